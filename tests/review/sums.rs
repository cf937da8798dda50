//! Luck, skill, corrections: what sums to what, in games of every kind.

use guqi::{
    engine::Budget,
    record::Record,
    rules::{GameKind, Side},
    session::{Summary, review},
};

use crate::{judged, judged_from, played};

/// A game of each kind, with its nodes a search.
fn games() -> impl Iterator<Item = (Record, u64)> {
    GameKind::ALL.into_iter().map(|kind| {
        let throws = kind.lots().is_some();
        (played(kind, [1, 4], 1, 30).record(), if throws { 50 } else { 200 })
    })
}

#[test]
fn the_start_luck_skill_and_corrections_sum_to_the_end() {
    for (record, nodes) in games() {
        let plies = judged(&record, nodes);
        assert_eq!(plies.len(), record.actions.len());
        let Summary { persons, start, end, rest } = Summary::of(&plies);
        let [first, second] = Side::ALL.map(|side| persons[side]);
        let sum = i32::from(start) + first.luck + first.skill - second.luck - second.skill + rest;
        assert_eq!(sum, i32::from(end), "{}", record.game.id());
        assert!(first.skill <= 0 && second.skill <= 0);
        if record.game.lots().is_none() {
            assert_eq!((first.luck, second.luck), (0, 0), "{}", record.game.id());
        }
    }
}

#[test]
fn no_choice_gains_and_the_best_loses_nothing() {
    for (record, nodes) in games() {
        for (ply, action) in judged(&record, nodes).iter().zip(&record.actions) {
            let thrown = action.starts_with('*');
            assert!(thrown || ply.gain() <= 0, "{action}: {ply:?}");
            assert!(!thrown || ply.best.is_none());
            if ply.best.as_ref() == Some(action) {
                assert_eq!(ply.gain(), 0, "{action}: {ply:?}");
            }
        }
    }
}

/// Over all throws by their odds, luck is nothing.
#[test]
fn luck_has_the_mean_nought() {
    for (kind, lots) in [(GameKind::Senet, 4), (GameKind::Patolli, 5)] {
        let begun = played(kind, [3, 3], 3, 16).record();
        let begun_plies = begun.actions.iter().rposition(|action| action.starts_with('*'));
        let ply = begun_plies.expect("a throw");
        let mut mean = 0.0;
        for marked in 0..=lots {
            let mut record = begun.clone();
            record.actions.truncate(ply);
            record.actions.push(format!("*{marked}"));
            let judged = judged_from(&record, ply, 100);
            mean += guqi::rules::Lots(lots).odds(marked) * f64::from(judged[0].gain());
        }
        // Each is rounded to a thousandth.
        assert!(mean.abs() <= 1.0, "{}: {mean}", kind.id());
    }
}

#[test]
fn the_same_is_found_wherever_it_begins() {
    for (record, nodes) in games() {
        let whole = judged(&record, nodes);
        assert_eq!(whole, judged(&record, nodes));
        for from in [1, 12, whole.len()] {
            assert_eq!(
                judged_from(&record, from, nodes),
                whole[from..],
                "{} from {from}",
                record.game.id()
            );
        }
    }
}

#[test]
fn it_stops_at_once() {
    let record = played(GameKind::Gomoku, [2, 2], 1, 20).record();
    let mut plies = 0;
    let mut tell = |_| {
        plies += 1;
        true
    };
    // A minute a search, were it not for the flag.
    let budget = Budget::time(std::time::Duration::from_mins(1));
    review(&record, 0, budget, &|| true, &mut tell).expect("a game");
    assert_eq!(plies, 0);
}
