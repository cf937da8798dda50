//! How the game begins, and when it ends.

use super::{
    BeadJump, State,
    cells::{CAMPS, Cells},
};
use crate::rules::{BySide, Game, Outcome, Reason, Side};

impl BeadJump {
    /// A position that nothing went before; it has now occurred once.
    pub(super) fn begin(&self, beads: BySide<Cells>, plies: u32) -> State {
        let mut state = State::new(beads, plies);
        if self.rules().repetition {
            state.note();
        }
        state
    }

    /// Ends the ply of the side to move, whose bead, if any, has moved, and looks
    /// whether the game ends with it. The order of the ends is that of the rules.
    pub(super) fn end_ply(&self, state: &mut State, passed: bool) {
        let (side, round) = (state.side(), state.round());
        let round_ends = side == Side::Second;
        let both_passed = passed && state.passed;
        state.end_ply(passed);
        state.outcome = if !passed && state.beads(side) == CAMPS[!side] {
            Some(Outcome::win(side, Reason::CampFilled))
        } else if both_passed {
            Some(Outcome::draw(Reason::BothBlocked))
        } else if let Some(outcome) = self.stalling(state, round).filter(|_| round_ends) {
            Some(outcome)
        } else if self.rules().repetition && state.note() {
            Some(Outcome::draw(Reason::Repetition))
        } else if round_ends && round == u32::from(self.rules().max_rounds) {
            Some(Outcome::draw(Reason::RoundLimit))
        } else {
            None
        };
    }

    /// Who has not left home in time at the end of a round.
    fn stalling(&self, state: &State, round: u32) -> Option<Outcome> {
        let check = self.rules().home.iter().find(|check| u32::from(check.round) == round)?;
        let short = |side| state.outside(side) < usize::from(check.outside);
        match (short(Side::First), short(Side::Second)) {
            (false, false) => None,
            (true, true) => Some(Outcome::draw(Reason::Stalling)),
            (first, _) => {
                let winner = if first { Side::Second } else { Side::First };
                Some(Outcome::win(winner, Reason::Stalling))
            }
        }
    }
}
