//! The library: lines of games, the index that keeps them, and what changes kept games.

use guqi::{
    platform::{KeyValue, MemoryStore, StorageError},
    record::Record,
    rules::{GameKind, Reason, Side},
    session::{GameId, Line, Shelf, Table, field, open, side_ids},
};

use super::{folder, senet, shelf, store};

/// A store that stays when its shelf goes.
pub(crate) fn memory() -> &'static MemoryStore {
    Box::leak(Box::default())
}

/// Lets several shelves have one store.
pub(crate) struct Lent(pub(crate) &'static dyn KeyValue);

impl KeyValue for Lent {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.0.get(key)
    }
    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        self.0.set(key, value)
    }
    fn previous(&self, key: &str) -> Option<String> {
        self.0.previous(key)
    }
    fn rename(&self, from: &str, to: &str) -> Result<(), StorageError> {
        self.0.rename(from, to)
    }
    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key)
    }
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.0.keys()
    }
}

pub(crate) fn won(game: GameKind, names: [&str; 2]) -> Box<dyn Table> {
    let mut record = Record::new(game, 3);
    let sides = { open(&record).map(|table| Side::ALL.map(|side| table.side_id(side))) };
    for (id, name) in sides.expect("a record").into_iter().zip(names) {
        record.players.insert(id.to_owned(), name.into());
    }
    let mut table = open(&record).expect("a record");
    table.resign(Side::Second).expect("it goes on");
    table
}

fn lines(shelf: &Shelf) -> Vec<Line> {
    let library = shelf.library().expect("readable");
    assert_eq!(library.unreadable, []);
    library.lines
}

#[test]
fn lines_say_what_the_games_say() {
    let kept = memory();
    let shelf = Shelf::new(Box::new(Lent(kept)));
    shelf.save(GameId(1), &*won(GameKind::Gomoku, ["安", "tab\tand\nline"])).unwrap();
    shelf.save(GameId(2), &*senet()).unwrap();
    let mut swap = Record::new(GameKind::Gomoku, 0);
    swap.rules.insert("opening".to_owned(), "swap2".into());
    swap.players.insert("first".to_owned(), "Ann".into());
    swap.seat_computer("second", 4);
    swap.actions = ["h8", "h9", "i8", "white", "resign:white"].map(str::to_owned).to_vec();
    swap.extra.insert(field::TITLE.to_owned(), "Swap".into());
    swap.extra.insert(field::ENDED.to_owned(), "2026-11-30T15:27:00Z".into());
    shelf.save(GameId(3), &*open(&swap).unwrap()).unwrap();
    swap.actions = ["h8", "resign:first"].map(str::to_owned).to_vec();
    shelf.save(GameId(4), &*open(&swap).unwrap()).unwrap();
    for _ in 0..2 {
        let lines = lines(&shelf);
        let ids: Vec<_> = lines.iter().map(|line| line.id.0).collect();
        assert_eq!(ids, [4, 3, 2, 1]);
        // Who gave up in the opening had no colour yet.
        assert_eq!(lines[0].side_id(Side::First), "first");
        assert_eq!(lines[0].names, ["Ann", ""]);
        assert_eq!(lines[0].outcome.unwrap().winner, Some(Side::Second));
        // The second person took White.
        assert_eq!((lines[1].names[0].as_str(), lines[1].levels), ("Ann", [0, 4]));
        assert_eq!(lines[1].outcome.unwrap().winner, Some(Side::First));
        assert_eq!(lines[1].title, "Swap");
        assert_eq!(lines[1].dates, ["", "2026-11-30T15:27:00Z"]);
        assert_eq!((lines[2].outcome, lines[2].plies), (None, 1));
        assert_eq!(lines[3].names, ["安", "tab and line"]);
        assert_eq!(lines[3].outcome.unwrap().reason, Reason::Resigned);
        assert!(kept.get("index").unwrap().unwrap().lines().count() == 4);
    }
}

/// With the index and without it, and from the games themselves, lines are the same.
#[test]
fn an_index_is_made_anew_when_it_cannot_be_read() {
    let kept = memory();
    let shelf = Shelf::new(Box::new(Lent(kept)));
    for (nth, kind) in (1..).zip(GameKind::ALL) {
        shelf.save(GameId(nth), &*won(kind, ["Ann", "Ben"])).unwrap();
    }
    let first = lines(&shelf);
    let index = kept.get("index").unwrap().unwrap();
    let broken = index.replace("resigned", "fled");
    for text in ["", "guqi lines 2\n", "{}", &broken, &index[..index.len() - 5], &index[..60]] {
        kept.set("index", text).unwrap();
        assert_eq!(lines(&shelf), first);
        assert_eq!(kept.get("index").unwrap().unwrap(), index);
    }
    // A line without a game goes, and one that is missing comes.
    kept.remove("done-000002").unwrap();
    assert_eq!(lines(&shelf).len(), 4);
    assert_eq!(kept.get("index").unwrap().unwrap().lines().count(), 5);
}

