//! The actions of Gomoku and their tokens: `h8`, `--`, `black`, `white`, `more`.

use std::{fmt, str::FromStr};

use super::Coord;
use crate::rules::{self, BadToken};

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A stone is placed: `h8`.
    Place(Coord),
    /// Black has only forbidden points left (renju): `--`.
    Pass,
    /// A choice of the swap2 opening: `black`, `white` or `more`.
    Choose(Choice),
}

/// What a person says in the swap2 opening.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Plays Black.
    Black,
    /// Plays White.
    White,
    /// Places two more stones and leaves the choice of colour to the first person.
    More,
}

impl Choice {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Black, Self::White, Self::More];

    /// The token.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::More => "more",
        }
    }
}

const PASS: &str = "--";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at) => at.fmt(f),
            Self::Pass => f.write_str(PASS),
            Self::Choose(choice) => f.write_str(choice.word()),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        if token == PASS {
            return Ok(Self::Pass);
        }
        match Choice::ALL.into_iter().find(|choice| choice.word() == token) {
            Some(choice) => Ok(Self::Choose(choice)),
            None => token.parse().map(Self::Place),
        }
    }
}

impl rules::Action for Action {}
