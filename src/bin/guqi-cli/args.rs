//! The command line, read.

use std::{ffi::OsString, str::FromStr, time::Duration};

use guqi::{
    engine::{Budget, Level, Player},
    exchange::Format,
    rules::GameKind,
};
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

/// How long one thinks about an action when nothing is said.
const SECOND: Duration = Duration::from_secs(1);

/// What to do.
pub(crate) enum Command {
    Help,
    Version,
    Legal { file: String },
    Replay { file: String, trace: bool },
    Convert { file: String, to: Format },
    Verify { file: String, json: bool },
    Perft { game: GameKind, rules: Rules, depth: u32 },
    Playouts(Playouts),
    Think(Think),
    Review(Review),
    Match(Match),
}

/// What to think about.
pub(crate) struct Think {
    pub(crate) file: String,
    pub(crate) budget: Budget,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) json: bool,
}

/// What to judge.
pub(crate) struct Review {
    pub(crate) file: String,
    /// What each search may cost; none for the budget of the app.
    pub(crate) budget: Option<Budget>,
    pub(crate) json: bool,
}

/// Who plays whom.
pub(crate) struct Match {
    pub(crate) game: GameKind,
    pub(crate) players: [Player; 2],
    pub(crate) games: u32,
    /// What an action may cost each of them, besides the levels' own plans.
    pub(crate) budgets: [Budget; 2],
    pub(crate) rules: Rules,
    pub(crate) seed: u64,
    pub(crate) json: bool,
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
    /// The switches that are there, with their values (empty where they take none).
    switches: Vec<(&'static str, String)>,
}

/// The switches that take a value, and those that take none.
#[rustfmt::skip]
const VALUED: [&str; 12] = [
    "rules", "seconds", "seed", "ms", "nodes", "b-ms", "b-nodes", "level", "a", "b", "games", "to",
];
const PLAIN: [&str; 4] = ["trace", "json", "help", "version"];

impl Words {
    fn has(&self, switch: &str) -> bool {
        self.value(switch).is_some()
    }

    /// The value of a switch; of several the last.
    fn value(&self, switch: &str) -> Option<&str> {
        let mut same = self.switches.iter().rev().filter(|(name, _)| *name == switch);
        same.next().map(|(_, value)| value.as_str())
    }

    /// A number that a switch sets.
    fn number<T: FromStr>(&self, switch: &str) -> Result<Option<T>, Failure> {
        let Some(value) = self.value(switch) else { return Ok(None) };
        let bad = |_| Failure::Usage(format!("--{switch} cannot be “{value}”"));
        value.parse().map(Some).map_err(bad)
    }

    fn rules(&self) -> Result<Rules, Failure> {
        match self.value("rules").map(serde_json::from_str) {
            None => Ok(Rules::new()),
            Some(Ok(serde_json::Value::Object(rules))) => Ok(rules),
            Some(Ok(_)) => Err(Failure::Rules("a JSON object is expected".into())),
            Some(Err(error)) => Err(Failure::Rules(error.to_string())),
        }
    }

    /// What an action may cost, by these two switches, if one is there. Nodes alone make
    /// a search that always finds the same.
    fn budget(&self, ms: &str, nodes: &str) -> Result<Option<Budget>, Failure> {
        if !self.has(ms) && !self.has(nodes) {
            return Ok(None);
        }
        let nodes = self.number(nodes)?.unwrap_or(u64::MAX);
        let time = match self.number(ms)? {
            None => None,
            Some(time) if time <= LONGEST.as_millis() as u64 => Some(Duration::from_millis(time)),
            Some(_) => {
                return Err(Failure::Usage(format!("--{ms} is a number from 0 to 86400000")));
            }
        };
        Ok(Some(Budget { time, nodes, ..Budget::UNLIMITED }))
    }

    fn level(&self) -> Result<Level, Failure> {
        let Some(number) = self.number("level")? else { return Ok(Level::TOP) };
        Level::new(number).ok_or_else(|| Failure::Usage("--level is a number from 1 to 8".into()))
    }

    fn player(&self, switch: &str) -> Result<Player, Failure> {
        let name = self.value(switch);
        let name = name.ok_or_else(|| Failure::Usage(format!("--{switch} is missing")))?;
        Player::from_name(name).ok_or_else(|| {
            Failure::Usage(format!("--{switch} is random, greedy or a level from 1 to 8"))
        })
    }

    fn format(&self) -> Result<Format, Failure> {
        let formats = Format::ALL.map(Format::id).join(", ");
        let format = self.value("to").and_then(Format::from_id);
        format.ok_or_else(|| Failure::Usage(format!("--to is one of {formats}")))
    }

