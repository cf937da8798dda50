//! A position of Patolli.

use super::{Squares, Throw, action::BEANS, board::turned};
use crate::rules::{BySide, Side, due::Due};

/// Where the pieces are, who has paid what, and what is due.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Bit p is set when a piece of the side has gone p squares from its start.
    pub(super) gone: BySide<u64>,
    pub(super) home: BySide<u8>,
    pub(super) done: BySide<u8>,
    pub(super) counters: BySide<u16>,
    pub(super) due: Due<BEANS>,
}

impl State {
    /// The squares on which the side's pieces stand.
    pub fn on(&self, side: Side) -> Squares {
        Squares::from_bits(turned(side, self.gone[side]))
    }

    /// How far the side's pieces on the board have gone, as a mask.
    pub(crate) fn gone(&self, side: Side) -> u64 {
        self.gone[side]
    }

    /// The pieces waiting at home.
    pub fn home(&self, side: Side) -> u8 {
        self.home[side]
    }

    /// The pieces that have gone all the way round.
    pub fn done(&self, side: Side) -> u8 {
        self.done[side]
    }

    /// The side's counters; 0 in a game without stakes.
    pub fn counters(&self, side: Side) -> u16 {
        self.counters[side]
    }

    /// The throw that must be used now.
    pub fn thrown(&self) -> Option<Throw> {
        self.due.thrown()
    }
}
