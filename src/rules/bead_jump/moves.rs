//! Which moves a side has, and why another is not one of them.

use super::{
    Action, BeadJump, State,
    cells::{CAMPS, Cells, on_board},
    jumps,
    rules::BEADS,
};
use crate::rules::{Game, Illegal, Point, Side};

/// Every move of the side to move.
pub(super) struct Reach {
    /// Its beads, in rising order.
    pub(super) beads: [Point; BEADS],
    /// Where each bead can go.
    pub(super) targets: [Cells; BEADS],
    /// How many moves that makes.
    pub(super) count: u32,
}

impl Reach {
    /// The moves in order: by the bead, then by the target.
    pub(super) fn moves(&self) -> impl Iterator<Item = Action> {
        let beads = self.beads.iter().zip(self.targets);
        beads.flat_map(|(&from, targets)| targets.map(move |to| Action::Move { from, to }))
    }

    /// Move number `index` in that order.
    pub(super) fn nth(&self, mut index: u32) -> Option<Action> {
        for (&from, mut targets) in self.beads.iter().zip(self.targets) {
            let count = targets.0.count_ones();
            if index < count {
                return targets.nth(index as usize).map(|to| Action::Move { from, to });
            }
            index -= count;
        }
        None
    }
}

impl BeadJump {
    /// A shortest way of a legal move, both ends included: two points for a step,
    /// one more than the jumps for a chain. `None` for a pass and for an action
    /// that is not legal.
    pub fn way(&self, state: &State, action: Action) -> Option<Vec<Point>> {
        self.check(state, action).ok()?;
        match action {
            Action::Move { from, to } => jumps::route(state.occupied(), from, to),
            Action::Pass => None,
        }
    }

    /// The moves of the side to move.
    pub(super) fn reach(&self, state: &State) -> Reach {
        let side = state.side();
        let (occupied, closed) = (state.occupied(), self.closed(state, side));
        let mut reach =
            Reach { beads: [Point(0); BEADS], targets: [Cells::default(); BEADS], count: 0 };
        let places = reach.beads.iter_mut().zip(&mut reach.targets);
        for (from, (bead, targets)) in state.beads(side).zip(places) {
            *bead = from;
            targets.0 = jumps::targets(occupied, from).0 & !closed.0;
            reach.count += targets.0.count_ones();
        }
        reach
    }

    /// Why a move is not legal, in a game that is not over.
    pub(super) fn check_move(&self, state: &State, from: Point, to: Point) -> Result<(), Illegal> {
        let side = state.side();
        if !on_board(from) || !on_board(to) {
            return Err(Illegal::NoSuchPoint);
        }
        match state.at(from) {
            None => return Err(Illegal::Empty { at: from }),
            Some(owner) if owner != side => return Err(Illegal::NotYours { at: from }),
            Some(_) if from == to => return Err(Illegal::NoWay),
            Some(_) => {}
        }
        match state.at(to) {
            Some(owner) if owner == side => Err(Illegal::OwnPiece { at: to }),
            Some(_) => Err(Illegal::Occupied { at: to }),
            None if !jumps::targets(state.occupied(), from).contains(to) => Err(Illegal::NoWay),
            None if self.closed(state, side).contains(to) => Err(Illegal::NoReturn),
            None => Ok(()),
        }
    }

    /// The cells on which no move of a side may end now.
    fn closed(&self, state: &State, side: Side) -> Cells {
        match self.rules().home.last() {
            Some(last) if self.rules().no_return && state.round() > u32::from(last.round) => {
                CAMPS[side]
            }
            _ => Cells::default(),
        }
    }
}
