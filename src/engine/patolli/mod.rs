//! The computer's Patolli.

mod greedy;
mod inputs;

use rand::rngs::ChaCha8Rng;

use super::{Budget, Level, Plan, Playable, chance::ChanceSearch};
use crate::rules::patolli::Patolli;

impl Playable for Patolli {
    type Search = ChanceSearch<Self>;

    // The ratings add up the differences between neighbours, over 1,000 games each, the
    // last at a depth of three plies; playing by chance is 600.
    const PLANS: [Plan; Level::COUNT] = [
        errs(0.35, 0.9, 1, 775),
        errs(0.3, 0.5, 1, 935),
        errs(0.25, 0.35, 1, 1065),
        errs(0.15, 0.24, 1, 1290),
        errs(0.08, 0.16, 1, 1545),
        errs(0.03, 0.09, 1, 1775),
        errs(0.0, 0.05, 1, 1915),
        Plan { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, rating: 1990 },
    ];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}

/// A level that looks so many plies ahead: 1 is its own action alone, 3 the answers to it.
const fn errs(overlook: f64, noise: f64, plies: u32, rating: u16) -> Plan {
    Plan { budget: Budget { depth: plies, ..Budget::UNLIMITED }, overlook, noise, rating }
}
