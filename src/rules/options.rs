//! Rule options as data: how they are read, checked, and offered on the screen.

use std::{fmt::Debug, hash::Hash};

use serde_json::{Map, Value};

/// The options of a game. Written as a flat JSON object; the keys and values are those
/// of records.
pub trait RuleSet: Clone + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// Every option, in the order in which the app shows them.
    const OPTIONS: &'static [OptionSpec];

    /// The keys of all options, in the order in which records have them.
    const KEYS: &'static [&'static str];

    /// The value of an option; `None` when there is no such option.
    fn option(&self, key: &str) -> Option<Value>;

    /// Sets an option, and says whether it can have this value; `None` when there is no
    /// such option.
    fn set_option(&mut self, key: &str, value: &Value) -> Option<bool>;

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
        let mut rules = Self::default();
        for (key, value) in options {
            match rules.set_option(key, value) {
                Some(true) => {}
                Some(false) => return Err(BadOption::value(key, value)),
                None => return Err(BadOption::Unknown { option: key.clone() }),
            }
        }
        rules.validate()?;
        Ok(rules)
    }

    /// The options that differ from the default.
    fn to_json(&self) -> Map<String, Value> {
        let default = Self::default().all_to_json();
        let mut own = self.all_to_json();
        own.retain(|key, value| default.get(key) != Some(value));
        own
    }

    /// All options.
    fn all_to_json(&self) -> Map<String, Value> {
        Self::KEYS.iter().filter_map(|key| Some(((*key).to_owned(), self.option(key)?))).collect()
    }

    /// An option that is out of range.
    fn out_of_range(&self, key: &str) -> BadOption {
        BadOption::value(key, &self.option(key).unwrap_or_default())
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
    pub fn value(option: &str, value: &Value) -> Self {
        Self::Value { option: option.to_owned(), value: value.to_string() }
    }

    /// The key of the option.
    pub fn option(&self) -> &str {
        match self {
            Self::Unknown { option } | Self::Value { option, .. } => option,
            Self::Conflict { option, .. } => option,
        }
    }
}
