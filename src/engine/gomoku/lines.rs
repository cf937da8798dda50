//! The board as lines of bits: every row, column and diagonal of each colour.

use super::shape::FARTHEST;

/// The side of the largest board.
pub(super) const LARGEST: usize = 20;
/// A point is numbered `row << 5 | column`.
pub(super) const STRIDE: usize = 32;
/// The number of such numbers.
pub(super) const SPOTS: usize = LARGEST * STRIDE;

/// A point of the board.
pub(super) type Spot = u16;

/// The point's column and row.
pub(super) const fn place(spot: Spot) -> (usize, usize) {
    (spot as usize % STRIDE, spot as usize / STRIDE)
}

/// The point in this column and row.
pub(super) const fn spot(column: usize, row: usize) -> Spot {
    (row * STRIDE + column) as Spot
}

/// From a point to the next one of its row, column, rising and falling diagonal.
pub(super) const STEPS: [i32; 4] = [1, STRIDE as i32, STRIDE as i32 + 1, 1 - STRIDE as i32];

/// All lines of one kind of thing: a bit a point, [`FARTHEST`] from the right.
type Lines = [[u32; 2 * LARGEST]; 4];

/// The stones of both colours, and what is off the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    size: usize,
    stones: [Lines; 2],
    off: Lines,
}

impl Board {
    pub(super) fn empty(size: usize) -> Self {
        let mut off = [[u32::MAX; 2 * LARGEST]; 4];
        for row in 0..size {
            for column in 0..size {
                for (direction, line, bit) in through(spot(column, row)) {
                    off[direction][line] &= !bit;
                }
            }
        }
        Self { size, stones: [[[0; 2 * LARGEST]; 4]; 2], off }
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Puts a stone on an empty point, or takes it away again.
    pub(super) fn flip(&mut self, spot: Spot, colour: usize) {
        for (direction, line, bit) in through(spot) {
            self.stones[colour][direction][line] ^= bit;
        }
    }

    /// The colour of the stone on a point.
    pub(super) fn stone(&self, spot: Spot) -> Option<usize> {
        let (column, row) = place(spot);
        (0..2).find(|&colour| self.stones[colour][0][row] >> (column + FARTHEST) & 1 == 1)
    }

    /// The stones of a row, one bit a column.
    pub(super) fn row(&self, colour: usize, row: usize) -> u32 {
        self.stones[colour][0][row] >> FARTHEST
    }

    /// The row, column or diagonal through a point.
    pub(super) fn line(&self, spot: Spot, direction: usize) -> Line {
        let (line, at) = line_of(spot, direction);
        let [black, white] = &self.stones;
        Line {
            at,
            stones: [black[direction][line], white[direction][line]],
            off: self.off[direction][line],
        }
    }
}

/// One line of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The place on it of the point that it was asked through.
    pub(super) at: usize,
    pub(super) stones: [u32; 2],
    pub(super) off: u32,
}

/// The number of the line through a point and the point's place on it.
const fn line_of(spot: Spot, direction: usize) -> (usize, usize) {
    let (column, row) = place(spot);
    match direction {
        0 => (row, column),
        1 => (column, row),
        2 => (LARGEST + row - column, column),
        _ => (row + column, column),
    }
}

/// The lines through a point, each with the point's bit.
fn through(spot: Spot) -> impl Iterator<Item = (usize, usize, u32)> {
    (0..4).map(move |direction| {
        let (line, at) = line_of(spot, direction);
        (direction, line, 1 << (at + FARTHEST))
    })
}
