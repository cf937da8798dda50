//! The lessons: for each game a few positions, and what is to be done there. A lesson is
//! data: a file for each game, whose texts stand with the others as `lesson-GAME-N`, N
//! from 1, each of three lines: what to see, what to do, and why that is good.

mod bead_jump;
mod examples;
mod gomoku;
mod patolli;
mod san_san;
mod senet;

pub use examples::examples;

use crate::{record::Record, rules::GameKind};

/// A position with something to do.
pub struct Step {
    /// Supplies the throws that are made in it.
    pub seed: u64,
    /// The options that differ from the default, as JSON; empty for none.
    pub rules: &'static str,
    /// The tokens that lead to the position.
    pub given: &'static str,
    /// What is to be done: plies one after another, each a token, or several with a bar
    /// between them of which any will do.
    pub wanted: &'static str,
}

/// What is to be thought of what was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// It is right so far.
    Going,
    /// The last action is legal, and not what is wanted.
    Wrong,
    /// All is done.
    Done,
}

impl Step {
    const fn new(given: &'static str, wanted: &'static str) -> Self {
        Self { seed: 0, rules: "", given, wanted }
    }

    const fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The position as a game to go on with.
    pub fn record(&self, kind: GameKind) -> Record {
        let mut record = Record::new(kind, self.seed);
        if let Ok(serde_json::Value::Object(rules)) = serde_json::from_str(self.rules) {
            record.rules = rules;
        }
        record.actions = self.given.split_whitespace().map(str::to_owned).collect();
        record
    }

    /// Judges all the actions of the game, those that lead to the position included.
    pub fn judge(&self, actions: &[String]) -> Judged {
        let done = actions.iter().skip(self.given.split_whitespace().count());
        let mut wanted = self.wanted.split(' ');
        for action in done {
            match wanted.next() {
                None => break,
                Some(any) if any.split('|').any(|one| one == action) => {}
                Some(_) => return Judged::Wrong,
            }
        }
        if wanted.next().is_none() { Judged::Done } else { Judged::Going }
    }

    /// A token that is right next, after so many right ones.
    pub fn next(&self, done: usize) -> Option<&'static str> {
        self.wanted.split(' ').nth(done)?.split('|').next()
    }
}

/// The lesson of a game.
pub fn lesson(kind: GameKind) -> &'static [Step] {
    match kind {
        GameKind::Patolli => patolli::STEPS,
        GameKind::Senet => senet::STEPS,
        GameKind::BeadJump => bead_jump::STEPS,
        GameKind::SanSan => san_san::STEPS,
        GameKind::Gomoku => gomoku::STEPS,
    }
}
