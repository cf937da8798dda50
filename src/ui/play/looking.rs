//! A game that is only looked at.

use super::Play;
use crate::session::{GameId, Table};

/// What a game is on the screen for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    Playing,
    /// Nothing can be done in it.
    Looking,
}

impl Play {
    /// Puts a game on the screen that is only looked at: nothing can be done there.
    pub fn looking(table: Box<dyn Table>) -> Self {
        let mut play = Self::new(GameId(0), table);
        play.purpose = Purpose::Looking;
        play.offer();
        play
    }

    /// Looks at the game after so many plies. A step to the next is seen as it was played.
    pub fn look(&mut self, ply: usize) {
        let before = self.table.ply();
        self.table.go_to(ply);
        self.moved(self.table.ply() == before + 1);
    }
}
