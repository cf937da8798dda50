//! All that a side can do with its throw.

use super::{
    Action, Gate, PATH, RE_ATUM, Senet, Square, State, THREE_TRUTHS, Throw,
    board::{TOP_ROW, bit},
    way::Obstacles,
};
use crate::rules::{
    Side,
    race::{self, nth_bit},
};

/// All that a side can do with a throw.
#[derive(Clone, Copy)]
pub(super) struct Choices {
    steps: u8,
    /// The squares of the pieces that can move forward or leave.
    forward: u32,
    /// The squares of the pieces that can move back; none while one can move forward.
    backward: u32,
}

impl Choices {
    /// Whether a piece can move forward or leave.
    pub(super) const fn any_forward(self) -> bool {
        self.forward != 0
    }
}

impl race::Choices for Choices {
    type Action = Action;
    const PASS: Action = Action::Pass;

    fn count(self) -> u32 {
        (self.forward | self.backward).count_ones()
    }

    /// The pieces in the order of their squares.
    fn nth(self, index: u32) -> Option<Action> {
        let from = nth_bit((self.forward | self.backward).into(), index)?;
        let to = if self.any_forward() {
            // Beyond the end only under exact houses, and then it leaves as well.
            let to = from + self.steps;
            if to >= PATH { None } else { Some(Square::new(to)?) }
        } else {
            Some(Square::new(from - self.steps)?)
        };
        Some(Action::Move { from: Square::new(from)?, to })
    }
}

impl Senet {
    /// The squares of the side's pieces that could go forward by a throw if it were
    /// due now, and of those that would have to go back, as masks.
    pub(crate) fn movers(&self, state: &State, side: Side, throw: Throw) -> (u32, u32) {
        let choices = self.choices(state, side, throw);
        (choices.forward, choices.backward)
    }

    pub(super) fn choices(&self, state: &State, side: Side, throw: Throw) -> Choices {
        let steps = steps(throw);
        let own = state.on[side];
        let obstacles = Obstacles::of(state.on[!side], &self.rules);
        let closed = own | obstacles.closed();

        // The strict houses of exact_houses, left only by their own number.
        let strict = own & self.strict_houses();
        let runners = own & !strict;
        let not_beyond = bit(PATH + 1 - steps) - 1;
        let mut forward =
            runners & not_beyond & !(closed >> steps) & !obstacles.barred_forward(steps);
        let mut leaving = bit(PATH - steps);
        for house in [THREE_TRUTHS, RE_ATUM] {
            if exact_steps(house) == steps {
                forward |= strict & bit(house);
                leaving |= strict & bit(house);
            }
        }
        if self.gate_closed(own) {
            forward &= !leaving;
        }

        let backward = if self.rules.backward && forward == 0 {
            let not_below = !(bit(steps + 1) - 1);
            runners & not_below & !(closed << steps) & !obstacles.barred_backward(steps)
        } else {
            0
        };
        Choices { steps, forward, backward }
    }

    /// The houses that are left only by their own number, as a mask.
    pub(super) const fn strict_houses(&self) -> u32 {
        if self.rules.exact_houses { bit(THREE_TRUTHS) | bit(RE_ATUM) } else { 0 }
    }

    /// Whether the side with these pieces may not leave the board yet.
    pub(super) fn gate_closed(&self, own: u32) -> bool {
        self.rules.gate == Gate::TopRow && own & TOP_ROW != 0
    }
}

/// What a throw is worth: none flat is 5.
pub(super) const fn steps(throw: Throw) -> u8 {
    match throw.get() {
        0 => 5,
        flat => flat,
    }
}

/// The throw by which a piece leaves one of the last two houses, if they are strict.
pub(super) const fn exact_steps(house: u8) -> u8 {
    PATH + 1 - house
}
