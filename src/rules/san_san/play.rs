//! Playing an action, and the ends of the game.

use super::{
    SanSan,
    board::{self, BoardPoint},
    state::{Due, Phase, State},
};
use crate::rules::{BySide, Event, Outcome, Reason, Side, Spot};

impl SanSan {
    pub(super) fn place(&self, state: &mut State, at: BoardPoint, on: &mut impl FnMut(Event)) {
        let side = state.side;
        state.living[side] |= at.bit();
        on(Event::Placed { side, at: at.into() });
        self.complete_lines(state, at, on);
    }

    pub(super) fn slide(
        &self,
        state: &mut State,
        from: BoardPoint,
        to: BoardPoint,
        on: &mut impl FnMut(Event),
    ) {
        let side = state.side;
        state.living[side] = state.living[side] & !from.bit() | to.bit();
        if self.rules.no_removal > 0 {
            state.quiet += 1;
        }
        on(Event::Moved { side, from: Spot::On(from.into()), to: Spot::On(to.into()) });
        self.complete_lines(state, to, on);
    }

    /// The stone just set on `at` may complete lines, which may allow to take.
    fn complete_lines(&self, state: &mut State, at: BoardPoint, on: &mut impl FnMut(Event)) {
        let side = state.side;
        let stones = self.counting(state, side);
        let lines = board::lines_through(at, stones);
        if lines > 0 {
            for line in board::filled_through(at, stones) {
                on(Event::Line { side, points: line.map(Into::into).into() });
            }
        }
        self.takes_left(state, if self.rules.take_per_line { lines } else { lines.min(1) }, on);
    }

    /// The side has so many stones yet to take, as far as there are targets.
    fn takes_left(&self, state: &mut State, left: u8, on: &mut impl FnMut(Event)) {
        if left == 0 {
            self.end_turn(state, on);
        } else if self.target_set(state) == 0 {
            on(Event::NothingToTake { side: state.side });
            self.end_turn(state, on);
        } else {
            state.due = Due::Take(left);
        }
    }

    pub(super) fn take(&self, state: &mut State, at: BoardPoint, on: &mut impl FnMut(Event)) {
        let enemy = !state.side;
        let left = state.takes_due().saturating_sub(1);
        state.living[enemy] &= !at.bit();
        match state.phase {
            Phase::Placing => {
                state.dead[enemy] |= at.bit();
                on(Event::Marked { side: enemy, at: at.into() });
            }
            Phase::Moving => {
                state.quiet = 0;
                state.history.clear();
                on(Event::Captured { side: enemy, at: at.into() });
                if too_few(state.living[enemy]) {
                    state.due = Due::Over(Outcome::win(state.side, Reason::TooFew));
                    return;
                }
            }
        }
        self.takes_left(state, left, on);
    }

    fn end_turn(&self, state: &mut State, on: &mut impl FnMut(Event)) {
        state.side = !state.side;
        state.due = Due::Stone;
        match state.phase {
            Phase::Placing if state.empty() == 0 => self.end_placing(state, on),
            Phase::Placing => {}
            Phase::Moving => self.judge(state),
        }
    }

    /// All stones are placed: the dead leave, and phase 2 begins.
    pub(super) fn end_placing(&self, state: &mut State, on: &mut impl FnMut(Event)) {
        if self.rules.dull_game && !any_line(state) {
            state.due = Due::Over(Outcome::win(Side::Second, Reason::DullGame));
            return;
        }
        for side in Side::ALL {
            for at in board::points(state.dead[side]) {
                on(Event::Swept { side, at: at.into() });
            }
        }
        state.dead = BySide::default();
        state.phase = Phase::Moving;
        state.side = if self.rules.red_first { Side::First } else { Side::Second };
        self.begin_moving(state);
    }

    /// The ends that can come with the first position of phase 2.
    pub(super) fn begin_moving(&self, state: &mut State) {
        let outcome = match Side::ALL.map(|side| too_few(state.living[side])) {
            [false, false] if !self.rules.dull_game && state.empty() == 0 => {
                Outcome::draw(Reason::BoardFull)
            }
            [false, false] => return self.judge(state),
            [true, true] => Outcome::draw(Reason::TooFew),
            [true, false] => Outcome::win(Side::Second, Reason::TooFew),
            [false, true] => Outcome::win(Side::First, Reason::TooFew),
        };
        state.due = Due::Over(outcome);
    }

    /// The ends that can come with a turn of phase 2, the side to slide being set:
    /// no moves, repetition, no removal, in this order.
    fn judge(&self, state: &mut State) {
        let outcome = if !self.can_slide(state) {
            Outcome::win(!state.side, Reason::NoMoves)
        } else if self.rules.repetition && state.note() {
            Outcome::draw(Reason::Repetition)
        } else if self.rules.no_removal > 0 && state.quiet >= self.rules.no_removal {
            Outcome::draw(Reason::NoRemoval)
        } else {
            return;
        };
        state.due = Due::Over(outcome);
    }
}

/// Fewer than three stones complete no line.
fn too_few(stones: u32) -> bool {
    stones.count_ones() < 3
}

/// Whether a line was completed in phase 1: stones never move there, so the line
/// still stands unless one of its stones is dead, and stones die by lines only.
fn any_line(state: &State) -> bool {
    Side::ALL.iter().any(|&side| state.dead[side] != 0 || board::in_lines(state.living[side]) != 0)
}
