//! The computer's Patolli.

mod greedy;
mod inputs;

use rand::rngs::ChaCha8Rng;

use super::{Budget, Level, Plan, Playable, chance::ChanceSearch};
use crate::rules::patolli::Patolli;

impl Playable for Patolli {
    type Search = ChanceSearch<Self>;

    const PLANS: [Plan; Level::COUNT] =
        [Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 1000 }; Level::COUNT];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}
