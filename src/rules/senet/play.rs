//! How an action changes the position.

use super::{
    Action, BEAUTY, REBIRTH, Senet, Square, State, Throw, WATER,
    board::{bit, point},
    choices::steps,
};
use crate::rules::{BySide, Event, Outcome, Reason, Side, Small, Spot, due::Due};

impl Senet {
    /// The pieces alternating from square 1, the first side to throw.
    pub(super) fn opening(&self) -> State {
        let on = BySide::from_fn(|side| {
            (0..self.rules.pieces).fold(0, |on, n| on | bit(2 * n + 1 + side.index() as u8))
        });
        State { on, off: BySide([0; 2]), due: Due::Throw(Side::First) }
    }

    /// Uses a throw.
    pub(super) fn act(
        &self,
        state: &mut State,
        (side, throw): (Side, Throw),
        action: Action,
        on: &mut impl FnMut(Event),
    ) {
        let to = match action {
            Action::Move { from, to } => {
                move_piece(state, side, from, to, on);
                to
            }
            Action::Pass => {
                on(Event::Passed { side });
                None
            }
            Action::Throw(_) => return,
        };
        let again = to.map(Square::get) == Some(BEAUTY)
            || Small::new(steps(throw))
                .is_some_and(|steps| self.rules.extra_throws.contains(steps));
        state.due = if state.on[side] == 0 {
            Due::Over(Outcome::win(side, Reason::AllOff))
        } else if again {
            on(Event::ThrowsAgain { side });
            Due::Throw(side)
        } else {
            Due::Throw(!side)
        };
    }
}

fn move_piece(
    state: &mut State,
    side: Side,
    from: Square,
    to: Option<Square>,
    on: &mut impl FnMut(Event),
) {
    let from = from.get();
    state.on[side] &= !bit(from);
    let Some(to) = to.map(Square::get) else {
        state.off[side] += 1;
        on(Event::Moved { side, from: Spot::On(point(from)), to: Spot::Off });
        return;
    };
    on(Event::Moved { side, from: Spot::On(point(from)), to: Spot::On(point(to)) });
    if to == WATER {
        let shore = shore(state.on[side] | state.on[!side]);
        state.on[side] |= bit(shore);
        on(Event::Carried { side, from: point(WATER), to: point(shore) });
        return;
    }
    state.on[side] |= bit(to);
    if state.on[!side] & bit(to) != 0 {
        state.on[!side] ^= bit(to) | bit(from);
        on(Event::Swapped { side: !side, from: point(to), to: point(from) });
    }
}

/// Where the water carries a piece, with these squares taken: the House of Rebirth,
/// else the lowest empty square, 1 being the first to try.
const fn shore(taken: u32) -> u8 {
    if taken & bit(REBIRTH) == 0 {
        return REBIRTH;
    }
    (taken | 1).trailing_ones() as u8
}
