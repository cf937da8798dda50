//! The computer's Bead jump.

use rand::{Rng, rngs::ChaCha8Rng};

use super::{Budget, Level, Plan, Playable, playouts::Playouts};
use crate::rules::{Game, bead_jump::BeadJump};

impl Playable for BeadJump {
    type Search = Playouts;

    const PLANS: [Plan; Level::COUNT] =
        [Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 1000 }; Level::COUNT];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        self.pick(state, &mut || rng.next_u32(), &mut Vec::new())
    }
}
