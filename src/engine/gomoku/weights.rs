//! The numbers of the evaluation and of the order of moves.

use super::{
    shape::SHAPES,
    worth::{PAIRS, RANKS},
};

/// A shape's worth in the evaluation to the side to move.
pub(super) const ATTACK: [i16; SHAPES] = [0, 0, 0, 4, 4, 10, 10, 36, 36, 43, 0, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const ATTACK_PAIR: [i16; PAIRS] = [
    45, -32, -9, 19, 3, -2, -19, -25, -5, -5, -97, 1, 0, 2, 11, -9, -52, -16, -6, 4, -2, 10, -41,
    2, -2, 1, 16, 43, -22, 2, 16, 10, 54, 75, 50, 46, -59, 11, -2, 3, 27, 72, 87, 64, -5, 7, -102,
    27, 0, 126, 103, 5, 90, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// A shape's worth in the evaluation to the side not to move.
pub(super) const GUARD: [i16; SHAPES] = [0, 0, 0, 1, 2, 7, 11, 33, 29, 50, 170, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const GUARD_PAIR: [i16; PAIRS] = [
    47, -35, -8, 18, -1, -1, -19, -13, -3, 4, -84, -1, 1, 8, 16, -13, -59, -13, -4, 1, 0, 1, -51,
    1, 4, 0, 2, 35, -21, 4, 14, 13, 40, 59, 39, 84, -86, -44, -10, -1, 8, 45, 85, 65, 15, -20, -91,
    20, 20, 107, 76, 62, 271, 337, 169, 0, -55, 113, 114, 225, 251, 162, 210, 142, 0, -53, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// What it is worth to be the side to move.
pub(super) const TEMPO: i32 = 3;
/// The evaluation that stands for log-odds of one.
pub(super) const SCALE: f64 = 400.0;

/// A shape's worth in the order of moves to the side to move, and that of a rank: fitted
/// to the moves that the search found best, a sixteenth of log-odds being one. The
/// greatest ones are won by fours and hardly ever ordered.
pub(super) const MAKE: [i16; SHAPES] = [-20, -15, -13, -17, -1, 8, 6, 18, 30, 30, 60, 120, -10];
pub(super) const MAKE_RANK: [i16; RANKS] = [-22, -12, 12, 17, 62, 23, 28, 60, 90, 120, -30];
/// The same to the side not to move.
pub(super) const SPOIL: [i16; SHAPES] = [0, -1, -2, -3, 1, 1, 8, 12, 25, 29, 50, 100, 0];
pub(super) const SPOIL_RANK: [i16; RANKS] = [-11, -8, 5, 9, 31, -2, 14, 38, 50, 100, -10];
