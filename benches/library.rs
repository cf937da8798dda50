//! How fast ten thousand kept games are listed: from the index, without it, and how fast the
//! statistics are.
//!
//! `cargo bench --no-default-features --bench library`

use divan::Bencher;
use guqi::{
    platform::{FileStore, KeyValue, MemoryStore},
    session::{Shelf, statistics},
};

const GAMES: u32 = 10_000;

fn main() {
    divan::Divan::from_args().sample_count(20).main();
}

fn text(number: u32) -> String {
    let actions = vec!["\"h8\""; 60].join(",");
    let name = number % 50;
    format!(
        r#"{{"guqi":1,"game":"gomoku","rules":{{}},"seed":"1","players":{{"black":"Person {name}","white":"Ben"}},"actions":[{actions}],"result":{{"winner":"black","reason":"five"}},"started":"2026-11-30T15:27:00Z","ended":"2026-11-30T15:37:00Z"}}"#
    )
}

fn filled(store: impl KeyValue + 'static) -> Shelf {
    for number in 1..=GAMES {
        store.set(&format!("done-{number:06}"), &text(number)).expect("room");
    }
    let shelf = Shelf::new(Box::new(store));
    shelf.library().expect("readable");
    shelf
}

#[divan::bench]
fn listed_from_memory(bencher: Bencher) {
    let shelf = filled(MemoryStore::default());
    bencher.bench_local(|| shelf.library().expect("readable").lines.len());
}

#[divan::bench]
fn listed_without_an_index(bencher: Bencher) {
    let shelf = filled(MemoryStore::default());
    bencher.bench_local(|| {
        shelf.set("index", "").expect("room");
        shelf.library().expect("readable").lines.len()
    });
}

#[divan::bench]
fn listed_from_files(bencher: Bencher) {
    let folder = std::env::temp_dir().join(format!("guqi-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("room");
    for number in 1..=GAMES {
        let path = folder.join(format!("done-{number:06}.json"));
        std::fs::write(path, text(number)).expect("room");
    }
    let shelf = Shelf::new(Box::new(FileStore::at(folder.clone()).expect("a folder")));
    shelf.library().expect("readable");
    bencher.bench_local(|| shelf.library().expect("readable").lines.len());
    std::fs::remove_dir_all(folder).expect("it is there");
}

#[divan::bench]
fn counted(bencher: Bencher) {
    let lines = filled(MemoryStore::default()).library().expect("readable").lines;
    bencher.bench_local(|| statistics(&lines).len());
}
