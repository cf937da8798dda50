//! A position: the stones, what is due, who plays which colour, and the result.

use super::{Coord, Step, board::Board};
use crate::rules::{Outcome, Side};

/// A position of Gomoku. Positions are made by [`Game`](crate::rules::Game) or
/// from a [`Setup`](super::Setup).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) board: Board,
    pub(super) phase: Phase,
    pub(super) swapped: bool,
    pub(super) outcome: Option<Outcome>,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A step of the swap2 opening.
    Opening(Step),
    /// A stone of this colour; [`Side::First`] is Black.
    Play(Side),
}

impl State {
    /// Whose stone lies on a point.
    pub fn stone(&self, at: Coord) -> Option<Side> {
        self.board.stone(at)
    }

    /// The number of stones on the board.
    pub const fn stones(&self) -> u16 {
        self.board.count()
    }

    /// What is due, or was when the game ended.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the second person plays Black (swap2).
    pub const fn swapped(&self) -> bool {
        self.swapped
    }

    /// The colour of the next stone; in the opening the colours alternate.
    pub const fn colour(&self) -> Side {
        match self.phase {
            Phase::Play(side) => side,
            Phase::Opening(_) if self.board.count().is_multiple_of(2) => Side::First,
            Phase::Opening(_) => Side::Second,
        }
    }
}
