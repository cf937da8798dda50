//! The greedy yardstick of Senet.

use rand::{Rng, rngs::ChaCha8Rng};

use crate::rules::{
    Game, Turn,
    senet::{Action, BEAUTY, RE_ATUM, REBIRTH, Senet, State, THREE_TRUTHS, WATER},
};

/// Finish, else capture, else land on one of the special houses, else move the
/// foremost piece, and into the water only when there is nothing else; `None` when
/// nobody acts.
pub(super) fn greedy(game: &Senet, state: &State, rng: &mut ChaCha8Rng) -> Option<Action> {
    let Turn::Act { side } = game.turn(state) else { return None };
    let enemies = state.on(!side);
    let rank = |action: &Action| {
        let rank = match *action {
            Action::Move { to: None, .. } => (4, 0),
            Action::Move { from, to: Some(to) } => {
                let kind = match to.get() {
                    _ if enemies.contains(to) => 3,
                    REBIRTH | BEAUTY | THREE_TRUTHS | RE_ATUM => 2,
                    WATER => 0,
                    _ => 1,
                };
                (kind, from.get())
            }
            Action::Throw(_) | Action::Pass => (0, 0),
        };
        (rank, rng.next_u32())
    };
    game.legal(state).into_iter().max_by_key(rank)
}
