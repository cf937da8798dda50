//! Games in other formats: what is read and written, what is refused and where, and that
//! nothing that is read can do more than that.

#[path = "../contract/cases.rs"]
#[expect(dead_code, reason = "the contract asks more of its cases")]
mod cases;
#[path = "../contract/chance.rs"]
mod chance;
mod encodings;
mod gomoku;
mod hostile;
mod points;
mod random;
mod share;
mod text;
mod throws;

use guqi::{
    exchange::{ExchangeError, Format, read, write},
    record::Record,
    rules::GameKind,
};
use serde_json::json;

/// A record of some actions, with its result.
fn record(game: GameKind, actions: &str) -> Record {
    let actions = actions.split_whitespace().map(str::to_owned).collect();
    let record = Record { actions, ..Record::new(game, 0) };
    again(&record, Format::Json)
}

/// The record written in a format and read again.
#[track_caller]
fn again(record: &Record, format: Format) -> Record {
    let text = write(record, format).expect("legal");
    read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
fn refused(text: &str) -> ExchangeError {
    read(text.as_bytes(), None).expect_err("refused")
}

/// The actions of a text in one line.
#[track_caller]
fn actions(text: &str) -> String {
    let record = read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    record.actions.join(" ")
}

#[test]
fn what_is_nothing_is_refused() {
    for text in ["", " \n", "hello", "a game of chess", "1. Nf3 Nf6", "[]", "\u{feff}", "12"] {
        assert_eq!(refused(text), ExchangeError::Unrecognised, "{text:?}");
    }
    let long = vec![b' '; guqi::exchange::MAX_BYTES + 1];
    assert!(matches!(read(&long, None), Err(ExchangeError::TooLarge { .. })));
}

#[test]
fn every_format_is_recognised_and_named() {
    for format in Format::ALL {
        assert_eq!(Format::from_id(format.id()), Some(format));
        let game = format.game().unwrap_or(GameKind::Senet);
        let moves = match game {
            GameKind::Gomoku => "h8 i9",
            GameKind::SanSan => "d6 f4",
            _ => "*3 9-12",
        };
        let text = write(&record(game, moves), format).unwrap();
        assert_eq!(guqi::exchange::recognise(&text), Some(format), "{text}");
    }
    assert_eq!(Format::of_file("a.b/GAME.SGF"), Some(Format::Sgf));
    assert_eq!(Format::of_file("game.txt"), None);
}

/// Where two formats look alike, the hint decides; where the text tells, it does not.
#[test]
fn a_hint_decides_what_is_alike() {
    let as_points = read(b"d6 f4", Some(Format::Points)).unwrap();
    assert_eq!(as_points.game, GameKind::SanSan);
    assert_eq!(read(b"d6 f4", None).unwrap().game, GameKind::Gomoku);
    assert_eq!(read(b"(;GM[4];B[hh])", Some(Format::Points)).unwrap().game, GameKind::Gomoku);
}

#[test]
fn json_is_read_as_ever_and_its_result_is_that_of_the_actions() {
    let text = r#"{"guqi":1,"game":"gomoku","actions":["h8","draw"],"result":null,"event":[1]}"#;
    let read = read(text.as_bytes(), None).unwrap();
    assert_eq!(read.result, json!({ "winner": null, "reason": "agreed" }));
    assert_eq!(read.extra["event"], json!([1]));
    let illegal = refused(r#"{"guqi":1,"game":"gomoku","actions":["h8","h8"]}"#);
    assert!(illegal.to_string().starts_with("/actions/1: ply 2: "), "{illegal}");
    assert!(refused("{\"guqi\":1,\n]").to_string().starts_with("line 2, column 1: "));
}

#[test]
fn a_format_of_another_game_is_not_written() {
    let senet = record(GameKind::Senet, "*3");
    for format in [Format::Sgf, Format::Psq, Format::Code, Format::Points] {
        let error = write(&senet, format).expect_err("of another game");
        assert!(error.to_string().contains("is not for the game senet"), "{error}");
    }
    let illegal = Record { actions: vec!["h8".into(); 2], ..Record::new(GameKind::Gomoku, 0) };
    for format in Format::ALL {
        write(&illegal, format).expect_err("illegal");
    }
}
