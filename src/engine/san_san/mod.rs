//! The computer's San San Qi.

#![allow(clippy::cast_possible_wrap, reason = "counts of stones are small")]

mod greedy;
mod net;
mod position;
#[cfg(test)]
mod tests;

use rand::rngs::ChaCha8Rng;

use super::{
    Level, Plan, Playable,
    alpha_beta::{AlphaBeta, Position},
    tuning::{Shape, Tunable},
};
use position::{Context, Stones};

use crate::rules::{Game, san_san::SanSan};

impl Playable for SanSan {
    type Search = AlphaBeta<Stones>;

    // Rated by matches up the ladder, a random player being 600; the top by estimate.
    const PLANS: [Plan; Level::COUNT] = [
        Plan::new(1, 300, 0.60, 3.5, 840),
        Plan::new(1, 600, 0.32, 1.7, 1200),
        Plan::new(2, 1_000, 0.20, 1.0, 1540),
        Plan::new(2, 2_000, 0.12, 0.65, 1780),
        Plan::new(3, 4_000, 0.07, 0.45, 1990),
        Plan::new(4, 8_000, 0.03, 0.25, 2290),
        Plan::new(5, 10_000, 0.0, 0.1, 2670),
        Plan::best(2870),
    ];
    const OPENING: usize = 4;

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}

impl Tunable for SanSan {
    const SHAPES: &'static [Shape] = &[net::SHAPE; 2];
    const SYMMETRIES: usize = 16;
    type Sample = Stones;

    fn sample(&self, state: &Self::State) -> Option<Stones> {
        let stones = Stones::new(self, state);
        (stones.takes == 0).then_some(stones)
    }

    fn inputs(&self, sample: Stones, symmetry: usize, on: &mut impl FnMut(usize)) -> usize {
        net::inputs(&sample.turned(symmetry), self.rules(), on);
        usize::from(sample.moving)
    }

    fn search_with(&self, weights: &[u8], memory: usize) -> Self::Search {
        AlphaBeta::with_context(Context::new(self, weights), memory)
    }
}
