//! The place of a game on a table, where somebody else may change what is kept: another window
//! of the same app.

use serde_json::Value;

use super::{GameId, REVIEW, Shelf, Table, field, going_on, read_text};
use crate::{
    platform::StorageError,
    record::{Record, RecordError},
};

/// Where a game on a table is kept, and what was kept there when it was last read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the game.
    pub id: GameId,
    /// `None` where nothing is kept yet.
    text: Option<String>,
}

impl Place {
    /// The game as it is kept there; `None` where nothing is.
    ///
    /// # Errors
    /// It cannot be read; what is kept stays as it is.
    pub fn open(&self) -> Result<Option<Box<dyn Table>>, RecordError> {
        self.text.as_deref().map(read_text).transpose()
    }
}

/// Fields that are added to a game, or taken from it, beside its table.
pub type Added = [(&'static str, Option<Value>); 2];

/// What others have done to a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Others {
    /// Nothing.
    Nothing,
    /// They gave it a title or a review, or took them.
    Added(Added),
    /// They played on, deleted it, or began another game in its place.
    Else,
}

impl Shelf {
    /// The place of a kept game, whether it goes on or is over; `None` when there is none.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn find_place(&self, id: GameId) -> Result<Option<Place>, StorageError> {
        Ok(self.text(id)?.map(|text| Place { id, text: Some(text) }))
    }

    /// A place for a new game: that of one that was set up and never begun, or else a new one.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn new_place(&self) -> Result<Place, StorageError> {
        for (id, mut game) in self.contents()?.going_on {
            if game.ply() == 0 && game.extra().contains_key(field::UNBEGUN) {
                return Ok(Place { id, text: self.store.get(&going_on(id))? });
            }
        }
        Ok(Place { id: self.give(self.next_id()?), text: None })
    }

    /// What others have done to the game since it was last read or written.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn others(&self, place: &Place) -> Result<Others, StorageError> {
        let found = self.text(place.id)?;
        Ok(if found == place.text {
            Others::Nothing
        } else {
            added(place.text.as_deref(), found.as_deref()).map_or(Others::Else, Others::Added)
        })
    }

    /// Gives a game another place, where nothing is kept.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn move_away(&self, place: &mut Place) -> Result<(), StorageError> {
        *place = Place { id: self.give(self.next_id()?), text: None };
        Ok(())
    }

    /// Keeps a game at its place, whatever is kept there.
    ///
    /// # Errors
    /// It cannot be kept; what was kept before still is.
    pub fn put(&self, place: &mut Place, game: &dyn Table) -> Result<(), StorageError> {
        place.text = Some(self.save(place.id, game)?);
        Ok(())
    }
}

/// What was added, if nothing else was changed.
fn added(before: Option<&str>, found: Option<&str>) -> Option<Added> {
    let mut before = Record::from_text(before?).ok()?;
    let mut found = Record::from_text(found?).ok()?;
    let added = [field::TITLE, REVIEW].map(|name| {
        before.extra.shift_remove(name);
        (name, found.extra.shift_remove(name))
    });
    (before == found).then_some(added)
}
