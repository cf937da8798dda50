//! `legal` and `replay`: records played through.

use std::io::{Read, Write};

use guqi::{
    record::{Record, RecordError, Replay},
    rules::Game,
    with_game,
};
use serde_json::Value;

use crate::Failure;

/// Prints the end of every record in the file.
pub(crate) fn legal(file: &str, out: &mut impl Write) -> Result<(), Failure> {
    replay(file, false, out)
}

/// Plays every record in the file through and prints its end, or every ply. Records
/// are numbered where there are several.
pub(crate) fn replay(file: &str, trace: bool, out: &mut impl Write) -> Result<(), Failure> {
    let refuse = |number: Option<usize>, error| {
        let place = number.map_or_else(String::new, |number| format!("record {number}: "));
        Failure::Record { file: file.to_owned(), place, error }
    };
    let text = read(file)?;
    let mut records = Record::many_from_text(&text).enumerate().peekable();
    if records.peek().is_none() {
        return Err(refuse(None, RecordError::NotARecord));
    }
    let mut several = false;
    while let Some((number, record)) = records.next() {
        several |= records.peek().is_some();
        let tag = several.then_some(number);
        let played = match record {
            Ok(record) => with_game!(record.game, G => play::<G>(&record, trace, tag, out))?,
            Err(error) => Err(error),
        };
        played.map_err(|error| refuse(tag, error))?;
    }
    Ok(())
}

/// The outer error is one of output, the inner one a fault of the record.
fn play<G: Game>(
    record: &Record,
    trace: bool,
    tag: Option<usize>,
    out: &mut impl Write,
) -> std::io::Result<Result<(), RecordError>> {
    let mut replay = match Replay::<G>::start_of(record) {
        Ok(replay) => replay,
        Err(error) => return Ok(Err(error)),
    };
    let mut print = |replay: &Replay<G>| {
        let mut line = replay.snapshot();
        if let Value::Object(fields) = &mut line {
            if let Some(number) = tag {
                fields.insert("record".into(), number.into());
            }
            if trace {
                fields.insert("ply".into(), replay.ply().into());
            }
        }
        writeln!(out, "{line}")
    };
    for token in &record.actions {
        if trace {
            print(&replay)?;
        }
        if let Err(error) = replay.play_token(token) {
            return Ok(Err(error));
        }
    }
    print(&replay)?;
    Ok(Ok(()))
}

pub(crate) fn read(file: &str) -> Result<String, Failure> {
    let text = if file == "-" {
        let mut text = String::new();
        std::io::stdin().lock().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    text.map_err(|error| Failure::Read { file: file.to_owned(), error })
}
