//! Random games and positions: the engine against the slow implementation and
//! against itself.

use std::collections::BTreeSet;

use guqi::rules::{
    Event, Game, Side, Turn,
    gomoku::{Action, Choice, Coord, Gomoku, Phase, Setup, State},
    playout,
};
use proptest::prelude::*;

use crate::{
    Xorshift,
    diagram::{grid, spot},
    game,
    naive::Record,
};

/// Every valid mix of options: size, rule, and whether swap2 opens.
fn mixes() -> impl Strategy<Value = (i32, &'static str, bool)> {
    let all = [(15, "freestyle"), (15, "exact"), (15, "renju"), (19, "freestyle"), (19, "exact")];
    (prop::sample::select(all.to_vec()), any::<bool>())
        .prop_map(|((size, rule), swap2)| (size, rule, swap2))
}

fn mixed((size, rule, swap2): (i32, &str, bool)) -> Gomoku {
    let opening = if swap2 { "swap2" } else { "free" };
    game(&format!(r#"{{"size":{size},"rule":"{rule}","opening":"{opening}"}}"#))
}

/// A legal action; near the last stones with `close`, so that shapes arise.
fn choose(state: &State, legal: &[Action], close: bool, random: &mut Xorshift) -> Action {
    let near = |action: &&Action| match action {
        Action::Place(at) => state.stones() == 0 || has_neighbour(state, spot(*at)),
        Action::Pass | Action::Choose(_) => true,
    };
    let near: Vec<_> = legal.iter().filter(near).collect();
    if close && !near.is_empty() {
        *near[random.below(near.len())]
    } else {
        legal[random.below(legal.len())]
    }
}

fn has_neighbour(state: &State, (x, y): (i32, i32)) -> bool {
    let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
    around.into_iter().any(|(x, y)| {
        let (Ok(x), Ok(y)) = (x.try_into(), y.try_into()) else { return false };
        Coord::new(x, y).is_some_and(|at| state.stone(at).is_some())
    })
}

/// Every action there is, on the larger board.
fn all_actions() -> Vec<Action> {
    let places = game(r#"{"size":19}"#).points().map(Action::Place);
    places.chain(Choice::ALL.map(Action::Choose)).chain([Action::Pass]).collect()
}

/// The same outcome as the slow implementation names it.
fn result(game: &Gomoku, state: &State) -> Option<&'static str> {
    game.turn(state).outcome().map(|outcome| match outcome.winner {
        Some(Side::First) => "black",
        Some(Side::Second) => "white",
        None => "draw",
    })
}

/// What the events must be, given the state before and the action.
fn follow(game: &Gomoku, before: &State, action: Action, after: &State) {
    let events = game.events(before, action);
    match (action, &events[..]) {
        (Action::Place(at), [Event::Placed { side, at: point }, lines @ ..]) => {
            assert_eq!((*side, Some(*point)), (before.colour(), game.point(at)));
            assert_eq!(after.stone(at), Some(*side));
            assert_eq!(after.stones(), before.stones() + 1);
            let won = game.turn(after).outcome().and_then(|outcome| outcome.winner);
            assert_eq!(won.is_some(), !lines.is_empty());
            for line in lines {
                let Event::Line { side: winner, points } = line else { panic!("{line:?}") };
                assert_eq!(Some(*winner), won);
                assert!(points.len() >= 5 && points.contains(point));
                for &point in points {
                    assert_eq!(game.coord(point).and_then(|at| after.stone(at)), won);
                }
            }
        }
        (Action::Choose(said), [Event::Chose { side, choice }]) => {
            assert_eq!((Some(*side), said.word()), (game.turn(before).side(), *choice));
            assert_eq!(after.stones(), before.stones());
        }
        (Action::Pass, [Event::Passed { side: Side::First }]) => {
            assert_eq!(after.stones(), before.stones());
        }
        _ => panic!("{action}: {events:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Move for move the same as the slow implementation.
    #[test]
    fn games_agree_with_the_slow_rules(mix in mixes(), seed: u64, close: bool) {
        let game = mixed(mix);
        let mut record = Record::new(mix.0, mix.1, mix.2);
        let mut random = Xorshift::new(seed);
        let mut state = game.start();
        for _ in 0..50 {
            let legal = game.legal(&state);
            let mut tokens: Vec<_> = legal.iter().map(Action::to_string).collect();
            tokens.sort();
            prop_assert_eq!(&tokens, &record.legal());
            prop_assert_eq!(result(&game, &state), record.result);
            if legal.is_empty() {
                break;
            }
            let action = choose(&state, &legal, close, &mut random);
            state = game.play(&state, action).expect("legal");
            record = record.play(&action.to_string());
        }
    }

    /// Listed, allowed and playable are the same; refusals change nothing; events tell
    /// the change; every game ends.
    #[test]
    fn whole_games(mix in mixes(), seed: u64, close: bool) {
        let game = mixed(mix);
        let mut random = Xorshift::new(seed);
        let all = all_actions();
        let mut state = game.start();
        let mut plies = 0;
        while let Turn::Act { side } = game.turn(&state) {
            let legal = game.legal(&state);
            let listed: BTreeSet<_> = legal.iter().copied().collect();
            prop_assert_eq!(listed.len(), legal.len());
            prop_assert!(!legal.is_empty());
            if let Phase::Play(colour) = state.phase() {
                prop_assert_eq!(colour, side);
            }
            for _ in 0..20 {
                let action = all[random.below(all.len())];
                prop_assert_eq!(game.check(&state, action).is_ok(), listed.contains(&action));
                let copy = state;
                prop_assert_eq!(game.play(&state, action).err(), game.check(&state, action).err());
                prop_assert_eq!(copy, state);
            }
            let picked = game.pick(&state, &mut || random.word(), &mut Vec::new());
            prop_assert!(picked.is_some_and(|action| listed.contains(&action)));
            let action = choose(&state, &legal, close, &mut random);
            prop_assert_eq!(game.check(&state, action), Ok(()));
            let next = game.play(&state, action).expect("legal");
            follow(&game, &state, action, &next);
            state = next;
            plies += 1;
            prop_assert!(plies <= 2 * 361);
        }
        prop_assert!(game.legal(&state).is_empty());
        for action in all {
            prop_assert!(game.check(&state, action).is_err());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// The forbidden points of boards filled at random, thinly and densely.
    #[test]
    fn forbidden_on_random_boards(seed: u64, black in 5_usize..60, white in 0_usize..40) {
        let mut random = Xorshift::new(seed);
        let mut setup = Setup::default();
        for at in game("{}").points() {
            match random.below(100) {
                mark if mark < black => setup.black.push(at),
                mark if mark < black + white => setup.white.push(at),
                _ => {}
            }
        }
        compare(&setup)?;
    }

    /// The same around a cluster of black stones on straight lines, where threes and
    /// fours meet.
    #[test]
    fn forbidden_around_a_cluster(seed: u64, lines in 2_usize..9, white in 0_usize..12) {
        let mut random = Xorshift::new(seed);
        let mut setup = Setup::default();
        let mut add = |column: i32, row: i32, is_black: bool| {
            let (Ok(column), Ok(row)) = (column.try_into(), row.try_into()) else { return };
            let Some(at) = Coord::new(column, row) else { return };
            let on_board = column < 15 && row < 15;
            if on_board && !setup.black.contains(&at) && !setup.white.contains(&at) {
                if is_black { setup.black.push(at) } else { setup.white.push(at) }
            }
        };
        let mut below = |bound: u8| i32::from(random.below(bound.into()) as u8);
        for _ in 0..white {
            add(below(15), below(15), false);
        }
        for _ in 0..lines {
            let (column, row) = (3 + below(9), 3 + below(9));
            let (columns, rows) = match below(4) {
                0 => (1, 0),
                1 => (0, 1),
                2 => (1, 1),
                _ => (1, -1),
            };
            for step in 0..5 {
                if below(2) == 0 {
                    add(column + columns * step, row + rows * step, true);
                }
            }
        }
        compare(&setup)?;
    }
}

/// Both implementations on every empty point.
fn compare(setup: &Setup) -> Result<(), TestCaseError> {
    let renju = game(r#"{"rule":"renju"}"#);
    let Ok(state) = renju.setup(setup) else { return Ok(()) };
    if renju.turn(&state).outcome().is_some() {
        return Ok(());
    }
    let slow = grid(setup);
    for at in renju.points().filter(|&at| state.stone(at).is_none()) {
        let point = renju.point(at).expect("on the board");
        prop_assert_eq!(renju.forbidden(&state, point), slow.reasons(spot(at)), "{}", at);
    }
    Ok(())
}

/// With few points left every one is picked alike, found by drawing or by listing.
#[test]
fn pick_is_uniform() {
    let game = game("{}");
    let record = crate::win::full_board_record(&game);
    let state = crate::play(&game, &record[..record.len() - 3].join(" "));
    let mut random = Xorshift::new(1);
    let mut buffer = Vec::new();
    let legal = game.legal(&state);
    let mut counts = [0; 3];
    for _ in 0..3000 {
        let action = game.pick(&state, &mut || random.word(), &mut buffer).expect("not over");
        let index = legal.iter().position(|&one| one == action).expect("legal");
        counts[index] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}

/// Even a source of one constant word ends a game.
#[test]
fn playout_with_a_stuck_source() {
    for rules in ["{}", r#"{"rule":"renju"}"#, r#"{"size":19,"opening":"swap2"}"#] {
        let game = game(rules);
        for word in [0, 1 << 31, u32::MAX] {
            let mut state = game.start();
            let (plies, outcome) = playout(&game, &mut state, 1000, &mut || word, &mut Vec::new());
            assert!(outcome.is_some(), "{plies}");
            assert_eq!(game.pick(&state, &mut || word, &mut Vec::new()), None);
        }
    }
}
