//! The board: 24 points on three nested squares, and the twenty lines of three.
//!
//! A set of points is the low 24 bits of a word: one byte a square, outer square
//! first, and in a byte the eight points clockwise from the top-left corner. Even
//! bits are corners. So a step along a square rotates a byte, and a step between
//! squares shifts by eight.

use std::{
    fmt::{self, Display},
    str::FromStr,
};

use crate::rules::{BadToken, Point};

/// The number of points of the board.
pub const POINTS: usize = 24;

/// Every point of the board, as a set.
pub(crate) const FULL: u32 = 0x00FF_FFFF;

/// The first point of each square.
const SQUARE_STARTS: u32 = 0x0001_0101;
/// The corners of the three squares.
const CORNERS: u32 = 0x0055_5555;
/// The outer square.
const OUTER: u32 = 0xFF;

const NAMES: [&str; POINTS] = [
    "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4", // outer
    "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4", // middle
    "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4", // inner
];

/// One of the 24 points. Its text is its name: `d6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardPoint(u8);

impl BoardPoint {
    /// The point with that place in the list of the rules, below [`POINTS`].
    pub const fn new(index: usize) -> Option<Self> {
        if index < POINTS { Some(Self(index as u8)) } else { None }
    }

    /// Every point, in the order of the rules.
    pub fn all() -> impl Iterator<Item = Self> {
        points(FULL)
    }

    /// Its place in the list of the rules, below [`POINTS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name, as in nine men's morris: letter of the column, number of the row.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// Its column from the left and its row from the bottom, each below 7: `a1`
    /// is `(0, 0)`, `g1` is `(6, 0)`.
    pub const fn grid(self) -> (u8, u8) {
        let name = self.name().as_bytes();
        (name[0] - b'a', name[1] - b'1')
    }

    /// The set of this point alone.
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The points next to this one on a line, as a set.
    pub(super) const fn neighbours(self) -> u32 {
        around(self.bit())
    }
}

impl Display for BoardPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for BoardPoint {
    type Err = BadToken;

    fn from_str(name: &str) -> Result<Self, BadToken> {
        let index = NAMES.iter().position(|&known| known == name);
        index.and_then(Self::new).ok_or_else(|| BadToken(name.to_owned()))
    }
}

impl From<BoardPoint> for Point {
    fn from(point: BoardPoint) -> Self {
        Self(u16::from(point.0))
    }
}

impl TryFrom<Point> for BoardPoint {
    type Error = Point;

    /// Fails with the given point when the board has no such point.
    fn try_from(point: Point) -> Result<Self, Point> {
        Self::new(usize::from(point.0)).ok_or(point)
    }
}

/// The twenty lines of three, each from one end to the other: the four sides of
/// each square, then the eight lines across the squares, from outside to inside.
pub const LINES: [[BoardPoint; 3]; 20] = {
    let mut lines = [[BoardPoint(0); 3]; 20];
    let mut line = 0;
    while line < 12 {
        let square = line as u8 / 4 * 8;
        let corner = line as u8 % 4 * 2;
        lines[line] = [
            BoardPoint(square + corner),
            BoardPoint(square + corner + 1),
            BoardPoint(square + (corner + 2) % 8),
        ];
        line += 1;
    }
    while line < 20 {
        let outer = line as u8 - 12;
        lines[line] = [BoardPoint(outer), BoardPoint(outer + 8), BoardPoint(outer + 16)];
        line += 1;
    }
    lines
};

/// The lines through each point, as sets. The middle of a side has only two; its
/// third is a set no stones can fill.
pub(crate) const LINES_THROUGH: [[u32; 3]; POINTS] = {
    let mut through = [[u32::MAX; 3]; POINTS];
    let mut found = [0; POINTS];
    let mut line = 0;
    while line < LINES.len() {
        let [a, b, c] = LINES[line];
        let mut end = 0;
        while end < 3 {
            let point = LINES[line][end].index();
            through[point][found[point]] = a.bit() | b.bit() | c.bit();
            found[point] += 1;
            end += 1;
        }
        line += 1;
    }
    through
};

/// How many lines through a point are filled by these stones.
pub(crate) fn lines_through(point: BoardPoint, stones: u32) -> u8 {
    LINES_THROUGH[point.index()].iter().map(|&line| u8::from(stones & line == line)).sum()
}

/// The lines through a point that are filled by these stones.
pub(super) fn filled_through(
    point: BoardPoint,
    stones: u32,
) -> impl Iterator<Item = [BoardPoint; 3]> {
    LINES.into_iter().filter(move |line| {
        line.contains(&point) && line.iter().all(|point| stones & point.bit() != 0)
    })
}

/// The stones among these that are part of a line filled by them.
pub(crate) const fn in_lines(stones: u32) -> u32 {
    let second = clockwise_back(stones);
    let sides = stones & second & clockwise_back(second) & CORNERS;
    let sides = sides | clockwise(sides) | clockwise(clockwise(sides));
    let across = stones & (stones >> 8) & (stones >> 16) & OUTER;
    sides | (across * SQUARE_STARTS)
}

