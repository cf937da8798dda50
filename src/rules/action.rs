//! What every game's actions have in common: a token, and a gesture on the board.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use super::{Point, Spot};

/// How a person makes an action with a finger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gesture {
    /// Throws the lots; the number is the marked (flat) sides up.
    Throw(u8),
    /// Nothing can be done; shown, then played by itself.
    Pass,
    /// A piece is chosen at `from` and put on `to`.
    Move {
        /// Where the piece is.
        from: Spot,
        /// Where it goes.
        to: Spot,
    },
    /// An empty point is touched: a stone is placed there.
    Place(Point),
    /// An enemy stone is touched: it is marked dead.
    Mark(Point),
    /// An enemy stone is touched: it is removed.
    Take(Point),
    /// A word is chosen from a short list; the word is the token.
    Choose(&'static str),
}

/// An action of a game. Its `Display` is the token written in records, and
/// `FromStr` reads exactly those tokens.
pub trait Action:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + 'static
{
    /// The throw with that many marked sides up; `None` in games without throws
    /// or beyond the number of lots.
    fn throw(_marked: u8) -> Option<Self> {
        None
    }

    /// The marked sides up, when this is a throw.
    fn thrown(self) -> Option<u8> {
        None
    }
}

/// A text that is no token of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is not an action of this game")]
pub struct BadToken(pub String);

/// What is thrown: a number of two-sided lots (beans, sticks), each marked (flat)
/// side up with probability 1/2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lots(pub u8);

impl Lots {
    /// How many of the lots lie marked side up, by the lowest bits of a uniform word.
    pub const fn marked(self, word: u32) -> u8 {
        (word & ((1 << self.0) - 1)).count_ones() as u8
    }

    /// The probability that exactly `marked` lots lie marked side up: C(n, k) / 2ⁿ.
    pub fn odds(self, marked: u8) -> f64 {
        if marked > self.0 {
            return 0.0;
        }
        let ways = (0..marked).fold(1.0, |ways, k| ways * f64::from(self.0 - k) / f64::from(k + 1));
        ways / f64::from(1_u32 << self.0)
    }
}
