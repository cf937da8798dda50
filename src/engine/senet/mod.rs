//! The computer's Senet.

mod greedy;
mod inputs;

use rand::rngs::ChaCha8Rng;

use super::{Level, Plan, Playable, chance::ChanceSearch};
use crate::rules::senet::Senet;

impl Playable for Senet {
    type Search = ChanceSearch<Self>;

    // The ratings add up the differences between neighbours, over 4,000 games each, the
    // last over 1,000 and at a depth of five plies; playing by chance is 600. Luck is
    // great here, so the steps are small.
    const PLANS: [Plan; Level::COUNT] = [
        Plan::new(1, u64::MAX, 0.33, 0.63, 678),
        Plan::new(1, u64::MAX, 0.29, 0.37, 731),
        Plan::new(1, u64::MAX, 0.22, 0.28, 777),
        Plan::new(1, u64::MAX, 0.16, 0.21, 819),
        Plan::new(1, u64::MAX, 0.1, 0.155, 869),
        Plan::new(1, u64::MAX, 0.05, 0.105, 911),
        Plan::new(3, u64::MAX, 0.01, 0.05, 969),
        Plan::best(1008),
    ];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}
