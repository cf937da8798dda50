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
    Budget, Level, Plan, Playable,
    alpha_beta::{AlphaBeta, Position},
    tuning::{Shape, Tunable},
};
use position::{Beads, Context};

use crate::rules::bead_jump::BeadJump;

impl Playable for BeadJump {
    type Search = AlphaBeta<Beads>;

    // Rated by matches up the ladder, a random player being 600; the top at 40,000 nodes.
    const PLANS: [Plan; Level::COUNT] = [
        plan(1, 300, 0.42, 1.67, 670),
        plan(1, 600, 0.26, 0.9, 830),
        plan(2, 1_000, 0.17, 0.57, 1250),
        plan(2, 2_000, 0.11, 0.37, 1520),
        plan(3, 4_000, 0.08, 0.33, 1780),
        plan(4, 8_000, 0.05, 0.27, 1970),
        plan(5, 10_000, 0.0, 0.13, 2480),
        Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 2900 },
    ];
    const OPENING: usize = 4;

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}

/// A level that looks so deep, and at so many positions at most.
const fn plan(depth: u32, nodes: u64, overlook: f64, noise: f64, rating: u16) -> Plan {
    Plan { budget: Budget { time: None, nodes, depth }, overlook, noise, rating }
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
