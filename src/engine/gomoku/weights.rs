//! The numbers of the evaluation and of the order of moves.

use super::{
    shape::SHAPES,
    worth::{PAIRS, RANKS},
};

/// A shape's worth in the evaluation to the side to move.
pub(super) const ATTACK: [i16; SHAPES] = [0, 1, 1, 3, -2, 11, 13, 34, 40, 47, 0, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const ATTACK_PAIR: [i16; PAIRS] = [
    80, -47, -20, 29, 4, -2, -8, -50, -4, -6, -213, -10, 1, 10, 16, 58, -84, -12, -10, 6, 6, 14,
    -16, -5, 7, -1, 27, 91, -32, -10, 9, 10, 65, 69, 48, 23, -77, 20, -3, 11, 60, 69, 87, 47, 55,
    100, -18, 14, -36, 158, 120, -11, 336, -32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// A shape's worth in the evaluation to the side not to move.
pub(super) const GUARD: [i16; SHAPES] = [0, 2, 2, -1, -3, 13, 10, 32, 36, 57, 166, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const GUARD_PAIR: [i16; PAIRS] = [
    82, -62, -14, 25, -4, -2, -8, -27, -3, 6, -179, -15, 1, 14, 22, 57, -96, -14, -15, 2, -6, 20,
    -41, -6, 23, 5, 7, 61, -19, -12, 2, 20, 59, 49, 47, 62, -108, -40, -7, 5, 35, 54, 87, 75, 69,
    53, -82, 12, 3, 129, 97, 104, 283, 326, 113, 37, -123, 120, 68, 174, 236, 192, 225, 156, -217,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// What it is worth to be the side to move.
pub(super) const TEMPO: i32 = 3;
/// The evaluation that stands for log-odds of one.
pub(super) const SCALE: f64 = 400.0;

/// A shape's worth in the order of moves.
pub(super) const ORDER: [i16; SHAPES] = [0, 1, 4, 6, 20, 26, 30, 70, 80, 50, 400, 3000, -50];
/// The same with a rank.
pub(super) const ORDER_RANK: [i16; RANKS] = [0, 20, 20, 40, 200, 10, 60, 500, 800, 2000, -100];