    /// Refuses switches that mean nothing to the command.
    fn allow(&self, command: &str, switches: &[&str]) -> Result<(), Failure> {
        match self.switches.iter().find(|(switch, _)| !switches.contains(switch)) {
            None => Ok(()),
            Some((switch, _)) => Err(Failure::Usage(format!("{command} does not take --{switch}"))),
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
    match command.as_str() {
        "legal" => {
            words.allow("legal", &[])?;
            Ok(Command::Legal { file: one(first, second)? })
        }
        "replay" => {
            words.allow("replay", &["trace"])?;
            Ok(Command::Replay { file: one(first, second)?, trace: words.has("trace") })
        }
        "convert" => {
            words.allow("convert", &["to"])?;
            Ok(Command::Convert { file: one(first, second)?, to: words.format()? })
        }
        "verify" => {
            words.allow("verify", &["json"])?;
            Ok(Command::Verify { file: one(first, second)?, json: words.has("json") })
        }
        "perft" => {
            words.allow("perft", &["rules"])?;
            let (game, depth) = (game(first)?, number(second, "DEPTH")?);
            if depth > DEEPEST {
                return Err(Failure::Usage(format!("DEPTH cannot be more than {DEEPEST}")));
            }
            Ok(Command::Perft { game, rules: words.rules()?, depth })
        }
        "playouts" => {
            words.allow("playouts", &["rules", "seconds", "seed", "json"])?;
            let time = Duration::try_from_secs_f64(words.number("seconds")?.unwrap_or(2.0))
                .ok()
                .filter(|time| *time <= LONGEST)
                .ok_or_else(|| Failure::Usage("--seconds is a number from 0 to 86400".into()))?;
            Ok(Command::Playouts(Playouts {
                game: alone("playouts", first, second.as_ref())?,
                rules: words.rules()?,
                time,
                seed: words.number("seed")?.unwrap_or(0),
                json: words.has("json"),
            }))
        }
        "think" => {
            words.allow("think", &["ms", "nodes", "level", "seed", "json"])?;
            Ok(Command::Think(Think {
                file: one(first, second)?,
                budget: words.budget("ms", "nodes")?.unwrap_or(Budget::time(SECOND)),
                level: words.level()?,
                seed: words.number("seed")?.unwrap_or(0),
                json: words.has("json"),
            }))
        }
        "review" => {
            words.allow("review", &["ms", "nodes", "json"])?;
            Ok(Command::Review(Review {
                file: one(first, second)?,
                budget: words.budget("ms", "nodes")?,
                json: words.has("json"),
            }))
        }
        "match" => {
            #[rustfmt::skip]
            words.allow("match", &[
                "a", "b", "games", "ms", "nodes", "b-ms", "b-nodes", "rules", "seed", "json",
            ])?;
            let game = alone("match", first, second.as_ref())?;
            let both = words.budget("ms", "nodes")?.unwrap_or(Budget::time(SECOND));
            let second = words.budget("b-ms", "b-nodes")?.unwrap_or(both);
            Ok(Command::Match(Match {
                game,
                players: [words.player("a")?, words.player("b")?],
                games: words.number("games")?.unwrap_or(100),
                budgets: [both, second],
                rules: words.rules()?,
                seed: words.number("seed")?.unwrap_or(0),
                json: words.has("json"),
            }))
        }
        other => Err(Failure::Usage(format!("there is no command “{other}”"))),
    }
}

fn read(mut parser: Parser) -> Result<Words, lexopt::Error> {
    let mut words = Words::default();
    while let Some(word) = parser.next()? {
        let name = match &word {
            Value(value) => {
                words.plain.push(value.clone());
                continue;
            }
            Short('h') => "help",
            Short('V') => "version",
            Long(name) => name,
            Short(_) => "",
        };
        let known = |list: &[&'static str]| list.iter().copied().find(|known| *known == name);
        if let Some(switch) = known(&PLAIN) {
            words.switches.push((switch, String::new()));
        } else if let Some(switch) = known(&VALUED) {
            words.switches.push((switch, parser.value()?.string()?));
        } else {
            return Err(word.unexpected());
        }
    }
    Ok(words)
}

/// The game of a command that takes nothing else.
fn alone(
    command: &str,
    first: Option<String>,
    second: Option<&String>,
) -> Result<GameKind, Failure> {
    match second {
        None => game(first),
        Some(_) => Err(Failure::Usage(format!("{command} takes one game"))),
    }
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
