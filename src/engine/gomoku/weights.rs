//! The numbers of the evaluation and of the order of moves.

use super::{
    shape::SHAPES,
    worth::{PAIRS, RANKS},
};

/// A shape's worth in the evaluation to the side to move.
pub(super) const ATTACK: [i16; SHAPES] = [0, -1, -1, 7, 9, 11, 18, 41, 45, 64, 0, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const ATTACK_PAIR: [i16; PAIRS] = [
    19, -24, 9, -4, 2, 0, 0, -19, -4, -13, -56, -15, -7, -8, 3, -27, -28, -13, -7, 3, 3, 12, -22,
    4, -10, -6, 17, 17, -7, -34, 27, 10, 54, 85, 51, 18, -79, -19, 12, 13, 27, 80, 79, 14, -10,
    -50, -53, 40, 37, 105, 152, 29, 126, 159, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// A shape's worth in the evaluation to the side not to move.
pub(super) const GUARD: [i16; SHAPES] = [0, -1, -2, 2, 5, 16, 15, 37, 35, 66, 189, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const GUARD_PAIR: [i16; PAIRS] = [
    24, -40, 9, -4, 3, 3, 6, -10, 0, -3, -64, -4, -2, 1, 8, -20, -45, -18, -10, -5, -10, 0, -14, 3,
    -2, -2, 0, 32, 4, -39, 27, 16, 44, 59, 45, 40, -62, -80, 6, 7, 16, 56, 69, 34, 28, -81, -78,
    38, 42, 90, 107, 94, 281, 264, 48, -9, -36, 156, 178, 230, 234, 160, 70, 138, -88, -52, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// What it is worth to be the side to move.
pub(super) const TEMPO: i32 = 4;
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
