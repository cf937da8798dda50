//! The notation of mill programs for San San Qi: a stone placed is its point, a slide its
//! two points, and a mark or a capture follows the move after an `x`, as in
//! `1. d6 f4 2. d5xf4 a7-a4xd1`. In front there may be tags as in chess, `[White "Ann"]`
//! for Red, who moves first, and `[Black "Bea"]` for Green; comments stand in braces,
//! variations in round brackets are passed over. Rules that differ from the default
//! are a tag of our own, `[Rules "{\"fly\":true}"]`.

use std::{fmt::Write, str::FromStr};

use serde_json::Value;

use super::{
    ExchangeError,
    draft::{Draft, Said},
    notes,
    text::without_number,
    walk::Walk,
};
use crate::{
    record::{Entry, Record, RecordError},
    rules::{
        Game, GameKind, Side,
        san_san::{Action, BoardPoint, SanSan},
    },
};

/// Where a line ends.
const WIDTH: usize = 72;

/// The tags of the two persons and the ids of their sides.
const NAMES: [(&str, &str); 2] = [("White", "red"), ("Black", "green")];

/// How deep variations may be nested.
const DEEPEST: usize = 1000;

/// Whether a text looks like moves of a mill game: tags, or a number and a point.
pub(super) fn is_points(text: &str) -> bool {
    if let Some(tag) = text.strip_prefix('[') {
        return tag.starts_with(|letter: char| letter.is_ascii_alphabetic());
    }
    let mut words = text.split_whitespace().map(without_number).filter(|word| !word.is_empty());
    words.next().is_some_and(|word| moves(word).is_some())
}

/// The actions of a word such as `a7-a4xd1`.
fn moves(word: &str) -> Option<Vec<Action>> {
    let word = word.trim_end_matches(['!', '?', '+', '#']).to_ascii_lowercase();
    let mut parts = word.split(['x', ':']);
    let mut actions = Vec::new();
    let first = parts.next().filter(|part| !part.is_empty());
    if let Some(part) = first {
        actions.push(Action::from_str(part).ok()?);
    }
    for part in parts {
        actions.push(Action::Take(BoardPoint::from_str(part).ok()?));
    }
    (!actions.is_empty()).then_some(actions)
}

pub(super) fn read(text: &str) -> Result<Record, ExchangeError> {
    let mut reader = Reader { draft: Draft::new(GameKind::SanSan), said: None, last: 1 };
    let mut rest = text;
    let mut line = 1;
    let mut depth = 0_usize;
    loop {
        let gap = rest.len() - rest.trim_start().len();
        line += rest[..gap].matches('\n').count();
        rest = &rest[gap..];
        let Some(first) = rest.chars().next() else { break };
        let end = match first {
            '{' => closing(rest, '}', line, "a “}” behind the comment")?,
            '[' => closing(rest, ']', line, "a “]” behind the tag")?,
            ';' => rest.find('\n').unwrap_or(rest.len()),
            '(' | ')' => 1,
            _ => rest
                .find(|c: char| c.is_whitespace() || "{}[]();".contains(c))
                .unwrap_or(rest.len()),
        };
        let end = end.max(first.len_utf8());
        let piece = &rest[..end];
        match first {
            '(' if depth == DEEPEST => return Err(ExchangeError::TooDeep { line }),
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '{' => reader.draft.note(&piece[1..end - 1]),
            '[' => reader.tag(&piece[1..end - 1], line)?,
            ';' => {}
            _ => reader.word(piece, line)?,
        }
        line += piece.matches('\n').count();
        rest = &rest[end..];
    }
    reader.end()
}

/// The place behind the letter that closes what begins here; a backslash takes the next
/// letter out of the count in tags.
fn closing(
    text: &str,
    close: char,
    line: usize,
    expected: &'static str,
) -> Result<usize, ExchangeError> {
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' if close == ']' => escaped = true,
            '"' if close == ']' => quoted = !quoted,
            letter if letter == close && !quoted => return Ok(at + 1),
            _ => {}
        }
    }
    Err(ExchangeError::Syntax { line, expected })
}

struct Reader {
    draft: Draft,
    said: Option<Said>,
    /// The line of the last word.
    last: usize,
}

