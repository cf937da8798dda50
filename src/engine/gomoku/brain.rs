//! The player's memory from one move to the next, and what its values mean.

use super::{
    grid::Grid,
    lines::Spot,
    moves::{Memory, Move},
    table::Table,
    weights::SCALE,
};
use crate::rules::gomoku::Rule;

/// The value of a win at once; a win in some plies is worth so much less.
pub(super) const MATE: i32 = 30_000;
/// Values beyond this one are proven.
pub(super) const PROVEN: i32 = MATE - 1_000;
/// Values up to this one are proven losses.
pub(super) const LOST: i32 = -PROVEN;
/// More than any value.
pub(super) const INFINITE: i32 = 32_000;

/// A player of one game, with what it remembers.
pub(super) struct Brain {
    pub(super) grid: Grid,
    pub(super) table: Table,
    pub(super) memory: Memory,
    /// The moves of all nodes on the way down, one node's behind another's.
    pub(super) moves: Vec<Move>,
    /// The nodes left to the search of fours that goes on.
    pub(super) patience: u32,
    /// The nodes left to the search of threats that goes on.
    pub(super) courage: u32,
    /// Whether it would look further with more threats.
    pub(super) cut: bool,
    /// Whether what looks bad is searched less, or not at all.
    pub(super) selective: bool,
    /// Whether positions that come up again are known.
    pub(super) uses_table: bool,
}

impl Brain {
    pub(super) fn new(size: usize, rule: Rule, memory: usize) -> Self {
        Self {
            grid: Grid::new(size, rule),
            table: Table::new(memory),
            memory: Memory::new(),
            moves: Vec::with_capacity(1024),
            patience: 0,
            courage: 0,
            cut: false,
            selective: true,
            uses_table: true,
        }
    }

    /// Sets the stones, each with its colour, Black being 0.
    pub(super) fn set(&mut self, stones: &[(Spot, usize)]) {
        self.grid.clear();
        for &(spot, colour) in stones {
            self.grid.put(spot, colour);
        }
    }
}

/// The probability of winning that a value stands for; proven values are 0 and 1.
pub(super) fn probability(value: i32) -> f64 {
    match value {
        PROVEN.. => 1.0,
        ..=LOST => 0.0,
        value => 1.0 / (1.0 + (-f64::from(value) / SCALE).exp()),
    }
}
