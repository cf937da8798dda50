//! A position, with all that decides how the game can go on.

use super::board::{self, BoardPoint};
use crate::rules::{BySide, Outcome, Side, history::History};

/// The two halves of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Phase {
    /// Phase 1: stones are placed, and enemy stones marked dead.
    #[default]
    Placing,
    /// Phase 2: stones slide, and enemy stones are removed.
    Moving,
}

impl Phase {
    /// 1 or 2.
    pub const fn number(self) -> u8 {
        match self {
            Self::Placing => 1,
            Self::Moving => 2,
        }
    }
}

/// What the side whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Due {
    /// Place a stone or slide one, as the phase says.
    Stone,
    /// Mark or remove enemy stones, so many; at least one can be taken now.
    Take(u8),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// Stones of a side.
pub(super) const STONES: u8 = 12;

/// A position, a few words long: sets of points are 24-bit masks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The stones that count.
    pub(super) living: BySide<u32>,
    /// The stones marked dead; none in phase 2.
    pub(super) dead: BySide<u32>,
    pub(super) phase: Phase,
    /// Whose turn it is. Past the end it means nothing.
    pub(super) side: Side,
    pub(super) due: Due,
    /// Plies of phase 2 since the last removal; 0 when the rules do not count them.
    pub(super) quiet: u16,
    /// The positions of phase 2 with a slide due, since the last removal: none before
    /// it can come back. Empty when the rules do not look at it.
    pub(super) history: History,
}

impl State {
    /// The empty board.
    pub(super) fn start() -> Self {
        Self {
            living: BySide::default(),
            dead: BySide::default(),
            phase: Phase::Placing,
            side: Side::First,
            due: Due::Stone,
            quiet: 0,
            history: History::default(),
        }
    }

    /// The phase of the game. A dull game ends in phase 1.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The stones of a side that are still to be placed.
    pub fn hand(&self, side: Side) -> u8 {
        match self.phase {
            Phase::Placing => {
                STONES - (self.living[side] | self.dead[side]).count_ones().min(12) as u8
            }
            Phase::Moving => 0,
        }
    }

    /// The living stones of a side.
    pub fn living(&self, side: Side) -> impl Iterator<Item = BoardPoint> + use<> {
        board::points(self.living[side])
    }

    /// The stones of a side that are marked dead.
    pub fn dead(&self, side: Side) -> impl Iterator<Item = BoardPoint> + use<> {
        board::points(self.dead[side])
    }

    /// The stones that may still be marked or removed by the side to act, for as
    /// long as there are targets; 0 when a stone is to be placed or moved.
    pub const fn takes_due(&self) -> u8 {
        match self.due {
            Due::Take(left) => left,
            Due::Stone | Due::Over(_) => 0,
        }
    }

    /// The stones of a side, the living and the dead: bit `n` is the point of index `n`.
    pub(crate) fn sets(&self, side: Side) -> [u32; 2] {
        [self.living[side], self.dead[side]]
    }

    /// Plies of phase 2 since the last removal; 0 when the rules do not count them.
    pub(crate) fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The positions that can come back and have occurred, this one too, as
    /// [`recurring`] writes them; none when the rules do not look at it.
    pub(crate) fn past(&self) -> Vec<u64> {
        self.history.sorted()
    }

    /// Notes that the position, with a slide due, occurred; whether it was the third
    /// time.
    pub(super) fn note(&mut self) -> bool {
        let BySide(living) = self.living;
        self.history.add(recurring(living, self.side))
    }

    /// The points without a stone. A dead stone keeps its point taken.
    pub(super) fn empty(&self) -> u32 {
        let living = self.living[Side::First] | self.living[Side::Second];
        board::FULL & !(living | self.dead[Side::First] | self.dead[Side::Second])
    }
}

/// What is the same in two positions of phase 2 that count as one: the stones of both
/// sides and the side to slide.
pub(crate) fn recurring([first, second]: [u32; 2], side: Side) -> u64 {
    u64::from(first) | u64::from(second) << 24 | (side.index() as u64) << 48
}
