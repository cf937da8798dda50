//! Rules that differ from the default, as bytes: for each the place of the option in the
//! game's list, from 1, and its value as JSON with the length in front; a switch needs no
//! value, since it is not as it is by default. New options go to the end of the list, or
//! the version of the code changes.

use serde_json::{Map, Value};

use super::bytes::{Bytes, put_text};
use crate::rules::{Control, RuleSet};

pub(super) fn write(rules: &impl RuleSet) -> Vec<u8> {
    let own = rules.to_json();
    let mut bytes = Vec::new();
    for (place, spec) in specs(rules).iter().enumerate() {
        let Some(value) = own.get(spec.key) else { continue };
        bytes.push(place as u8 + 1);
        if spec.control != Control::Toggle {
            put_text(&mut bytes, &value.to_string());
        }
    }
    bytes
}

fn specs<R: RuleSet>(_: &R) -> &'static [crate::rules::OptionSpec] {
    R::OPTIONS
}

/// `None` when these are no rules, or are not written in the one way in which they can be.
pub(super) fn read<R: RuleSet>(bytes: &mut Bytes) -> Option<Map<String, Value>> {
    let before = bytes.0;
    let mut options = Map::new();
    loop {
        let place = bytes.byte()?;
        if place == 0 {
            break;
        }
        let spec = R::OPTIONS.get(usize::from(place) - 1)?;
        let value = match spec.control {
            Control::Toggle => {
                let default = serde_json::to_value(R::default()).ok()?;
                Value::Bool(!default.get(spec.key)?.as_bool()?)
            }
            _ => serde_json::from_str(bytes.text()?).ok()?,
        };
        options.insert(spec.key.to_owned(), value);
    }
    let rules = R::from_json(&options).ok()?;
    let read = &before[..before.len() - bytes.0.len() - 1];
    (!read.is_empty() && write(&rules) == read).then(|| rules.to_json())
}
