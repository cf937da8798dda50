//! The computer's Senet.

mod greedy;
mod inputs;

use rand::rngs::ChaCha8Rng;

use super::{Budget, Level, Plan, Playable, chance::ChanceSearch};
use crate::rules::senet::Senet;

impl Playable for Senet {
    type Search = ChanceSearch<Self>;

    // The ratings add up the differences between neighbours, over 4,000 games each, the
    // last over 1,000 and at a depth of five plies; playing by chance is 600. Luck is
    // great here, so the steps are small.
    const PLANS: [Plan; Level::COUNT] = [
        errs(0.33, 0.63, 1, 678),
        errs(0.29, 0.37, 1, 731),
        errs(0.22, 0.28, 1, 777),
        errs(0.16, 0.21, 1, 819),
        errs(0.1, 0.155, 1, 869),
        errs(0.05, 0.105, 1, 911),
        errs(0.01, 0.05, 3, 969),
        Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 1008 },
    ];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}

/// A level that looks so many plies ahead: 1 is its own action alone, 3 the answers to it.
const fn errs(overlook: f64, noise: f64, plies: u32, rating: u16) -> Plan {
    Plan { budget: Budget { depth: plies, ..Budget::UNLIMITED }, overlook, noise, rating }
}
