//! How a level chooses among the candidates it found.

use rand::{Rng, RngExt, rngs::ChaCha8Rng};

use super::{Line, Plan};

/// The place of the candidate that a player with this plan takes; the lines are not empty.
pub(super) fn choose<A>(lines: &[Line<A>], plan: &Plan, rng: &mut ChaCha8Rng) -> usize {
    if !plan.errs() {
        return 0;
    }
    let mut best = (f64::NEG_INFINITY, 0);
    for (place, line) in lines.iter().enumerate() {
        let seen = rng.random::<f64>() >= plan.overlook;
        let judged = log_odds(line.win) + plan.noise * normal(rng);
        // What is overlooked is taken only when there is nothing else.
        let judged = if seen { judged } else { judged - 1e6 };
        if judged > best.0 {
            best = (judged, place);
        }
    }
    best.1
}

/// The log-odds of a probability, a proven result a little beyond all others.
fn log_odds(win: f64) -> f64 {
    let win = win.clamp(1e-4, 1.0 - 1e-4);
    (win / (1.0 - win)).ln()
}

/// A number from nearly the standard normal distribution: a sum of twelve uniform ones,
/// whose variance is 1 (Irwin and Hall, 1927).
fn normal(rng: &mut impl Rng) -> f64 {
    (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0
}
