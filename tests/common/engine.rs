//! What the tests of the computer players share: a search asked for its best line, and
//! games played through under option mixes.

use guqi::{
    engine::{Analysis, Budget, Level, Limits, Playable, Search, think},
    rules::Outcome,
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// What a fresh search finds with so many nodes.
pub(crate) fn best<G: Playable>(game: &G, state: &G::State, nodes: u64) -> Analysis<G::Action> {
    let mut search = G::Search::new(game, 1 << 20);
    search.analyse(game, state, 1, &mut Limits::new(Budget::nodes(nodes)))
}

/// The best action and its probability of a win.
pub(crate) fn choice<G: Playable>(game: &G, state: &G::State, nodes: u64) -> (String, f64) {
    let analysis = best(game, state, nodes);
    (analysis.lines[0].action.to_string(), analysis.lines[0].win)
}

/// Plays the principal variation; how the game ends with it, and after how many plies.
pub(crate) fn played_out<G: Playable>(
    game: &G,
    state: &G::State,
    nodes: u64,
) -> (usize, Option<Outcome>) {
    let variation = &best(game, state, nodes).lines[0].variation;
    let end = variation
        .iter()
        .fold(state.clone(), |state, action| game.play(&state, *action).expect("legal"));
    (variation.len(), game.turn(&end).outcome())
}

/// A game of two levels at so many nodes, at most so many plies: there is always an
/// action, and it is legal.
pub(crate) fn play_through<G: Playable>(
    game: &G,
    levels: [u8; 2],
    nodes: u64,
    seed: u64,
    plies: usize,
) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut searches = [0, 1].map(|_| G::Search::new(game, 1 << 16));
    let mut state = game.start();
    for _ in 0..plies {
        let Some(side) = game.turn(&state).side() else { break };
        let level = Level::new(levels[side.index()]).expect("a level");
        let plan = level.plan::<G>();
        let mut limits = Limits::new(plan.budget.and(Budget::nodes(nodes)));
        let search = &mut searches[side.index()];
        let thought = think(search, game, &state, level, &mut limits, &mut rng);
        let (place, analysis) = thought.expect("somebody acts");
        let line = &analysis.lines[place];
        assert!((0.0..=1.0).contains(&line.win));
        assert_eq!(line.variation.first(), Some(&line.action));
        state = game.play(&state, line.action).expect("legal");
    }
}
