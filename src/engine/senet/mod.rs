//! The computer's Senet.

mod greedy;
mod inputs;

use rand::rngs::ChaCha8Rng;

use super::{Level, Plan, Playable, chance::ChanceSearch};
use crate::rules::senet::Senet;

impl Playable for Senet {
    type Search = ChanceSearch<Self>;

    // The ratings add up the differences between neighbours, over 4,000 games or more each,
    // the last over 3,000 and at a depth of five plies; playing by chance is 600. Luck is
    // great here, so the steps are small. The top level expects an enemy who errs often: it
    // loses nothing against its like by that (52 % over 3,000 games), and wins 95 % against
    // play by chance instead of 94.
    const PLANS: [Plan; Level::COUNT] = [
        Plan::new(1, u64::MAX, 0.37, 0.75, 705),
        Plan::new(1, u64::MAX, 0.335, 0.48, 757),
        Plan::new(1, u64::MAX, 0.275, 0.355, 798),
        Plan::new(1, u64::MAX, 0.217, 0.29, 842),
        Plan::new(1, u64::MAX, 0.155, 0.22, 882),
        Plan::new(1, u64::MAX, 0.088, 0.15, 931),
        Plan::new(3, u64::MAX, 0.032, 0.083, 975),
        Plan::best(1013).expecting(0.85),
    ];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}
