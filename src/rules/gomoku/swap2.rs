//! The swap2 opening: who places what, and who may choose.

use super::Choice;
use crate::rules::Side;

/// What is due in the opening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The first person places black, white, black.
    Three,
    /// The second person takes a colour or says `more`.
    Choice,
    /// The second person places white, black.
    Two,
    /// The first person takes a colour.
    LastChoice,
}

impl Step {
    /// The person who acts.
    pub const fn person(self) -> Side {
        match self {
            Self::Three | Self::LastChoice => Side::First,
            Self::Choice | Self::Two => Side::Second,
        }
    }

    /// What may be chosen; empty where stones are placed.
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::Choice => &Choice::ALL,
            Self::LastChoice => &[Choice::Black, Choice::White],
            Self::Three | Self::Two => &[],
        }
    }

    /// The step once this many stones lie on the board.
    pub(super) const fn after(self, stones: u16) -> Self {
        match (self, stones) {
            (Self::Three, 3) => Self::Choice,
            (Self::Two, 5) => Self::LastChoice,
            _ => self,
        }
    }

    /// Whether these numbers of black and white stones can lie there.
    pub(super) const fn allows(self, black: usize, white: usize) -> bool {
        match self {
            Self::Three => matches!((black, white), (0 | 1, 0) | (1, 1)),
            Self::Choice => matches!((black, white), (2, 1)),
            Self::Two => matches!((black, white), (2, 1 | 2)),
            Self::LastChoice => matches!((black, white), (3, 2)),
        }
    }
}
