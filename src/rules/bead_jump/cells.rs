//! The 36 cells of the board: their names, sets of them, and the two camps.
//!
//! A cell is `row·6 + column`, rows counted from the bottom, so a1 is 0 and f6 is 35.

use crate::rules::{BySide, Point, Side};

/// Rows, and columns, of the board.
pub(crate) const WIDTH: usize = 6;
/// Cells of the board.
pub(crate) const CELLS: usize = WIDTH * WIDTH;
/// The whole board.
pub(super) const BOARD: u64 = (1 << CELLS) - 1;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(
    /// Bit `n` is cell `n`.
    pub(crate) u64,
);

impl Cells {
    /// The set of one point. The point must be on the board.
    pub(super) const fn one(point: Point) -> Self {
        Self(1 << point.0)
    }

    /// The points in rising order.
    pub const fn points(self) -> Points {
        Points(self)
    }

    /// Whether the point is in the set; `false` beyond the board.
    pub const fn contains(self, point: Point) -> bool {
        on_board(point) && self.0 >> point.0 & 1 == 1
    }

    /// How many cells there are.
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// The points of a set, in rising order.
#[derive(Clone, Debug)]
pub struct Points(Cells);

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let Self(Cells(cells)) = self;
        if *cells == 0 {
            return None;
        }
        let point = Point(cells.trailing_zeros() as u16);
        *cells &= *cells - 1;
        Some(point)
    }
}

/// The camps: Blue's is the corner at f1, Red's the corner at a6.
pub(crate) const CAMPS: BySide<Cells> = BySide([corner(5, 0), corner(0, 5)]);

/// The six cells of a side's own camp, in rising order.
pub fn camp(side: Side) -> Points {
    CAMPS[side].points()
}

/// The cells at most two steps from a corner.
const fn corner(column: usize, row: usize) -> Cells {
    let mut cells = 0;
    let mut cell = 0;
    while cell < CELLS {
        if (cell % WIDTH).abs_diff(column) + (cell / WIDTH).abs_diff(row) <= 2 {
            cells |= 1 << cell;
        }
        cell += 1;
    }
    Cells(cells)
}

/// Whether the board has this point.
pub(super) const fn on_board(point: Point) -> bool {
    (point.0 as usize) < CELLS
}

/// A letter for the column, a number for the row: `f1`.
pub(super) fn point_name(point: Point) -> String {
    let column = char::from(b'a' + (point.0 % WIDTH as u16) as u8);
    format!("{column}{}", point.0 / WIDTH as u16 + 1)
}

/// The point of that name, `None` when the board has none.
pub(super) fn read_point(name: &str) -> Option<Point> {
    let &[column @ b'a'..=b'f', row @ b'1'..=b'6'] = name.as_bytes() else { return None };
    Some(Point(u16::from(row - b'1') * WIDTH as u16 + u16::from(column - b'a')))
}
