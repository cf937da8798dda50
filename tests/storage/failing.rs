//! Stores that fail: the game in memory goes on, and what was kept still is.

use std::{cell::Cell, fs};

use guqi::{
    platform::{KeyValue, MemoryStore, StorageError},
    session::{GameId, Shelf},
};

use super::{folder, going_on, senet, shelf};

/// A store of which every write after some fails. Like the browser's, it moves a value in
/// two writes.
pub(crate) struct Failing {
    inner: MemoryStore,
    /// How many writes still succeed.
    pub(crate) left: Cell<usize>,
}

impl Failing {
    /// One that stays when its shelf goes, and does not fail yet.
    pub(crate) fn new() -> &'static Self {
        Box::leak(Box::new(Self { inner: MemoryStore::default(), left: Cell::new(usize::MAX) }))
    }

    fn may(&self) -> Result<(), StorageError> {
        let left = self.left.get().checked_sub(1);
        self.left.set(left.unwrap_or(0));
        left.map(|_| ()).ok_or_else(|| StorageError::Full("test".to_owned()))
    }
}

impl KeyValue for &'static Failing {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.inner.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        self.may()?;
        self.inner.set(key, value)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StorageError> {
        let Some(value) = self.get(from)? else { return Ok(()) };
        self.set(to, &value)?;
        self.remove(from)
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.may()?;
        self.inner.remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.inner.keys()
    }
}

#[test]
fn the_game_in_memory_goes_on_when_it_cannot_be_kept() {
    let store = Failing::new();
    let shelf = Shelf::new(Box::new(store));
    let mut game = senet();
    shelf.save(GameId(1), &*game).unwrap();
    let kept = game.record();

    store.left.set(0);
    let first = game.gestures()[0];
    game.play(first).unwrap();
    assert_eq!(shelf.save(GameId(1), &*game), Err(StorageError::Full("test".to_owned())));
    assert_eq!(game.ply(), 2);
    game.throw().unwrap();
    // What was kept before still is, and a finished game is no exception.
    game.agree_draw().unwrap();
    assert!(shelf.save(GameId(1), &*game).is_err());
    assert_eq!(going_on(&shelf), [(1, kept)]);

    store.left.set(usize::MAX);
    shelf.save(GameId(1), &*game).unwrap();
    assert_eq!(shelf.get("done-000001"), Ok(Some(game.record().to_text())));
}

/// One broken save that cannot be put aside hides no other game.
#[test]
fn a_broken_save_in_a_full_store_hides_no_other() {
    let store = Failing::new();
    let shelf = Shelf::new(Box::new(store));
    shelf.save(GameId(1), &*senet()).unwrap();
    store.set("game-000002", "{").unwrap();
    store.left.set(0);
    let contents = shelf.contents().unwrap();
    assert_eq!(contents.going_on.len(), 1);
    let [unreadable] = &contents.unreadable[..] else { panic!("one") };
    assert_eq!(unreadable.key, "game-000002");
}

/// The folder takes no new file: where it would be there is a folder, which stops even
/// one who may do everything.
#[test]
fn a_folder_that_takes_no_file() {
    let folder = folder("takes-no-file");
    let mut game = senet();
    let shelf = shelf(&folder);
    shelf.save(GameId(1), &*game).unwrap();
    let kept = game.record();
    fs::create_dir(folder.join("game-000001.new")).unwrap();
    game.play(game.gestures()[0]).unwrap();
    assert!(shelf.save(GameId(1), &*game).is_err());
    assert_eq!(going_on(&shelf), [(1, kept)]);

    fs::remove_dir(folder.join("game-000001.new")).unwrap();
    shelf.save(GameId(1), &*game).unwrap();
    assert_eq!(going_on(&shelf), [(1, game.record())]);
}

/// The kernel's own folder lets nobody make a file.
#[cfg(target_os = "linux")]
#[test]
fn a_read_only_folder() {
    let shelf = shelf(std::path::Path::new("/sys"));
    let saved = shelf.save(GameId(1), &*senet());
    assert!(matches!(saved, Err(StorageError::Forbidden(_))), "{saved:?}");
}
