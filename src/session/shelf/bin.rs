//! Changes to kept games beside their tables: another title, a review, deleted, and back again.

use super::{GameId, Shelf, done, field, going_on, key, line, number};
use crate::{
    platform::StorageError,
    record::Record,
    session::{Judged, keep_review},
};

/// The key of the lines of all games that are over.
pub(super) const INDEX: &str = "index";

impl Shelf {
    /// Takes the line of a game out of the index, before the game is changed.
    ///
    /// # Errors
    /// It is still there.
    pub(super) fn forget(&self, id: GameId) -> Result<(), StorageError> {
        let Some(text) = self.store.get(INDEX)? else { return Ok(()) };
        let Some(without) = line::without(&text, id) else { return Ok(()) };
        // Without room for that the index is made anew.
        self.store.set(INDEX, &without).or_else(|_| self.store.remove(INDEX))
    }

    /// The key under which a game is kept, and what is kept there.
    ///
    /// # Errors
    /// The store cannot be read.
    pub(super) fn find(&self, id: GameId) -> Result<Option<(String, String)>, StorageError> {
        for key in [going_on(id), done(id)] {
            if let Some(text) = self.store.get(&key)? {
                return Ok(Some((key, text)));
            }
        }
        Ok(None)
    }

    /// What is kept of a game, as text.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn text(&self, id: GameId) -> Result<Option<String>, StorageError> {
        Ok(self.find(id)?.map(|(_, text)| text))
    }

    /// Calls a game by another title; by none when that is empty.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn rename(&self, id: GameId, title: &str) -> Result<(), StorageError> {
        self.edit(id, |record| {
            record.extra.shift_remove(field::UNBEGUN);
            if title.is_empty() {
                record.extra.shift_remove(field::TITLE);
            } else {
                record.extra.insert(field::TITLE.to_owned(), title.into());
            }
            true
        })
    }

    /// Keeps a review with the game that was judged; not if that is gone, or another one by now.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn keep_review(
        &self,
        id: GameId,
        judged: &Record,
        plies: &[Judged],
    ) -> Result<(), StorageError> {
        self.edit(id, |record| {
            let begun = |record: &Record| record.actions.get(..plies.len()).map(<[_]>::to_vec);
            let same = (record.game, &record.rules, record.seed, begun(record))
                == (judged.game, &judged.rules, judged.seed, begun(judged));
            if same {
                keep_review(record, plies);
            }
            same
        })
    }

    /// Changes the record of a game, if `change` tells that it did.
    fn edit(
        &self,
        id: GameId,
        change: impl FnOnce(&mut Record) -> bool,
    ) -> Result<(), StorageError> {
        let Some((key, text)) = self.find(id)? else { return Ok(()) };
        let Ok(mut record) = Record::from_text(&text) else { return Ok(()) };
        if !change(&mut record) {
            return Ok(());
        }
        self.forget(id)?;
        self.store.set(&key, &record.to_text())
    }

    /// Puts a game into the bin.
    ///
    /// # Errors
    /// It is still there.
    pub fn delete(&self, id: GameId) -> Result<(), StorageError> {
        let Some((from, _)) = self.find(id)? else { return Ok(()) };
        self.forget(id)?;
        self.store.rename(&from, &key("gone-", id))?;
        // A kill may have left it twice.
        self.store.remove(&done(id))
    }

    /// Takes a game out of the bin; `false` when it is not there any more.
    ///
    /// # Errors
    /// It is still in the bin.
    pub fn bring_back(&self, id: GameId) -> Result<bool, StorageError> {
        let gone = key("gone-", id);
        let Some(text) = self.store.get(&gone)? else { return Ok(false) };
        let goes_on = Record::from_text(&text).is_ok_and(|record| record.result.is_null());
        self.store.rename(&gone, &if goes_on { going_on(id) } else { done(id) })?;
        Ok(true)
    }

    /// Empties the bin; what cannot be removed stays until the next time.
    pub fn empty_bin(&self) {
        if let Ok(keys) = self.store.keys() {
            self.purge(&keys);
        }
    }

    pub(super) fn purge(&self, keys: &[String]) {
        for key in keys.iter().filter(|key| number(key, "gone-").is_some()) {
            let _ = self.store.remove(key);
        }
    }

    /// Removes all games that are over, at once and for good.
    ///
    /// # Errors
    /// Some are still there.
    pub fn delete_finished(&self) -> Result<(), StorageError> {
        self.store.remove(INDEX)?;
        for key in self.store.keys()?.iter().filter(|key| number(key, "done-").is_some()) {
            self.store.remove(key)?;
        }
        Ok(())
    }
}
