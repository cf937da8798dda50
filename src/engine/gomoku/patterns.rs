//! The tables of one rule, made once when the rule is first played.

use std::sync::OnceLock;

use super::{
    lines::Line,
    shape::{self, FARTHEST, Long},
    worth::{Class, Worth, Worths},
};
use crate::rules::gomoku::Rule;

/// The number of windows, as wide as the farthest reach.
const WINDOWS: usize = 2 << (2 * FARTHEST);
/// More than any number of a line.
const KEYS: usize = 1 << 16;

/// The shapes that stones of both colours would make on one line.
type Shapes = [u8; 2];

/// What every line and every point is worth under one rule.
pub(super) struct Patterns {
    /// How far a line is looked at on either side of a point.
    pub(super) reach: usize,
    /// The bits of a window.
    mask: u32,
    /// Of the bits around a point, the point left out: what stones of Black, of White and
    /// the outside add to the numbers of the line in base three, as Black sees it in the
    /// low half and as White sees it in the high one.
    windows: Box<[[u32; WINDOWS]; 3]>,
    /// Of each colour, the shape of a line by its number; one table where both are alike,
    /// which halves what has to be near at hand.
    shapes: [&'static [u8; KEYS]; 2],
    worths: [&'static Worths; 2],
}

/// An array that is too large for the stack.
#[expect(clippy::unnecessary_box_returns, reason = "that is what it is for")]
pub(super) fn array<T: Clone, const N: usize>(of: T) -> Box<[T; N]> {
    vec![of; N].into_boxed_slice().try_into().unwrap_or_else(|_| unreachable!())
}

impl Patterns {
    /// The tables of this rule.
    pub(super) fn of(rule: Rule) -> &'static Self {
        static ALL: [OnceLock<Patterns>; 3] = [const { OnceLock::new() }; 3];
        ALL[rule as usize].get_or_init(|| Self::new(rule))
    }

    fn new(rule: Rule) -> Self {
        let [black, white] = [0, 1].map(|colour| Long::of(rule, colour));
        let reach = if rule == Rule::Freestyle { FARTHEST - 1 } else { FARTHEST };
        let mut windows = array::<_, 3>([0; WINDOWS]);
        for bits in 0..2_usize << (2 * reach) {
            let digits = bits & ((1 << reach) - 1) | bits >> (reach + 1) << reach;
            let number =
                (0..2 * reach).rev().fold(0, |sum, digit| sum * 3 + (digits >> digit & 1) as u32);
            windows[0][bits] = number | number << 17;
            windows[1][bits] = number << 1 | number << 16;
            windows[2][bits] = number << 1 | number << 17;
        }
        // They last as long as the program, as do these tables.
        let shapes = |long| -> &'static [u8; KEYS] {
            let mut all = array(0);
            for (to, from) in all.iter_mut().zip(shape::table(reach, long)) {
                *to = from;
            }
            Box::leak(all)
        };
        let worths = |long| -> &'static Worths { Box::leak(Box::new(Worths::new(long))) };
        let first = (shapes(black), worths(black));
        let second = if black == white { first } else { (shapes(white), worths(white)) };
        Self {
            reach,
            mask: (2 << (2 * reach)) - 1,
            windows,
            shapes: [first.0, second.0],
            worths: [first.1, second.1],
        }
    }

    /// What stones of either colour would make on a line through the empty point at a
    /// place.
    #[inline]
    pub(super) fn shapes(&self, line: &Line, at: usize) -> Shapes {
        let shift = at + FARTHEST - self.reach;
        let window = |bits: u32| (bits >> shift & self.mask) as usize % WINDOWS;
        let [blacks, whites, offs] = &*self.windows;
        let keys = blacks[window(line.stones[0])]
            + whites[window(line.stones[1])]
            + offs[window(line.off)];
        let [black, white] = self.shapes;
        [black[keys as usize % KEYS], white[(keys >> 16) as usize % KEYS]]
    }

    /// What a point of this class is worth to a colour.
    #[inline]
    pub(super) fn worth(&self, colour: usize, class: Class) -> &Worth {
        self.worths[colour].of(class)
    }

    /// The class of a point with these shapes, four bits each, the same for both colours.
    #[inline]
    pub(super) fn class(&self, shapes: u16) -> Class {
        self.worths[0].class(shapes)
    }
}
