//! Files of records, and `legal` and `replay`: records played through.

use std::io::{Read, Write};

use guqi::{
    exchange::{self, ExchangeError, Format},
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
    each(file, |record, place| {
        let played = with_game!(record.game, G => play::<G>(record, trace, place.number, out))?;
        played.map_err(|error| place.refuse(error.into()))
    })
}

/// Which record of which file.
pub(crate) struct Place<'a> {
    file: &'a str,
    /// From 0, where there are several.
    number: Option<usize>,
}

impl Place<'_> {
    /// The file, and the number with a colon.
    pub(crate) fn name(&self) -> (String, String) {
        let number = self.number.map_or_else(String::new, |number| format!("record {number}: "));
        (self.file.to_owned(), number)
    }

    pub(crate) fn refuse(&self, error: ExchangeError) -> Failure {
        let (file, place) = self.name();
        Failure::Record { file, place, error }
    }
}

/// Does something with every record of a file.
pub(crate) fn each(
    file: &str,
    mut with: impl FnMut(&Record, &Place) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let input = Input::of(file)?;
    let mut records = input.records().enumerate().peekable();
    let mut several = false;
    while let Some((number, record)) = records.next() {
        several |= records.peek().is_some();
        let place = Place { file, number: several.then_some(number) };
        with(&record.map_err(|error| place.refuse(error))?, &place)?;
    }
    Ok(())
}

/// What a file holds.
pub(crate) enum Input {
    /// JSON records, one or several.
    Json(String),
    /// A game in another format.
    Other(Box<Result<Record, ExchangeError>>),
}

impl Input {
    pub(crate) fn of(file: &str) -> Result<Self, Failure> {
        let bytes = bytes(file)?;
        let hint = Format::of_file(file);
        let text = String::from_utf8(bytes);
        Ok(match text {
            Ok(text) => match exchange::recognise(&text).or(hint) {
                None | Some(Format::Json) => Self::Json(text),
                Some(_) => Self::Other(exchange::read(text.as_bytes(), hint).into()),
            },
            Err(error) => Self::Other(exchange::read(error.as_bytes(), hint).into()),
        })
    }

    /// All records, or the fault of a file that holds none.
    fn records(&self) -> Box<dyn Iterator<Item = Result<Record, ExchangeError>> + '_> {
        match self {
            Self::Other(record) => Box::new(std::iter::once((**record).clone())),
            Self::Json(text) => {
                let records = Record::many_from_text(text).map(|record| Ok(record?));
                let mut records = records.peekable();
                let none = records.peek().is_none().then(|| Err(RecordError::NotARecord.into()));
                Box::new(none.into_iter().chain(records))
            }
        }
    }

    /// The only record.
    pub(crate) fn only(self) -> Result<Record, ExchangeError> {
        match self {
            Self::Json(text) => Ok(Record::from_text(&text)?),
            Self::Other(record) => *record,
        }
    }
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

fn bytes(file: &str) -> Result<Vec<u8>, Failure> {
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    };
    bytes.map_err(|error| Failure::Read { file: file.to_owned(), error })
}
