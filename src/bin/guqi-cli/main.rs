//! Guqi without a screen: legal actions, replays, other formats, throws verified, perft,
//! random playouts, the computer's thoughts, reviews and matches.
//!
//! Exit codes: 0, all well; 1, a record or an action in it is refused; 2, the
//! command itself cannot be carried out (usage, unknown game or option, a file
//! that cannot be read, an output that cannot be written).

mod args;
mod convert;
mod count;
mod engine;
mod records;
mod review;
mod verify;

use std::{io::Write, process::ExitCode};

use guqi::{
    exchange::{ExchangeError, WriteError, WrongThrow},
    rules::BadOption,
};

use args::Command;

const USAGE: &str = "\
guqi-cli — the rules of Guqi on the command line

  guqi-cli legal [FILE|-]               the end of a record: turn, legal actions, position, result
  guqi-cli replay [FILE|-] [--trace]    plays a record through; --trace prints every ply
  guqi-cli convert [FILE|-] --to FORMAT the game in another format
  guqi-cli verify [FILE|-] [--json]     whether all throws are those of the seed, and how they
                                        compare with chance
  guqi-cli perft GAME DEPTH [--rules JSON]
                                        the number of action sequences of that length
  guqi-cli playouts GAME [--rules JSON] [--seconds S] [--seed N] [--json]
                                        random playouts a second and plies a second, one thread
  guqi-cli think [FILE|-] [--ms M] [--nodes N] [--level L] [--seed N] [--json]
                                        the best action at the end of a record, as a level sees it
  guqi-cli review [FILE|-] [--ms M] [--nodes N] [--json]
                                        every ply of a record judged: what it lost, its grade, the
                                        better action, and luck and skill; M and N for each search
  guqi-cli match GAME --a PLAYER --b PLAYER [--games N] [--ms M] [--nodes N] [--rules JSON]
                      [--b-ms M] [--b-nodes N] [--seed N] [--json]
                                        plays games in pairs, sides changed, and tells the score
  guqi-cli --help | --version

GAME: patolli, senet, bead_jump, san_san, gomoku. FILE holds one JSON record, or
several, one a line, or a game in any other format; without FILE, or with -, standard
input is read. FORMAT: json, text or share for all games, sgf, psq or code for gomoku,
points for san_san. PLAYER: random, greedy, or a level from 1 to 8. Limited by nodes alone, think, review and match
always find the same for the same seed.";

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{0}\n\n{USAGE}")]
    Usage(String),
    #[error("there is no game “{0}”; the games are patolli, senet, bead_jump, san_san, gomoku")]
    UnknownGame(String),
    #[error("--rules: {0}")]
    Rules(String),
    #[error("--rules: {0}")]
    Option(#[from] BadOption),
    #[error("{file}: {error}")]
    Read { file: String, error: std::io::Error },
    #[error("cannot write: {0}")]
    Write(#[from] std::io::Error),
    #[error("{file}: {place}{error}")]
    Record { file: String, place: String, error: ExchangeError },
    #[error("{file}: {place}{error}")]
    Convert { file: String, place: String, error: WriteError },
    #[error(
        "{file}: {place}ply {}: the record has *{}, but throw {} of the seed is *{}",
        .wrong.ply, .wrong.found, .wrong.number, .wrong.expected
    )]
    Throw { file: String, place: String, wrong: WrongThrow },
}

impl Failure {
    fn exit_code(&self) -> ExitCode {
        match self {
            // Bytes that are no text are no record that could be refused.
            Self::Record { error: ExchangeError::Encoding { .. }, .. }
            | Self::Convert { error: WriteError::Game { .. }, .. } => ExitCode::from(2),
            Self::Record { .. } | Self::Convert { .. } | Self::Throw { .. } => ExitCode::from(1),
            _ => ExitCode::from(2),
        }
    }
}

fn main() -> ExitCode {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = run(&mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough, as `head` does.
        Err(Failure::Write(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            // What was printed before the fault stays visible.
            let _ = out.flush();
            eprintln!("guqi-cli: {failure}");
            failure.exit_code()
        }
    }
}

fn run(out: &mut impl Write) -> Result<(), Failure> {
    match args::parse(lexopt::Parser::from_env())? {
        Command::Help => writeln!(out, "{USAGE}")?,
        Command::Version => writeln!(out, "guqi-cli {}", env!("CARGO_PKG_VERSION"))?,
        Command::Legal { file } => records::legal(&file, out)?,
        Command::Replay { file, trace } => records::replay(&file, trace, out)?,
        Command::Convert { file, to } => convert::convert(&file, to, out)?,
        Command::Verify { file, json } => verify::verify(&file, json, out)?,
        Command::Perft { game, rules, depth } => count::perft(game, &rules, depth, out)?,
        Command::Playouts(playouts) => count::playouts(&playouts, out)?,
        Command::Think(think) => engine::think(&think, out)?,
        Command::Review(order) => review::review(&order, out)?,
        Command::Match(order) => engine::contest(&order, out)?,
    }
    Ok(())
}
