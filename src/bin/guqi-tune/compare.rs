//! Two files of weights against each other.

use guqi::{
    engine::{Budget, Limits, Score, Search, tuning::Tunable},
    rules::Turn,
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

use crate::{Fault, Words};

/// Games in which nothing comes to pass are draws.
const LONGEST: usize = 1000;

pub(crate) fn compare<G: Tunable>(game: &G, words: &Words) -> Result<(), Fault> {
    let weights = [words.weights("weights")?, words.weights("against")?];
    let budget = Budget::nodes(words.number("nodes")?);
    let seed = words.number("seed")?;
    let mut score = Score::default();
    for nth in 0..words.number("games")? {
        // Pairs with the same opening.
        let mut rng = ChaCha8Rng::seed_from_u64((seed << 32) | (nth / 2));
        let mut searches = [0, 1].map(|who| game.search_with(&weights[who], 4 << 20));
        let mut state = game.start();
        for action in game.opening(&mut rng) {
            game.apply(&mut state, action, &mut |_| {});
        }
        let mut winner = None;
        for _ in 0..LONGEST {
            match game.turn(&state) {
                Turn::Over(outcome) => {
                    winner = outcome.winner.map(|side| side.index() ^ (nth % 2) as usize);
                    break;
                }
                Turn::Act { side } | Turn::Throw { side, .. } => {
                    let search = &mut searches[side.index() ^ (nth % 2) as usize];
                    let analysis = search.analyse(game, &state, 1, &mut Limits::new(budget));
                    let line = analysis.lines.first().ok_or("there is a line")?;
                    game.apply(&mut state, line.action, &mut |_| {});
                }
            }
        }
        score.add(winner);
    }
    let (low, high) = score.interval();
    println!(
        "{} won, {} drawn, {} lost: {:.1} % ({:.1} to {:.1}), {:+.0} Elo",
        score.wins,
        score.draws,
        score.losses,
        100.0 * score.share(),
        100.0 * low,
        100.0 * high,
        score.elo(),
    );
    Ok(())
}
