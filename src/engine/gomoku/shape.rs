//! What a stone would make on one line through its point: a five, an open four and so
//! down to nothing.
//!
//! A line around a point is a string of own stones, empty points and blocks (the
//! enemy's stones and the edge alike), so it is a number in base three. The table of
//! all such numbers is filled from the top: adding a stone makes the number greater,
//! and a shape is defined by the shapes that one more own stone leads to.

use crate::rules::gomoku::Rule;

/// Nothing can come of it any more.
pub(super) const DEAD: u8 = 0;
/// Two stones away from a blocked three.
pub(super) const B1: u8 = 1;
/// Two stones away from an open three.
pub(super) const F1: u8 = 2;
/// One stone away from a blocked three.
pub(super) const B2: u8 = 3;
/// One stone away from an open three, in one or two ways.
pub(super) const F2S: u8 = 4;
/// The same in more ways.
pub(super) const F2: u8 = 5;
/// One stone away from a four that can be blocked.
pub(super) const B3: u8 = 6;
/// An open three with one way to an open four.
pub(super) const F3S: u8 = 7;
/// An open three with more ways.
pub(super) const F3: u8 = 8;
/// A four with one point that makes five.
pub(super) const B4: u8 = 9;
/// A four with two points that make five.
pub(super) const F4: u8 = 10;
/// Five, which wins.
pub(super) const F5: u8 = 11;
/// Renju's overline, or two fours on one line: forbidden to Black.
pub(super) const BAD: u8 = 12;
/// The number of shapes.
pub(super) const SHAPES: usize = 13;

/// How rows longer than five count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Long {
    Wins,
    IsNothing,
    IsForbidden,
}

impl Long {
    /// How they count for a colour, Black being 0.
    pub(super) const fn of(rule: Rule, colour: usize) -> Self {
        match (rule, colour) {
            (Rule::Freestyle, _) | (Rule::Renju, 1..) => Self::Wins,
            (Rule::Exact, _) => Self::IsNothing,
            (Rule::Renju, 0) => Self::IsForbidden,
        }
    }
}

/// The farthest that a line is looked at on either side of a point: far enough to see
/// whether a row of five goes on.
pub(super) const FARTHEST: usize = 5;

/// The shapes of all lines that reach so far on either side of their empty middle,
/// the nearest the left end being the least digit: 1 an own stone, 2 a block.
pub(super) fn table(reach: usize, long: Long) -> Vec<u8> {
    let digits = 2 * reach;
    let powers: Vec<usize> = (0..digits as u32).map(|digit| 3_usize.pow(digit)).collect();
    let count = 3_usize.pow(digits as u32);
    let mut table = vec![DEAD; count];
    for key in (0..count).rev() {
        let digit = |place: usize| key / powers[place] % 3;
        let own = |place: &usize| digit(*place) == 1;
        let left = (0..reach).rev().take_while(own).count();
        let right = (reach..digits).take_while(own).count();
        let empty = (0..digits).filter(|&place| digit(place) == 0);
        // The line's points, the middle one counted.
        let child =
            |place: usize| (place + usize::from(place >= reach), table[key + powers[place]]);
        table[key] = judge(left + 1 + right, long, empty.map(child));
    }
    table
}

/// The shape of a line whose middle stands in an unbroken row of this length, by what
/// every further stone would make of it.
fn judge(row: usize, long: Long, children: impl Iterator<Item = (usize, u8)>) -> u8 {
    if row == 5 || row > 5 && long == Long::Wins {
        return F5;
    }
    if row > 5 {
        return if long == Long::IsForbidden { BAD } else { DEAD };
    }
    let mut count = [0; SHAPES];
    let mut fives = [0; 2];
    for (place, shape) in children {
        count[usize::from(shape)] += 1;
        if shape == F5 {
            fives = [fives[1], place];
        }
    }
    let of = |shape: u8| count[usize::from(shape)];
    if of(F5) >= 2 {
        // Elsewhere two fours on a line are as good as a straight one.
        let straight = of(F5) == 2 && fives[1] - fives[0] == 5;
        return if straight || long != Long::IsForbidden { F4 } else { BAD };
    }
    match () {
        () if of(F5) == 1 => B4,
        () if of(F4) >= 2 => F3,
        () if of(F4) == 1 => F3S,
        () if of(B4) >= 1 => B3,
        () if of(F3) + of(F3S) >= 3 => F2,
        () if of(F3) + of(F3S) >= 1 => F2S,
        () if of(B3) >= 1 => B2,
        () if of(F2) + of(F2S) >= 1 => F1,
        () if of(B2) >= 1 => B1,
        () => DEAD,
    }
}
