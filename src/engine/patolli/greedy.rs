//! The greedy yardstick of Patolli.

use rand::{Rng, rngs::ChaCha8Rng};

use crate::rules::{
    Event, Game, Side, Spot, Turn,
    patolli::{Action, Patolli, State, TRACK},
};

/// Finish, else capture the piece that has come farthest, else land on a safe square,
/// else move the foremost piece; `None` when nobody acts.
pub(super) fn greedy(game: &Patolli, state: &State, rng: &mut ChaCha8Rng) -> Option<Action> {
    let Turn::Act { side } = game.turn(state) else { return None };
    let rank = |action: &Action| (rank(game, state, side, *action), rng.next_u32());
    game.legal(state).into_iter().max_by_key(rank)
}

/// The kind of the action, and which is the best of its kind.
fn rank(game: &Patolli, state: &State, side: Side, action: Action) -> (u8, u8) {
    let start = Patolli::start_square(side).0;
    let gone = |square: u16| ((square + u16::from(TRACK) - start) % u16::from(TRACK)) as u8;
    let mut best = (0, 0);
    game.apply(&mut state.clone(), action, &mut |event| {
        let rank = match event {
            Event::Moved { to: Spot::Off, .. } => (4, 0),
            Event::Captured { at, .. } => (3, (gone(at.0) + TRACK / 2) % TRACK),
            Event::Moved { from, to: Spot::On(to), .. } => {
                let safe = game.rules().safe.bits() >> to.0 & 1 == 1;
                let foremost = if let Spot::On(from) = from { gone(from.0) + 1 } else { 0 };
                (if safe { 2 } else { 1 }, foremost)
            }
            _ => (0, 0),
        };
        best = best.max(rank);
    });
    best
}
