//! Patolli's actions and their tokens: `*3`, `in`, `12-17`, `49-off`, `--`.

use std::{fmt, str::FromStr};

use super::Square;
use crate::rules::{
    self, BadToken, Small,
    race::{read_move, write_move},
};

/// How many beans are thrown.
pub(super) const BEANS: u8 = 5;

/// Five beans thrown: the number of marked sides up.
pub type Throw = Small<0, BEANS>;

/// What a side does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The beans fall: `*3`.
    Throw(Throw),
    /// A waiting piece enters on the own start square: `in`.
    Enter,
    /// A piece goes on: `12-17`, or leaves the board: `49-off`.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it lands; `None` when it is done.
        to: Option<Square>,
    },
    /// Nothing can be done: `--`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throw(throw) => write!(f, "*{throw}"),
            Self::Enter => f.write_str("in"),
            Self::Move { from, to } => write_move(f, (*from, *to)),
            Self::Pass => f.write_str("--"),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        let action = match token {
            "in" => Some(Self::Enter),
            "--" => Some(Self::Pass),
            _ => match token.strip_prefix('*') {
                Some(marked) => Throw::parse(marked).map(Self::Throw),
                None => read_move(token).map(|(from, to)| Self::Move { from, to }),
            },
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
