//! Positions made by hand: for lessons, analysis and tests.

use super::{
    BeadJump,
    cells::{CAMPS, Cells, camp, on_board},
    rules::BEADS,
    state::State,
};
use crate::rules::{BySide, Game, Point, Side};

/// The last round a position can be set up in.
const LAST_ROUND: u32 = 1_000_000;

/// A position as plain data. The default is the start of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The round, from 1.
    pub round: u32,
    /// The side to move.
    pub side: Side,
    /// Six points a side, in any order.
    pub beads: BySide<Vec<Point>>,
}

impl Default for Setup {
    fn default() -> Self {
        let beads = BySide::from_fn(|side| camp(side).collect());
        Self { round: 1, side: Side::First, beads }
    }
}

/// A setup that is no position of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// The round is 0, or past the last.
    #[error("the game has no round {round}")]
    Round {
        /// The round.
        round: u32,
    },
    /// A side has more or fewer than six beads.
    #[error("a side has six beads, not {count}")]
    Count {
        /// The side.
        side: Side,
        /// Its beads.
        count: usize,
    },
    /// The board has no such point.
    #[error("there is no point {}", .point.0)]
    NoSuchPoint {
        /// The point.
        point: Point,
    },
    /// Two beads stand on one point.
    #[error("two beads stand on one point")]
    Shared {
        /// The point.
        point: Point,
    },
    /// A side fills the enemy camp, so the game would be over.
    #[error("a camp is filled by the enemy: the game is over")]
    CampFilled {
        /// The side that has won.
        side: Side,
    },
}

impl BeadJump {
    /// The state of a position that nothing went before: it counts as occurring
    /// for the first time, and no pass went before it.
    ///
    /// # Errors
    /// What makes it no position of the game under these rules.
    pub fn setup(&self, setup: &Setup) -> Result<State, BadSetup> {
        let last = match self.rules().max_rounds {
            0 => LAST_ROUND,
            rounds => u32::from(rounds),
        };
        if !(1..=last).contains(&setup.round) {
            return Err(BadSetup::Round { round: setup.round });
        }
        let mut beads = BySide::<Cells>::default();
        let mut occupied = Cells::default();
        for side in Side::ALL {
            for &point in &setup.beads[side] {
                if !on_board(point) {
                    return Err(BadSetup::NoSuchPoint { point });
                }
                if occupied.contains(point) {
                    return Err(BadSetup::Shared { point });
                }
                occupied.0 |= Cells::one(point).0;
                beads[side].0 |= Cells::one(point).0;
            }
            let count = beads[side].len();
            if count != BEADS {
                return Err(BadSetup::Count { side, count });
            }
        }
        match Side::ALL.into_iter().find(|&side| beads[side] == CAMPS[!side]) {
            Some(side) => Err(BadSetup::CampFilled { side }),
            None => Ok(self.begin(beads, 2 * (setup.round - 1) + setup.side.index() as u32)),
        }
    }
}
