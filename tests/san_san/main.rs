//! San San Qi, sentence by sentence, and against a naive second implementation.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod ends;
mod moving;
mod naive;
mod options;
mod perft;
mod placing;
mod random;
mod setup;
mod tokens;

use guqi::rules::{
    BySide, Game, Illegal, Outcome, Reason, RuleSet, Side,
    san_san::{Action, BoardPoint, Phase, SanSan, Setup, State, Stones},
};
use serde_json::Value;

const RED: Side = Side::First;
const GREEN: Side = Side::Second;

/// The game with these options.
fn game(options: &Value) -> SanSan {
    SanSan::new(RuleSet::from_json(options.as_object().unwrap()).unwrap()).unwrap()
}

/// The game with the default options.
fn plain() -> SanSan {
    SanSan::default()
}

fn points(names: &str) -> Vec<BoardPoint> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// A position of phase 1: living and dead stones of Red, then of Green; the rest
/// of the twelve are in the hands.
fn placing(side: Side, stones: [[&str; 2]; 2]) -> Setup {
    let stones = stones.map(|[on, dead]| {
        let (on, dead) = (points(on), points(dead));
        Stones { hand: 12 - (on.len() + dead.len()) as u8, on, dead }
    });
    Setup { side, stones: BySide(stones), ..Setup::default() }
}

/// A position of phase 2: the stones of Red, then of Green.
fn moving(side: Side, red: &str, green: &str) -> Setup {
    let stones = [red, green].map(|on| Stones { hand: 0, on: points(on), dead: Vec::new() });
    Setup { phase: Phase::Moving, side, stones: BySide(stones), ..Setup::default() }
}

fn action(token: &str) -> Action {
    token.parse().unwrap()
}

/// Plays the tokens one after the other; all must be legal.
fn play(game: &SanSan, state: &State, tokens: &str) -> State {
    tokens.split_whitespace().fold(state.clone(), |state, token| {
        game.play(&state, action(token)).unwrap_or_else(|why| panic!("{token}: {why}"))
    })
}

/// Sets up and plays.
fn after(game: &SanSan, setup: &Setup, tokens: &str) -> State {
    play(game, &game.setup(setup).unwrap(), tokens)
}

/// The tokens of the legal actions, sorted.
fn legal(game: &SanSan, state: &State) -> Vec<String> {
    let mut tokens: Vec<_> = game.legal(state).iter().map(ToString::to_string).collect();
    tokens.sort();
    tokens
}

fn refusal(game: &SanSan, state: &State, token: &str) -> Illegal {
    game.play(state, action(token)).unwrap_err()
}

fn outcome(game: &SanSan, state: &State) -> Option<Outcome> {
    game.turn(state).outcome()
}

#[expect(clippy::unnecessary_wraps, reason = "compared with `outcome`")]
fn won(winner: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome::win(winner, reason))
}

#[expect(clippy::unnecessary_wraps, reason = "compared with `outcome`")]
fn drawn(reason: Reason) -> Option<Outcome> {
    Some(Outcome::draw(reason))
}

/// The side to act.
fn to_act(game: &SanSan, state: &State) -> Option<Side> {
    game.turn(state).side()
}

/// The number of a point in events and errors.
fn at(name: &str) -> guqi::rules::Point {
    name.parse::<BoardPoint>().unwrap().into()
}
