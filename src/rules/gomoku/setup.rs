//! Any position, for lessons, puzzles and tests.

use super::{Coord, Gomoku, Opening, Phase, State, board::Board};
use crate::rules::{Outcome, Reason, Side};

/// A position in plain words. Outside the opening the numbers of stones need not
/// be balanced: lessons show shapes, and in renju Black may have passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The black stones.
    pub black: Vec<Coord>,
    /// The white stones.
    pub white: Vec<Coord>,
    /// What is due.
    pub phase: Phase,
    /// Whether the second person plays Black; after swap2's opening only.
    pub swapped: bool,
}

impl Default for Setup {
    /// An empty board, Black to move.
    fn default() -> Self {
        Self {
            black: Vec::new(),
            white: Vec::new(),
            phase: Phase::Play(Side::First),
            swapped: false,
        }
    }
}

/// Why a [`Setup`] is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// A point is not on this board.
    #[error("{0} is not on this board")]
    OffBoard(Coord),
    /// Two stones are on one point.
    #[error("two stones on {0}")]
    Shared(Coord),
    /// Swap2's opening, or its swap of colours, in a game or phase without.
    #[error("nothing of a swap2 opening goes here")]
    NotSwap2,
    /// The opening has other numbers of stones at this step.
    #[error("the opening has other numbers of stones at this step")]
    StoneCount,
    /// Both sides have a winning row.
    #[error("both sides have a winning row")]
    TwoWinners,
}

impl Gomoku {
    /// The position described. A winning row or a full board ends the game.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn setup(&self, setup: &Setup) -> Result<State, BadSetup> {
        let opening = match setup.phase {
            Phase::Opening(step) => Some(step),
            Phase::Play(_) => None,
        };
        let swap2 = self.rules.opening == Opening::Swap2;
        if (opening.is_some() || setup.swapped) && !swap2 || opening.is_some() && setup.swapped {
            return Err(BadSetup::NotSwap2);
        }
        if opening.is_some_and(|step| !step.allows(setup.black.len(), setup.white.len())) {
            return Err(BadSetup::StoneCount);
        }
        let mut board = Board::empty(self.rules.size);
        for (side, points) in [(Side::First, &setup.black), (Side::Second, &setup.white)] {
            for &at in points {
                if self.point(at).is_none() {
                    return Err(BadSetup::OffBoard(at));
                }
                if !board.is_free(at) {
                    return Err(BadSetup::Shared(at));
                }
                board.put(side, at);
            }
        }
        let wins = |side, points: &[Coord]| points.iter().any(|&at| self.wins(&board, side, at));
        let outcome = match (wins(Side::First, &setup.black), wins(Side::Second, &setup.white)) {
            (true, true) => return Err(BadSetup::TwoWinners),
            (true, false) => Some(Outcome::win(Side::First, Reason::Five)),
            (false, true) => Some(Outcome::win(Side::Second, Reason::Five)),
            (false, false) => self.is_full(&board).then_some(Outcome::draw(Reason::BoardFull)),
        };
        Ok(State { board, phase: setup.phase, swapped: setup.swapped, outcome })
    }
}
