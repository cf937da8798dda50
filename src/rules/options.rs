//! Rule options as data: how they are read, checked, and offered on the screen.

use std::{fmt::Debug, hash::Hash};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// The options of a game. Its serialised form is a flat JSON object; the keys
/// and values are those of records.
pub trait RuleSet:
    Clone + Eq + Hash + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every option, in the order in which the app shows them.
    const OPTIONS: &'static [OptionSpec];

    /// Whether the values are in range and go together.
    ///
    /// # Errors
    /// The first option that does not.
    fn validate(&self) -> Result<(), BadOption>;

    /// Reads the options that differ from the default.
    ///
    /// # Errors
    /// The first option that is unknown, of the wrong type, or out of range.
    fn from_json(options: &Map<String, Value>) -> Result<Self, BadOption> {
        let mut all = to_map(&Self::default());
        for (key, value) in options {
            if !all.contains_key(key) {
                return Err(BadOption::Unknown { option: key.clone() });
            }
            let mut one = all.clone();
            one.insert(key.clone(), value.clone());
            if serde_json::from_value::<Self>(Value::Object(one.clone())).is_err() {
                return Err(BadOption::value(key, value));
            }
            all = one;
        }
        let rules: Self = serde_json::from_value(Value::Object(all))
            .map_err(|error| BadOption::Unknown { option: error.to_string() })?;
        rules.validate()?;
        Ok(rules)
    }

    /// The options that differ from the default.
    fn to_json(&self) -> Map<String, Value> {
        let default = to_map(&Self::default());
        let mut own = to_map(self);
        own.retain(|key, value| default.get(key) != Some(value));
        own
    }
}

fn to_map(rules: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(rules) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}

/// An option as the app offers it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OptionSpec {
    /// The key in records.
    pub key: &'static str,
    /// How it is chosen.
    pub control: Control,
}

/// How an option is chosen on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Control {
    /// On or off.
    Toggle,
    /// One of a few numbers.
    Numbers(&'static [u32]),
    /// One of a few words.
    Words(&'static [&'static str]),
    /// Any of a few numbers together; the value is a list.
    AnyOf(&'static [u32]),
    /// One of a few whole values, as JSON text, each with the key of its name;
    /// a record may hold others.
    Presets(&'static [(&'static str, &'static str)]),
}

/// An option that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOption {
    /// The game has no such option.
    #[error("unknown option “{option}”")]
    Unknown {
        /// The key.
        option: String,
    },
    /// The value is of the wrong type or out of range.
    #[error("option “{option}” cannot be {value}")]
    Value {
        /// The key.
        option: String,
        /// The value, as JSON.
        value: String,
    },
    /// The value does not go together with another option.
    #[error("option “{option}” does not go together with “{other}”")]
    Conflict {
        /// The key.
        option: &'static str,
        /// The other key.
        other: &'static str,
    },
}

impl BadOption {
    /// A value out of range.
    pub fn value(option: &str, value: &impl Serialize) -> Self {
        let value = serde_json::to_string(value).unwrap_or_default();
        Self::Value { option: option.to_owned(), value }
    }

    /// The key of the option.
    pub fn option(&self) -> &str {
        match self {
            Self::Unknown { option } | Self::Value { option, .. } => option,
            Self::Conflict { option, .. } => option,
        }
    }
}
