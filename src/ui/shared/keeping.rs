//! How the game on the table is kept, and what there is to say about that.

use dioxus::prelude::*;

use super::{Shared, in_memory};
use crate::{
    platform::{StorageError, now},
    session::{Contents, GameId, Library, OpenError, Others, Place, Table, field},
    ui::{i18n::t, play::Play, words},
};

/// How the game on the table is kept.
#[derive(Default)]
pub(super) struct Held {
    /// Where.
    place: Option<Place>,
    /// Whether it is not kept as it is now.
    unsaved: bool,
}

/// What there is to say about keeping games.
#[derive(Default)]
pub(super) struct Trouble {
    /// Until something else is kept, and the game on the table too.
    failed: Option<StorageError>,
    /// Why games are kept only until the app is closed.
    no_place: Option<StorageError>,
    /// Whether the game became one of its own, as others had changed what was kept; until it is
    /// kept again.
    apart: bool,
}

impl Trouble {
    /// With the reason why there is no place to keep games, if there is none.
    pub(super) fn new(no_place: Option<StorageError>) -> Self {
        Self { no_place, ..Self::default() }
    }
}

impl Shared {
    /// Keeps something of the app's own.
    pub(crate) fn keep(self, key: &str, value: &str) {
        let kept = self.shelf.peek().set(key, value);
        self.told(kept);
    }

    /// What there is to say about keeping games.
    pub(crate) fn trouble(self) -> Option<String> {
        let trouble = self.trouble.read();
        let failed = trouble.failed.as_ref().or(trouble.no_place.as_ref()).map(words::trouble);
        failed.or_else(|| trouble.apart.then(|| t("trouble-apart")))
    }

    /// Whether there is no room for games.
    pub(crate) fn full(self) -> bool {
        matches!(self.trouble.read().failed, Some(StorageError::Full(_)))
    }

    /// What the shelf holds; nothing when it cannot be read, which is told.
    pub(crate) fn contents(self) -> Contents {
        let contents = self.shelf.peek().contents();
        self.listed(contents)
    }

    /// All kept games; none when they cannot be listed, which is told.
    pub(crate) fn library(self) -> Library {
        let library = self.shelf.peek().library();
        self.listed(library)
    }

    fn listed<T: Default>(mut self, listed: Result<T, StorageError>) -> T {
        listed.unwrap_or_else(|error| {
            self.trouble.write().failed = Some(error);
            T::default()
        })
    }

    /// Tells of what was to be changed in the store, whatever there is to tell.
    pub(crate) fn changed<T>(self, done: Result<T, StorageError>) -> Option<T> {
        let (done, told) = match done {
            Ok(done) => (Some(done), Ok(())),
            Err(error) => (None, Err(error)),
        };
        self.told(told);
        done
    }

    /// Opens a kept game and puts it on the table, unless it lies there as it is kept; the
    /// table is empty if there is none.
    pub(crate) fn sit_down(mut self, id: GameId) -> Result<(), OpenError> {
        let on_table = self.play.peek().as_ref().is_some_and(|play| play.id == id);
        let as_kept = || {
            let held = self.held.peek();
            let others = held.place.as_ref().map(|place| self.shelf.peek().others(place));
            held.unsaved || others == Some(Ok(Others::Nothing))
        };
        if on_table && as_kept() {
            return Ok(());
        }
        self.clear();
        let place = self.shelf.peek().find_place(id)?;
        let game = place.as_ref().map(Place::open).transpose()?.flatten();
        self.play.set(game.map(|game| Play::new(id, game)));
        self.held.write().place = place;
        Ok(())
    }

    /// Takes a game off the table, which is changed where it is kept.
    pub(crate) fn leave(self, id: GameId) {
        if self.play.peek().as_ref().is_some_and(|play| play.id == id) {
            self.clear();
        }
    }

    /// Leaves nothing on the table. What could not be kept may be kept now.
    fn clear(mut self) {
        if self.held.peek().unsaved {
            self.save();
        }
        self.held.set(Held::default());
        self.apart(false);
        self.play.set(None);
    }

    /// Puts a new game on the table and keeps it. It takes the place of one that was
    /// set up and never begun.
    pub(crate) fn start(mut self, mut game: Box<dyn Table>) -> GameId {
        self.clear();
        game.extra().insert(field::STARTED.to_owned(), now().into());
        if game.ply() == 0 {
            game.extra().insert(field::UNBEGUN.to_owned(), true.into());
        }
        let place = self.shelf.peek().new_place();
        let place = place.or_else(|error| {
            // What cannot be listed must not be written to: a number might be taken.
            self.shelf.set(in_memory());
            self.trouble.write().no_place = Some(error);
            self.shelf.peek().new_place()
        });
        let id = place.as_ref().map_or(GameId(1), |place| place.id);
        self.held.write().place = place.ok();
        self.play.set(Some(Play::new(id, game)));
        self.save();
        id
    }

    /// Puts another game on the table that begins where this one stands; one that is over is
    /// gone on with from its last choice.
    pub(crate) fn fork(self, mut game: Box<dyn Table>) -> GameId {
        if game.turn().outcome().is_some() {
            game.undo();
        }
        for own in [field::TITLE, field::ENDED, field::UNBEGUN] {
            game.extra().shift_remove(own);
        }
        self.start(game)
    }

    /// Keeps the game on the table as it is now.
    pub(super) fn save(self) {
        let saved = self.write();
        self.say(saved);
    }

    fn write(mut self) -> Result<(), StorageError> {
        let Held { place: Some(mut place), .. } = self.held.take() else { return Ok(()) };
        let apart = self.write_at(&mut place);
        let unsaved = apart.is_err();
        self.held.set(Held { place: Some(place), unsaved });
        apart.map(|apart| self.apart(apart))
    }

    /// Tells whether the game has got a place of its own.
    fn write_at(mut self, place: &mut Place) -> Result<bool, StorageError> {
        let games = self.shelf.peek().clone();
        let others = games.others(place)?;
        match others {
            Others::Nothing => {}
            Others::Added(ref added) => {
                if let Some(play) = self.play.write().as_mut() {
                    play.add(added);
                }
            }
            Others::Else => {
                games.move_away(place)?;
                if let Some(play) = self.play.write().as_mut() {
                    play.id = place.id;
                }
            }
        }
        if let Some(play) = self.play.peek().as_ref() {
            games.put(place, play.table())?;
        }
        Ok(others == Others::Else)
    }

    fn apart(mut self, apart: bool) {
        if self.trouble.peek().apart != apart {
            self.trouble.write().apart = apart;
        }
    }

    /// Something of the store was changed, or failed to be. Where there is room again, or leave, the
    /// game on the table is kept too.
    fn told(self, done: Result<(), StorageError>) {
        let unsaved = self.held.peek().unsaved;
        self.say(done.and_then(|()| if unsaved { self.write() } else { Ok(()) }));
    }

    fn say(mut self, done: Result<(), StorageError>) {
        if self.trouble.peek().failed.as_ref() != done.as_ref().err() {
            self.trouble.write().failed = done.err();
        }
    }
}
