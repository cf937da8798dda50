//! A game as data: which game, which options, who played, what was done.
//!
//! A [`Record`] is checked for form only; whether its actions are legal is found
//! by replaying it ([`replay`](crate::record::Replay)).

mod error;
mod replay;
mod throws;

use serde_json::{Map, Value, json};

pub use error::RecordError;
pub use replay::{Entry, Replay};
pub use throws::Throws;

use crate::rules::GameKind;

/// The version of the format that is written.
pub const VERSION: u64 = 1;

/// The field that says which persons are the computer: a level by side id.
const COMPUTER: &str = "computer";

/// Fields beside those of RULES.md that the app writes.
pub mod field {
    /// What the person called the game.
    pub const TITLE: &str = "title";
    /// When it began, as ISO 8601 writes it.
    pub const STARTED: &str = "started";
    /// When it ended.
    pub const ENDED: &str = "ended";
    /// That it was set up and nothing was done yet: the next new game takes its place.
    pub const UNBEGUN: &str = "unbegun";
}

/// A recorded game. Fields that this version does not know are kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Which game.
    pub game: GameKind,
    /// The options that differ from the default, as JSON.
    pub rules: Map<String, Value>,
    /// Supplies the throws that have not been made yet.
    pub seed: u64,
    /// Names by side id (in swap2 by `first` and `second`).
    pub players: Map<String, Value>,
    /// The tokens, in order; they alone decide the game.
    pub actions: Vec<String>,
    /// The result as written in the file; recomputed when a game is saved.
    pub result: Value,
    /// Unknown fields.
    pub extra: Map<String, Value>,
}

impl Record {
    /// An empty record of a game with default rules.
    pub fn new(game: GameKind, seed: u64) -> Self {
        Self {
            game,
            rules: Map::new(),
            seed,
            players: Map::new(),
            actions: Vec::new(),
            result: Value::Null,
            extra: Map::new(),
        }
    }

    /// The level of the computer that plays for this side id (in swap2 `first` or
    /// `second`); `None` for a person, and when what is written is no level.
    pub fn computer(&self, id: &str) -> Option<u8> {
        self.extra.get(COMPUTER)?.get(id)?.as_u64()?.try_into().ok()
    }

    /// Puts the computer at this level in the place of a person.
    pub fn seat_computer(&mut self, id: &str, level: u8) {
        let seats = self.extra.entry(COMPUTER).or_insert_with(|| json!({}));
        if let Value::Object(seats) = seats {
            seats.insert(id.to_owned(), level.into());
        }
    }

    /// The same game not yet begun, with the same rules and players and new throws.
    /// Without the system's entropy the throws are those of seed 0, still fair ones.
    #[must_use]
    pub fn again(&self) -> Self {
        let seed = Throws::fresh().map_or(0, |throws| throws.seed);
        let computers = self.extra.get_key_value(COMPUTER);
        Self {
            rules: self.rules.clone(),
            players: self.players.clone(),
            extra: computers.map(|(key, seats)| (key.clone(), seats.clone())).into_iter().collect(),
            ..Self::new(self.game, seed)
        }
    }

    /// Reads one record.
    ///
    /// # Errors
    /// The first fault of syntax or form, with its place.
    pub fn from_text(text: &str) -> Result<Self, RecordError> {
        let text = text.trim_start_matches('\u{feff}');
        let value = serde_json::from_str(text).map_err(|error| RecordError::syntax(&error))?;
        Self::from_value(value)
    }

    /// Reads a file that holds one record, or several one after another (one a line):
    /// each by itself, or its fault of syntax or form with its place. Nothing can be
    /// read behind a fault of syntax.
    pub fn many_from_text(text: &str) -> impl Iterator<Item = Result<Self, RecordError>> {
        let text = text.trim_start_matches('\u{feff}');
        serde_json::Deserializer::from_str(text)
            .into_iter::<Value>()
            .map(|value| Self::from_value(value.map_err(|error| RecordError::syntax(&error))?))
    }

    /// Reads a record that is JSON already.
    ///
    /// # Errors
    /// The first fault of form, with its place.
    pub fn from_value(value: Value) -> Result<Self, RecordError> {
        let Value::Object(mut fields) = value else { return Err(RecordError::NotARecord) };
        match fields.shift_remove("guqi") {
            Some(Value::Number(version)) if version.as_u64() == Some(VERSION) => {}
            Some(version) => return Err(RecordError::Version { found: version.to_string() }),
            None => return Err(RecordError::NotARecord),
        }
        let game = match fields.shift_remove("game") {
            Some(Value::String(id)) => {
                GameKind::from_id(&id).ok_or(RecordError::UnknownGame { found: id })?
            }
            Some(_) | None => return Err(RecordError::field("/game", "a game's id")),
        };
        let rules = object(fields.shift_remove("rules"), "/rules")?;
        let seed = match fields.shift_remove("seed") {
            None => 0,
            Some(Value::String(text)) => {
                // Read as it is written, or not at all: no sign, no zeros in front.
                let seed = text.parse().ok().filter(|seed: &u64| seed.to_string() == text);
                seed.ok_or_else(bad_seed)?
            }
            Some(value) => value.as_u64().ok_or_else(bad_seed)?,
        };
        let players = object(fields.shift_remove("players"), "/players")?;
        if let Some((side, _)) = players.iter().find(|(_, name)| !name.is_string()) {
            return Err(RecordError::field(
                &format!("/players/{}", error::pointer(side)),
                "a name",
            ));
        }
        let actions = match fields.shift_remove("actions") {
            None => Vec::new(),
            Some(Value::Array(tokens)) => tokens
                .into_iter()
                .enumerate()
                .map(|(ply, token)| match token {
                    Value::String(token) => Ok(token),
                    _ => Err(RecordError::field(&format!("/actions/{ply}"), "a token")),
                })
                .collect::<Result<_, _>>()?,
            Some(_) => return Err(RecordError::field("/actions", "a list of tokens")),
        };
        let result = fields.shift_remove("result").unwrap_or_default();
        if !(result.is_null() || result.is_object()) {
            return Err(RecordError::field("/result", "null or an object"));
        }
        Ok(Self { game, rules, seed, players, actions, result, extra: fields })
    }

    /// The record as JSON, unknown fields last.
    pub fn to_value(&self) -> Value {
        let mut value = json!({
            "guqi": VERSION,
            "game": self.game.id(),
            "rules": self.rules,
            "seed": self.seed.to_string(),
            "players": self.players,
            "actions": self.actions,
            "result": self.result,
        });
        if let Value::Object(fields) = &mut value {
            fields.extend(self.extra.clone());
        }
        value
    }

    /// The record as one line of JSON.
    pub fn to_text(&self) -> String {
        self.to_value().to_string()
    }
}

fn object(value: Option<Value>, at: &str) -> Result<Map<String, Value>, RecordError> {
    match value {
        None => Ok(Map::new()),
        Some(Value::Object(map)) => Ok(map),
        Some(_) => Err(RecordError::field(at, "an object")),
    }
}

fn bad_seed() -> RecordError {
    RecordError::field("/seed", "a number from 0 to 18446744073709551615, in digits alone,")
}
