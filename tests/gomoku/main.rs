//! Gomoku against its rules: every sentence of them, the forbidden points of renju,
//! and a slow second implementation.

mod actions;
mod bans;
mod diagram;
mod naive;
mod perft;
mod random;
mod recursion;
mod setup;
mod shapes;
mod swap2;
mod win;

use guqi::rules::{
    Forbidden, Game, RuleSet,
    gomoku::{Action, Gomoku, State},
};

/// The game under the options given as JSON.
fn game(rules: &str) -> Gomoku {
    let options = serde_json::from_str(rules).expect("options are JSON");
    let rules = guqi::rules::gomoku::Rules::from_json(&options).expect("options are valid");
    Gomoku::new(rules).expect("rules are valid")
}

fn action(token: &str) -> Action {
    token.parse().expect("a token")
}

/// Plays tokens separated by spaces.
fn play_from(game: &Gomoku, state: &State, tokens: &str) -> State {
    tokens.split_whitespace().fold(*state, |state, token| {
        game.play(&state, action(token)).unwrap_or_else(|why| panic!("{token}: {why}"))
    })
}

fn play(game: &Gomoku, tokens: &str) -> State {
    play_from(game, &game.start(), tokens)
}

const LEGAL: [Forbidden; 0] = [];
const THREES: Forbidden = Forbidden::DoubleThree;
const FOURS: Forbidden = Forbidden::DoubleFour;
const OVERLINE: Forbidden = Forbidden::Overline;

/// Marsaglia's xorshift64: uniform enough for tests, and the same on every run.
struct Xorshift(u64);

impl Xorshift {
    fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    fn word(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }

    fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.word()) * bound as u64) >> 32) as usize
    }
}
