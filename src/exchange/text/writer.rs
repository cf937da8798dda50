//! Writes the record as text.

use std::fmt::Write;

use serde_json::{Map, Value};

use crate::{
    exchange::{notes, walk},
    record::{Record, RecordError, VERSION},
    rules::Side,
};

/// Where a line of actions ends.
const WIDTH: usize = 72;

pub(crate) fn write(record: &Record) -> Result<String, RecordError> {
    let mut walk = walk::start_of(record)?;
    let inline = notes_go_inline(record);
    let mut moves = Moves::new(record.game.lots().is_some());
    let mut before = None;
    moves.note(inline.then(|| notes::comment_on(record, 0)).flatten());
    for (ply, token) in record.actions.iter().enumerate() {
        let side = walk.turn().side();
        if before.is_none() || before == Some(Side::Second) && side == Some(Side::First) {
            moves.number();
        }
        before = side;
        walk.step(token)?;
        moves.word(token);
        moves.note(inline.then(|| notes::comment_on(record, ply + 1)).flatten());
    }
    let mut text = head(record, &walk.result(), inline);
    text.push('\n');
    text.push_str(&moves.finish());
    Ok(text)
}

fn head(record: &Record, result: &Value, inline: bool) -> String {
    let mut text = format!("guqi: {VERSION}\ngame: {}\n", record.game.id());
    let mut line = |tag: &str, key: Option<&str>, value: &str| {
        let key = key.map_or_else(String::new, |key| format!(" {}", quoted_key(key)));
        // Nothing can be written to a string but what is written.
        let _ = writeln!(text, "{tag}{key}: {value}");
    };
    for (key, value) in &record.rules {
        match value {
            Value::String(word) if is_word(word) => line("rule", Some(key), word),
            value => line("rule", Some(key), &value.to_string()),
        }
    }
    for (key, value) in &record.players {
        match value {
            Value::String(name) if is_plain(name) => line("name", Some(key), name),
            value => line("name", Some(key), &value.to_string()),
        }
    }
    if record.seed != 0 {
        line("seed", None, &record.seed.to_string());
    }
    for (key, value) in record.extra.iter().filter(|(key, _)| !(inline && *key == notes::FIELD)) {
        line("field", Some(key), &value.to_string());
    }
    if let (Some(reason), winner) = (result["reason"].as_str(), result["winner"].as_str()) {
        let how = winner.map_or("draw".to_owned(), |winner| format!("{winner} wins"));
        line("result", None, &format!("{how} ({reason})"));
    }
    text
}

fn quoted_key(key: &str) -> String {
    if is_word(key) { key.to_owned() } else { Value::from(key).to_string() }
}

/// Letters, digits and joints alone, and no JSON.
fn is_word(text: &str) -> bool {
    let letters = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
    letters && text.starts_with(|first: char| first.is_ascii_alphabetic()) && !is_json(text)
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok()
}

/// Whether a name is read back as it is when it is written without quotation marks.
fn is_plain(name: &str) -> bool {
    !name.is_empty()
        && name.trim() == name
        && !name.starts_with('"')
        && !name.contains(char::is_control)
}

/// Whether all comments can stand among the actions, to be read back as they are.
fn notes_go_inline(record: &Record) -> bool {
    let Some(Value::Object(comments)) = record.extra.get(notes::FIELD) else { return false };
    let fits = |(ply, text): (&String, &Value)| {
        let here = ply.parse().is_ok_and(|number: usize| {
            number <= record.actions.len() && number.to_string() == *ply
        });
        let control = |letter: char| letter.is_control() && letter != '\n';
        here && text.as_str().is_some_and(|text| {
            !text.is_empty()
                && text.trim() == text
                && !text.contains('}')
                && !text.contains(control)
        })
    };
    !comments.is_empty() && all(comments, fits)
}

fn all(map: &Map<String, Value>, fits: impl FnMut((&String, &Value)) -> bool) -> bool {
    map.iter().all(fits)
}

/// Lines of actions.
struct Moves {
    /// Whether every round has a line of its own.
    by_round: bool,
    rounds: usize,
    text: String,
    /// The letters of the present line.
    column: usize,
    /// A number that waits for its action.
    waiting: String,
}

impl Moves {
    fn new(by_round: bool) -> Self {
        Self { by_round, rounds: 0, text: String::new(), column: 0, waiting: String::new() }
    }

    fn number(&mut self) {
        self.rounds += 1;
        if self.by_round && self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
        self.waiting = format!("{}. ", self.rounds);
    }

    fn word(&mut self, token: &str) {
        let word = std::mem::take(&mut self.waiting) + token;
        if self.column > 0 {
            let full = self.column + 1 + word.len() > WIDTH;
            self.text.push(if full { '\n' } else { ' ' });
            self.column = if full { 0 } else { self.column + 1 };
        }
        self.text.push_str(&word);
        self.column += word.len();
    }

    fn note(&mut self, text: Option<&str>) {
        let Some(text) = text else { return };
        self.word(&format!("{{{text}}}"));
        let last = text.rsplit('\n').next().unwrap_or_default();
        self.column = last.len() + 1;
    }

    fn finish(mut self) -> String {
        if self.column > 0 {
            self.text.push('\n');
        }
        self.text
    }
}
