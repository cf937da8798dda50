//! The actions of Bead jump and their tokens.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use super::cells::{point_name, read_point};
use crate::rules::{self, BadToken, Point};

/// One action of Bead jump.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A step or a chain of jumps, known by its ends: `e2-e3`.
    Move {
        /// Where the bead is.
        from: Point,
        /// Where it stops.
        to: Point,
    },
    /// The side has no move: `--`.
    Pass,
}

impl rules::Action for Action {}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Move { from, to } => write!(f, "{}-{}", point_name(*from), point_name(*to)),
            Self::Pass => f.write_str("--"),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        if token == "--" {
            return Ok(Self::Pass);
        }
        let ends = token.split_once('-').and_then(|(from, to)| {
            Some(Self::Move { from: read_point(from)?, to: read_point(to)? })
        });
        ends.ok_or_else(|| BadToken(token.to_owned()))
    }
}
