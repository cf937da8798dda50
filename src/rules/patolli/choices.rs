//! What a side can do with its throw, and why it cannot do the rest.

use super::{
    Action, Entering, Patolli, Square, State, TRACK, Throw,
    board::{point, progress_of, square_at},
};
use crate::rules::{
    Illegal, Side,
    race::{self, nth_bit},
};

/// All that a side can do with a throw.
#[derive(Clone, Copy)]
pub(super) struct Choices {
    side: Side,
    steps: u8,
    enters: bool,
    /// The pieces that can move, as a mask of their progress.
    movers: u64,
}

impl race::Choices for Choices {
    type Action = Action;
    const PASS: Action = Action::Pass;

    fn count(self) -> u32 {
        u32::from(self.enters) + self.movers.count_ones()
    }

    /// Entering comes first, then the pieces from the hindmost on.
    fn nth(self, index: u32) -> Option<Action> {
        if self.enters && index == 0 {
            return Some(Action::Enter);
        }
        let from = nth_bit(self.movers, index - u32::from(self.enters))?;
        let square = |progress| Square::new(square_at(self.side, progress));
        let to = from + self.steps;
        let to = if to == TRACK { None } else { Some(square(to)?) };
        Some(Action::Move { from: square(from)?, to })
    }
}

impl Patolli {
    /// What the throw is worth.
    pub(crate) const fn steps(&self, throw: Throw) -> u8 {
        match throw.get() {
            0 => self.rules.blank,
            marked => marked,
        }
    }

    /// The safe squares, as a mask of the side's progress.
    pub(crate) fn safe(&self, side: Side) -> u64 {
        self.safe[side]
    }

    /// The progress of the side's pieces that a throw could move if it were due now,
    /// as a mask, and whether a piece could enter.
    pub(crate) fn movers(&self, state: &State, side: Side, throw: Throw) -> (u64, bool) {
        let choices = self.choices(state, side, throw);
        (choices.movers, choices.enters)
    }

    pub(super) fn choices(&self, state: &State, side: Side, throw: Throw) -> Choices {
        let steps = self.steps(throw);
        let gone = state.gone[side];
        let movers = if steps == 0 {
            0
        } else {
            let own_piece_there = gone >> steps;
            let not_too_far = (1 << (TRACK + 1 - steps)) - 1;
            gone & !own_piece_there & not_too_far
        };
        let enters = self.check_enter(state, side, throw).is_ok();
        Choices { side, steps, enters, movers }
    }

    /// Whether a waiting piece may enter.
    pub(super) fn check_enter(
        &self,
        state: &State,
        side: Side,
        throw: Throw,
    ) -> Result<(), Illegal> {
        if self.steps(throw) == 0 {
            Err(Illegal::NoSteps)
        } else if state.home[side] == 0 {
            Err(Illegal::NoneWaiting)
        } else if self.rules.entry == Entering::One && throw.get() != 1 {
            Err(Illegal::EntryNeedsOne)
        } else if state.gone[side] & 1 != 0 {
            Err(Illegal::OwnPiece { at: point(square_at(side, 0)) })
        } else {
            Ok(())
        }
    }

    /// Whether the piece on `from` may go to `to`, `None` being off the board.
    pub(super) fn check_move(
        &self,
        state: &State,
        side: Side,
        throw: Throw,
        (from, to): (Square, Option<Square>),
    ) -> Result<(), Illegal> {
        let at = point(from.get());
        if !state.on(side).contains(from) {
            let enemy = state.on(!side).contains(from);
            return Err(if enemy { Illegal::NotYours { at } } else { Illegal::Empty { at } });
        }
        let steps = self.steps(throw);
        if steps == 0 {
            return Err(Illegal::NoSteps);
        }
        let progress = progress_of(side, from) + steps;
        if progress > TRACK {
            return Err(Illegal::TooFar);
        }
        if to.map_or(TRACK, |to| progress_of(side, to)) != progress {
            return Err(Illegal::WrongDistance { steps });
        }
        match to {
            Some(to) if state.on(side).contains(to) => {
                Err(Illegal::OwnPiece { at: point(to.get()) })
            }
            _ => Ok(()),
        }
    }
}
