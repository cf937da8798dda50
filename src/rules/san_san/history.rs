//! The positions since the last removal: what the repetition rule looks at.

use crate::rules::{BySide, Side};

/// The positions of phase 2 with a slide due, since the last removal; none
/// before it can come back. A position is an exact 49-bit key.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct History(Vec<u64>);

impl History {
    /// Notes a position and returns how often it has occurred, this time included.
    pub(super) fn note(&mut self, stones: BySide<u32>, side: Side) -> usize {
        let key = u64::from(stones[Side::First])
            | u64::from(stones[Side::Second]) << 24
            | (side.index() as u64) << 48;
        let before = self.0.iter().map(|&past| usize::from(past == key)).sum::<usize>();
        self.0.push(key);
        before + 1
    }

    /// Forgets all: a stone has gone for good.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