impl Reader {
    fn tag(&mut self, tag: &str, line: usize) -> Result<(), ExchangeError> {
        let (key, value) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
        let value = value.trim();
        let value =
            value.strip_prefix('"').and_then(|value| value.strip_suffix('"')).unwrap_or(value);
        let mut plain = String::new();
        let mut letters = value.chars();
        while let Some(letter) = letters.next() {
            plain.extend(if letter == '\\' { letters.next() } else { Some(letter) });
        }
        if key == "Rules" {
            let Ok(Value::Object(rules)) = serde_json::from_str(&plain) else {
                return Err(ExchangeError::Syntax { line, expected: "the rules as JSON" });
            };
            self.draft.record.rules = rules;
            self.draft.rules_line = line;
        }
        for (_, id) in NAMES.iter().filter(|(name, _)| *name == key) {
            if !plain.starts_with('?') {
                self.draft.name(id, &plain);
            }
        }
        Ok(())
    }

    fn word(&mut self, word: &str, line: usize) -> Result<(), ExchangeError> {
        self.last = line;
        match word {
            "1-0" => self.said = Some(Said::Won(Side::First)),
            "0-1" => self.said = Some(Said::Won(Side::Second)),
            "1/2-1/2" => self.said = Some(Said::Drawn),
            "*" => {}
            word if word.starts_with('$') => {}
            word => {
                let word = without_number(word);
                if word.is_empty() || word.bytes().all(|byte| byte == b'.') {
                    return Ok(());
                }
                let ply = self.draft.record.actions.len() + 1;
                let token = || word.chars().take(20).collect();
                let actions = moves(word).ok_or_else(|| ExchangeError::Token {
                    line,
                    ply,
                    token: token(),
                })?;
                for action in actions {
                    self.draft.push(action.to_string(), line)?;
                }
            }
        }
        Ok(())
    }

    /// The game with the end that the text tells of, where the board does not.
    fn end(self) -> Result<Record, ExchangeError> {
        let record = self.draft.clone().finish()?;
        let Some(said) = self.said.filter(|_| record.result.is_null()) else { return Ok(record) };
        let mut draft = self.draft;
        draft.push(said.token(SanSan::SIDES), self.last)?;
        draft.finish()
    }
}

pub(super) fn write(record: &Record) -> Result<String, RecordError> {
    let mut walk = Walk::<SanSan>::start_of(record)?;
    let mut text = String::new();
    let mut tag = |key: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Nothing can be written to a string but what is written.
        let _ = writeln!(text, "[{key} \"{value}\"]");
    };
    tag("Variant", "San San Qi");
    for (key, id) in NAMES {
        if let Some(name) = record.players.get(id).and_then(Value::as_str) {
            tag(key, &name.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
    if !record.rules.is_empty() {
        tag("Rules", &Value::from(record.rules.clone()).to_string());
    }
    let mut words: Vec<String> = Vec::new();
    words.extend(notes::comment_on(record, 0).map(comment));
    let (mut round, mut before) = (0, None);
    for (ply, token) in record.actions.iter().enumerate() {
        let side = walk.turn().side();
        match walk.step(token)? {
            Entry::Act(Action::Take(_)) if ply > 0 => match words.last_mut() {
                Some(word) if !word.ends_with('}') => word.push_str(token),
                _ => words.push(token.clone()),
            },
            Entry::Act(_) => {
                // Green begins the moves after the last stone, and so has two turns.
                if side == Some(Side::First) || before == side {
                    round += 1;
                    words.push(format!("{round}."));
                    words.extend((side == Some(Side::Second)).then(|| "...".to_owned()));
                }
                words.push(token.clone());
                before = side;
            }
            Entry::Draw | Entry::Resign(_) => {}
        }
        words.extend(notes::comment_on(record, ply + 1).map(comment));
    }
    words.push(match walk.turn().outcome() {
        None => "*".to_owned(),
        Some(outcome) => match outcome.winner {
            Some(Side::First) => "1-0".to_owned(),
            Some(Side::Second) => "0-1".to_owned(),
            None => "1/2-1/2".to_owned(),
        },
    });
    text.push('\n');
    let mut column = 0;
    for word in words {
        if column > 0 {
            let full = column + 1 + word.len() > WIDTH;
            text.push(if full { '\n' } else { ' ' });
            column = if full { 0 } else { column + 1 };
        }
        text.push_str(&word);
        column += word.len();
    }
    text.push('\n');
    Ok(text)
}

fn comment(text: &str) -> String {
    format!("{{{}}}", text.replace('}', ")"))
}
