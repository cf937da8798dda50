//! The numbers of the evaluation and of the order of moves.

use super::{shape::SHAPES, worth::RANKS};

/// A shape's worth in the evaluation to the side to move.
pub(super) const ATTACK: [i16; SHAPES] = [0, 1, 2, 4, 8, 12, 14, 22, 28, 14, 60, 0, 0];
/// The same with a rank.
pub(super) const ATTACK_RANK: [i16; RANKS] = [0, 6, 0, 10, 40, 0, 15, 120, 100, 0, 0];
/// A shape's worth in the evaluation to the side not to move.
pub(super) const GUARD: [i16; SHAPES] = [0, 1, 2, 3, 6, 9, 8, 15, 18, 8, 40, 0, 0];
/// The same with a rank.
pub(super) const GUARD_RANK: [i16; RANKS] = [0, 4, 0, 6, 20, 0, 8, 60, 60, 0, 0];
/// What it is worth to be the side to move.
pub(super) const TEMPO: i32 = 20;
/// The evaluation that stands for log-odds of one.
pub(super) const SCALE: f64 = 120.0;

/// A shape's worth in the order of moves.
pub(super) const ORDER: [i16; SHAPES] = [0, 1, 4, 6, 20, 26, 30, 70, 80, 50, 400, 3000, -50];
/// The same with a rank.
pub(super) const ORDER_RANK: [i16; RANKS] =
    [0, 20, 20, 40, 200, 10, 60, 500, 800, 2000, -100];
