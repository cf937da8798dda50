//! The numbers of the evaluation and of the order of moves.

use super::{
    shape::SHAPES,
    worth::{PAIRS, RANKS},
};

/// A shape's worth in the evaluation to the side to move.
pub(super) const ATTACK: [i16; SHAPES] = [0, -1, -1, 4, 9, 17, 16, 47, 43, 69, 0, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const ATTACK_PAIR: [i16; PAIRS] = [
    23, -14, 4, 1, 2, -2, 4, -33, -1, -13, -39, -4, -10, -6, -1, -30, -23, -20, -8, -3, -4, 2, -23,
    5, -7, 0, 21, 19, -32, -41, 41, 22, 51, 88, 44, 31, -54, -29, 20, 30, 39, 75, 67, -59, -50,
    -82, -31, 50, 35, 88, 159, 83, 25, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// A shape's worth in the evaluation to the side not to move.
pub(super) const GUARD: [i16; SHAPES] = [0, -1, -2, 1, 7, 22, 16, 41, 36, 72, 205, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const GUARD_PAIR: [i16; PAIRS] = [
    22, -8, 2, -1, 0, 1, 0, -26, 2, -4, -37, 5, -6, 0, 4, -36, -43, -24, -18, -15, -21, 1, -25, 2,
    -2, 0, -1, 14, -37, -44, 36, 19, 40, 55, 40, 41, -83, -76, 5, 23, 31, 55, 67, 3, 0, -96, -59,
    45, 47, 79, 120, 100, 344, 261, 180, -46, 21, 178, 197, 233, 248, 176, 174, -50, -225, -234, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// What it is worth to be the side to move.
pub(super) const TEMPO: i32 = -4;
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
