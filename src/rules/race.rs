//! What the race games, Patolli and Senet, have in common besides their throws: moves
//! along numbered squares, and the choice that a throw gives.

use std::fmt::{self, Formatter};

use super::{Action, Illegal, Point, Small, Spot, below};

/// From where to where a piece goes; `None` is off the board.
type Way<const LOW: u8, const HIGH: u8> = (Small<LOW, HIGH>, Option<Small<LOW, HIGH>>);

/// Reads the token of a move: `12-17`, `49-off`.
pub(super) fn read_move<const LOW: u8, const HIGH: u8>(token: &str) -> Option<Way<LOW, HIGH>> {
    let (from, to) = token.split_once('-')?;
    let to = if to == "off" { None } else { Some(Small::parse(to)?) };
    Some((Small::parse(from)?, to))
}

/// Writes the token of a move.
pub(super) fn write_move<const LOW: u8, const HIGH: u8>(
    f: &mut Formatter<'_>,
    (from, to): Way<LOW, HIGH>,
) -> fmt::Result {
    match to {
        Some(to) => write!(f, "{from}-{to}"),
        None => write!(f, "{from}-off"),
    }
}

/// The move that is made between these spots.
pub(super) fn move_between<const LOW: u8, const HIGH: u8>(
    from: Spot,
    to: Spot,
) -> Option<Way<LOW, HIGH>> {
    let to = if to == Spot::Off { None } else { Some(square(to)?) };
    Some((square(from)?, to))
}

/// The spot of a square.
pub(super) fn spot<const LOW: u8, const HIGH: u8>(square: Small<LOW, HIGH>) -> Spot {
    Spot::On(Point(square.get().into()))
}

/// The square of a spot.
fn square<const LOW: u8, const HIGH: u8>(spot: Spot) -> Option<Small<LOW, HIGH>> {
    match spot {
        Spot::On(Point(number)) => u8::try_from(number).ok().and_then(Small::new),
        Spot::Home | Spot::Off => None,
    }
}

/// All that a side can do with a throw.
pub(super) trait Choices: Copy {
    /// The actions of the game.
    type Action: Action;
    /// What is done when there is nothing else.
    const PASS: Self::Action;

    /// How many there are, the pass not counted.
    fn count(self) -> u32;

    /// Number `index` of them in a fixed order; `None` from the count on.
    fn nth(self, index: u32) -> Option<Self::Action>;

    /// Appends all of them.
    fn list(self, out: &mut Vec<Self::Action>) {
        out.extend((0..self.count()).filter_map(|index| self.nth(index)));
        if self.count() == 0 {
            out.push(Self::PASS);
        }
    }

    /// One of them by a uniform word.
    fn by_chance(self, word: u32) -> Self::Action {
        self.nth(below(self.count(), word)).unwrap_or(Self::PASS)
    }

    /// Whether there is nothing else to do.
    fn check_pass(self) -> Result<(), Illegal> {
        if self.count() == 0 { Ok(()) } else { Err(Illegal::MayNotPass) }
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
