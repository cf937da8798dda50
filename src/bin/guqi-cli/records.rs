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

/// Plays every record in the file through and prints its end, or every ply.
pub(crate) fn replay(file: &str, trace: bool, out: &mut impl Write) -> Result<(), Failure> {
    let refuse = |place: String, error| Failure::Record { file: file.to_owned(), place, error };
    let records =
        Record::many_from_text(&read(file)?).map_err(|error| refuse(String::new(), error))?;
    if records.is_empty() {
        return Err(refuse(String::new(), RecordError::NotARecord));
    }
    let several = records.len() > 1;
    for (number, record) in records.iter().enumerate() {
        let tag = several.then_some(number);
        with_game!(record.game, G => play::<G>(record, trace, tag, out))?.map_err(|error| {
            let place = if several { format!("record {number}: ") } else { String::new() };
            refuse(place, error)
        })?;
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

fn read(file: &str) -> Result<String, Failure> {
    let text = if file == "-" {
        let mut text = String::new();
        std::io::stdin().lock().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    text.map_err(|error| Failure::Read { file: file.to_owned(), error })
}
