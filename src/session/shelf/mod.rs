//! Where games are kept: one value a game, saved after every action. What the library
//! shows of those that are over is kept in a value of its own, [`line`], so that ten
//! thousand are listed without opening one.

mod add;
mod bin;
mod library;
mod line;
mod place;

use std::cell::Cell;

pub use add::TakenIn;
pub use library::Library;
pub use line::{Line, side_ids};

pub use crate::record::field;
pub use place::{Added, Others, Place};

use crate::{
    platform::{KeyValue, StorageError},
    record::{Record, RecordError},
};

use super::{REVIEW, Table, open};

/// The number of a kept game; greater is newer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub u32);

/// Why a kept game cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The store does not give it.
    #[error(transparent)]
    Store(#[from] StorageError),
    /// What is kept is no record of a game.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// A game that could not be opened; its value is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The key under which it is kept now.
    pub key: String,
    /// Whether it was put aside; else it is where it was.
    pub set_aside: bool,
    /// Why it was refused.
    pub error: OpenError,
}

/// What the shelf holds.
#[derive(Default)]
pub struct Contents {
    /// Games that are not over, newest first.
    pub going_on: Vec<(GameId, Box<dyn Table>)>,
    /// Games that could not be read.
    pub unreadable: Vec<Unreadable>,
}

/// Kept games. A game that goes on has the key `game-N`, one that is over `done-N`, one
/// that could not be read `broken-N`, one that is deleted and may come back `gone-N`.
///
/// The value `index` has a line for games that are over. A line is only ever added to a
/// game that is over, and taken out *before* the game is changed in any way; so it is
/// right whenever there is one, wherever a kill comes.
pub struct Shelf {
    store: Box<dyn KeyValue>,
    /// The greatest number that was given to a game since the app began. None is given twice, or a
    /// table or a link might show another game than it was.
    given: Cell<u32>,
}

impl Shelf {
    /// The shelf in a store.
    pub fn new(store: Box<dyn KeyValue>) -> Self {
        Self { store, given: Cell::new(0) }
    }

    /// Reads the games that go on. What cannot be read is put aside under another
    /// key and reported, never deleted; where the store still has the version before
    /// it, the game goes on from there. A game of a newer version is left where it is.
    /// Deleted games are gone for good from then on.
    ///
    /// # Errors
    /// The store cannot be listed.
    pub fn contents(&self) -> Result<Contents, StorageError> {
        let keys = self.store.keys()?;
        self.purge(&keys);
        Ok(self.going_on(&keys))
    }

    fn going_on(&self, keys: &[String]) -> Contents {
        let mut contents = Contents::default();
        for key in keys.iter().rev() {
            let Some(id) = number(key, "game-") else { continue };
            match self.read(key) {
                // One that ended and could not be moved is over all the same.
                Ok(game) => {
                    let goes_on = game.filter(|game| game.turn().outcome().is_none());
                    contents.going_on.extend(goes_on.map(|game| (id, game)));
                }
                Err(error) => {
                    let (unreadable, before) = self.put_aside(key, id, error);
                    contents.going_on.extend(before.map(|game| (id, game)));
                    contents.unreadable.push(unreadable);
                }
            }
        }
        contents
    }

    /// Puts aside what cannot be read, unless the store alone is to blame or a later version
    /// of the app can read it; and the version before it, where there is one, in its place.
    fn put_aside(
        &self,
        key: &str,
        id: GameId,
        error: OpenError,
    ) -> (Unreadable, Option<Box<dyn Table>>) {
        let stays =
            matches!(error, OpenError::Store(_) | OpenError::Record(RecordError::Version { .. }));
        if stays {
            return (Unreadable { key: key.to_owned(), set_aside: false, error }, None);
        }
        let before = self.store.previous(key);
        let aside = self::key("broken-", id);
        // A store that cannot be written to keeps it where it is.
        let set_aside = self.store.rename(key, &aside).is_ok();
        let before = before.and_then(|text| {
            let game = read_text(&text).ok()?;
            self.store.set(key, &text).ok()?;
            Some(game)
        });
        let key = if set_aside { aside } else { key.to_owned() };
        (Unreadable { key, set_aside, error }, before)
    }

    /// Opens one game, whether it goes on or is over; `None` when there is none.
    ///
    /// # Errors
    /// It cannot be read; what is kept stays as it is.
    pub fn open(&self, id: GameId) -> Result<Option<Box<dyn Table>>, OpenError> {
        match self.read(&going_on(id))? {
            Some(game) => Ok(Some(game)),
            None => self.read(&done(id)),
        }
    }

    fn read(&self, key: &str) -> Result<Option<Box<dyn Table>>, OpenError> {
        let Some(text) = self.store.get(key)? else { return Ok(None) };
        Ok(Some(read_text(&text)?))
    }

    /// A number that no kept game has, and none had since the app began.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn next_id(&self) -> Result<GameId, StorageError> {
        let keys = self.store.keys()?;
        let taken = keys.iter().filter_map(|key| {
            ["game-", "done-", "broken-", "gone-"].iter().find_map(|kind| number(key, kind))
        });
        // A name from elsewhere may hold the greatest number there is; no game follows it.
        let taken = taken.filter_map(|id| id.0.checked_add(1)).max().unwrap_or(1);
        Ok(GameId(taken.max(self.given.get().saturating_add(1))))
    }

    /// Gives this number to a game.
    fn give(&self, id: GameId) -> GameId {
        self.given.set(id.0);
        id
    }

    /// Keeps a game as it is now, whatever was kept before; returns what is kept.
    ///
    /// # Errors
    /// It cannot be kept; what was kept before still is.
    pub fn save(&self, id: GameId, game: &dyn Table) -> Result<String, StorageError> {
        let (going_on, done) = (going_on(id), done(id));
        let over = game.turn().outcome().is_some();
        let (key, other) = if over { (&done, &going_on) } else { (&going_on, &done) };
        // Written where it is, then moved: it is never lost, and there are never two.
        let at = if self.store.get(other)?.is_some() { other } else { key };
        // Not so at the action that ends a game: nothing is known of that one yet.
        if *at == done {
            self.forget(id)?;
        }
        let text = game.record().to_text();
        self.store.set(at, &text)?;
        if at != key {
            self.store.rename(at, key)?;
        }
        Ok(text)
    }

    /// The value kept under a key of the app's own, such as its settings.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.store.get(key)
    }

    /// Keeps a value under a key of the app's own.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        self.store.set(key, value)
    }
}

fn read_text(text: &str) -> Result<Box<dyn Table>, RecordError> {
    open(&Record::from_text(text)?)
}

fn key(kind: &str, id: GameId) -> String {
    format!("{kind}{:06}", id.0)
}

fn going_on(id: GameId) -> String {
    key("game-", id)
}

fn done(id: GameId) -> String {
    key("done-", id)
}

/// The number in a key of this kind.
fn number(key: &str, kind: &str) -> Option<GameId> {
    key.strip_prefix(kind)?.parse().ok().map(GameId)
}
