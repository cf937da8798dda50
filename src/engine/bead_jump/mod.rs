//! The computer's Bead jump.

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
use position::{Beads, Context};

use crate::rules::bead_jump::BeadJump;

impl Playable for BeadJump {
    type Search = AlphaBeta<Beads>;

    const PLANS: [Plan; Level::COUNT] =
        [Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 1000 }; Level::COUNT];
    const OPENING: usize = 4;

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}

impl Tunable for BeadJump {
    const SHAPES: &'static [Shape] = &[net::SHAPE];
    const SYMMETRIES: usize = 2;
    type Sample = Beads;

    fn sample(&self, state: &Self::State) -> Option<Beads> {
        Some(Beads::new(self, state))
    }

    fn inputs(&self, sample: Beads, symmetry: usize, on: &mut impl FnMut(usize)) -> usize {
        net::inputs(&sample, symmetry == 1, on);
        0
    }

    fn search_with(&self, weights: &[u8], memory: usize) -> Self::Search {
        AlphaBeta::with_context(Context::new(self, weights), memory)
    }
}
