//! The stones as rows of bits with a margin, and the rows of stones through a point.

use super::{
    Coord,
    coord::{Direction, MAX_SIZE},
};
use crate::rules::{BySide, Side};

/// Rows and columns kept clear around the board: no question about a point looks
/// farther than this, so none needs to ask whether it has left the board.
const MARGIN: usize = REACH as usize;
/// How many points a [`Board::ray`] sees.
pub(super) const REACH: i8 = 5;

/// One bit a point; bit `MARGIN + column` of word `MARGIN + row`.
type Bits = [u32; MAX_SIZE as usize + 2 * MARGIN];
const CLEAR: Bits = [0; MAX_SIZE as usize + 2 * MARGIN];

/// The stones on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    stones: BySide<Bits>,
    /// The points of the board without a stone; none in the margin.
    free: Bits,
    count: u16,
}

impl Board {
    pub(super) fn empty(size: u8) -> Self {
        let mut free = CLEAR;
        for row in &mut free[MARGIN..MARGIN + usize::from(size)] {
            *row = ((1 << size) - 1) << MARGIN;
        }
        Self { stones: BySide([CLEAR; 2]), free, count: 0 }
    }

    /// The number of stones.
    pub(super) const fn count(&self) -> u16 {
        self.count
    }

    /// Whether the point is on the board and no stone is there.
    pub(super) const fn is_free(&self, at: Coord) -> bool {
        self.free[word(at)] & bit(at) != 0
    }

    /// Whose stone is there.
    pub(super) fn stone(&self, at: Coord) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.stones[side][word(at)] & bit(at) != 0)
    }

    /// Puts a stone on a free point.
    pub(super) fn put(&mut self, side: Side, at: Coord) {
        self.stones[side][word(at)] |= bit(at);
        self.free[word(at)] &= !bit(at);
        self.count += 1;
    }

    /// Whether five or more stones of the side stand in a row through its stone
    /// at this point. All four directions are judged at once in whole words: the
    /// rows around are shifted so that the line's points share one bit, and five
    /// in a row are `k` behind and `4 - k` ahead for some `k`.
    pub(super) fn has_five(&self, side: Side, at: Coord) -> bool {
        const MIDDLE: usize = 4;
        let first = word(at) - MIDDLE;
        let near = &self.stones[side][first..=first + 2 * MIDDLE];
        let here = near[MIDDLE];
        let found = five(|k| here << k, |k| here >> k)
            | five(|k| near[MIDDLE - k], |k| near[MIDDLE + k])
            | five(|k| near[MIDDLE - k] << k, |k| near[MIDDLE + k] >> k)
            | five(|k| near[MIDDLE - k] >> k, |k| near[MIDDLE + k] << k);
        found & bit(at) != 0
    }

    /// The length of the side's unbroken row through its stone at this point; at
    /// most [`REACH`] stones are counted on either side of it.
    pub(super) fn run(&self, side: Side, at: Coord, direction: Direction) -> Run {
        let count = |direction| self.ray(side, at, direction).own.trailing_ones();
        Run { behind: count(direction.back()), ahead: count(direction) }
    }

    /// The next [`REACH`] points from a point, itself not included.
    pub(super) fn ray(&self, side: Side, at: Coord, direction: Direction) -> Ray {
        let own = &self.stones[side];
        let mut ray = Ray { own: 0, free: 0 };
        let mut word = word(at);
        let mut column = MARGIN + usize::from(at.column());
        for step in 0..REACH {
            word = word.wrapping_add_signed(direction.rows.into());
            column = column.wrapping_add_signed(direction.columns.into());
            ray.own |= (own[word] >> column & 1) << step;
            ray.free |= (self.free[word] >> column & 1) << step;
        }
        ray
    }
}

/// What a walk from a point meets, the nearest point in bit 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    /// The stones of the side that asks.
    pub(super) own: u32,
    /// The empty points of the board.
    pub(super) free: u32,
}

/// An unbroken row through a stone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) behind: u32,
    pub(super) ahead: u32,
}

impl Run {
    /// All stones of the row.
    pub(super) const fn len(self) -> u32 {
        self.behind + 1 + self.ahead
    }
}

const fn word(at: Coord) -> usize {
    MARGIN + at.row() as usize
}

const fn bit(at: Coord) -> u32 {
    1 << (MARGIN + at.column() as usize)
}

/// The points with a row of five through them, given the neighbours `k` steps
/// behind and ahead.
#[inline]
fn five(behind: impl Fn(usize) -> u32, ahead: impl Fn(usize) -> u32) -> u32 {
    let behind_2 = behind(1) & behind(2);
    let behind_3 = behind_2 & behind(3);
    let behind_4 = behind_3 & behind(4);
    let ahead_2 = ahead(1) & ahead(2);
    let ahead_3 = ahead_2 & ahead(3);
    let ahead_4 = ahead_3 & ahead(4);
    behind_4 | behind_3 & ahead(1) | behind_2 & ahead_2 | behind(1) & ahead_3 | ahead_4
}
