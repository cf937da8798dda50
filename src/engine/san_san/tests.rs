//! The position of the search against the rules, under every option mix.

use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::position::{Context, Stones};
use crate::{
    engine::alpha_beta::{End, Position},
    rules::{
        Game, Outcome, Reason,
        san_san::{Rules, SanSan, TakeLines},
    },
};

fn rules(rng: &mut ChaCha8Rng) -> Rules {
    let takes = [TakeLines::Never, TakeLines::IfNoOthers, TakeLines::Always];
    Rules {
        take_lines: takes[rng.random_range(0..3_usize)],
        take_per_line: rng.random(),
        dull_game: rng.random(),
        dead_count: rng.random(),
        red_first: rng.random(),
        fly: rng.random(),
        repetition: rng.random(),
        no_removal: [0, 1, 9, 100][rng.random_range(0..4_usize)],
    }
}

/// Plays a random game on both; how it ended.
fn follow(rules: Rules, rng: &mut ChaCha8Rng) -> Option<Outcome> {
    let game = SanSan::new(rules).unwrap();
    let context = Context::new(&game, &[]);
    let mut state = game.start();
    let mut stones = Stones::new(&game, &state);
    for _ in 0..400 {
        assert_eq!(stones, Stones::new(&game, &state));
        let mut moves = Vec::new();
        stones.moves(&context, &mut moves);
        let mut actions: Vec<_> = moves.iter().map(|step| Stones::action(step.code)).collect();
        actions.sort_unstable();
        let mut legal = game.legal(&state);
        legal.sort_unstable();
        assert_eq!(actions, legal, "{state:?}");
        if game.rules().repetition
            && let Some(key) = stones.recurring()
        {
            assert!(Stones::past(&state).contains(&key));
        }
        let step = moves[rng.random_range(0..moves.len())];
        game.apply(&mut state, Stones::action(step.code), &mut |_| {});
        stones.play(&context, step.code);
        if let Some(outcome) = game.turn(&state).outcome() {
            // The past is not in the position.
            if outcome.reason != Reason::Repetition {
                assert_eq!(
                    stones.end(),
                    Some(outcome.winner.map_or(End::Drawn, End::Won)),
                    "{state:?}"
                );
            }
            return Some(outcome);
        }
        assert_eq!(stones.end(), None, "{state:?}");
    }
    None
}

#[test]
fn the_position_follows_the_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut reasons = Vec::new();
    for _ in 0..500 {
        let rules = rules(&mut rng);
        reasons.extend(follow(rules, &mut rng).map(|outcome| outcome.reason));
    }
    for reason in [Reason::TooFew, Reason::NoMoves, Reason::NoRemoval] {
        assert!(reasons.contains(&reason), "{reason:?} never came");
    }
}

#[test]
fn a_dull_game_is_lost_by_red() {
    // Chance hardly ever fills the board without a line.
    let game = SanSan::default();
    let context = Context::new(&game, &[]);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut dull = 0;
    for _ in 0..3000 {
        let mut state = game.start();
        let mut stones = Stones::new(&game, &state);
        while game.turn(&state).outcome().is_none() && stones.recurring().is_none() {
            let (mut all, mut lines) = (Vec::new(), Vec::new());
            stones.moves(&context, &mut all);
            stones.forcing(&context, &mut lines);
            let quiet: Vec<_> =
                all.iter().filter(|step| lines.iter().all(|line| line.code != step.code)).collect();
            let step = quiet.get(rng.next_u32() as usize % quiet.len().max(1)).copied();
            let Some(step) = step else { break };
            game.apply(&mut state, Stones::action(step.code), &mut |_| {});
            stones.play(&context, step.code);
        }
        if let Some(outcome) = game.turn(&state).outcome() {
            assert_eq!(stones.end(), Some(outcome.winner.map_or(End::Drawn, End::Won)));
            dull += u32::from(outcome.reason == Reason::DullGame);
        }
    }
    assert!(dull > 0);
}

#[test]
fn symmetries_keep_lines_and_differ() {
    let game = SanSan::default();
    let mut state = game.start();
    for token in ["a7", "b4", "d7", "c3", "f6", "e4"] {
        state = game.play(&state, token.parse().unwrap()).unwrap();
    }
    let stones = Stones::new(&game, &state);
    let turned: Vec<_> = (0..16).map(|symmetry| stones.turned(symmetry)).collect();
    for (nth, one) in turned.iter().enumerate() {
        assert!(!turned[..nth].contains(one));
        let ways = |stones: &Stones| {
            let mut out = Vec::new();
            stones.forcing(&Context::new(&game, &[]), &mut out);
            out.len()
        };
        assert_eq!(ways(one), ways(&stones));
    }
}
