//! Positions made by hand, for lessons, analysis and tests.

use super::{Patolli, Square, State, Throw, board::turned};
use crate::rules::{BySide, Side, due::Due};

/// A position of a game that goes on. The pieces that are neither on the board nor
/// done wait at home.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Whose turn it is.
    pub side: Side,
    /// The marked beans (0–5) of a throw not yet used; `None`: the throw is due.
    pub thrown: Option<u8>,
    /// The squares (0–51) of the pieces on the board.
    pub on: BySide<Vec<u8>>,
    /// How many pieces are done.
    pub done: BySide<u8>,
    /// The counters; `None`: as at the start.
    pub counters: Option<BySide<u16>>,
}

/// Why a position cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// The track has no such square.
    #[error("there is no square {0}")]
    NoSuchSquare(u8),
    /// Five beans cannot fall so.
    #[error("five beans cannot show {0} marks")]
    NoSuchThrow(u8),
    /// Two pieces of one side on one square, or two enemies where it is not safe.
    #[error("two pieces cannot stand on square {0}")]
    Shared(u8),
    /// More pieces than the side has.
    #[error("more pieces than a side has")]
    TooManyPieces(Side),
    /// The counters are not those of the stakes, divided otherwise.
    #[error("the counters do not add up")]
    Counters,
    /// All pieces of a side are done, or it has no counters left.
    #[error("the game is over in this position")]
    Over,
}

impl Patolli {
    /// Builds a position.
    ///
    /// # Errors
    /// Why there is no such position under these rules.
    pub fn setup(&self, setup: &Setup) -> Result<State, BadSetup> {
        let due = match setup.thrown {
            None => Due::Throw(setup.side),
            Some(marked) => {
                let throw = Throw::new(marked).ok_or(BadSetup::NoSuchThrow(marked))?;
                Due::Act(setup.side, throw)
            }
        };
        let stakes = self.rules.stakes;
        let counters = setup.counters.unwrap_or(BySide([stakes; 2]));
        let sum: u32 = counters.0.into_iter().map(u32::from).sum();
        if sum != 2 * u32::from(stakes) {
            return Err(BadSetup::Counters);
        }
        let mut state =
            State { gone: BySide([0; 2]), home: BySide([0; 2]), done: setup.done, counters, due };
        for side in Side::ALL {
            let squares = &setup.on[side];
            state.gone[side] = turned(side, mask(squares)?);
            state.home[side] = usize::from(self.rules.pieces)
                .checked_sub(usize::from(setup.done[side]) + squares.len())
                .ok_or(BadSetup::TooManyPieces(side))? as u8;
        }
        let [first, second] = Side::ALL.map(|side| state.on(side).bits());
        let shared = first & second & !self.rules.safe.bits();
        if shared != 0 {
            return Err(BadSetup::Shared(shared.trailing_zeros() as u8));
        }
        if self.outcome(&state).is_some() {
            return Err(BadSetup::Over);
        }
        Ok(state)
    }
}

/// The squares as a mask.
fn mask(squares: &[u8]) -> Result<u64, BadSetup> {
    let mut mask = 0;
    for &square in squares {
        let bit = 1 << Square::new(square).ok_or(BadSetup::NoSuchSquare(square))?.get();
        if mask & bit != 0 {
            return Err(BadSetup::Shared(square));
        }
        mask |= bit;
    }
    Ok(mask)
}
