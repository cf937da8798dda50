//! The command line, read.

use std::{ffi::OsString, str::FromStr, time::Duration};

use guqi::rules::GameKind;
use lexopt::{
    Arg::{Long, Short, Value},
    Parser, ValueExt,
};
use serde_json::Map;

use crate::Failure;

/// The options of a rule set, as JSON.
pub(crate) type Rules = Map<String, serde_json::Value>;

/// Perft deeper than this would never end.
const DEEPEST: u32 = 1000;
/// Playouts for more than a day are a slip of the keyboard.
const LONGEST: Duration = Duration::from_hours(24);

/// What to do.
pub(crate) enum Command {
    Help,
    Version,
    Legal { file: String },
    Replay { file: String, trace: bool },
    Perft { game: GameKind, rules: Rules, depth: u32 },
    Playouts(Playouts),
}

/// How to play at random.
pub(crate) struct Playouts {
    pub(crate) game: GameKind,
    pub(crate) rules: Rules,
    pub(crate) time: Duration,
    pub(crate) seed: u64,
    pub(crate) json: bool,
}

/// Everything on the command line after the program's name.
#[derive(Default)]
struct Words {
    plain: Vec<OsString>,
    rules: Option<String>,
    seconds: Option<f64>,
    seed: Option<u64>,
    /// The names of all switches that are there.
    switches: Vec<&'static str>,
}

impl Words {
    fn has(&self, switch: &str) -> bool {
        self.switches.contains(&switch)
    }

    /// Refuses switches that mean nothing to the command.
    fn allow(&self, command: &str, switches: &[&str]) -> Result<(), Failure> {
        match self.switches.iter().find(|switch| !switches.contains(switch)) {
            None => Ok(()),
            Some(switch) => Err(Failure::Usage(format!("{command} does not take --{switch}"))),
        }
    }
}

pub(crate) fn parse(parser: Parser) -> Result<Command, Failure> {
    let words = read(parser).map_err(|error| Failure::Usage(error.to_string()))?;
    if words.has("help") {
        return Ok(Command::Help);
    }
    if words.has("version") {
        return Ok(Command::Version);
    }
    let mut plain = words.plain.iter().map(|word| word.to_string_lossy().into_owned());
    let command = plain.next().ok_or_else(|| Failure::Usage("a command is missing".into()))?;
    let first = plain.next();
    let second = plain.next();
    if let Some(extra) = plain.next() {
        return Err(Failure::Usage(format!("“{extra}” is one word too many")));
    }
    let rules = || rules(words.rules.as_deref());
    match command.as_str() {
        "legal" => {
            words.allow("legal", &[])?;
            Ok(Command::Legal { file: one(first, second)? })
        }
        "replay" => {
            words.allow("replay", &["trace"])?;
            Ok(Command::Replay { file: one(first, second)?, trace: words.has("trace") })
        }
        "perft" => {
            words.allow("perft", &["rules"])?;
            let (game, depth) = (game(first)?, number(second, "DEPTH")?);
            if depth > DEEPEST {
                return Err(Failure::Usage(format!("DEPTH cannot be more than {DEEPEST}")));
            }
            Ok(Command::Perft { game, rules: rules()?, depth })
        }
        "playouts" if second.is_none() => {
            words.allow("playouts", &["rules", "seconds", "seed", "json"])?;
            let time = Duration::try_from_secs_f64(words.seconds.unwrap_or(2.0))
                .ok()
                .filter(|time| *time <= LONGEST)
                .ok_or_else(|| Failure::Usage("--seconds is a number from 0 to 86400".into()))?;
            Ok(Command::Playouts(Playouts {
                game: game(first)?,
                rules: rules()?,
                time,
                seed: words.seed.unwrap_or(0),
                json: words.has("json"),
            }))
        }
        "playouts" => Err(Failure::Usage("playouts takes one game".into())),
        other => Err(Failure::Usage(format!("there is no command “{other}”"))),
    }
}

fn read(mut parser: Parser) -> Result<Words, lexopt::Error> {
    let mut words = Words::default();
    while let Some(word) = parser.next()? {
        let switch = match word {
            Value(value) => {
                words.plain.push(value);
                continue;
            }
            Long("rules") => {
                words.rules = Some(parser.value()?.string()?);
                "rules"
            }
            Long("seconds") => {
                words.seconds = Some(parser.value()?.parse()?);
                "seconds"
            }
            Long("seed") => {
                words.seed = Some(parser.value()?.parse()?);
                "seed"
            }
            Long("trace") => "trace",
            Long("json") => "json",
            Long("help") | Short('h') => "help",
            Long("version") | Short('V') => "version",
            other => return Err(other.unexpected()),
        };
        words.switches.push(switch);
    }
    Ok(words)
}

fn one(first: Option<String>, second: Option<String>) -> Result<String, Failure> {
    match second {
        None => Ok(first.unwrap_or_else(|| "-".into())),
        Some(extra) => Err(Failure::Usage(format!("“{extra}” is one file too many"))),
    }
}

fn game(word: Option<String>) -> Result<GameKind, Failure> {
    let word = word.ok_or_else(|| Failure::Usage("GAME is missing".into()))?;
    GameKind::from_id(&word).ok_or(Failure::UnknownGame(word))
}

fn number<T: FromStr>(word: Option<String>, name: &str) -> Result<T, Failure> {
    let word = word.ok_or_else(|| Failure::Usage(format!("{name} is missing")))?;
    word.parse().map_err(|_| Failure::Usage(format!("{name} cannot be “{word}”")))
}

fn rules(text: Option<&str>) -> Result<Rules, Failure> {
    match text.map(serde_json::from_str) {
        None => Ok(Rules::new()),
        Some(Ok(serde_json::Value::Object(rules))) => Ok(rules),
        Some(Ok(_)) => Err(Failure::Rules("a JSON object is expected".into())),
        Some(Err(error)) => Err(Failure::Rules(error.to_string())),
    }
}
