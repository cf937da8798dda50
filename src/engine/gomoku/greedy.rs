//! The greedy yardstick: the point that makes and spoils the most, one ply ahead.

use rand::{Rng, RngExt, rngs::ChaCha8Rng};

use super::{action, grid::Grid, moves::promise, stones};
use crate::rules::{
    Game,
    gomoku::{Action, Choice, Gomoku, Phase, State},
};

pub(super) fn action_of(game: &Gomoku, state: &State, rng: &mut ChaCha8Rng) -> Option<Action> {
    game.turn(state).side()?;
    let rules = game.rules();
    let mut grid = Grid::new(usize::from(rules.size), rules.rule);
    for (spot, colour) in stones(game, state) {
        grid.put(spot, colour);
    }
    let colour = state.colour().index();
    if let Phase::Opening(step) = state.phase()
        && !step.choices().is_empty()
    {
        // White moves next.
        let white = grid.evaluation(1) >= 0;
        return Some(Action::Choose(if white { Choice::White } else { Choice::Black }));
    }
    let mut best = None;
    let mut most = (i32::MIN, 0);
    for spot in grid.near().filter(|&spot| !grid.is_forbidden(spot, colour)) {
        let judged = (promise(&grid, spot, colour), rng.random::<u32>());
        if judged > most {
            (best, most) = (action(spot), judged);
        }
    }
    best.or_else(|| {
        let middle = usize::from(rules.size) / 2;
        action(super::lines::spot(middle, middle)).filter(|_| grid.stones().is_empty())
    })
    .or_else(|| game.pick(state, &mut || rng.next_u32(), &mut Vec::new()))
}
