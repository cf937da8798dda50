//! The command line, run as users run it: what it prints, on which stream, and its
//! exit code.

mod counting;
mod engine;
mod exchange;
mod failures;
mod records;
mod review;

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

/// What a run of the program gave.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    /// The printed lines as JSON.
    fn lines(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    /// The only line, of a run without a fault.
    fn line(&self) -> Value {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        let [line] = &self.lines()[..] else { panic!("one line: {}", self.out) };
        line.clone()
    }

    /// A fault told on stderr, with nothing printed before it.
    #[track_caller]
    fn fails(&self, code: i32, tells: &[&str]) {
        assert_eq!(self.out, "", "nothing is printed");
        self.stops(code, tells);
    }

    /// A fault told on stderr after what was printed.
    #[track_caller]
    fn stops(&self, code: i32, tells: &[&str]) {
        assert_eq!(self.code, Some(code), "{}", self.err);
        assert!(self.err.starts_with("guqi-cli: "), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        for tells in tells {
            assert!(self.err.contains(tells), "{tells:?} is not told: {}", self.err);
        }
    }
}

/// The program with these arguments, all its streams in hand.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_guqi-cli"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program with a text on standard input.
fn run(args: &[&str], input: &str) -> Run {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that needs no input may be gone already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    finish(child.wait_with_output().expect("the program ends"))
}

fn finish(output: Output) -> Run {
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A record with default rules.
fn record(game: &str, actions: &str) -> String {
    let actions: Vec<_> = actions.split_whitespace().collect();
    serde_json::json!({ "guqi": 1, "game": game, "actions": actions }).to_string()
}
