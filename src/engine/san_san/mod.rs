//! The computer's San San Qi.

mod greedy;
mod net;
mod position;
#[cfg(test)]
mod tests;

use rand::rngs::ChaCha8Rng;

use super::{
    Budget, Level, Plan, Playable,
    alpha_beta::{AlphaBeta, Position},
    tuning::{Shape, Tunable},
};
use position::{Context, Stones};

use crate::rules::{Game, san_san::SanSan};

impl Playable for SanSan {
    type Search = AlphaBeta<Stones>;

    const PLANS: [Plan; Level::COUNT] =
        [Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 1000 }; Level::COUNT];
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
