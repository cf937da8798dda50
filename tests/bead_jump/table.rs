//! Words for tests: points by name, moves by token.

use std::collections::BTreeSet;

use guqi::rules::{
    BySide, Game, Illegal, Outcome, Point, RuleSet, Side,
    bead_jump::{Action, BeadJump, Rules, Setup, State},
};

/// The camps as tokens name them.
pub(crate) const BLUE_CAMP: &str = "d1 e1 f1 e2 f2 f3";
pub(crate) const RED_CAMP: &str = "a6 b6 c6 a5 b5 a4";

/// The options, given as JSON.
pub(crate) fn rules(json: &str) -> Rules {
    Rules::from_json(&serde_json::from_str(json).unwrap()).unwrap()
}

/// The game under these options.
pub(crate) fn game(json: &str) -> BeadJump {
    BeadJump::new(rules(json)).unwrap()
}

/// The point of that name.
pub(crate) fn point(name: &str) -> Point {
    let name = name.as_bytes();
    Point(u16::from(name[1] - b'1') * 6 + u16::from(name[0] - b'a'))
}

/// The points of these names.
pub(crate) fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(point).collect()
}

/// A position as plain data.
pub(crate) fn setup(round: u32, side: Side, blue: &str, red: &str) -> Setup {
    Setup { round, side, beads: BySide([points(blue), points(red)]) }
}

/// A position.
pub(crate) fn place(game: &BeadJump, round: u32, side: Side, blue: &str, red: &str) -> State {
    game.setup(&setup(round, side, blue, red)).unwrap()
}

/// The action of a token.
pub(crate) fn action(token: &str) -> Action {
    token.parse().unwrap()
}

/// The legal tokens.
pub(crate) fn legal(game: &BeadJump, state: &State) -> BTreeSet<String> {
    game.legal(state).into_iter().map(|action| action.to_string()).collect()
}

/// Where the bead on a point can go, sorted.
pub(crate) fn targets(game: &BeadJump, state: &State, from: &str) -> String {
    let legal = legal(game, state);
    let to: Vec<_> = legal.iter().filter_map(|token| token.strip_prefix(from)).collect();
    to.join("").trim_start_matches('-').replace('-', " ")
}

/// The state after these tokens, all of them legal.
pub(crate) fn play(game: &BeadJump, state: &State, tokens: &str) -> State {
    let play = |state: State, token| game.play(&state, action(token)).unwrap();
    tokens.split_whitespace().fold(state.clone(), play)
}

/// Why a token is refused.
pub(crate) fn refusal(game: &BeadJump, state: &State, token: &str) -> Illegal {
    game.play(state, action(token)).unwrap_err()
}

/// How the game ended, if it did.
pub(crate) fn outcome(game: &BeadJump, state: &State) -> Option<Outcome> {
    game.turn(state).outcome()
}
