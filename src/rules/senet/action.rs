//! Senet's actions and their tokens: `*3`, `5-8`, `28-off`, `--`.

use std::{fmt, str::FromStr};

use super::Square;
use crate::rules::{
    self, BadToken, Small,
    race::{read_move, write_move},
};

/// How many sticks are thrown.
pub(super) const STICKS: u8 = 4;

/// Four sticks thrown: the number of flat sides up.
pub type Throw = Small<0, STICKS>;

/// What a side does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The sticks fall: `*3`.
    Throw(Throw),
    /// A piece goes on, `5-8`, or back, `29-25`, or leaves the board, `28-off`.
    Move {
        /// Where it stands.
        from: Square,
        /// The square aimed at, also when the water carries the piece elsewhere;
        /// `None` when it leaves.
        to: Option<Square>,
    },
    /// Nothing can be done: `--`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throw(throw) => write!(f, "*{throw}"),
            Self::Move { from, to } => write_move(f, (*from, *to)),
            Self::Pass => f.write_str("--"),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        let action = match token.strip_prefix('*') {
            Some(flat) => Throw::parse(flat).map(Self::Throw),
            None if token == "--" => Some(Self::Pass),
            None => read_move(token).map(|(from, to)| Self::Move { from, to }),
        };
        action.ok_or_else(|| BadToken(token.to_owned()))
    }
}

impl rules::Action for Action {
    fn throw(marked: u8) -> Option<Self> {
        Throw::new(marked).map(Self::Throw)
    }

    fn thrown(self) -> Option<u8> {
        match self {
            Self::Throw(throw) => Some(throw.get()),
            _ => None,
        }
    }
}
