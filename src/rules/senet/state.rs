//! A position of Senet.

use super::Throw;
use crate::rules::{BySide, Side, SmallSet, due::Due};

/// Where the pieces are and what is due.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Bit n is set when a piece of the side stands on square n.
    pub(super) on: BySide<u32>,
    pub(super) off: BySide<u8>,
    pub(super) due: Due<4>,
}

impl State {
    /// The squares on which the side's pieces stand.
    pub fn on(&self, side: Side) -> SmallSet<1, 29> {
        SmallSet::from_bits(self.on[side].into())
    }

    /// The pieces that have left the board.
    pub fn off(&self, side: Side) -> u8 {
        self.off[side]
    }

    /// The throw that must be used now.
    pub fn thrown(&self) -> Option<Throw> {
        self.due.thrown()
    }
}
