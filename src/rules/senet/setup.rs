//! Positions made by hand, for lessons, analysis and tests.

use super::{Senet, Square, State, Throw, WATER, board::bit};
use crate::rules::{BySide, Side, due::Due};

/// A position of a game that goes on. The pieces that are not on the board have left it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Whose turn it is.
    pub side: Side,
    /// The flat sides (0–4) of a throw not yet used; `None`: the throw is due.
    pub thrown: Option<u8>,
    /// The squares of the pieces: 1–29 without 27, the water.
    pub on: BySide<Vec<u8>>,
}

/// Why a position cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// No piece can stand there.
    #[error("no piece can stand on {0}")]
    NoSuchSquare(u8),
    /// Four sticks cannot fall so.
    #[error("four sticks cannot show {0} flat sides")]
    NoSuchThrow(u8),
    /// Two pieces on one square.
    #[error("two pieces cannot stand on square {0}")]
    Shared(u8),
    /// More pieces than the side has.
    #[error("more pieces than a side has")]
    TooManyPieces(Side),
    /// A side has no piece left.
    #[error("the game is over in this position")]
    Over,
}

impl Senet {
    /// Builds a position.
    ///
    /// # Errors
    /// Why there is no such position under these rules.
    pub fn setup(&self, setup: &Setup) -> Result<State, BadSetup> {
        let due = match setup.thrown {
            None => Due::Throw(setup.side),
            Some(flat) => {
                let throw = Throw::new(flat).ok_or(BadSetup::NoSuchThrow(flat))?;
                Due::Act(setup.side, throw)
            }
        };
        let mut state = State { on: BySide([0; 2]), off: BySide([0; 2]), due };
        let mut taken = 0;
        for side in Side::ALL {
            let squares = &setup.on[side];
            for &square in squares {
                if square == WATER || Square::new(square).is_none() {
                    return Err(BadSetup::NoSuchSquare(square));
                }
                if taken & bit(square) != 0 {
                    return Err(BadSetup::Shared(square));
                }
                taken |= bit(square);
                state.on[side] |= bit(square);
            }
            state.off[side] = usize::from(self.rules.pieces)
                .checked_sub(squares.len())
                .ok_or(BadSetup::TooManyPieces(side))? as u8;
        }
        if state.on.0.contains(&0) {
            return Err(BadSetup::Over);
        }
        Ok(state)
    }
}
