//! The computer's San San Qi.

mod greedy;
mod net;
mod position;

use rand::rngs::ChaCha8Rng;

use super::{Budget, Level, Plan, Playable, alpha_beta::AlphaBeta};
use crate::rules::san_san::SanSan;

impl Playable for SanSan {
    type Search = AlphaBeta<position::Stones>;

    const PLANS: [Plan; Level::COUNT] =
        [Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 1000 }; Level::COUNT];
    const OPENING: usize = 4;

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}
