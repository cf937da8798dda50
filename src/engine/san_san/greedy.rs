//! The yardstick of San San Qi: lines.

use rand::{Rng, RngExt};

use super::position::{Stones, worth};
use crate::{
    engine::alpha_beta::Position,
    rules::{
        Game,
        san_san::{Action, SanSan, State},
    },
};

/// Completes a line; else stops one; else builds where most lines are open. Marks and
/// removes the stone that is worth most to the enemy's lines. Of equal moves any.
pub(super) fn greedy(game: &SanSan, state: &State, rng: &mut impl Rng) -> Option<Action> {
    let side = game.turn(state).side()?;
    let rules = game.rules();
    let position = Stones::new(game, state);
    let [own, enemy] = [side, !side].map(|side| position.counting(rules, side));
    let mut judge = |action: &Action| {
        let value = match *action {
            Action::Take(at) => worth(enemy, own, at.index()),
            Action::Place(to) => lines(own, enemy, to.index(), true),
            Action::Slide { from, to } => {
                let without = own & !(1 << from.index());
                // What leaves is no longer in the enemy's way.
                let threatened = position.threatens(rules, !side, to.index());
                lines(without, enemy, to.index(), threatened) - worth(without, enemy, from.index())
            }
        };
        value << 8 | i32::from(rng.random::<u8>())
    };
    game.legal(state).into_iter().max_by_key(|action| judge(action))
}

/// What a stone set on a point does: completes lines, stops those that the enemy
/// threatens to complete, and opens new ones.
fn lines(own: u32, enemy: u32, to: usize, threatened: bool) -> i32 {
    let completed = i32::from(super::position::filled(own | 1 << to, to));
    let stopped = i32::from(super::position::filled(enemy | 1 << to, to));
    100_000 * completed + if threatened { 10_000 * stopped } else { 0 } + worth(own, enemy, to)
}
