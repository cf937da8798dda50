//! What is kept with a game and is not of its rules: when it ended, for as long as it is over, and
//! what it got elsewhere.

use super::Play;
use crate::{
    platform::now,
    session::{Added, field},
};

impl Play {
    /// Notes the time if the game is over now, and that it is not if it was taken back.
    pub fn date(&mut self) {
        let over = self.table.turn().outcome().is_some();
        let extra = self.table.extra();
        extra.shift_remove(field::UNBEGUN);
        if over {
            extra.insert(field::ENDED.to_owned(), now().into());
        } else {
            extra.shift_remove(field::ENDED);
        }
    }

    /// Takes over what was added to the game, or taken from it, where it is kept.
    pub fn add(&mut self, added: &Added) {
        let extra = self.table.extra();
        for (name, value) in added {
            match value {
                Some(value) => extra.insert((*name).to_owned(), value.clone()),
                None => extra.shift_remove(*name),
            };
        }
    }
}
