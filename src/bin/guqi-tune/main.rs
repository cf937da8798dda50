//! Tunes the evaluations of San San Qi and Bead jump by self-play.
//!
//! ```text
//! guqi-tune play GAME --weights FILE --games N --nodes N --seed S >> GAMES
//! guqi-tune fit GAME --epochs N --mix M --seed S --out FILE GAMES...
//! guqi-tune compare GAME --weights FILE --against FILE --games N --nodes N --seed S
//! ```
//!
//! `play` writes games of the weights against themselves, one a line: who won, then each
//! action with the probability of a win that the search gave it. They begin with a few
//! plies by chance, and now and then a ply is played by chance, so that they differ.
//! `fit` finds the weights that best foretell how those games ended (logistic
//! regression by Adam; Kingma and Ba, 2014). With a mix below 1 the target is what the
//! search said here and later in the game, each ply weighing `mix` times as much as the one
//! before it, and the end of the game with the rest (TD(λ); Sutton, 1988). `compare` plays pairs of games between two files of weights.
//! Everything is the same for the same seed.
//!
//! The weights in `assets/engine` were made by rounds of play and fit, the first from plain
//! counts (of the ways to go in Bead jump; of stones, open lines and ways to slide in San San
//! Qi). GAME: games and nodes of each round's play; mix and epochs of its fit, with the games
//! of which rounds.
//!
//! ```text
//! bead_jump: 13,695 at 400; 1.0, 12, 0    6,000 at 300; 1.0, 10, 0 and 1
//!            6,000 at 300; 0.9, 10, 1 and 2    5,000 at 400; 0.9, 12, 1 to 3
//! san_san:   3,163 at 300; 1.0, 12, 0    3,000 at 300; 1.0, 10, 0 and 1
//!            4,000 at 300; 0.9, 10, 1 and 2
//! ```

mod compare;
mod fit;
mod play;

use std::{collections::HashMap, error::Error, fs, process::ExitCode};

use guqi::{
    engine::tuning::Tunable,
    rules::{RuleSet, bead_jump::BeadJump, san_san::SanSan},
};
use lexopt::{Arg, Parser, ValueExt};

type Fault = Box<dyn Error>;

/// The command line: plain words, and switches with their values.
struct Words {
    plain: Vec<String>,
    switches: HashMap<String, String>,
}

impl Words {
    fn read() -> Result<Self, Fault> {
        let mut parser = Parser::from_env();
        let mut words = Self { plain: Vec::new(), switches: HashMap::new() };
        while let Some(word) = parser.next()? {
            match word {
                Arg::Value(value) => words.plain.push(value.string()?),
                Arg::Long(name) => {
                    let name = name.to_owned();
                    words.switches.insert(name, parser.value()?.string()?);
                }
                Arg::Short(_) => return Err(word.unexpected().into()),
            }
        }
        Ok(words)
    }

    fn text(&self, switch: &str) -> Result<&str, Fault> {
        let value = self.switches.get(switch);
        Ok(value.ok_or_else(|| format!("--{switch} is missing"))?)
    }

    fn number(&self, switch: &str) -> Result<u64, Fault> {
        Ok(self.text(switch)?.parse()?)
    }

    fn weights(&self, switch: &str) -> Result<Vec<u8>, Fault> {
        Ok(fs::read(self.text(switch)?)?)
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("guqi-tune: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Fault> {
    let words = Words::read()?;
    match words.plain.get(1).map(String::as_str) {
        Some("bead_jump") => with::<BeadJump>(&words),
        Some("san_san") => with::<SanSan>(&words),
        _ => Err("GAME is bead_jump or san_san".into()),
    }
}

fn with<G: Tunable>(words: &Words) -> Result<(), Fault> {
    let options = words.switches.get("rules").map_or("{}", String::as_str);
    let game = G::new(G::Rules::from_json(&serde_json::from_str(options)?)?)?;
    match words.plain[0].as_str() {
        "play" => play::play(&game, words),
        "fit" => fit::fit(&game, words),
        "compare" => compare::compare(&game, words),
        other => Err(format!("there is no command “{other}”").into()),
    }
}
