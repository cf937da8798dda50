//! Values: what they mean, and how a win's distance is told by them.

use super::End;
use crate::rules::Side;

/// The value of a win on the spot. A win `n` plies away is worth `n` less.
pub(crate) const WIN: i32 = 30_000;
/// Values beyond this are proven wins or losses.
pub(crate) const WIN_BOUND: i32 = 29_000;
/// The deepest ply that is looked at.
pub(super) const DEEPEST: usize = 64;

/// The value of a finished game for a side.
pub(super) fn ended(end: End, side: Side, ply: usize) -> i32 {
    match end {
        End::Drawn => 0,
        End::Won(winner) if winner == side => WIN - ply as i32,
        End::Won(_) => ply as i32 - WIN,
    }
}

/// Whether a value is proven.
pub(super) fn proven(value: i32) -> bool {
    value.abs() > WIN_BOUND
}

/// The value with the distance to a win counted from the node instead of the root.
pub(super) fn from_here(value: i32, ply: usize) -> i32 {
    if proven(value) { value + value.signum() * ply as i32 } else { value }
}

/// The reverse of [`from_here`].
pub(super) fn from_root(value: i32, ply: usize) -> i32 {
    if proven(value) { value - value.signum() * ply as i32 } else { value }
}

/// The probability of a win that a value stands for.
pub(super) fn win(value: i32, scale: f64) -> f64 {
    if proven(value) {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    (1.0 / (1.0 + (-f64::from(value) / scale).exp())).clamp(1e-4, 1.0 - 1e-4)
}
