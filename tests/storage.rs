//! Kept games: saved, found again, put aside when broken, and never lost.

use std::{
    fs,
    path::{Path, PathBuf},
    rc::Rc,
};

use guqi::{
    platform::{FileStore, KeyValue, MemoryStore, StorageError},
    record::{Record, RecordError},
    rules::{GameKind, Gesture, Side},
    session::{GameId, Shelf, Table, open},
};

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("storage").join(name);
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{error}"),
        _ => {}
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn store(folder: &Path) -> FileStore {
    FileStore::at(folder.to_owned()).expect("a folder")
}

fn shelf(folder: &Path) -> Shelf {
    Shelf::new(Box::new(store(folder)))
}

/// Senet in mid-turn: White has thrown and not moved yet.
fn senet() -> Box<dyn Table> {
    let mut record = Record::new(GameKind::Senet, 7);
    record.players.insert("white".to_owned(), "安".into());
    record.extra.insert("event".to_owned(), 5.into());
    let mut game = open(&record).expect("a record");
    game.throw().expect("a throw is due");
    game
}

fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> = entries
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The numbers and records of the games that go on, newest first.
fn going_on(shelf: &Shelf) -> Vec<(u32, Record)> {
    let games = shelf.contents().expect("readable").going_on;
    games.into_iter().map(|(id, game)| (id.0, game.record())).collect()
}

#[test]
fn a_game_goes_on_exactly_where_it_was() {
    let folder = folder("goes-on");
    let mut game = senet();
    for _ in 0..3 {
        shelf(&folder).save(GameId(1), &*game).unwrap();
        let read = shelf(&folder).contents().unwrap();
        let [(GameId(1), again)] = &read.going_on[..] else { panic!("one game") };
        assert_eq!(again.record(), game.record());
        assert_eq!(again.turn(), game.turn());
        assert_eq!(again.gestures(), game.gestures());
        assert_eq!(again.throw_word(), game.throw_word());
        let first = game.gestures()[0];
        game.play(first).unwrap();
        game.throw().unwrap();
    }
}

#[test]
fn values_are_kept_by_key() {
    let folder = folder("by-key");
    let kept: [Box<dyn KeyValue>; 2] = [Box::new(store(&folder)), Box::new(MemoryStore::default())];
    for store in kept {
        assert_eq!(store.keys(), Ok(vec![]));
        assert_eq!(store.get("settings"), Ok(None));
        for value in ["", "一\n二\u{0}", &"x".repeat(1 << 20), "last"] {
            store.set("settings", value).unwrap();
            assert_eq!(store.get("settings"), Ok(Some(value.to_owned())));
        }
        store.set("a-1", "1").unwrap();
        assert_eq!(store.keys(), Ok(vec!["a-1".to_owned(), "settings".to_owned()]));
        store.rename("settings", "z").unwrap();
        assert_eq!(store.get("settings"), Ok(None));
        assert_eq!(store.get("z"), Ok(Some("last".to_owned())));
        // What is not there is moved already.
        store.rename("settings", "z").unwrap();
        assert_eq!(store.get("z"), Ok(Some("last".to_owned())));
        assert_eq!(store.keys(), Ok(vec!["a-1".to_owned(), "z".to_owned()]));
    }
}

/// A kill while a value is being written leaves the value before it.
#[test]
fn a_half_written_value_is_ignored() {
    let folder = folder("half-written");
    let game = senet();
    shelf(&folder).save(GameId(3), &*game).unwrap();
    let text = game.record().to_text();
    fs::write(folder.join("game-000003.new"), &text[..text.len() / 2]).unwrap();
    fs::write(folder.join("game-000004.new"), "").unwrap();
    let shelf = shelf(&folder);
    assert_eq!(going_on(&shelf), [(3, game.record())]);
    assert_eq!(shelf.contents().unwrap().unreadable, []);
    // The left-over is in nobody's way.
    shelf.save(GameId(3), &*game).unwrap();
    assert_eq!(going_on(&shelf), [(3, game.record())]);
}

#[test]
fn the_value_before_is_kept_beside() {
    let folder = folder("beside");
    let store = store(&folder);
    for value in ["one", "two", "three"] {
        store.set("game-000001", value).unwrap();
    }
    assert_eq!(fs::read_to_string(folder.join("game-000001.old")).unwrap(), "two");
    assert_eq!(files(&folder), ["game-000001.json", "game-000001.old"]);
    store.rename("game-000001", "done-000001").unwrap();
    assert_eq!(files(&folder), ["done-000001.json", "done-000001.old"]);
}

