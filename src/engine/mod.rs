//! Computer players: search, evaluation, levels, and the yardsticks they are measured
//! by. Knows the rules and nothing else: no record, no screen, no throws to come.
//!
//! A game is played by the computer when it is [`Playable`]: it brings a [`Search`],
//! the plans of its eight levels, and a greedy yardstick. Everything else is shared:
//! [`think`] is one action of a [`Level`], [`Contest`] is a match between two
//! [`Player`]s.

mod alpha_beta;
mod analysis;
mod bead_jump;
pub mod chance;
mod choose;
mod contest;
pub mod gomoku;
mod level;
mod limits;
mod net;
mod patolli;
mod player;
mod review;
mod san_san;
mod senet;
mod sorted;
pub mod tuning;

pub use analysis::{Analysis, Line};
pub use contest::{Contest, Score};
pub use level::{Level, Plan};
pub use limits::{Budget, Limits, Stop};
pub use player::{Player, think};
pub use review::{Grade, Position, Review, Step, result, review_budget, start_of};

use rand::rngs::ChaCha8Rng;

use crate::rules::Game;

/// A game that the computer can play.
pub trait Playable: Game {
    /// How its best actions are found.
    type Search: Search<Self>;

    /// How each level plays, the weakest first.
    const PLANS: [Plan; Level::COUNT];

    /// How many plies of a match are played by chance before the players take over,
    /// so that no two pairs of games are alike; none where throws see to that.
    const OPENING: usize = 0;

    /// The action of the greedy yardstick: an honest rule of thumb that looks no ply
    /// ahead. `None` when nobody acts.
    fn greedy(&self, state: &Self::State, rng: &mut ChaCha8Rng) -> Option<Self::Action>;

    /// The actions with which a game of a match begins. Equal ones start a pair of
    /// games in which the players change sides, so they need not be quite even.
    fn opening(&self, rng: &mut ChaCha8Rng) -> Vec<Self::Action> {
        contest::by_chance(self, Self::OPENING, rng)
    }
}

/// A search for the best actions of one game. It may keep tables from one position to
/// the next; what it finds must not depend on more than those.
pub trait Search<G: Game>: Send + 'static {
    /// A search with empty tables of at most `memory` bytes.
    fn new(game: &G, memory: usize) -> Self;

    /// Looks for the best actions of the side that acts. The `lines` best are scored
    /// exactly (`usize::MAX` for all of them), the rest may be missing.
    ///
    /// There is at least one line, however soon the limits are reached, unless nobody
    /// acts ([`Turn::Act`](crate::rules::Turn::Act)): then there is none.
    fn analyse(
        &mut self,
        game: &G,
        state: &G::State,
        lines: usize,
        limits: &mut Limits,
    ) -> Analysis<G::Action>;

    /// How often the enemy is expected to take an action by chance, from 0, as at the
    /// start, to 1. A search that has no use for it goes on as before.
    fn expect_errors(&mut self, _share: f32) {}
}
