//! What the games with throws have in common: first a throw, then an action that
//! uses it; and how one of the actions is taken out of a mask.

use super::{Lots, Outcome, Side, Small, Turn};

/// What is due in a game thrown with that many lots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Due<const LOTS: u8> {
    /// The side must throw.
    Throw(Side),
    /// The side must use this throw: the number of marked sides up.
    Act(Side, Small<0, LOTS>),
    /// The game has ended.
    Over(Outcome),
}

impl<const LOTS: u8> Due<LOTS> {
    /// The same as everybody else knows it.
    pub(super) const fn turn(self) -> Turn {
        match self {
            Self::Throw(side) => Turn::Throw { side, lots: Lots(LOTS) },
            Self::Act(side, _) => Turn::Act { side },
            Self::Over(outcome) => Turn::Over(outcome),
        }
    }

    /// The throw that must be used now.
    pub(super) const fn thrown(self) -> Option<Small<0, LOTS>> {
        match self {
            Self::Act(_, throw) => Some(throw),
            Self::Throw(_) | Self::Over(_) => None,
        }
    }
}

/// The position of the set bit number `n`, counted from the lowest.
pub(super) const fn nth_bit(mut bits: u64, n: u32) -> Option<u8> {
    let mut lower = 0;
    while bits != 0 {
        if lower == n {
            return Some(bits.trailing_zeros() as u8);
        }
        bits &= bits - 1;
        lower += 1;
    }
    None
}
