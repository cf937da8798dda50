//! Those who can sit down at a board.

use std::fmt;

use rand::{Rng, rngs::ChaCha8Rng};

use super::{Analysis, Level, Limits, Playable, Search, choose};

/// Who plays one side of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Every legal action alike.
    Random,
    /// The greedy yardstick of the game.
    Greedy,
    /// The computer at a level.
    Level(Level),
}

impl Player {
    /// The player of this name: `random`, `greedy`, or the number of a level.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            number => number.parse().ok().and_then(Level::new).map(Self::Level),
        }
    }

    /// The player's next action; `None` when nobody acts.
    pub(super) fn action<G: Playable>(
        self,
        search: &mut G::Search,
        game: &G,
        state: &G::State,
        limits: &mut Limits,
        rng: &mut ChaCha8Rng,
    ) -> Option<G::Action> {
        match self {
            Self::Random => game.pick(state, &mut || rng.next_u32(), &mut Vec::new()),
            Self::Greedy => game.greedy(state, rng),
            Self::Level(level) => think(search, game, state, level, limits, rng)
                .map(|(place, analysis)| analysis.lines[place].action),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => level.number().fmt(f),
        }
    }
}

/// One action of a level: what its search found, and the place of the line that it
/// takes. `None` when nobody acts. The caller's limits must lie within the plan's
/// budget; [`Plan::budget`](super::Plan::budget) says what that is.
pub fn think<G: Playable>(
    search: &mut G::Search,
    game: &G,
    state: &G::State,
    level: Level,
    limits: &mut Limits,
    rng: &mut ChaCha8Rng,
) -> Option<(usize, Analysis<G::Action>)> {
    let plan = level.plan::<G>();
    let lines = if plan.errs() { usize::MAX } else { 1 };
    search.expect_errors(plan.enemy_errors);
    let analysis = search.analyse(game, state, lines, limits);
    search.expect_errors(0.0);
    if analysis.lines.is_empty() {
        return None;
    }
    let place = choose::choose(&analysis.lines, plan, rng);
    Some((place, analysis))
}
