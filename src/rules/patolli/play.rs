//! How an action changes the position.

use super::{
    Action, Patolli, State, TRACK, Throw,
    board::{point, progress_of, square_at},
};
use crate::rules::{BySide, Event, Outcome, Reason, Side, Spot, due::Due};

impl Patolli {
    /// All pieces waiting, the first side to throw.
    pub(super) fn opening(&self) -> State {
        State {
            gone: BySide([0; 2]),
            home: BySide([self.rules.pieces; 2]),
            done: BySide([0; 2]),
            counters: BySide([self.rules.stakes; 2]),
            due: Due::Throw(Side::First),
        }
    }

    /// Uses a throw.
    pub(super) fn act(
        &self,
        state: &mut State,
        (side, throw): (Side, Throw),
        action: Action,
        on: &mut impl FnMut(Event),
    ) {
        match action {
            Action::Enter => {
                state.home[side] -= 1;
                self.land(state, side, Spot::Home, 0, on);
            }
            Action::Move { from, .. } => {
                let progress = progress_of(side, from);
                state.gone[side] &= !(1 << progress);
                let from = Spot::On(point(from.get()));
                self.land(state, side, from, progress + self.steps(throw), on);
            }
            Action::Pass => {
                on(Event::Passed { side });
                self.pay(state, side, on);
            }
            Action::Throw(_) => return,
        }
        state.due = match self.outcome(state) {
            Some(outcome) => Due::Over(outcome),
            None if throw.get() == 5 && self.rules.extra_on_five => {
                on(Event::ThrowsAgain { side });
                Due::Throw(side)
            }
            None => Due::Throw(!side),
        };
    }

    /// A piece in the hand is put down where it has gone that far.
    fn land(
        &self,
        state: &mut State,
        side: Side,
        from: Spot,
        progress: u8,
        on: &mut impl FnMut(Event),
    ) {
        if progress >= TRACK {
            state.done[side] += 1;
            on(Event::Moved { side, from, to: Spot::Off });
            return;
        }
        state.gone[side] |= 1 << progress;
        let at = point(square_at(side, progress));
        on(Event::Moved { side, from, to: Spot::On(at) });
        // The starts are half a track apart.
        let enemy_bit = 1 << ((progress + TRACK / 2) % TRACK);
        if state.gone[!side] & enemy_bit != 0 && self.safe[side] >> progress & 1 == 0 {
            state.gone[!side] &= !enemy_bit;
            state.home[!side] += 1;
            on(Event::Captured { side: !side, at });
            self.pay(state, !side, on);
        }
    }

    /// One counter goes to the opponent, if the game has stakes.
    fn pay(&self, state: &mut State, side: Side, on: &mut impl FnMut(Event)) {
        if self.rules.stakes > 0 {
            state.counters[side] -= 1;
            state.counters[!side] += 1;
            on(Event::Paid { side });
        }
    }

    /// Whether the game has ended, and how.
    pub(super) fn outcome(&self, state: &State) -> Option<Outcome> {
        Side::ALL.into_iter().find_map(|side| {
            if state.gone[side] == 0 && state.home[side] == 0 {
                Some(Outcome::win(side, Reason::AllOff))
            } else if self.rules.stakes > 0 && state.counters[side] == 0 {
                Some(Outcome::win(!side, Reason::Broke))
            } else {
                None
            }
        })
    }
}