/// A result that no game comes to is not believed: the game is played through.
#[test]
fn a_result_that_cannot_be_is_that_of_the_game() {
    let kept = memory();
    let shelf = Shelf::new(Box::new(Lent(kept)));
    shelf.save(GameId(1), &*won(GameKind::Senet, ["Ann", "Ben"])).unwrap();
    let first = lines(&shelf);
    let text = kept.get("done-000001").unwrap().unwrap();
    let index = kept.get("index").unwrap().unwrap();
    for (winner, reason) in [("null", "five"), ("null", "resigned"), ("\"white\"", "agreed")] {
        let told = format!("\"result\":{{\"winner\":{winner},\"reason\":\"{reason}\"}}");
        let at = text.find("\"result\":").unwrap();
        let end = at + text[at..].find('}').unwrap() + 1;
        kept.set("done-000001", &[&text[..at], &told, &text[end..]].concat()).unwrap();
        kept.remove("index").unwrap();
        assert_eq!(lines(&shelf), first, "{told}");
    }
    for wrong in
        [index.replace("\t1\tresigned", "\t\tresigned"), index.replace("resigned", "agreed")]
    {
        assert_ne!(wrong, index);
        kept.set("index", &wrong).unwrap();
        assert_eq!(lines(&shelf), first);
    }
}

#[test]
fn a_line_follows_what_happens_to_its_game() {
    let kept = memory();
    let shelf = Shelf::new(Box::new(Lent(kept)));
    let mut game = won(GameKind::Senet, ["Ann", "Ben"]);
    shelf.save(GameId(1), &*game).unwrap();
    let winner = |shelf: &Shelf| lines(shelf)[0].outcome.map(|outcome| outcome.winner);
    assert_eq!(winner(&shelf), Some(Some(Side::First)));
    // Taken back, and ended otherwise without a look at the list in between.
    assert!(game.undo());
    shelf.save(GameId(1), &*game).unwrap();
    game.agree_draw().unwrap();
    shelf.save(GameId(1), &*game).unwrap();
    assert_eq!(winner(&shelf), Some(None));
    assert!(game.undo());
    shelf.save(GameId(1), &*game).unwrap();
    assert_eq!(winner(&shelf), None);

    game.agree_draw().unwrap();
    shelf.save(GameId(1), &*game).unwrap();
    for title in ["Sunday", "", "日曜"] {
        shelf.rename(GameId(1), title).unwrap();
        assert_eq!(lines(&shelf)[0].title, title);
        assert_eq!(lines(&shelf)[0].outcome.unwrap().winner, None);
    }
    // The title stays with the game.
    let again = shelf.open(GameId(1)).unwrap().unwrap();
    assert_eq!(again.record().extra[field::TITLE], "日曜");
}

#[test]
fn a_deleted_game_comes_back_until_the_bin_is_emptied() {
    let shelf = Shelf::new(Box::new(MemoryStore::default()));
    shelf.save(GameId(1), &*won(GameKind::Gomoku, ["Ann", "Ben"])).unwrap();
    shelf.save(GameId(2), &*senet()).unwrap();
    let before = lines(&shelf);
    for id in [GameId(1), GameId(2)] {
        shelf.delete(id).unwrap();
        assert_eq!(lines(&shelf).len(), 1);
        assert!(shelf.open(id).unwrap().is_none());
        // Nor is its number given to another.
        assert!(shelf.next_id().unwrap() > GameId(2));
        assert_eq!(shelf.bring_back(id), Ok(true));
        assert_eq!(lines(&shelf), before);
    }
    shelf.delete(GameId(1)).unwrap();
    shelf.empty_bin();
    assert_eq!(shelf.bring_back(GameId(1)), Ok(false));
    shelf.delete(GameId(2)).unwrap();
    // As the next start does.
    shelf.contents().unwrap();
    assert_eq!(shelf.bring_back(GameId(2)), Ok(false));
    assert_eq!(lines(&shelf), []);
    // What is not there is deleted already.
    shelf.delete(GameId(7)).unwrap();
}

#[test]
fn games_from_elsewhere_are_kept_by_their_state() {
    let shelf = Shelf::new(Box::new(MemoryStore::default()));
    shelf.save(GameId(4), &*senet()).unwrap();
    let [over, on] = [won(GameKind::Gomoku, ["Ann", "Ben"]).record(), senet().record()];
    // The one that goes on is there already.
    let added = shelf.add(&[over.clone(), on.clone()]).unwrap();
    assert_eq!((added.ids, added.new), (vec![GameId(5), GameId(4)], 1));
    let ids: Vec<_> =
        lines(&shelf).iter().map(|line| (line.id.0, line.outcome.is_some())).collect();
    assert_eq!(ids, [(5, true), (4, false)]);
    let (all, left) = shelf.everything().unwrap();
    assert_eq!(left, 0);
    let read: Vec<_> = Record::many_from_text(&all).collect();
    assert_eq!(read, [Ok(on), Ok(over)]);
    shelf.delete_finished().unwrap();
    assert_eq!(lines(&shelf).len(), 1);
}

