//! The computer's Patolli.

mod greedy;
mod inputs;

use rand::rngs::ChaCha8Rng;

use super::{Level, Plan, Playable, chance::ChanceSearch};
use crate::rules::patolli::Patolli;

impl Playable for Patolli {
    type Search = ChanceSearch<Self>;

    // The ratings add up the differences between neighbours, over 1,000 games each, the
    // last at a depth of three plies; playing by chance is 600.
    const PLANS: [Plan; Level::COUNT] = [
        Plan::new(1, u64::MAX, 0.35, 0.9, 775),
        Plan::new(1, u64::MAX, 0.3, 0.5, 935),
        Plan::new(1, u64::MAX, 0.25, 0.35, 1065),
        Plan::new(1, u64::MAX, 0.15, 0.24, 1290),
        Plan::new(1, u64::MAX, 0.08, 0.16, 1545),
        Plan::new(1, u64::MAX, 0.03, 0.09, 1775),
        Plan::new(1, u64::MAX, 0.0, 0.05, 1915),
        Plan::best(1990),
    ];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}
