//! Smart Game Format, FF\[4\], GM\[4\]: <https://www.red-bean.com/sgf/>.
//!
//! Points are written as in the Go files of the format, two letters, the column from the
//! left and the row from the top; letter and number (`h8`, from the bottom) are read too.
//! Variations are passed over, unknown properties ignored. Stones that are set up are
//! played in turn. The choices of a swap2 opening, for which the format has no place,
//! are a property of our own, `SW[more black]`; without it the opening is a free one.

use std::fmt::Write;

use serde_json::Value;

use super::{
    At, Said, Told, Written, keyword, rule_of,
    tree::{Property, Tree},
};
use crate::{
    exchange::{ExchangeError, notes},
    record::{Record, RecordError, field},
    rules::{
        Side,
        gomoku::{Choice, Coord, Opening},
    },
};

/// Stones a line.
const ROW: usize = 10;

/// Where the first game begins.
pub(crate) fn begin(text: &str) -> Option<usize> {
    let mut brackets = text.match_indices('(');
    brackets.find_map(|(at, _)| text[at + 1..].trim_start().starts_with(';').then_some(at))
}

pub(crate) fn read(text: &str) -> Result<Record, ExchangeError> {
    let expected = "“(;”, where an SGF file begins";
    let begin = begin(text).ok_or(ExchangeError::Syntax { line: 1, expected })?;
    let mut reader = Reader::default();
    let mut tree = Tree::new(text);
    tree.skip(begin);
    while let Some(property) = tree.property()? {
        reader.property(&property)?;
    }
    reader.end_node()?;
    reader.told.record()
}

#[derive(Default)]
struct Reader {
    told: Told,
    /// The node that is being read, and its comment.
    node: usize,
    comment: String,
    /// Stones set up and not yet played, black and white, and where.
    setup: [Vec<(At, usize)>; 2],
}

