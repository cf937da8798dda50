//! Counting and playing at random: the two ways to measure and test rules.

use super::{Game, Outcome};

/// The number of action sequences of exactly `depth` actions from a state; each
/// outcome of a throw is one branch, a pass is an action. Sequences cut short by
/// the end of the game do not count.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actions = game.legal(state);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .into_iter()
        .map(|action| {
            let mut next = state.clone();
            game.apply(&mut next, action, &mut |_| {});
            perft(game, &next, depth - 1)
        })
        .sum()
}

/// Plays one game by chance from a state, at most `limit` plies, and returns the
/// number of plies and how it ended (`None` when the limit came first). The state
/// is left at the end of the game. `bits` supplies uniform 32-bit words, `buffer`
/// is scratch space.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    limit: u32,
    bits: &mut impl FnMut() -> u32,
    buffer: &mut Vec<G::Action>,
) -> (u32, Option<Outcome>) {
    let mut plies = 0;
    while plies < limit {
        let Some(action) = game.pick(state, bits, buffer) else { break };
        game.apply(state, action, &mut |_| {});
        plies += 1;
    }
    (plies, game.turn(state).outcome())
}
