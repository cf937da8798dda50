//! The search against itself, plainer.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    alphabeta::Node,
    brain::{Brain, INFINITE, PROVEN},
    lines::{Spot, spot},
};
use crate::{
    engine::{Budget, Limits},
    rules::gomoku::Rule,
};

/// Stones by chance around the middle, none of which makes five or is forbidden.
fn stones(brain: &mut Brain, count: usize, rng: &mut ChaCha8Rng) -> Vec<(Spot, usize)> {
    let mut stones = Vec::new();
    brain.grid.clear();
    while stones.len() < count {
        let at = spot(rng.random_range(4..11), rng.random_range(4..11));
        let colour = stones.len() % 2;
        let fit = brain.grid.is_free(at) && !brain.grid.is_forbidden(at, colour);
        if fit && brain.grid.five(colour) != Some(at) {
            brain.grid.put(at, colour);
            stones.push((at, colour));
        }
    }
    stones
}

#[test]
fn the_value_is_the_same_without_a_table() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for rule in [Rule::Freestyle, Rule::Exact, Rule::Renju] {
        for _ in 0..8 {
            let count = rng.random_range(4..14);
            let stones = stones(&mut Brain::new(15, rule, 0), count, &mut rng);
            for depth in 1..=3 {
                let value = |uses_table| {
                    let mut brain = Brain::new(15, rule, 1 << 20);
                    (brain.uses_table, brain.selective) = (uses_table, false);
                    brain.set(&stones);
                    let (alpha, beta) = (-INFINITE, INFINITE);
                    let node =
                        Node { colour: count % 2, alpha, beta, depth, ply: 0, may_pass: false };
                    brain.search(node, &mut Limits::new(Budget::UNLIMITED))
                };
                assert_eq!(value(true), value(false), "{rule:?}, depth {depth}: {stones:?}");
            }
        }
    }
}

/// Wins by threats that are found in positions by chance are carried through against the
/// search's own defence.
#[test]
fn threats_win_against_any_answer() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for rule in [Rule::Freestyle, Rule::Exact, Rule::Renju] {
        let mut wins = [0; 2];
        for _ in 0..120 {
            let count = rng.random_range(8..18);
            let mut brain = Brain::new(15, rule, 1 << 20);
            let stones = stones(&mut brain, count, &mut rng);
            let colour = count % 2;
            let limits = &mut Limits::new(Budget::UNLIMITED);
            brain.set(&stones);
            brain.patience = 5_000;
            if brain.grid.five(1 - colour).is_some() || brain.fours(colour, 20, 0, limits).is_some()
            {
                continue;
            }
            let mut next = brain.threats(colour, 6, 1_000, 0, limits);
            wins[colour] += usize::from(next.is_some());
            while let Some((value, spot)) = next {
                assert!(value >= PROVEN && !brain.grid.is_forbidden(spot, colour));
                let five = brain.grid.five(colour) == Some(spot);
                brain.grid.put(spot, colour);
                if five {
                    break;
                }
                assert_eq!(brain.grid.five(1 - colour), None, "{rule:?}: {stones:?}");
                let limits = &mut Limits::new(Budget::nodes(300));
                let best = brain.analyse(1 - colour, 1, limits).found;
                // Black may have nothing left but forbidden points.
                let Some(answer) = best.first() else { break };
                brain.grid.put(answer.spot, 1 - colour);
                let limits = &mut Limits::new(Budget::UNLIMITED);
                brain.patience = 20_000;
                next = brain.fours(colour, 30, 0, limits);
                next = next.or_else(|| brain.threats(colour, 8, 20_000, 0, limits));
                assert!(next.is_some(), "{rule:?}, {colour} to win: {stones:?}");
            }
        }
        assert!(wins[0] > 5 && wins[1] > 5, "{rule:?}: {wins:?}");
    }
}
