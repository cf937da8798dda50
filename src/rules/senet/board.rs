//! The path of thirty squares and its houses.

use crate::rules::{Point, Small};

/// A square of the path from which and onto which a piece can be aimed: the last
/// square, 30, is never stood on.
pub type Square = Small<1, 29>;

/// The number of squares; who gets here exactly leaves the board.
pub const PATH: u8 = 30;
/// The House of Rebirth, where the water carries to.
pub const REBIRTH: u8 = 15;
/// The House of Beauty: throw again.
pub const BEAUTY: u8 = 26;
/// The House of Water: no piece stays here.
pub const WATER: u8 = 27;
/// The House of the Three Truths.
pub const THREE_TRUTHS: u8 = 28;
/// The House of Re-Atum.
pub const RE_ATUM: u8 = 29;

/// The squares 1–10 as a mask; bit n is square n.
pub(super) const TOP_ROW: u32 = 0b111_1111_1110;

/// The cell of a square (1–30) on the board of three rows of ten: row from the top,
/// column from the left, both from 0. The path turns at the end of each row.
pub const fn cell(square: u8) -> Option<(u8, u8)> {
    if square < 1 || square > PATH {
        return None;
    }
    let (row, along) = ((square - 1) / 10, (square - 1) % 10);
    Some((row, if row == 1 { 9 - along } else { along }))
}

/// The bit of a square.
pub(super) const fn bit(square: u8) -> u32 {
    1 << square
}

/// The point of a square's number.
pub(super) const fn point(square: u8) -> Point {
    Point(square as u16)
}
