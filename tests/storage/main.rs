//! Kept games: saved, found again, put aside when broken, and never lost.

mod failing;
mod files;
mod kill;
mod library;
mod place;
mod shelf;
mod steps;
mod versions;

use std::{
    fs,
    path::{Path, PathBuf},
};

use guqi::{
    platform::FileStore,
    record::Record,
    rules::GameKind,
    session::{Shelf, Table, open},
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
