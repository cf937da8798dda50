//! Random games under random options.

use std::collections::BTreeSet;

use guqi::rules::{
    Event, Game, Illegal, Point, RuleSet, Side, Spot,
    bead_jump::{Action, BeadJump, HomeCheck, Rules, State},
};
use proptest::prelude::*;

use crate::{naive::Naive, table::*};

/// Option mixes with early rounds, so that short games meet every end.
fn any_rules() -> impl Strategy<Value = Rules> {
    let home = prop::collection::btree_map(1_u16..30, 1_u8..=6, 0..4).prop_map(|table| {
        table.into_iter().map(|(round, outside)| HomeCheck { round, outside }).collect::<Vec<_>>()
    });
    (any::<bool>(), home, any::<bool>(), prop_oneof![Just(0_u16), 1..40_u16, Just(9999)])
        .prop_map(|(no_return, home, repetition, max_rounds)| Rules {
            no_return,
            home,
            repetition: repetition || max_rounds == 0,
            max_rounds,
        })
        .prop_filter("valid", |rules| rules.validate().is_ok())
}

/// Uniform words from a seed (xorshift64).
fn words(seed: u64) -> impl FnMut() -> u32 {
    let mut word = seed | 1;
    move || {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        (word >> 32) as u32
    }
}

/// Every pair of points legal by `check`, and the pass; with `legal` the same set.
fn check_all(game: &BeadJump, state: &State) -> BTreeSet<String> {
    let pairs = (0..36).flat_map(|from| (0..36).map(move |to| (Point(from), Point(to))));
    let moves = pairs.map(|(from, to)| Action::Move { from, to });
    let allowed = |action: &Action| game.check(state, *action).is_ok();
    moves.chain([Action::Pass]).filter(allowed).map(|action| action.to_string()).collect()
}

/// One move changes what its event says and nothing else.
fn events_tell_all(game: &BeadJump, before: &State, action: Action, after: &State) {
    let side = game.turn(before).side().unwrap();
    match (game.events(before, action).as_slice(), action) {
        ([Event::Passed { side: who }], Action::Pass) => {
            assert_eq!(*who, side);
            assert_eq!(before.beads(side), after.beads(side));
        }
        ([Event::Moved { side: who, from: Spot::On(from), to: Spot::On(to) }], _) => {
            assert_eq!((*who, action), (side, Action::Move { from: *from, to: *to }));
            let mut beads: BTreeSet<_> = before.beads(side).points().collect();
            assert!(beads.remove(from) && beads.insert(*to));
            assert!(after.beads(side).points().eq(beads));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(before.beads(!side), after.beads(!side));
    assert_eq!(after.beads(side).count(), 6);
}

/// The route of a move jumps or steps to its end, and no shorter than it must.
fn route_fits(game: &BeadJump, state: &State, action: Action) {
    let Action::Move { from, to } = action else {
        assert_eq!(game.way(state, action), None);
        return;
    };
    let route = game.way(state, action).unwrap();
    assert_eq!((route.first(), route.last()), (Some(&from), Some(&to)));
    let distinct: BTreeSet<_> = route.iter().collect();
    assert_eq!(distinct.len(), route.len());
    for leg in route.windows(2) {
        let (column, row) = (leg[0].0 % 6, leg[0].0 / 6);
        let apart = column.abs_diff(leg[1].0 % 6) + row.abs_diff(leg[1].0 / 6);
        assert!(column == leg[1].0 % 6 || row == leg[1].0 / 6);
        assert!(if apart == 1 { route.len() == 2 } else { apart.is_multiple_of(2) });
        let middle = Point(leg[0].0.midpoint(leg[1].0));
        assert!(apart == 1 || state.at(middle).is_some() && middle != from);
        assert!(state.at(leg[1]).is_none());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// The engine and the naive implementation agree on moves and ends.
    #[test]
    fn agrees_with_the_naive(rules in any_rules(), seed in any::<u64>()) {
        let game = BeadJump::new(rules).unwrap();
        let mut naive = Naive::new(game.rules(), 1, 'b', BLUE_CAMP, RED_CAMP);
        let (mut state, mut bits) = (game.start(), words(seed));
        for _ in 0..120 {
            let tokens = legal(&game, &state);
            prop_assert_eq!(&tokens, &naive.legal());
            prop_assert_eq!(tokens.len(), game.legal(&state).len(), "each once");
            let over = outcome(&game, &state).map(|over| {
                let winner = over.winner.map(|side| if side == Side::First { 'b' } else { 'r' });
                (winner, over.reason.id())
            });
            prop_assert_eq!(over, naive.over);
            let Some(action) = game.pick(&state, &mut bits, &mut Vec::new()) else { break };
            state = game.play(&state, action).unwrap();
            naive.play(&action.to_string());
        }
    }

    /// `legal`, `check`, `play`, `route`, events and tokens fit together.
    #[test]
    fn the_parts_fit_together(rules in any_rules(), seed in any::<u64>()) {
        let game = BeadJump::new(rules).unwrap();
        let (mut state, mut bits) = (game.start(), words(seed));
        for _ in 0..40 {
            let list = game.legal(&state);
            prop_assert_eq!(legal(&game, &state), check_all(&game, &state));
            prop_assert_eq!(list.is_empty(), outcome(&game, &state).is_some());
            for &action in &list {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
                route_fits(&game, &state, action);
                let next = game.play(&state, action).unwrap();
                events_tell_all(&game, &state, action, &next);
            }
            if list.is_empty() {
                prop_assert_eq!(game.check(&state, Action::Pass), Err(Illegal::GameOver));
                break;
            }
            let word = bits();
            let index = (u64::from(word) * list.len() as u64) >> 32;
            let picked = game.pick(&state, &mut || word, &mut Vec::new());
            prop_assert_eq!(picked, Some(list[index as usize]));
            state = game.play(&state, list[index as usize]).unwrap();
        }
    }

    /// Any text is read without panic, and only tokens are read.
    #[test]
    fn only_tokens_are_read(text in "[a-g-][0-7-]?[-–]?[a-g]?[0-7]?.?") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    /// Every game ends by its round limit.
    #[test]
    fn games_end(mut rules in any_rules(), seed in any::<u64>()) {
        rules.max_rounds = rules.max_rounds.clamp(1, 300);
        let limit = u32::from(rules.max_rounds) * 2;
        let game = BeadJump::new(rules).unwrap();
        let mut state = game.start();
        let (plies, end) = guqi::rules::playout(&game, &mut state, u32::MAX, &mut words(seed), &mut Vec::new());
        prop_assert!(plies <= limit && end.is_some());
    }

    /// Little room to move makes repetitions: two beads walk, the rest stay.
    #[test]
    fn repetitions_agree(seed in any::<u64>()) {
        let game = game(r#"{"home":[],"max_rounds":0}"#);
        let mut naive = Naive::new(game.rules(), 1, 'b', BLUE_CAMP, RED_CAMP);
        let (mut state, mut bits) = (game.start(), words(seed));
        for _ in 0..2000 {
            let walks = ["d1", "c1", "b1", "c6", "d6", "e6"];
            let near = |token: &String| walks.iter().any(|from| token.starts_with(from))
                && walks.iter().any(|to| token.ends_with(to));
            let tokens: Vec<_> = legal(&game, &state).into_iter().filter(near).collect();
            let token = &tokens[bits() as usize % tokens.len()];
            state = play(&game, &state, token);
            naive.play(token);
            prop_assert_eq!(outcome(&game, &state).is_some(), naive.over.is_some());
            if naive.over.is_some() { break; }
        }
        prop_assert_eq!(naive.over, Some((None, "repetition")));
    }
}