#[test]
fn games_that_cannot_be_read_are_counted_when_all_are_taken_out() {
    let store = MemoryStore::default();
    for (key, text) in [("game-000001", "{"), ("done-000002", "")] {
        store.set(key, text).unwrap();
    }
    let shelf = Shelf::new(Box::new(store));
    shelf.save(GameId(3), &*senet()).unwrap();
    let (all, left) = shelf.everything().unwrap();
    assert_eq!((all.lines().count(), left), (1, 2));
}

/// Whether their lines are in the index or not, the same game is known again; another one never.
#[test]
fn no_game_from_elsewhere_is_kept_twice() {
    let shelf = Shelf::new(Box::new(MemoryStore::default()));
    let mut swap = Record::new(GameKind::Gomoku, 0);
    swap.rules.insert("opening".to_owned(), "swap2".into());
    swap.players.insert("second".to_owned(), "A\tnn".into());
    swap.seat_computer("first", 4);
    swap.actions = ["h8", "h9", "i8", "white", "resign:white"].map(str::to_owned).to_vec();
    swap.result = open(&swap).unwrap().record().result;
    let mut games: Vec<_> = GameKind::ALL.map(|kind| won(kind, ["Ann", "Ben"]).record()).to_vec();
    games.extend([swap, senet().record()]);
    let count = games.len();
    for indexed in [false, true, true] {
        if indexed {
            assert_eq!(lines(&shelf).len(), count);
        }
        let added = shelf.add(&[&games[..], &games[..]].concat()).unwrap();
        assert_eq!(added.new, if indexed { 0 } else { count });
        assert_eq!(added.ids[..count], added.ids[count..]);
    }
    for (nth, game) in (1..).zip(&games) {
        let id = Ok(Some(GameId(nth)));
        assert_eq!(shelf.number_of(game), id);
        let mut called = game.clone();
        called.extra.insert(field::TITLE.to_owned(), "Sunday".into());
        called.extra.insert(field::ENDED.to_owned(), "2026-11-30T15:27:00Z".into());
        called.players.insert("nobody".to_owned(), "".into());
        // Rules that are written out, too.
        called.rules = open(game).unwrap().rules();
        assert_eq!(shelf.number_of(&called), id);
        // Without throws the seed means nothing.
        called.seed += 1;
        let by_chance = game.game.lots().is_some();
        assert_eq!(shelf.number_of(&called), if by_chance { Ok(None) } else { id.clone() });
        for change in [
            (|game: &mut Record| game.players.insert("black".to_owned(), "Eve".into()).is_some())
                as fn(&mut Record) -> bool,
            |game| game.actions.pop().is_some(),
            |game| std::mem::replace(&mut game.result, "".into()).is_null(),
            |game| {
                game.seat_computer(side_ids(game.game)[1], 7);
                true
            },
        ] {
            let mut other = game.clone();
            change(&mut other);
            assert_eq!(shelf.number_of(&other), Ok(None), "{other:?}");
        }
    }
}

/// Ten thousand games are listed within a tenth of a second, when they have their lines.
#[test]
fn ten_thousand_games_are_listed_from_the_index() {
    const GAMES: u32 = 10_000;
    let folder = folder("ten-thousand");
    let text = won(GameKind::Gomoku, ["Ann", "Ben"]).record().to_text();
    for number in 1..=GAMES {
        std::fs::write(folder.join(format!("done-{number:06}.json")), &text).unwrap();
    }
    let first = lines(&shelf(&folder));
    let again = lines(&shelf(&folder));
    assert_eq!((again.len(), again == first), (GAMES as usize, true));
    // A game from elsewhere is compared with all of them, without reading them.
    let other = won(GameKind::Gomoku, ["Ann", "Eve"]).record();
    let shelf_of_many = shelf(&folder);
    let before = std::time::Instant::now();
    assert_eq!(shelf_of_many.number_of(&other), Ok(None));
    assert_eq!(shelf_of_many.add(&vec![other; 1000]).unwrap().new, 1);
    assert!(before.elapsed().as_secs() < 10, "{:?}", before.elapsed());
    shelf_of_many.delete(GameId(GAMES + 1)).unwrap();
    // Changing one leaves the lines of the others.
    shelf(&folder).delete(GameId(5)).unwrap();
    assert_eq!(lines(&shelf(&folder)).len(), GAMES as usize - 1);
    assert!(store(&folder).get("index").unwrap().unwrap().len() < 100 * GAMES as usize);
}
