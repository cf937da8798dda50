//! The stones of a position in a row, `h8h9i10`, as Gomoku calculators write it: black
//! and white in turn, letters from the left, numbers from the bottom.

use super::{At, Told, Written};
use crate::{
    exchange::ExchangeError,
    record::{Record, RecordError},
    rules::gomoku::Coord,
};

/// Whether a text is nothing but points.
pub(crate) fn is_code(text: &str) -> bool {
    let mut any = false;
    points(text).all(|(point, _)| {
        any = true;
        point.is_some()
    }) && any
}

pub(crate) fn read(text: &str) -> Result<Record, ExchangeError> {
    let mut told = Told { rules_line: 1, ..Told::default() };
    for (point, line) in points(text) {
        let at = point.ok_or(ExchangeError::Syntax { line, expected: "a point such as h8" })?;
        told.stone(At::FromBottom(at.column(), at.row()), line)?;
    }
    told.record()
}

/// Every point and its line; `None` where something else stands, which is the end.
fn points(text: &str) -> impl Iterator<Item = (Option<Coord>, usize)> {
    let (mut rest, mut line) = (text, 1);
    std::iter::from_fn(move || {
        let between = |letter: char| letter.is_whitespace() || letter == ',' || letter == ';';
        let begin = rest.find(|letter| !between(letter))?;
        line += rest[..begin].matches('\n').count();
        rest = &rest[begin..];
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let point = rest.get(..=digits).filter(|_| digits <= 2);
        let point = point.and_then(|point| point.to_ascii_lowercase().parse().ok());
        rest = if point.is_some() { &rest[digits + 1..] } else { "" };
        Some((point, line))
    })
}

pub(crate) fn write(record: &Record) -> Result<String, RecordError> {
    let game = Written::of(record)?;
    Ok(game.stones.iter().flatten().map(Coord::to_string).collect())
}
