//! When a game ended is kept with it, for as long as it is over.

use super::Play;
use crate::{platform::now, session::field};

impl Play {
    /// Notes the time if the game is over now, and that it is not if it was taken back.
    pub fn date(&mut self) {
        let over = self.table.turn().outcome().is_some();
        let extra = self.table.extra();
        if over {
            extra.insert(field::ENDED.to_owned(), now().into());
        } else if !extra.is_empty() {
            extra.shift_remove(field::ENDED);
        }
    }
}
