//! The search against itself, plainer.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    alphabeta::Node,
    brain::{Brain, INFINITE},
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
