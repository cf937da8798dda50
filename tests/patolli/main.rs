//! Patolli, sentence by sentence, and the positions in which to try it.

#[path = "../common/throws.rs"]
mod common;
mod formats;
mod options;
mod random;
mod sentences;

use guqi::rules::{
    BySide, Event, Point, Side, Spot,
    patolli::{Patolli, Setup, State},
};
use serde_json::json;

use common::game;

const JADE: Side = Side::First;
const OBSIDIAN: Side = Side::Second;

/// Jade to use a throw, with pieces on these squares and the rest at home.
fn jade(game: &Patolli, marked: u8, jade: &[u8], obsidian: &[u8]) -> State {
    with(game, marked, jade, obsidian, |_| {})
}

fn with(
    game: &Patolli,
    marked: u8,
    jade: &[u8],
    obsidian: &[u8],
    change: impl FnOnce(&mut Setup),
) -> State {
    let mut setup = Setup {
        side: JADE,
        thrown: Some(marked),
        on: BySide([jade.to_vec(), obsidian.to_vec()]),
        done: BySide([0, 0]),
        counters: None,
    };
    change(&mut setup);
    game.setup(&setup).expect("a position")
}

/// The squares of both sides.
fn squares(state: &State) -> [Vec<u8>; 2] {
    Side::ALL.map(|side| state.on(side).into())
}

fn default_game() -> Patolli {
    game(&json!({}))
}

fn on(square: u16) -> Spot {
    Spot::On(Point(square))
}

fn moved(from: Spot, to: Spot) -> Event {
    Event::Moved { side: JADE, from, to }
}
