//! The track: 52 squares in a circle, drawn as the outline of a plus.

use crate::rules::{Point, Side, Small, SmallSet};

/// A square of the track, numbered clockwise.
pub type Square = Small<0, 51>;
/// A set of squares.
pub type Squares = SmallSet<0, 51>;

/// The squares of the track; a piece that has gone so many is done.
pub const TRACK: u8 = 52;

/// The cell of each square on a 15×15 grid: row from the top, column from the
/// left, both from 0.
#[rustfmt::skip]
pub const CELLS: [(u8, u8); TRACK as usize] = [
    (0, 6), (0, 7), (0, 8),
    (1, 8), (2, 8), (3, 8), (4, 8), (5, 8),
    (6, 9), (6, 10), (6, 11), (6, 12), (6, 13), (6, 14),
    (7, 14), (8, 14),
    (8, 13), (8, 12), (8, 11), (8, 10), (8, 9),
    (9, 8), (10, 8), (11, 8), (12, 8), (13, 8), (14, 8),
    (14, 7), (14, 6),
    (13, 6), (12, 6), (11, 6), (10, 6), (9, 6),
    (8, 5), (8, 4), (8, 3), (8, 2), (8, 1), (8, 0),
    (7, 0), (6, 0),
    (6, 1), (6, 2), (6, 3), (6, 4), (6, 5),
    (5, 6), (4, 6), (3, 6), (2, 6), (1, 6),
];

const START: [u8; 2] = [0, TRACK / 2];

/// The number of the square that lies `progress` (below 52) steps from the side's start.
pub(super) const fn square_at(side: Side, progress: u8) -> u8 {
    (START[side.index()] + progress) % TRACK
}

/// How far a square lies from the side's start. The starts are half a track apart,
/// so the way there and the way back are the same.
pub(super) const fn progress_of(side: Side, square: Square) -> u8 {
    square_at(side, square.get())
}

/// Turns a mask of squares into a mask of progress, and back again.
pub(super) const fn turned(side: Side, mask: u64) -> u64 {
    let start = START[side.index()];
    (mask << start | mask >> (TRACK - start)) & ((1 << TRACK) - 1)
}

/// The point of a square's number.
pub(super) const fn point(square: u8) -> Point {
    Point(square as u16)
}
