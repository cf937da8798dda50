//! Alpha-beta search for the games without throws: San San Qi and Bead jump.
//!
//! Principal variation search (Marsland and Campbell, *Parallel search of strongly
//! ordered game trees*, 1982) with iterative deepening, aspiration windows, a
//! transposition table, killers and history for the order of moves, late-move
//! reductions, and a quiescence search over the moves that a game calls forcing.
//!
//! The same side may act twice in a row, so a value changes its sign only where the
//! side changes.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "plies, depths, counts and values are small"
)]

mod order;
mod root;
mod score;
mod search;
mod table;
#[cfg(test)]
mod tests;

use crate::rules::{Game, Side};
use order::Order;
use table::Table;

pub(super) use root::AlphaBeta;

/// A position in the form that is searched: small, quick to copy and to play on, and
/// without the past.
pub trait Position: Copy + Send + 'static {
    /// The game it belongs to.
    type Game: Game;
    /// What stays the same all through a game: its options and the evaluation.
    type Context: Send + 'static;

    /// The logistic curve from values to probabilities: a side that is this much
    /// ahead wins e : 1.
    const SCALE: f64;

    /// How much a ply changes a value at most, as a rule: near the horizon a position that
    /// is further out of the window is left alone. `None` where a ply can change all.
    const MARGIN: Option<i32>;

    /// What the positions of a game share.
    fn context(game: &Self::Game) -> Self::Context;

    /// The position of a state.
    fn new(game: &Self::Game, state: &<Self::Game as Game>::State) -> Self;

    /// What [`Position::recurring`] says of each position that has occurred in the game,
    /// as often as it did, this one included.
    fn past(state: &<Self::Game as Game>::State) -> Vec<u64>;

    /// The action that a code stands for.
    fn action(code: Code) -> <Self::Game as Game>::Action;

    /// The side that acts. Past the end any side.
    fn side(&self) -> Side;

    /// How the game ended, `None` while it goes on.
    fn end(&self) -> Option<End>;

    /// A hash of everything that decides the value, but for repetitions.
    fn key(&self, context: &Self::Context) -> u64;

    /// What is the same in two positions that count as one when positions recur. `None`
    /// for a position that cannot come back, with which no position before it can.
    fn recurring(&self) -> Option<u64>;

    /// Appends all moves.
    fn moves(&self, context: &Self::Context, out: &mut Vec<Move>);

    /// Appends the moves that must be looked at before the position can be judged by
    /// its looks; whether the side may leave all of them aside.
    fn forcing(&self, context: &Self::Context, out: &mut Vec<Move>) -> bool;

    /// Plays a move of the position.
    fn play(&mut self, context: &Self::Context, code: Code);

    /// The value for the side that acts by the looks of the position, well within
    /// [`score::WIN_BOUND`].
    fn evaluate(&self, context: &Self::Context) -> i32;

    /// Whether the moves here cost no depth, since they only finish what the side began.
    fn free(&self) -> bool {
        false
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The side won.
    Won(Side),
    /// Nobody won.
    Drawn,
}

/// A move in few bits, below [`CODES`]. 0 is a move too where it is one.
pub(super) type Code = u16;

/// One more than the greatest code.
const CODES: usize = 1 << 12;

/// A move to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    pub code: Code,
    /// Moves with a greater hint are tried first; from [`FORCING`] on they come before
    /// killers, and are not reduced.
    pub hint: i32,
}

/// The least hint of a move that changes much.
pub(super) const FORCING: i32 = 1 << 20;

/// Mixes two words to a hash (the finalizer of Steele, Lea and Flood's `SplitMix`, 2014).
pub(super) const fn mixed(one: u64, two: u64) -> u64 {
    let word = one ^ two.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
