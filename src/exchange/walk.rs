//! A record played through without keeping the states on the way, so that no file
//! makes the program hold more than one.

use serde_json::{Value, json};

use crate::{
    record::{Entry, Record, RecordError},
    rules::{Game, Illegal, Outcome, Reason, RuleSet, Turn},
};

/// A game at one point of its way.
pub(super) struct Walk<G: Game> {
    pub(super) game: G,
    pub(super) state: G::State,
    /// An end by agreement or resignation.
    end: Option<Outcome>,
    ply: usize,
}

impl<G: Game> Walk<G> {
    pub(super) fn new(game: G) -> Self {
        let state = game.start();
        Self { game, state, end: None, ply: 0 }
    }

    /// The start of the game that a record tells of.
    pub(super) fn start_of(record: &Record) -> Result<Self, RecordError> {
        Ok(Self::new(G::new(G::Rules::from_json(&record.rules)?)?))
    }

    pub(super) fn turn(&self) -> Turn {
        self.end.map_or_else(|| self.game.turn(&self.state), Turn::Over)
    }

    /// Plays one entry.
    pub(super) fn play(&mut self, entry: Entry<G::Action>) -> Result<(), Illegal> {
        if let Turn::Over(_) = self.turn() {
            return Err(Illegal::GameOver);
        }
        match entry {
            Entry::Act(action) => {
                self.game.check(&self.state, action)?;
                self.game.apply(&mut self.state, action, &mut |_| {});
            }
            Entry::Draw => self.end = Some(Outcome::draw(Reason::Agreed)),
            Entry::Resign(side) => self.end = Some(Outcome::win(side.other(), Reason::Resigned)),
        }
        self.ply += 1;
        Ok(())
    }

    /// Plays one token, and tells what it was.
    pub(super) fn step(&mut self, token: &str) -> Result<Entry<G::Action>, RecordError> {
        let (index, token_of) = (self.ply, || token.to_owned());
        let entry = Entry::read(&self.game, &self.state, token)
            .ok_or_else(|| RecordError::Token { index, token: token_of() })?;
        let played = self.play(entry);
        played.map_err(|why| RecordError::Illegal { index, token: token_of(), why })?;
        Ok(entry)
    }

    /// The result as records write it.
    pub(super) fn result(&self) -> Value {
        let Turn::Over(outcome) = self.turn() else { return Value::Null };
        let winner = outcome.winner.map(|side| self.game.side_id(&self.state, side));
        json!({ "winner": winner, "reason": outcome.reason.id() })
    }

    /// The whole record, and its result.
    pub(super) fn through(record: &Record) -> Result<Self, RecordError> {
        let mut walk = Self::start_of(record)?;
        for token in &record.actions {
            walk.step(token)?;
        }
        Ok(walk)
    }
}
