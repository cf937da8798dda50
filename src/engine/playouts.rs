//! A search for any game: random playouts of every candidate. A stand-in until a game
//! has a search of its own.

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};

use super::{Analysis, Limits, Line, Search};
use crate::rules::{Game, Turn, playout};

pub struct Playouts;

impl<G: Game> Search<G> for Playouts {
    fn new(_: &G, _: usize) -> Self {
        Self
    }

    fn analyse(
        &mut self,
        game: &G,
        state: &G::State,
        _: usize,
        limits: &mut Limits,
    ) -> Analysis<G::Action> {
        let Turn::Act { side } = game.turn(state) else { return Analysis::default() };
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let mut buffer = Vec::new();
        let actions = game.legal(state);
        let mut points = vec![0.0; actions.len()];
        let mut rounds = 0;
        while rounds < 200 && (rounds == 0 || !limits.over()) {
            for (action, points) in actions.iter().zip(&mut points) {
                let mut next = state.clone();
                game.apply(&mut next, *action, &mut |_| {});
                let (_, outcome) =
                    playout(game, &mut next, 500, &mut || rng.next_u32(), &mut buffer);
                *points += match outcome.and_then(|outcome| outcome.winner) {
                    Some(winner) if winner == side => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                };
                limits.spend();
            }
            rounds += 1;
        }
        let line = |(action, points): (_, &f64)| Line::new(action, points / f64::from(rounds));
        let mut lines: Vec<_> = actions.into_iter().zip(&points).map(line).collect();
        lines.sort_by(|one, two| two.win.total_cmp(&one.win));
        Analysis { lines, depth: 1, nodes: limits.nodes() }
    }
}
