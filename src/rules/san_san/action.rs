//! The actions and their tokens.

use std::{
    fmt::{self, Display},
    str::FromStr,
};

use super::board::BoardPoint;
use crate::rules::{self, BadToken};

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Places a stone: `d6`.
    Place(BoardPoint),
    /// Moves a stone along a line, or flies with it: `a7-a4`.
    Slide {
        /// Where the stone is.
        from: BoardPoint,
        /// Where it goes.
        to: BoardPoint,
    },
    /// Marks an enemy stone as dead while placing, removes it later: `xd6`.
    Take(BoardPoint),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at) => write!(f, "{at}"),
            Self::Slide { from, to } => write!(f, "{from}-{to}"),
            Self::Take(at) => write!(f, "x{at}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        let read = || -> Result<Self, BadToken> {
            if let Some(at) = token.strip_prefix('x') {
                return Ok(Self::Take(at.parse()?));
            }
            match token.split_once('-') {
                Some((from, to)) => Ok(Self::Slide { from: from.parse()?, to: to.parse()? }),
                None => Ok(Self::Place(token.parse()?)),
            }
        };
        read().map_err(|_| BadToken(token.to_owned()))
    }
}

impl rules::Action for Action {}
