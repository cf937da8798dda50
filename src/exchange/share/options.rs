//! Rules that differ from the default, as bytes: for each the place of the option in the
//! game's list, from 1, and its value as JSON with the length in front; a switch needs no
//! value, since it is not as it is by default. New options go to the end of the list, or
//! the version of the code changes.

use serde_json::{Map, Value};

use super::bytes::{Bytes, put_text};
use crate::{
    rules::{Control, Game, GameKind, OptionSpec, RuleSet},
    with_game,
};

/// `own` are the rules that differ from the default.
pub(super) fn write(game: GameKind, own: &Map<String, Value>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (place, spec) in specs(game).iter().enumerate() {
        let Some(value) = own.get(spec.key) else { continue };
        bytes.push(place as u8 + 1);
        if spec.control != Control::Toggle {
            put_text(&mut bytes, &value.to_string());
        }
    }
    bytes
}

fn specs(game: GameKind) -> &'static [OptionSpec] {
    with_game!(game, G => <G as Game>::Rules::OPTIONS)
}

fn default_of(game: GameKind, key: &str) -> Option<Value> {
    with_game!(game, G => <G as Game>::Rules::default().option(key))
}

/// The rules that differ from the default, of these.
pub(super) fn own(game: GameKind, rules: &Map<String, Value>) -> Option<Map<String, Value>> {
    with_game!(game, G => <G as Game>::Rules::from_json(rules).map(|rules| rules.to_json())).ok()
}

/// `None` when these are no rules, or are not written in the one way in which they can be.
pub(super) fn read(game: GameKind, bytes: &mut Bytes) -> Option<Map<String, Value>> {
    let before = bytes.0;
    let mut options = Map::new();
    loop {
        let place = bytes.byte()?;
        if place == 0 {
            break;
        }
        let spec = specs(game).get(usize::from(place) - 1)?;
        let value = match spec.control {
            Control::Toggle => Value::Bool(!default_of(game, spec.key)?.as_bool()?),
            _ => serde_json::from_str(bytes.text()?).ok()?,
        };
        options.insert(spec.key.to_owned(), value);
    }
    let rules = own(game, &options)?;
    let read = &before[..before.len() - bytes.0.len() - 1];
    (!read.is_empty() && write(game, &rules) == read).then_some(rules)
}