impl Reader {
    fn property(&mut self, property: &Property) -> Result<(), ExchangeError> {
        let Property { name, value, line, node } = property;
        if *node != self.node {
            self.end_node()?;
            self.node = *node;
        }
        let (value, line) = (value.trim(), *line);
        let found = || value.to_owned();
        match name.as_str() {
            "GM" if value != "4" => {
                return Err(ExchangeError::UnknownGame { line, found: format!("GM[{value}]") });
            }
            "SZ" => {
                let size = value.split(':').map(|part| part.trim().parse().ok());
                match size.collect::<Vec<Option<u8>>>()[..] {
                    [Some(size @ (15 | 19))] => self.told.size = Some(size),
                    [Some(size @ (15 | 19)), Some(rows)] if size == rows => {
                        self.told.size = Some(size);
                    }
                    _ => return Err(ExchangeError::Board { line, found: found() }),
                }
            }
            "RU" => {
                self.told.rule = rule_of(value);
                self.told.rules_line = line;
            }
            "SW" => {
                let choice = |word| Choice::ALL.into_iter().find(|choice| choice.word() == word);
                let choices = value.split_whitespace().take(3).map(choice).collect();
                let expected = "the choices of a swap2 opening";
                let choices: Option<Vec<_>> = choices;
                self.told.choices = Some(choices.ok_or(ExchangeError::Syntax { line, expected })?);
            }
            "PB" => self.told.black = one_line(value),
            "PW" => self.told.white = one_line(value),
            "RE" => self.told.said = said(value),
            "GN" => self.told.title = one_line(value),
            "DT" => day(value).unwrap_or_default().clone_into(&mut self.told.day),
            "C" => self.comment.push_str(value),
            "AB" | "AW" => self.set(usize::from(name == "AW"), value, line)?,
            "B" | "W" => {
                self.set_up()?;
                let ply = self.told.stones.len() + 1;
                if (name == "B") != (ply % 2 == 1) {
                    return Err(ExchangeError::OutOfTurn { line, ply });
                }
                self.told.stone(point(value, line)?, line)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// A stone that is set up, or a rectangle of them, which no game begins with.
    fn set(&mut self, colour: usize, value: &str, line: usize) -> Result<(), ExchangeError> {
        let stones = &mut self.setup[colour];
        if !self.told.stones.is_empty() || stones.len() > 200 || value.contains(':') {
            return Err(ExchangeError::Setup { line });
        }
        stones.push((point(value, line)?, line));
        Ok(())
    }

    /// Plays what the node has set up, and puts its comment on the position it leads to.
    fn end_node(&mut self) -> Result<(), ExchangeError> {
        self.set_up()?;
        let comment = std::mem::take(&mut self.comment);
        if !comment.is_empty() {
            self.told.notes.push((self.told.stones.len(), comment));
        }
        Ok(())
    }

    /// Plays what was set up, in turn.
    fn set_up(&mut self) -> Result<(), ExchangeError> {
        let [black, white] = std::mem::take(&mut self.setup);
        let Some((_, line)) = black.last().or(white.last()).copied() else { return Ok(()) };
        if black.len() != white.len() && black.len() != white.len() + 1 {
            return Err(ExchangeError::Setup { line });
        }
        let mut white = white.into_iter();
        for (at, line) in black {
            self.told.stone(at, line)?;
            if let Some((at, line)) = white.next() {
                self.told.stone(at, line)?;
            }
        }
        Ok(())
    }
}

/// A name on one line.
fn one_line(value: &str) -> String {
    value.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The day at the beginning of a date or of a list of dates, if it is a whole one.
fn day(text: &str) -> Option<&str> {
    let day = text.get(..10)?;
    let [year, month, date] = day.split('-').collect::<Vec<_>>()[..] else { return None };
    let number = |part: &str, digits| {
        let whole = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u16>().ok().filter(|_| whole)
    };
    number(year, 4)?;
    let real = (1..=12).contains(&number(month, 2)?) && (1..=31).contains(&number(date, 2)?);
    real.then_some(day)
}

/// A point: two letters, letter and number, or nothing for a pass.
fn point(value: &str, line: usize) -> Result<At, ExchangeError> {
    let index = |letter: u8| letter.to_ascii_lowercase().wrapping_sub(b'a');
    Ok(match *value.as_bytes() {
        [] | [b't' | b'T', b't' | b'T'] => At::Nowhere,
        [column, row] if column.is_ascii_alphabetic() && row.is_ascii_alphabetic() => {
            At::FromTop(index(column), index(row))
        }
        _ => match value.to_ascii_lowercase().parse::<Coord>() {
            Ok(at) => At::FromBottom(at.column(), at.row()),
            Err(_) => {
                return Err(ExchangeError::Syntax { line, expected: "a point such as hh or h8" });
            }
        },
    })
}

/// The result as the property RE gives it: `B+R`, `W+`, `0`, `Draw`.
fn said(value: &str) -> Option<Said> {
    match value.to_ascii_lowercase() {
        value if value.starts_with("b+") || value.starts_with("black+") => {
            Some(Said::Won(Side::First))
        }
        value if value.starts_with("w+") || value.starts_with("white+") => {
            Some(Said::Won(Side::Second))
        }
        value if value == "0" || value.starts_with("draw") => Some(Said::Drawn),
        _ => None,
    }
}

pub(crate) fn write(record: &Record) -> Result<String, RecordError> {
    let game = Written::of(record)?;
    let (size, rule) = (game.rules.size, keyword(game.rules.rule));
    let version = env!("CARGO_PKG_VERSION");
    let mut text = format!("(;FF[4]GM[4]CA[UTF-8]AP[Guqi:{version}]SZ[{size}]");
    // Nothing can be written to a string but what is written.
    let mut property = |name: &str, value: &str| {
        if !value.is_empty() {
            let _ = write!(text, "{name}[{}]", escaped(value));
        }
    };
    match game.rules.opening {
        Opening::Free => property("RU", rule),
        Opening::Swap2 => {
            property("RU", &format!("{rule} swap2"));
            let words: Vec<_> = game.choices.iter().map(|choice| choice.word()).collect();
            property(
                "SW",
                if words.is_empty() { " ".to_owned() } else { words.join(" ") }.as_str(),
            );
        }
    }
    property("PB", &game.black);
    property("PW", &game.white);
    property("RE", &result(&game));
    let own = |name| record.extra.get(name).and_then(Value::as_str).unwrap_or_default();
    property("GN", own(field::TITLE));
    property("DT", day(own(field::STARTED)).unwrap_or_default());
    let mut notes = Notes { record, next: 0 };
    property("C", &notes.up_to(game.plies[0]));
    for (count, at) in game.stones.iter().enumerate() {
        text.push_str(if count % ROW == 0 { "\n;" } else { ";" });
        text.push(if count % 2 == 0 { 'B' } else { 'W' });
        text.push('[');
        if let Some(at) = at {
            text.push(char::from(b'a' + at.column()));
            text.push(char::from(b'a' + size - 1 - at.row()));
        }
        text.push(']');
        let note = notes.up_to(game.plies[count + 1]);
        if !note.is_empty() {
            let _ = write!(text, "C[{}]", escaped(&note));
        }
    }
    text.push_str(")\n");
    Ok(text)
}

fn result(game: &Written) -> String {
    let how = if game.reason == "resigned" { "R" } else { "" };
    match game.winner {
        Some(Side::First) => format!("B+{how}"),
        Some(Side::Second) => format!("W+{how}"),
        None if game.reason.is_empty() => String::new(),
        None => "0".to_owned(),
    }
}

/// The comments of a record, in order.
struct Notes<'a> {
    record: &'a Record,
    next: usize,
}

impl Notes<'_> {
    /// Those on the positions after so many plies and before, as far as not told yet.
    fn up_to(&mut self, ply: usize) -> String {
        let plies = self.next..=ply;
        self.next = ply + 1;
        let texts: Vec<_> = plies.filter_map(|ply| notes::comment_on(self.record, ply)).collect();
        texts.join("\n")
    }
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}
