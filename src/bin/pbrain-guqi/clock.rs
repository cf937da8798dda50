//! How long a move may take.

use std::time::Duration;

/// The times that the manager told, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    /// For a move; 0: as fast as possible.
    pub(crate) turn: u64,
    /// For a game; 0: no limit.
    pub(crate) game: u64,
    /// Of the game, what is left.
    pub(crate) left: Option<u64>,
}

impl Default for Clock {
    /// What managers of the protocol begin with.
    fn default() -> Self {
        Self { turn: 30_000, game: 0, left: None }
    }
}

/// Kept back for the way to the manager and for a machine with other work.
const MARGIN: u64 = 12;
/// A move that is to be as fast as possible.
const FAST: u64 = 10;
/// The moves that the rest of a game is reckoned to last, at least.
const MOVES: u64 = 15;

impl Clock {
    /// The time for a move with so many stones on the board.
    pub(crate) fn budget(&self, stones: usize) -> Duration {
        let turn = if self.turn == 0 { FAST + MARGIN } else { self.turn };
        // Most games are decided by then.
        let moves = MOVES.max(40_u64.saturating_sub(stones as u64 / 2));
        let left = (self.game > 0).then(|| self.left.unwrap_or(self.game));
        let time = left.map_or(turn, |left| turn.min(left / moves + MARGIN));
        // Of very short times at least a third is used.
        let net = time.saturating_sub(MARGIN).max(time / 3).max(1);
        Duration::from_millis(net)
    }
}
