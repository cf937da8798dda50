//! The computer's Bead jump.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "cells, ways and counts are small"
)]

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
use position::{Beads, Context};

use crate::rules::bead_jump::BeadJump;

impl Playable for BeadJump {
    type Search = AlphaBeta<Beads>;

    // Rated by matches up the ladder, a random player being 600; the top at 40,000 nodes.
    const PLANS: [Plan; Level::COUNT] = [
        Plan::new(1, 300, 0.42, 1.67, 670),
        Plan::new(1, 600, 0.26, 0.9, 830),
        Plan::new(2, 1_000, 0.17, 0.57, 1250),
        Plan::new(2, 2_000, 0.11, 0.37, 1520),
        Plan::new(3, 4_000, 0.08, 0.33, 1780),
        Plan::new(4, 8_000, 0.05, 0.27, 1970),
        Plan::new(5, 10_000, 0.0, 0.13, 2480),
        Plan::best(2900),
    ];
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
