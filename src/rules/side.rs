//! The two sides, and a pair of things that belong to them.

use std::ops::{Index, IndexMut, Not};

/// One of the two sides. Games name them by colour; `First` moves first (in
/// Patolli and Senet: throws first).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Jade, White (Senet), Blue, Red, Black (Gomoku).
    First,
    /// Obsidian, Black (Senet), Red, Green, White (Gomoku).
    Second,
}

impl Side {
    /// Both sides, the first mover first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

/// One value for each side, indexed by [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    /// Builds the pair from a function of the side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self([value(Side::First), value(Side::Second)])
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}
