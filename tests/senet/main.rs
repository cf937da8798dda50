//! Senet, sentence by sentence, and the positions in which to try it.

#[path = "../common/throws.rs"]
mod common;
mod formats;
mod options;
mod random;
mod sentences;

use guqi::rules::{
    BySide, Point, Side, Spot,
    senet::{Senet, Setup, State},
};
use serde_json::json;

use common::game;

const WHITE: Side = Side::First;
const BLACK: Side = Side::Second;

/// White to use a throw of so many steps.
fn white(game: &Senet, steps: u8, white: &[u8], black: &[u8]) -> State {
    let thrown = Some(steps % 5);
    let on = BySide([white.to_vec(), black.to_vec()]);
    game.setup(&Setup { side: WHITE, thrown, on }).expect("a position")
}

/// The squares of both sides.
fn squares(state: &State) -> [Vec<u8>; 2] {
    Side::ALL.map(|side| state.on(side).into())
}

fn default_game() -> Senet {
    game(&json!({}))
}

fn on(square: u16) -> Spot {
    Spot::On(Point(square))
}
