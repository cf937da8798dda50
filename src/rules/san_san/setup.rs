//! Any position, for lessons, analysis and tests.

use super::{
    SanSan,
    board::{self, BoardPoint},
    state::{Due, Phase, STONES, State},
};
use crate::rules::{BySide, Side};

/// A position to be set up. The default is the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is.
    pub side: Side,
    /// The stones.
    pub stones: BySide<Stones>,
    /// How many enemy stones the side is about to mark or remove, having just
    /// completed lines; 0 when it is to place or slide.
    pub takes: u8,
    /// Plies of phase 2 since the last removal.
    pub quiet: u16,
}

/// The stones of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stones {
    /// Stones not yet placed.
    pub hand: u8,
    /// Stones on the board, without the dead.
    pub on: Vec<BoardPoint>,
    /// Stones marked dead.
    pub dead: Vec<BoardPoint>,
}

impl Default for Setup {
    fn default() -> Self {
        let stones = Stones { hand: STONES, on: Vec::new(), dead: Vec::new() };
        Self {
            phase: Phase::Placing,
            side: Side::First,
            stones: BySide([stones.clone(), stones]),
            takes: 0,
            quiet: 0,
        }
    }
}

/// A position that cannot come up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Two stones on a point.
    #[error("more than one stone stands on {at}")]
    Shared {
        /// The point.
        at: BoardPoint,
    },
    /// Phase 1: hand, living and dead stones are not twelve. Phase 2: more than
    /// twelve stones, or stones in the hand, or dead ones.
    #[error("the stones of a side do not add up")]
    Count {
        /// Whose stones.
        side: Side,
    },
    /// Red places first, so the hands tell whose turn it is in phase 1.
    #[error("the hands do not fit the turn")]
    Turn,
    /// The side has not completed so many lines, or may not take so many stones,
    /// or there is none to take.
    #[error("there are not so many stones to take")]
    Takes,
    /// More plies without a removal than the rules allow, or any in phase 1.
    #[error("too many plies without a removal")]
    Quiet,
}

impl SanSan {
    /// The state of a position. Where the position ends the game, or (with all
    /// stones placed) ends phase 1, the state is the one after that end. For the
    /// repetition rule it is the first position.
    ///
    /// # Errors
    /// Why the position cannot come up.
    pub fn setup(&self, setup: &Setup) -> Result<State, BadSetup> {
        let mut state = State { phase: setup.phase, side: setup.side, ..State::start() };
        for side in Side::ALL {
            let stones = &setup.stones[side];
            for &at in &stones.on {
                state.living[side] |= vacant(&state, at)?;
            }
            for &at in &stones.dead {
                state.dead[side] |= vacant(&state, at)?;
            }
            count(setup.phase, stones).then_some(()).ok_or(BadSetup::Count { side })?;
        }
        let limit = match setup.phase {
            Phase::Placing => {
                check_turn(setup)?;
                0
            }
            Phase::Moving if self.rules.no_removal == 0 => u16::MAX,
            Phase::Moving => self.rules.no_removal,
        };
        if setup.quiet > limit {
            return Err(BadSetup::Quiet);
        }
        if self.rules.no_removal > 0 {
            state.quiet = setup.quiet;
        }
        if setup.takes > 0 {
            self.check_takes(&state, setup.takes)?;
            state.due = Due::Take(setup.takes);
        } else if setup.phase == Phase::Moving {
            self.begin_moving(&mut state);
        } else if state.empty() == 0 {
            self.end_placing(&mut state, &mut |_| {});
        }
        Ok(state)
    }

    fn check_takes(&self, state: &State, takes: u8) -> Result<(), BadSetup> {
        let stones = self.counting(state, state.side);
        // The lines completed by one stone all pass through it.
        let lines = board::points(state.living[state.side])
            .map(|at| board::lines_through(at, stones))
            .max()
            .unwrap_or(0);
        let most = if self.rules.take_per_line { lines } else { lines.min(1) };
        let enemy_lost = state.phase == Phase::Moving && state.living[!state.side].count_ones() < 3;
        if takes > most || enemy_lost || self.target_set(state) == 0 {
            return Err(BadSetup::Takes);
        }
        Ok(())
    }
}

fn vacant(state: &State, at: BoardPoint) -> Result<u32, BadSetup> {
    let bit = at.bit();
    if state.empty() & bit == 0 { Err(BadSetup::Shared { at }) } else { Ok(bit) }
}

fn count(phase: Phase, stones: &Stones) -> bool {
    let all = usize::from(stones.hand) + stones.on.len() + stones.dead.len();
    match phase {
        Phase::Placing => all == usize::from(STONES),
        Phase::Moving => stones.hand == 0 && stones.dead.is_empty() && all <= usize::from(STONES),
    }
}

/// Red has placed as many stones as Green, or one more: while Green is to place,
/// and while Red takes.
fn check_turn(setup: &Setup) -> Result<(), BadSetup> {
    let [red, green] = Side::ALL.map(|side| setup.stones[side].hand);
    let ahead = u8::from((setup.side == Side::Second) != (setup.takes > 0));
    if red + ahead == green { Ok(()) } else { Err(BadSetup::Turn) }
}
