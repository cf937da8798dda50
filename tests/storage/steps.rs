//! A kill between any two writes of whatever the library does: every game is there once,
//! its line says what it is, and nothing half done stays.

use guqi::{
    platform::{KeyValue, MemoryStore},
    record::Record,
    rules::{GameKind, Side},
    session::{GameId, Line, Shelf, open},
};

use super::{failing::Failing, library::Lent};

/// What the library would say if there were no index.
fn truth(store: &'static Failing) -> Vec<Line> {
    let fresh: &'static MemoryStore = Box::leak(Box::default());
    for key in store.keys().expect("it is there").into_iter().filter(|key| key != "index") {
        fresh
            .set(&key, &store.get(&key).expect("it is there").expect("it is there"))
            .expect("it is there");
    }
    Shelf::new(Box::new(Lent(fresh))).library().expect("it is there").lines
}

type Step = fn(&Shelf);

fn game(actions: &[&str]) -> Box<dyn guqi::session::Table> {
    let mut record = Record::new(GameKind::Gomoku, 0);
    record.actions = actions.iter().map(|token| (*token).to_owned()).collect();
    open(&record).expect("it is there")
}

const DONE: GameId = GameId(1);
const ON: GameId = GameId(2);

/// Whatever is done to kept games. Errors are those of the dead.
const STEPS: [(&str, Step); 9] = [
    ("list", |shelf| drop(shelf.library())),
    ("end", |shelf| drop(shelf.save(ON, &*game(&["h8", "resign:white"])))),
    ("take back", |shelf| drop(shelf.save(DONE, &*game(&["h8"])))),
    ("end otherwise", |shelf| {
        drop(shelf.save(DONE, &*game(&["h8"])));
        drop(shelf.save(DONE, &*game(&["h8", "draw"])));
    }),
    ("end once more", |shelf| drop(shelf.save(DONE, &*game(&["h8", "i9", "draw"])))),
    ("rename", |shelf| drop(shelf.rename(DONE, "Sunday"))),
    ("delete and bring back", |shelf| {
        drop(shelf.delete(DONE));
        drop(shelf.bring_back(DONE));
    }),
    ("delete both", |shelf| {
        drop(shelf.delete(DONE));
        drop(shelf.delete(ON));
    }),
    ("delete the finished", |shelf| drop(shelf.delete_finished())),
];

#[test]
fn a_kill_between_any_two_writes_leaves_every_game_once_and_its_line_true() {
    for (name, step) in STEPS {
        for (after, then) in STEPS {
            for writes in 0..12 {
                let store = Failing::new();
                let shelf = || Shelf::new(Box::new(store));
                shelf().save(DONE, &*game(&["h8", "resign:black"])).unwrap();
                shelf().save(ON, &*game(&["h8"])).unwrap();
                shelf().library().unwrap();

                store.left.set(writes);
                step(&shelf());
                // Started again, without a look at the list or with one.
                store.left.set(usize::MAX);
                then(&shelf());
                let at = format!("{name} died after {writes} writes, then {after}");
                let lines = shelf().library().unwrap();
                assert_eq!(lines.unreadable, [], "{at}");
                assert_eq!(lines.lines, truth(store), "{at}");
                let ids: Vec<_> = lines.lines.iter().map(|line| line.id).collect();
                let deletes = |name: &str| name.starts_with("delete");
                if !deletes(name) && !deletes(after) {
                    assert_eq!(ids, [ON, DONE], "{at}");
                }
                // Each is under one key, which says what it is.
                let keys = store.keys().unwrap();
                for line in &lines.lines {
                    let kind = if line.outcome.is_some() { "done" } else { "game" };
                    let own = |key: &&String| {
                        key.ends_with(&format!("-{:06}", line.id.0)) && !key.starts_with("gone")
                    };
                    let own: Vec<_> = keys.iter().filter(own).collect();
                    assert_eq!(own, [&format!("{kind}-{:06}", line.id.0)], "{at}");
                }
            }
        }
    }
}

/// The line of a game is made from its record where that says all, and else from the game:
/// both say the same.
#[test]
fn lines_of_records_and_of_games_are_the_same() {
    // A level that there is none of is nobody's.
    for level in [3, 0, 9, 200] {
        let mut record = Record::new(GameKind::Gomoku, 0);
        record.players.insert("white".to_owned(), "Ben".into());
        record.seat_computer("black", level);
        record.actions = vec!["h8".to_owned(), "resign:white".to_owned()];
        let table = open(&record).unwrap();
        let shelf = Shelf::new(Box::new(MemoryStore::default()));
        shelf.save(DONE, &*table).unwrap();
        assert_eq!(shelf.library().unwrap().lines, [Line::of(DONE, &*table)]);
        assert_eq!(table.turn().outcome().unwrap().winner, Some(Side::First));
    }
}