/// One of the four ways to slide.
#[derive(Clone, Copy)]
pub(super) enum Way {
    Clockwise,
    Anticlockwise,
    Inward,
    Outward,
}

impl Way {
    pub(super) const ALL: [Self; 4] =
        [Self::Clockwise, Self::Anticlockwise, Self::Inward, Self::Outward];

    /// These points, each moved one step this way; those that cannot are left out.
    pub(super) const fn step(self, points: u32) -> u32 {
        match self {
            Self::Clockwise => clockwise(points),
            Self::Anticlockwise => clockwise_back(points),
            Self::Inward => (points << 8) & FULL,
            Self::Outward => points >> 8,
        }
    }

    /// The opposite way.
    pub(super) const fn back(self) -> Self {
        match self {
            Self::Clockwise => Self::Anticlockwise,
            Self::Anticlockwise => Self::Clockwise,
            Self::Inward => Self::Outward,
            Self::Outward => Self::Inward,
        }
    }
}

const fn clockwise(points: u32) -> u32 {
    ((points & !(SQUARE_STARTS << 7)) << 1) | ((points >> 7) & SQUARE_STARTS)
}

const fn clockwise_back(points: u32) -> u32 {
    ((points >> 1) & !(SQUARE_STARTS << 7)) | ((points & SQUARE_STARTS) << 7)
}

/// The points next to any of these on a line.
pub(crate) const fn around(points: u32) -> u32 {
    clockwise(points) | clockwise_back(points) | ((points << 8) & FULL) | (points >> 8)
}

/// The points of a set, in the order of the rules.
pub(super) fn points(mut set: u32) -> impl Iterator<Item = BoardPoint> {
    std::iter::from_fn(move || {
        let point = first(set)?;
        set &= set - 1;
        Some(point)
    })
}

/// The first point of a set.
pub(super) const fn first(set: u32) -> Option<BoardPoint> {
    BoardPoint::new(set.trailing_zeros() as usize)
}

/// The point of a set that has `rank` points of the set before it, `rank` being
/// less than the size of the set. Free of branches: counts of pairs, nibbles and
/// bytes, then a descent through them (S. E. Anderson, "Bit Twiddling Hacks",
/// "Select the bit position with the given count").
pub(super) const fn nth(set: u32, mut rank: u32) -> Option<BoardPoint> {
    let pairs = set - ((set >> 1) & 0x5555_5555);
    let nibbles = (pairs & 0x3333_3333) + ((pairs >> 2) & 0x3333_3333);
    // Byte k of `sums` is the number of points in the squares up to k.
    let sums = ((nibbles + (nibbles >> 4)) & 0x0F0F_0F0F).wrapping_mul(SQUARE_STARTS);
    let square = (sums & 0xFF <= rank) as u32 + ((sums >> 8) & 0xFF <= rank) as u32;
    let mut index = square * 8;
    rank -= ((sums << 8) >> index) & 0xFF;
    let below = (nibbles >> index) & 0xF;
    let skip = (rank >= below) as u32;
    rank -= below * skip;
    index += 4 * skip;
    let below = (pairs >> index) & 3;
    let skip = (rank >= below) as u32;
    rank -= below * skip;
    index += 2 * skip;
    let below = (set >> index) & 1;
    index += (rank >= below) as u32;
    BoardPoint::new(index as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortcuts_agree_with_the_list_of_lines() {
        let set = |line: [BoardPoint; 3]| line.iter().fold(0, |set, point| set | point.bit());
        let mut seed = 1_u32;
        for _ in 0..10_000 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let stones = (seed >> 8) | seed.rotate_left(7) & FULL;
            let filled: Vec<_> =
                LINES.into_iter().filter(|&line| stones & set(line) == set(line)).collect();
            assert_eq!(in_lines(stones), filled.iter().fold(0, |all, &line| all | set(line)));
            for point in BoardPoint::all() {
                let here: Vec<_> =
                    filled.iter().copied().filter(|line| line.contains(&point)).collect();
                assert_eq!(usize::from(lines_through(point, stones)), here.len());
                assert_eq!(filled_through(point, stones).collect::<Vec<_>>(), here);
            }
        }
    }

    #[test]
    fn nth_counts_through_a_set() {
        for set in [1, FULL, 1 << 23, 0x0080_0101, 0x00A5_3C71, 0x0012_0000] {
            for (rank, point) in points(set).enumerate() {
                assert_eq!(nth(set, rank as u32), Some(point));
            }
        }
    }

    #[test]
    fn neighbours_are_consecutive_on_a_line() {
        for point in BoardPoint::all() {
            let mut next = 0;
            for line in LINES {
                for pair in line.windows(2) {
                    if pair.contains(&point) {
                        next |= (pair[0].bit() | pair[1].bit()) & !point.bit();
                    }
                }
            }
            assert_eq!(point.neighbours(), next, "{point}");
        }
    }
}
