//! The openings of matches: a few stones by chance that favour nobody much.

use rand::{RngExt, rngs::ChaCha8Rng};

use super::{GomokuSearch, action, lines::spot};
use crate::{
    engine::{Budget, Limits, Search},
    rules::{
        Game, Turn,
        gomoku::{Action, Gomoku, Opening},
    },
};

/// How far from the middle the stones lie.
const AROUND: usize = 3;
/// What is looked at to see whether a position is even.
const NODES: u64 = 500;
/// Openings tried before the most even one so far is taken.
const TRIES: usize = 8;

/// The first stones of a game.
pub(super) fn even(game: &Gomoku, rng: &mut ChaCha8Rng) -> Vec<Action> {
    if game.rules().opening == Opening::Swap2 {
        return Vec::new();
    }
    let mut search = GomokuSearch::new(game, 1 << 20);
    let mut best = (f64::INFINITY, Vec::new());
    for _ in 0..TRIES {
        let count = rng.random_range(3..=6_u32);
        let actions = by_chance(game, count, rng);
        let state = actions.iter().fold(game.start(), |mut state, &action| {
            game.apply(&mut state, action, &mut |_| {});
            state
        });
        let mut limits = Limits::new(Budget::nodes(NODES));
        let analysis = search.analyse(game, &state, 1, &mut limits);
        let Some(line) = analysis.lines.first() else { continue };
        let off = (line.win - 0.5).abs();
        if off < best.0 {
            best = (off, actions);
        }
        if off < 0.12 {
            break;
        }
    }
    best.1
}

/// Stones around the middle, in play until the last.
fn by_chance(game: &Gomoku, count: u32, rng: &mut ChaCha8Rng) -> Vec<Action> {
    let corner = usize::from(game.rules().size) / 2 - AROUND;
    let mut actions = Vec::new();
    let mut state = game.start();
    while actions.len() < count as usize {
        let mut one = || corner + rng.random_range(0..=2 * AROUND as u32) as usize;
        let Some(action) = action(spot(one(), one())) else { continue };
        let Ok(next) = game.play(&state, action) else { continue };
        if !matches!(game.turn(&next), Turn::Act { .. }) {
            break;
        }
        state = next;
        actions.push(action);
    }
    actions
}
