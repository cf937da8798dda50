//! The numbers of the evaluation and of the order of moves.

use super::{
    shape::SHAPES,
    worth::{PAIRS, RANKS},
};

/// A shape's worth in the evaluation to the side to move.
pub(super) const ATTACK: [i16; SHAPES] = [0, 0, 0, 0, -2, 1, 7, 13, 30, 27, 0, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const ATTACK_PAIR: [i16; PAIRS] = [
    -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, 7, 7, -3, -3, -3, 7, 7, 7, -3, -3, -3, -3,
    7, 7, -3, -3, -3, -3, -3, 47, 47, 47, 77, -3, -3, -3, -3, 47, 47, 47, 77, 77, 17, 17, 17, 17,
    50, 50, 50, 50, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// A shape's worth in the evaluation to the side not to move.
pub(super) const GUARD: [i16; SHAPES] = [0, 0, 0, 0, -2, 1, 3, 13, 17, 23, 50, 0, 0];
/// The same of a point by its two greatest shapes.
pub(super) const GUARD_PAIR: [i16; PAIRS] = [
    -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, 7, 7, -3, -3, -3, 7, 7, 7, -3, -3, -3, -3,
    7, 7, -3, -3, -3, -3, -3, 37, 37, 37, 77, -3, -3, -3, -3, 37, 37, 37, 77, 77, 23, 23, 23, 23,
    50, 50, 50, 53, 53, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];
/// What it is worth to be the side to move.
pub(super) const TEMPO: i32 = 0;
/// The evaluation that stands for log-odds of one.
pub(super) const SCALE: f64 = 400.0;

/// A shape's worth in the order of moves.
pub(super) const ORDER: [i16; SHAPES] = [0, 1, 4, 6, 20, 26, 30, 70, 80, 50, 400, 3000, -50];
/// The same with a rank.
pub(super) const ORDER_RANK: [i16; RANKS] = [0, 20, 20, 40, 200, 10, 60, 500, 800, 2000, -100];
