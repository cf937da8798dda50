//! Games on the shelf: their keys, their order, and what cannot be read.

use std::fs;

use guqi::{
    platform::KeyValue,
    record::RecordError,
    rules::Side,
    session::{GameId, OpenError},
};

use super::{folder, going_on, senet, shelf, store};

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
    assert!(matches!(errors[0], OpenError::Record(RecordError::Illegal { index: 1, .. })));
    assert!(matches!(errors[1], OpenError::Record(RecordError::UnknownGame { .. })));
    for error in &errors[2..] {
        assert!(matches!(error, OpenError::Record(RecordError::Syntax { .. })), "{error}");
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
        let version = RecordError::Version { found: "2".to_owned() };
        assert_eq!(unreadable.error, OpenError::Record(version));
        assert_eq!(fs::read_to_string(folder.join("game-000009.json")).unwrap(), text);
    }
    assert_eq!(shelf.next_id(), Ok(GameId(10)));
}

#[test]
fn a_number_is_never_used_again() {
    let folder = folder("numbers");
    let shelf = shelf(&folder);
    let mut game = senet();
    for number in 1..=3 {
        assert_eq!(shelf.next_id(), Ok(GameId(number)));
        shelf.save(GameId(number), &*game).unwrap();
    }
    game.agree_draw().unwrap();
    shelf.save(GameId(3), &*game).unwrap();
    assert_eq!(shelf.next_id(), Ok(GameId(4)));
    // Nor that of a game that could not be kept, or is gone.
    assert_eq!(shelf.new_place().unwrap().id, GameId(4));
    assert_eq!(shelf.next_id(), Ok(GameId(5)));
    let mut other = game.record();
    other.players.insert("white".to_owned(), "Eve".into());
    assert_eq!(shelf.add(&[other]).unwrap().ids, [GameId(5)]);
    shelf.delete(GameId(5)).unwrap();
    shelf.empty_bin();
    assert_eq!(shelf.next_id(), Ok(GameId(6)));
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

#[test]
fn a_game_is_opened_by_its_number_also_when_it_is_over() {
    let folder = folder("open");
    let shelf = shelf(&folder);
    let mut game = senet();
    shelf.save(GameId(3), &*game).unwrap();
    assert_eq!(shelf.open(GameId(3)).unwrap().unwrap().record(), game.record());
    game.resign(Side::First).unwrap();
    shelf.save(GameId(3), &*game).unwrap();
    assert_eq!(shelf.open(GameId(3)).unwrap().unwrap().record(), game.record());
    assert!(shelf.open(GameId(4)).unwrap().is_none());
    fs::write(folder.join("game-000005.json"), "{").unwrap();
    assert!(matches!(shelf.open(GameId(5)), Err(OpenError::Record(RecordError::Syntax { .. }))));
}

// A folder in the place of a save cannot be read as a file.
#[test]
fn a_save_that_the_system_does_not_give_hides_no_other() {
    let folder = folder("not-given");
    let shelf = shelf(&folder);
    shelf.save(GameId(1), &*senet()).unwrap();
    fs::create_dir(folder.join("game-000002.json")).unwrap();
    let contents = shelf.contents().unwrap();
    assert_eq!(contents.going_on.len(), 1);
    let [unreadable] = &contents.unreadable[..] else { panic!("one") };
    assert_eq!(unreadable.key, "game-000002");
    assert!(matches!(unreadable.error, OpenError::Store(_)));
}

#[test]
fn the_greatest_number_in_a_name_stops_no_new_game() {
    let folder = folder("greatest");
    fs::write(folder.join("game-4294967295.json"), "{}").unwrap();
    let shelf = shelf(&folder);
    assert_eq!(shelf.next_id(), Ok(GameId(1)));
    shelf.save(GameId(1), &*senet()).unwrap();
    assert_eq!(shelf.next_id(), Ok(GameId(2)));
}

#[test]
fn a_broken_save_goes_on_from_the_version_before_it() {
    let folder = folder("before");
    let shelf = shelf(&folder);
    let mut game = senet();
    shelf.save(GameId(1), &*game).unwrap();
    let before = game.record();
    let first = game.gestures()[0];
    game.play(first).unwrap();
    shelf.save(GameId(1), &*game).unwrap();
    fs::write(folder.join("game-000001.json"), "{").unwrap();
    let contents = shelf.contents().unwrap();
    let [(GameId(1), again)] = &contents.going_on[..] else { panic!("one game") };
    assert_eq!(again.record(), before);
    assert_eq!(contents.unreadable[0].key, "broken-000001");
    assert_eq!(fs::read_to_string(folder.join("broken-000001.json")).unwrap(), "{");
    assert_eq!(shelf.contents().unwrap().going_on.len(), 1);
    assert_eq!(shelf.contents().unwrap().unreadable, []);
}