#[test]
fn a_save_that_cannot_be_read_is_kept_aside_and_reported() {
    let folder = folder("broken");
    let good = senet();
    shelf(&folder).save(GameId(2), &*good).unwrap();
    let broken: [(&str, &[u8]); 5] = [
        ("game-000001", b"{\"guqi\":1,"),
        ("game-000003", b""),
        ("game-000004", b"\xff\x00\xfe"),
        ("game-000005", br#"{"guqi":1,"game":"chess"}"#),
        ("game-000006", br#"{"guqi":1,"game":"senet","actions":["*1","1-9"]}"#),
    ];
    for (key, bytes) in broken {
        fs::write(folder.join(key).with_extension("json"), bytes).unwrap();
    }
    let shelf = shelf(&folder);
    let contents = shelf.contents().unwrap();
    let ids: Vec<_> = contents.going_on.iter().map(|(id, _)| id.0).collect();
    assert_eq!(ids, [2]);
    let keys: Vec<_> = contents.unreadable.iter().map(|broken| broken.key.as_str()).collect();
    let aside =
        ["broken-000006", "broken-000005", "broken-000004", "broken-000003", "broken-000001"];
    assert_eq!(keys, aside);
    let errors: Vec<_> = contents.unreadable.iter().map(|broken| &broken.error).collect();
    assert!(matches!(errors[0], RecordError::Illegal { index: 1, .. }));
    assert!(matches!(errors[1], RecordError::UnknownGame { .. }));
    for error in &errors[2..] {
        assert!(matches!(error, RecordError::Syntax { .. }), "{error}");
    }
    for ((key, bytes), aside) in broken.into_iter().rev().zip(aside) {
        assert_eq!(fs::read(folder.join(aside).with_extension("json")).unwrap(), bytes);
        assert!(!folder.join(key).with_extension("json").exists());
    }
    // It is told once; the next start is quiet, and its number is not used again.
    assert_eq!(shelf.contents().unwrap().unreadable, []);
    assert_eq!(shelf.next_id(), Ok(GameId(7)));
}

#[test]
fn a_game_of_a_newer_version_is_left_where_it_is() {
    let folder = folder("newer");
    let text = r#"{"guqi":2,"game":"senet","moves":"…"}"#;
    fs::write(folder.join("game-000009.json"), text).unwrap();
    let shelf = shelf(&folder);
    for _ in 0..2 {
        let [unreadable] = &shelf.contents().unwrap().unreadable[..] else { panic!("one") };
        assert_eq!(unreadable.key, "game-000009");
        assert_eq!(unreadable.error, RecordError::Version { found: "2".to_owned() });
        assert_eq!(fs::read_to_string(folder.join("game-000009.json")).unwrap(), text);
    }
    assert_eq!(shelf.next_id(), Ok(GameId(10)));
}

#[test]
fn a_number_is_never_used_again() {
    let folder = folder("numbers");
    let shelf = shelf(&folder);
    assert_eq!(shelf.next_id(), Ok(GameId(1)));
    let mut game = senet();
    for number in 1..=3 {
        shelf.save(GameId(number), &*game).unwrap();
        assert_eq!(shelf.next_id(), Ok(GameId(number + 1)));
    }
    game.agree_draw().unwrap();
    shelf.save(GameId(3), &*game).unwrap();
    assert_eq!(shelf.next_id(), Ok(GameId(4)));
    fs::write(folder.join("broken-000012.json"), "").unwrap();
    fs::write(folder.join("settings.json"), "{}").unwrap();
    fs::write(folder.join("game-old.json"), "").unwrap();
    assert_eq!(shelf.next_id(), Ok(GameId(13)));
    assert_eq!(going_on(&shelf).len(), 2);
}

#[test]
fn newest_games_come_first() {
    let folder = folder("newest");
    for number in [2, 11, 9, 100] {
        shelf(&folder).save(GameId(number), &*senet()).unwrap();
    }
    let numbers: Vec<_> = going_on(&shelf(&folder)).into_iter().map(|(id, _)| id).collect();
    assert_eq!(numbers, [100, 11, 9, 2]);
}

#[test]
fn a_finished_game_has_its_own_key_and_comes_back_after_an_undo() {
    let folder = folder("finished");
    let shelf = shelf(&folder);
    let mut game = senet();
    let values = || store(&folder).keys().unwrap();
    for _ in 0..2 {
        shelf.save(GameId(1), &*game).unwrap();
        assert_eq!(values(), ["game-000001"]);
        assert_eq!(going_on(&shelf), [(1, game.record())]);
        game.resign(Side::First).unwrap();
        shelf.save(GameId(1), &*game).unwrap();
        assert_eq!(values(), ["done-000001"]);
        assert_eq!(going_on(&shelf), []);
        assert_eq!(shelf.get("done-000001"), Ok(Some(game.record().to_text())));
        assert!(game.undo());
    }
}

/// Stands between a shelf and a store that fails when it is told to.
#[derive(Default)]
struct Failing {
    inner: MemoryStore,
    fails: std::cell::Cell<bool>,
}

impl Failing {
    fn may(&self) -> Result<(), StorageError> {
        if self.fails.get() { Err(StorageError::Full("test".to_owned())) } else { Ok(()) }
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
        self.may()?;
        self.inner.rename(from, to)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.inner.keys()
    }
}

#[test]
fn the_game_in_memory_goes_on_when_it_cannot_be_kept() {
    let store: &'static Failing = Box::leak(Box::default());
    let shelf = Shelf::new(Box::new(store));
    let mut game = senet();
    shelf.save(GameId(1), &*game).unwrap();
    let kept = game.record();

    store.fails.set(true);
    let first = game.gestures()[0];
    game.play(first).unwrap();
    assert_eq!(shelf.save(GameId(1), &*game), Err(StorageError::Full("test".to_owned())));
    assert_eq!(game.ply(), 2);
    game.throw().unwrap();
    // What was kept before still is, and a finished game is no exception.
    game.agree_draw().unwrap();
    assert!(shelf.save(GameId(1), &*game).is_err());
    assert_eq!(going_on(&shelf), [(1, kept)]);

    store.fails.set(false);
    shelf.save(GameId(1), &*game).unwrap();
    assert_eq!(shelf.get("done-000001"), Ok(Some(game.record().to_text())));
}

/// One broken save that cannot be put aside hides no other game.
#[test]
fn a_broken_save_in_a_full_store_hides_no_other() {
    let store: &'static Failing = Box::leak(Box::default());
    let shelf = Shelf::new(Box::new(store));
    shelf.save(GameId(1), &*senet()).unwrap();
    store.set("game-000002", "{").unwrap();
    store.fails.set(true);
    let contents = shelf.contents().unwrap();
    assert_eq!(contents.going_on.len(), 1);
    let [unreadable] = &contents.unreadable[..] else { panic!("one") };
    assert_eq!(unreadable.key, "game-000002");
}

/// A folder that cannot be written to, even by one who may do everything: a file
/// stands in its place, or where the temporary file would be there is a folder.
#[test]
fn a_folder_that_is_none() {
    let folder = folder("none");
    let file = folder.join("file");
    fs::write(&file, "").unwrap();
    let error = FileStore::at(file.clone()).err().expect("a file is no folder");
    assert!(matches!(&error, StorageError::Other(text) if text.contains("file")), "{error}");
    assert!(FileStore::at(file.join("below")).is_err());

    let store = store(&folder);
    store.set("game-000001", "kept").unwrap();
    fs::create_dir(folder.join("game-000001.new")).unwrap();
    let error = store.set("game-000001", "lost").expect_err("no file can be made");
    assert!(error.to_string().contains("game-000001"), "{error}");
    assert_eq!(store.get("game-000001"), Ok(Some("kept".to_owned())));

    fs::remove_dir_all(&folder).unwrap();
    assert!(store.keys().is_err());
    assert!(store.set("game-000001", "lost").is_err());
    assert_eq!(store.get("game-000001"), Ok(None));
}

/// A read-only folder; one who may do everything writes there all the same.
#[cfg(unix)]
#[test]
fn a_read_only_folder() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder("read-only");
    let mut game = senet();
    let shelf = Rc::new(shelf(&folder));
    shelf.save(GameId(1), &*game).unwrap();
    let kept = game.record();
    let permit = |mode| fs::set_permissions(&folder, fs::Permissions::from_mode(mode)).unwrap();
    permit(0o555);
    let almighty = fs::write(folder.join("probe"), "").is_ok();
    game.play(game.gestures()[0]).unwrap();
    let saved = shelf.save(GameId(1), &*game);
    permit(0o755);
    if almighty {
        assert_eq!(saved, Ok(()));
    } else {
        assert!(matches!(saved, Err(StorageError::Forbidden(_))), "{saved:?}");
        assert_eq!(going_on(&shelf), [(1, kept)]);
    }
    assert!(!matches!(game.gestures()[..], [Gesture::Pass]));
}
