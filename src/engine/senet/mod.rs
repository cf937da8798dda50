//! The computer's Senet.

mod greedy;
mod inputs;

use rand::rngs::ChaCha8Rng;
use web_time::Duration;

use super::{Budget, Level, Plan, Playable, chance::ChanceSearch};
use crate::rules::senet::Senet;

impl Playable for Senet {
    type Search = ChanceSearch<Self>;

    // The ratings add up the differences between neighbours, over 2,000 games and more;
    // playing by chance is 600. Luck is great here, so the steps are small.
    const PLANS: [Plan; Level::COUNT] = [
        errs(0.35, 0.8, 1, 695),
        errs(0.32, 0.5, 1, 746),
        errs(0.26, 0.36, 1, 794),
        errs(0.2, 0.26, 1, 846),
        errs(0.14, 0.19, 1, 894),
        errs(0.07, 0.12, 1, 940),
        errs(0.03, 0.08, 3, 993),
        Plan {
            budget: Budget::time(Duration::from_secs(1)),
            overlook: 0.0,
            noise: 0.0,
            rating: 1032,
        },
    ];

    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action> {
        greedy::greedy(self, state, rng)
    }
}

/// A level that looks so many plies ahead: 1 is its own action alone, 3 the answers to it.
const fn errs(overlook: f64, noise: f64, plies: u32, rating: u16) -> Plan {
    Plan { budget: Budget { depth: plies, ..Budget::UNLIMITED }, overlook, noise, rating }
}
