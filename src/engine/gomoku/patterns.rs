//! The tables of one rule, made once when the rule is first played.

use std::sync::OnceLock;

use super::{
    lines::Line,
    shape::{self, FARTHEST, Long},
    worth::{Worth, Worths},
};
use crate::rules::gomoku::Rule;

/// What every line and every point is worth under one rule.
pub(super) struct Patterns {
    /// How far a line is looked at on either side of a point.
    pub(super) reach: usize,
    /// The bits of a line around a point as a number in base three, the point left out.
    ternary: Vec<u16>,
    /// Of each colour, the shape of a line by its number.
    shapes: [Vec<u8>; 2],
    worths: [Worths; 2],
    /// What an own stone adds to the number of a line, by its place from the left.
    pub(super) powers: [u16; 2 * FARTHEST + 1],
}

impl Patterns {
    /// The tables of this rule.
    pub(super) fn of(rule: Rule) -> &'static Self {
        static ALL: [OnceLock<Patterns>; 3] = [const { OnceLock::new() }; 3];
        ALL[rule as usize].get_or_init(|| Self::new(rule))
    }

    fn new(rule: Rule) -> Self {
        let long = [0, 1].map(|colour| Long::of(rule, colour));
        let reach = if rule == Rule::Freestyle { FARTHEST - 1 } else { FARTHEST };
        let ternary = |bits: usize| {
            let digits = bits & ((1 << reach) - 1) | bits >> (reach + 1) << reach;
            (0..2 * reach).rev().fold(0, |sum, digit| sum * 3 + (digits >> digit & 1) as u16)
        };
        let mut powers = [0; 2 * FARTHEST + 1];
        for (digit, power) in (0..2 * reach).zip((0..).map(|digit| 3_u16.pow(digit))) {
            powers[digit + usize::from(digit >= reach)] = power;
        }
        Self {
            powers,
            reach,
            ternary: (0..2 << (2 * reach)).map(ternary).collect(),
            shapes: long.map(|long| shape::table(reach, long)),
            worths: long.map(Worths::new),
        }
    }

    /// The numbers of a line around a place, as either colour sees it.
    pub(super) fn keys(&self, line: &Line, at: usize) -> [u16; 2] {
        let window = |bits: u32| {
            let bits = bits as usize >> (at + FARTHEST - self.reach);
            self.ternary[bits & (self.ternary.len() - 1)]
        };
        let [black, white] = line.stones.map(window);
        let off = window(line.off);
        [black + 2 * (white + off), white + 2 * (black + off)]
    }

    /// What a colour's stone would make of a line with this number.
    #[inline]
    pub(super) fn shape(&self, colour: usize, key: u16) -> u8 {
        self.shapes[colour][usize::from(key)]
    }

    /// What a point with these shapes is worth to a colour.
    #[inline]
    pub(super) fn worth(&self, colour: usize, shapes: [u8; 4]) -> Worth {
        self.worths[colour].of(shapes)
    }
}
