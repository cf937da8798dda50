//! Reads the record as text.

use serde_json::{Value, from_str};

use super::TAGS;
use crate::{
    exchange::{ExchangeError, draft::Draft},
    record::{Record, VERSION},
    rules::GameKind,
};

/// Whether a text begins with a tag that only a record as text begins with.
pub(crate) fn is_text(text: &str) -> bool {
    let lines = text.lines().map(str::trim);
    let first = lines.into_iter().find(|line| !line.is_empty() && !line.starts_with('#'));
    first.and_then(tag).is_some_and(|(tag, rest)| {
        TAGS.contains(&tag.as_str()) && rest.contains(':') && !rest.contains("://")
    })
}

/// The first word of a line in lower case, and what follows it.
fn tag(line: &str) -> Option<(String, &str)> {
    let end = line.find(|letter: char| !letter.is_ascii_alphabetic())?;
    let (word, rest) = line.split_at(end);
    Some((word.to_ascii_lowercase(), rest))
}

pub(crate) fn read(text: &str) -> Result<Record, ExchangeError> {
    let mut draft: Option<Draft> = None;
    let mut lines = text.trim_start_matches('\u{feff}').split('\n').enumerate();
    let mut moves = Moves::default();
    for (index, line) in lines.by_ref() {
        let (number, whole, line) = (index + 1, line, line.trim());
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some((tag, rest)) = tag(line).filter(|(tag, _)| TAGS.contains(&tag.as_str())) {
            head(&mut draft, &tag, rest, number)?;
            continue;
        }
        let draft = draft.as_mut().ok_or_else(|| missing_game(number))?;
        moves.line(draft, whole, number)?;
        break;
    }
    let mut draft = draft.ok_or_else(|| missing_game(1))?;
    for (index, line) in lines {
        moves.line(&mut draft, line, index + 1)?;
    }
    moves.end()?;
    draft.finish()
}

fn missing_game(line: usize) -> ExchangeError {
    ExchangeError::Syntax { line, expected: "“game:” and the name of a game" }
}

/// One line of tags.
fn head(
    draft: &mut Option<Draft>,
    tag: &str,
    rest: &str,
    line: usize,
) -> Result<(), ExchangeError> {
    let syntax = |expected| ExchangeError::Syntax { line, expected };
    let (key, value) = key_and_value(rest).ok_or_else(|| syntax("a tag, a colon and a value"))?;
    match tag {
        "guqi" if value == VERSION.to_string() => return Ok(()),
        "guqi" => return Err(ExchangeError::Version { line, found: value.to_owned() }),
        "game" if draft.is_some() => return Err(syntax("one game alone")),
        "game" => {
            let id = value.to_ascii_lowercase().replace([' ', '-'], "_");
            let unknown = || ExchangeError::UnknownGame { line, found: value.to_owned() };
            *draft = Some(Draft::new(GameKind::from_id(&id).ok_or_else(unknown)?));
            return Ok(());
        }
        _ => {}
    }
    let draft = draft.as_mut().ok_or_else(|| missing_game(line))?;
    let record = &mut draft.record;
    match (tag, key) {
        ("result", None) => {}
        ("seed", None) => {
            record.seed = value.parse().map_err(|_| syntax("a whole number as the seed"))?;
        }
        ("rule", Some(key)) => {
            draft.rules_line = line;
            let value = from_str(value).unwrap_or_else(|_| Value::from(value));
            record.rules.insert(key, value);
        }
        ("name", Some(key)) => {
            let quoted = value.starts_with('"').then(|| from_str(value).ok()).flatten();
            record.players.insert(key, Value::String(quoted.unwrap_or_else(|| value.to_owned())));
        }
        ("field", Some(key)) if is_own(&key) => return Err(syntax("a field of another name")),
        ("field", Some(key)) => {
            let value = from_str(value).map_err(|_| syntax("a value as JSON"))?;
            record.extra.insert(key, value);
        }
        (_, None) => return Err(syntax("a name between tag and colon")),
        (_, Some(_)) => return Err(syntax("a colon right after the tag")),
    }
    Ok(())
}

/// Whether the record has a place of its own for a field.
fn is_own(key: &str) -> bool {
    ["guqi", "game", "rules", "seed", "players", "actions", "result"].contains(&key)
}

/// What stands between the tag and its colon, and behind the colon.
fn key_and_value(rest: &str) -> Option<(Option<String>, &str)> {
    let rest = rest.trim_start();
    if rest.starts_with('"') {
        let mut keys = serde_json::Deserializer::from_str(rest).into_iter::<String>();
        let key = keys.next()?.ok()?;
        let value = rest[keys.byte_offset()..].trim_start().strip_prefix(':')?;
        return Some((Some(key), value.trim()));
    }
    let (key, value) = rest.split_once(':')?;
    let key = Some(key.trim().to_owned()).filter(|key| !key.is_empty());
    Some((key, value.trim()))
}

/// The actions, line by line.
#[derive(Default)]
struct Moves {
    /// A comment that is open, and the line where it began.
    open: Option<(usize, String)>,
}

impl Moves {
    fn line(&mut self, draft: &mut Draft, line: &str, number: usize) -> Result<(), ExchangeError> {
        let mut rest = line;
        if let Some((_, comment)) = &mut self.open {
            comment.push('\n');
        }
        loop {
            if let Some((_, comment)) = &mut self.open {
                let Some((inside, behind)) = rest.split_once('}') else {
                    comment.push_str(rest);
                    return Ok(());
                };
                comment.push_str(inside);
                draft.note(comment);
                self.open = None;
                rest = behind;
            }
            let end = rest.find(['{', '#']).unwrap_or(rest.len());
            for word in rest[..end].split_whitespace() {
                let token = without_number(word);
                if !token.is_empty() {
                    draft.push(token.to_ascii_lowercase(), number)?;
                }
            }
            if !rest[end..].starts_with('{') {
                return Ok(());
            }
            self.open = Some((number, String::new()));
            rest = &rest[end + 1..];
        }
    }

    fn end(self) -> Result<(), ExchangeError> {
        match self.open {
            None => Ok(()),
            Some((line, _)) => {
                Err(ExchangeError::Syntax { line, expected: "a “}” behind the comment" })
            }
        }
    }
}

/// A word without the number of its round in front: `12.h8`, `12.`, `12...`.
pub(crate) fn without_number(word: &str) -> &str {
    let behind = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match behind.strip_prefix('.') {
        Some(rest) => rest.trim_start_matches('.'),
        None => word,
    }
}
