//! A point of the board by column and row, independent of the board's size.

use std::{fmt, str::FromStr};

use crate::rules::BadToken;

/// The side of the largest board.
pub(super) const MAX_SIZE: u8 = 19;

/// Column and row, both from 0 at the bottom left; written `a1` … `s19`, the
/// letters running on without skipping i. A board of 15 ends at `o15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Coord {
    column: u8,
    row: u8,
}

impl Coord {
    /// `None` beyond the largest board, 19 by 19.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_SIZE && row < MAX_SIZE { Some(Self { column, row }) } else { None }
    }

    /// The column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, 0 at the bottom.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The point some steps away, `None` beyond the largest board.
    pub(super) fn offset(self, direction: Direction, steps: i8) -> Option<Self> {
        let column = self.column.checked_add_signed(direction.columns * steps)?;
        let row = self.row.checked_add_signed(direction.rows * steps)?;
        Self::new(column, row)
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl FromStr for Coord {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        let parsed = match *token.as_bytes() {
            [letter, ones @ b'1'..=b'9'] => Some((letter, ones - b'0')),
            [letter, b'1', ones @ b'0'..=b'9'] => Some((letter, 10 + ones - b'0')),
            _ => None,
        };
        parsed
            .and_then(|(letter, number)| Self::new(letter.checked_sub(b'a')?, number - 1))
            .ok_or_else(|| BadToken(token.to_owned()))
    }
}

/// A way to walk along a line: columns and rows a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Direction {
    pub(super) columns: i8,
    pub(super) rows: i8,
}

impl Direction {
    /// Row, column, rising and falling diagonal; left to right, the column upwards.
    pub(super) const ALL: [Self; 4] = [
        Self { columns: 1, rows: 0 },
        Self { columns: 0, rows: 1 },
        Self { columns: 1, rows: 1 },
        Self { columns: 1, rows: -1 },
    ];

    /// The same line walked the other way.
    pub(super) const fn back(self) -> Self {
        Self { columns: -self.columns, rows: -self.rows }
    }
}
