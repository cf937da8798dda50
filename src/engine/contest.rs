//! Matches between players, to measure them.

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};

use super::{Budget, Limits, Playable, Player, Search};
use crate::rules::{Action, Outcome, Side, Turn};

/// A match. The games come in pairs: the second of a pair has the opening and the
/// throws of the first, and the players have changed sides.
#[derive(Debug)]
pub struct Contest<'a, G> {
    /// The game and its rules.
    pub game: &'a G,
    /// The first plays the first side in the even games.
    pub players: [Player; 2],
    /// What an action may cost each of them, besides their plans.
    pub budgets: [Budget; 2],
    /// The bytes of each search's tables.
    pub memory: usize,
    /// Decides openings, throws and the players' errors.
    pub seed: u64,
}

/// A game that has not ended by then is a draw; only rule sets without any end come
/// so far.
const LONGEST: usize = 10_000;

impl<G: Playable> Contest<'_, G> {
    /// Plays game number `nth` of the match; who won it, `None` for a draw.
    ///
    /// # Panics
    /// A player finds no action where there is one, which would be a fault of its search.
    pub fn game(&self, nth: u64) -> Option<usize> {
        let game = self.game;
        let turned = nth % 2 == 1;
        let pair = self.seed.wrapping_add((nth / 2).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut throws = ChaCha8Rng::seed_from_u64(pair);
        let mut errors = ChaCha8Rng::seed_from_u64(pair ^ 0x5bd1_e995 ^ nth);
        let mut searches = [(); 2].map(|()| G::Search::new(game, self.memory));
        let mut state = game.start();
        for action in game.opening(&mut throws) {
            game.apply(&mut state, action, &mut |_| {});
        }
        // Who plays a person's seat: an index of `players`.
        let player = |seat: Side| seat.index() ^ usize::from(turned);
        for _ in 0..LONGEST {
            let action = match game.turn(&state) {
                Turn::Over(Outcome { winner, .. }) => {
                    return winner.map(|side| player(game.seat(&state, side)));
                }
                Turn::Throw { lots, .. } => G::Action::throw(lots.marked(throws.next_u32())),
                Turn::Act { side } => {
                    let who = player(game.seat(&state, side));
                    let budget = match self.players[who] {
                        Player::Level(level) => self.budgets[who].and(level.plan::<G>().budget),
                        Player::Random | Player::Greedy => self.budgets[who],
                    };
                    let mut limits = Limits::new(budget);
                    let search = &mut searches[who];
                    self.players[who].action(search, game, &state, &mut limits, &mut errors)
                }
            };
            let action = action.expect("someone acts, so there is an action");
            debug_assert!(game.check(&state, action).is_ok(), "{action}");
            game.apply(&mut state, action, &mut |_| {});
        }
        None
    }

    /// Plays the games of these numbers, telling each result.
    pub fn play(&self, games: impl IntoIterator<Item = u64>) -> Score {
        let mut score = Score::default();
        for nth in games {
            score.add(self.game(nth));
        }
        score
    }
}

/// Plies by chance, from the start, none of which ends the game.
pub(super) fn by_chance<G: Playable>(
    game: &G,
    plies: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<G::Action> {
    let mut state = game.start();
    let mut actions = Vec::new();
    let mut buffer = Vec::new();
    for _ in 0..plies {
        let Some(action) = game.pick(&state, &mut || rng.next_u32(), &mut buffer) else { break };
        let mut next = state.clone();
        game.apply(&mut next, action, &mut |_| {});
        if game.turn(&next).outcome().is_some() {
            break;
        }
        actions.push(action);
        state = next;
    }
    actions
}

/// The result of a match, as the first player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Counts a game by its winner, the index of the player.
    pub fn add(&mut self, winner: Option<usize>) {
        match winner {
            Some(0) => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points won, a draw counted as half a win; ½ without games.
    pub fn share(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }

    /// The 95 % confidence interval of the share (Wilson's score interval, 1927; draws
    /// make the true one narrower).
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let games = f64::from(self.games());
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let share = self.share();
        let middle = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
        let half = Z / (1.0 + Z * Z / games)
            * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        (middle - half, middle + half)
    }

    /// The difference in rating that the share stands for, in Elo points.
    pub fn elo(&self) -> f64 {
        let share = self.share().clamp(1e-3, 1.0 - 1e-3);
        400.0 * (share / (1.0 - share)).log10()
    }
}
