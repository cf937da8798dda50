//! Why a piece may not move.

use super::{
    PATH, Senet, Square, State, Throw,
    board::{bit, point},
    choices::{exact_steps, steps},
    way::Obstacles,
};
use crate::rules::{Illegal, Side};

impl Senet {
    /// Whether the piece on `from` may go to `to`, `None` being off the board.
    pub(super) fn check_move(
        &self,
        state: &State,
        (side, throw): (Side, Throw),
        from: Square,
        to: Option<Square>,
    ) -> Result<(), Illegal> {
        let at = point(from.get());
        if state.on[side] & bit(from.get()) == 0 {
            let enemy = state.on[!side] & bit(from.get()) != 0;
            return Err(if enemy { Illegal::NotYours { at } } else { Illegal::Empty { at } });
        }
        match to {
            Some(to) if to < from => self.check_back(state, (side, throw), from, to),
            _ => self.check_forward(state, (side, throw), from, to),
        }
    }

    fn check_forward(
        &self,
        state: &State,
        (side, throw): (Side, Throw),
        from: Square,
        to: Option<Square>,
    ) -> Result<(), Illegal> {
        let steps = steps(throw);
        let aim = from.get() + steps;
        if bit(from.get()) & self.strict_houses() != 0 {
            let exact = exact_steps(from.get());
            if to.is_some() || steps != exact {
                return Err(Illegal::NotExact { at: point(from.get()), steps: exact });
            }
        } else if aim > PATH {
            return Err(Illegal::TooFar);
        } else if to.map_or(PATH, Square::get) != aim {
            return Err(Illegal::WrongDistance { steps });
        }
        if to.is_none() && self.gate_closed(state.on[side]) {
            return Err(Illegal::Gate);
        }
        let obstacles = Obstacles::of(state.on[!side], &self.rules);
        // Nearest first.
        if let Some(at) = (from.get() + 1..aim).find(|&at| obstacles.barring & bit(at) != 0) {
            return Err(Illegal::Barred { at: point(at) });
        }
        to.map_or(Ok(()), |to| check_target(state.on[side], obstacles, to))
    }

    fn check_back(
        &self,
        state: &State,
        (side, throw): (Side, Throw),
        from: Square,
        to: Square,
    ) -> Result<(), Illegal> {
        if !self.rules.backward || bit(from.get()) & self.strict_houses() != 0 {
            return Err(Illegal::NeverBack);
        }
        if self.choices(state, side, throw).any_forward() {
            return Err(Illegal::ForwardFirst);
        }
        let steps = steps(throw);
        if to.get() + steps != from.get() {
            return Err(Illegal::WrongDistance { steps });
        }
        let obstacles = Obstacles::of(state.on[!side], &self.rules);
        if let Some(at) =
            (to.get() + 1..from.get()).rev().find(|&at| obstacles.barring & bit(at) != 0)
        {
            return Err(Illegal::Barred { at: point(at) });
        }
        check_target(state.on[side], obstacles, to)
    }
}

/// Whether a piece may land there.
fn check_target(own: u32, obstacles: Obstacles, to: Square) -> Result<(), Illegal> {
    let (target, at) = (bit(to.get()), point(to.get()));
    if own & target != 0 {
        Err(Illegal::OwnPiece { at })
    } else if obstacles.paired & target != 0 {
        Err(Illegal::ProtectedByPair { at })
    } else if obstacles.housed & target != 0 {
        Err(Illegal::SafeSquare { at })
    } else {
        Ok(())
    }
}
