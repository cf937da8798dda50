//! The yardstick of Bead jump: the largest advance.

use rand::{Rng, RngExt};

use super::position::way_to_go;
use crate::rules::{
    Game,
    bead_jump::{Action, BeadJump, CAMPS, State},
};

/// The move that comes furthest towards the enemy corner; chains, and beads that come
/// into the enemy camp, count for a little more. Of equal moves any.
pub(super) fn greedy(game: &BeadJump, state: &State, rng: &mut impl Rng) -> Option<Action> {
    let side = game.turn(state).side()?;
    let mut worth = |action: &Action| {
        let Action::Move { from, to } = *action else { return 0 };
        let advance = way_to_go(from.0.into(), side) - way_to_go(to.0.into(), side);
        let points = game.way(state, *action).map_or(0, |way| way.len()) as i32;
        let fills = |at| i32::from(CAMPS[!side].contains(at));
        let worth = 10 * advance + 3 * (points - 2) + 15 * (fills(to) - fills(from));
        worth << 8 | i32::from(rng.random::<u8>())
    };
    game.legal(state).into_iter().max_by_key(|action| worth(action))
}
