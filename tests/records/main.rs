//! Records: what is read, what is refused and where, and that nothing in a file
//! can make the program panic or hang.

mod broken;
mod endings;
mod faults;
mod form;
mod long;
mod throws;

use guqi::{
    record::{Record, RecordError, Replay},
    rules::GameKind,
    session, with_game,
};
use serde_json::{Value, json};

/// A record of a few plies of every game.
fn samples() -> [Value; 5] {
    let record = |game: &str, actions: &str| {
        json!({
            "guqi": 1, "game": game, "rules": {}, "seed": "7", "players": {},
            "actions": actions.split(' ').collect::<Vec<_>>(), "result": null,
        })
    };
    [
        record("patolli", "*1 in *2 in *3 0-3 *5 26-31 *0"),
        record("senet", "*3 9-12 *1 10-11 *0"),
        record("bead_jump", "e2-d2 b5-b4 f3-e3 c6-c5"),
        record("san_san", "d2 d6 b6 b4 f4 f6 f2 d5 b2 xd6"),
        record("gomoku", "h8 i9 i8 g8"),
    ]
}

/// Reads a text as the app does, down to the last action.
fn open(text: &str) -> Result<Record, RecordError> {
    let record = Record::from_text(text)?;
    session::open(&record).map(|game| game.record())
}

/// Why a text is refused.
fn refused(text: &str) -> RecordError {
    open(text).expect_err("refused")
}

/// A record of some actions.
fn record(game: GameKind, actions: &str) -> Record {
    let actions = actions.split_whitespace().map(str::to_owned).collect();
    Record { actions, ..Record::new(game, 0) }
}

/// The result and the fault, if any, of a record played through.
fn result(record: &Record) -> Result<Value, RecordError> {
    with_game!(record.game, G => Replay::<G>::from_record(record).map(|replay| replay.result()))
}

#[test]
fn the_samples_are_good() {
    for sample in samples() {
        let read = open(&sample.to_string()).unwrap();
        assert_eq!(read.to_value(), sample);
    }
}
