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
        let home = &self.rules().home;
        let row = home.binary_search_by_key(&round, |check| u32::from(check.round)).ok()?;
        let check = home[row];
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bead_jump::{HomeCheck, Rules};

    // No position is known in which both sides are blocked, so passes are forced here:
    // "two passes in a row end the game as a draw", before stalling and all that follows.
    #[test]
    fn two_passes_in_a_row() {
        let home = vec![HomeCheck { round: 1, outside: 1 }];
        let rules = Rules { home, max_rounds: 1, ..Rules::default() };
        let game = BeadJump::new(rules).unwrap();
        let mut state = game.start();
        game.end_ply(&mut state, true);
        assert_eq!(state.outcome, None);
        game.end_ply(&mut state, true);
        assert_eq!(state.outcome, Some(Outcome::draw(Reason::BothBlocked)));
        assert_eq!(state.round(), 1);
    }
}
