//! Which moves the side to move has, why another is not one of them, and the way
//! a bead takes.

use super::{
    Action, BeadJump, State,
    cells::{BOARD, CAMPS, Cells, on_board},
    jumps::{self, Jumps},
    reach::Reach,
};
use crate::rules::{Game, Illegal, Point, Side};

impl BeadJump {
    /// A shortest way of a legal move, both ends included: two points for a step,
    /// one more than the jumps for a chain. `None` for a pass and for an action
    /// that is not legal.
    pub fn way(&self, state: &State, action: Action) -> Option<Vec<Point>> {
        self.check(state, action).ok()?;
        let Action::Move { from, to } = action else { return None };
        if steps(state, from).contains(to) {
            return Some(vec![from, to]);
        }
        let (start, end) = (Cells::one(from).0, Cells::one(to).0);
        let jumps = Jumps::new(state.occupied().0).lifting(start);
        // Waves of a breadth-first search from the start, then back from the end
        // along the waves, since a jump can be undone by a jump.
        let mut waves = vec![];
        let (mut seen, mut wave) = (start, start);
        while wave & end == 0 {
            waves.push(wave);
            wave = jumps.landings(wave) & !seen;
            seen |= wave;
        }
        let mut way = vec![to];
        let mut at = end;
        while let Some(wave) = waves.pop() {
            let before = Cells(jumps.joined(at) & wave).points().next()?;
            at = Cells::one(before).0;
            way.push(before);
        }
        way.reverse();
        Some(way)
    }

    /// The moves of the side to move.
    pub(super) fn reach(&self, state: &State) -> Reach {
        let side = state.side();
        Reach::new(state.beads(side), state.occupied(), self.closed(state, side))
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
            None if !steps(state, from).contains(to) && !chains(state, from).contains(to) => {
                Err(Illegal::NoWay)
            }
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

/// The moves of these beads that do not end on a closed cell, in the order of the rules.
pub(crate) fn moves_of(
    beads: Cells,
    occupied: Cells,
    closed: Cells,
    mut on: impl FnMut(Point, Point),
) {
    for action in Reach::new(beads, occupied, closed).moves() {
        if let Action::Move { from, to } = action {
            on(from, to);
        }
    }
}

/// Where the bead on a point can step.
fn steps(state: &State, from: Point) -> Cells {
    let steps = jumps::steps(Cells::one(from).0, BOARD & !state.occupied().0);
    Cells(steps.iter().fold(0, |all, (ends, _)| all | ends))
}

/// Where a chain of jumps by the bead on a point can end.
fn chains(state: &State, from: Point) -> Cells {
    Cells(Jumps::new(state.occupied().0).chains(Cells::one(from).0))
}
