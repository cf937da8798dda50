//! Games of the weights against themselves.

use std::{fmt::Write as _, io::Write};

use guqi::{
    engine::{Budget, Limits, Search, tuning::Tunable},
    rules::Turn,
};
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

use crate::{Fault, Words};

/// The most plies by chance with which a game begins.
const OPENING: u32 = 10;
/// The probability of a ply by chance later on.
const STRAY: f64 = 0.04;
/// A game longer than this is left out.
const LONGEST: usize = 600;

pub(crate) fn play<G: Tunable>(game: &G, words: &Words) -> Result<(), Fault> {
    let weights = words.weights("weights")?;
    let (games, nodes) = (words.number("games")?, words.number("nodes")?);
    let seed = words.number("seed")?;
    let mut out = std::io::stdout().lock();
    for nth in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64((seed << 32) | nth);
        let mut search = game.search_with(&weights, 1 << 20);
        let mut state = game.start();
        let opening = rng.random_range(0..=OPENING);
        let mut text = String::new();
        let mut plies = 0;
        let outcome = loop {
            match game.turn(&state) {
                Turn::Over(outcome) => break Some(outcome),
                _ if plies >= LONGEST => break None,
                _ => {}
            }
            let by_chance = plies < opening as usize || rng.random_bool(STRAY);
            let action = if by_chance {
                let action = game.pick(&state, &mut || rng.next_u32(), &mut Vec::new());
                let action = action.ok_or("there is an action")?;
                write!(text, " {action}:?")?;
                action
            } else {
                let mut limits = Limits::new(Budget::nodes(nodes));
                let analysis = search.analyse(game, &state, 1, &mut limits);
                let line = analysis.lines.first().ok_or("there is a line")?;
                write!(text, " {}:{:.3}", line.action, line.win)?;
                line.action
            };
            game.apply(&mut state, action, &mut |_| {});
            plies += 1;
        };
        if let Some(outcome) = outcome {
            let winner = outcome.winner.map_or("draw", |side| G::SIDES[side.index()]);
            writeln!(out, "{winner}{text}")?;
        }
    }
    Ok(())
}
