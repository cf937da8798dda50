//! A record played through without keeping the states on the way, so that no file
//! makes the program hold more than one.

use serde_json::{Value, json};

use crate::{
    record::{Entry, Record, RecordError},
    rules::{Action, Game, Illegal, Outcome, Reason, RuleSet, Side, Turn},
    with_game,
};

/// A game at one point of its way.
pub(super) struct Walk<G: Game> {
    pub(super) game: G,
    pub(super) state: G::State,
    /// An end by agreement or resignation.
    end: Option<Outcome>,
    ply: usize,
    /// The legal actions, in their own order, if they were asked for.
    options: Vec<G::Action>,
}

impl<G: Game> Walk<G> {
    pub(super) fn new(game: G) -> Self {
        let state = game.start();
        Self { game, state, end: None, ply: 0, options: Vec::new() }
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
                // The way that games in play go too: it is compiled for them already.
                self.state = self.game.play(&self.state, action)?;
            }
            Entry::Draw => self.end = Some(Outcome::draw(Reason::Agreed)),
            Entry::Resign(side) => self.end = Some(Outcome::win(side.other(), Reason::Resigned)),
        }
        self.ply += 1;
        self.options.clear();
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
}

/// What a token was.
pub(super) enum Step {
    /// An action: its place among the legal ones, if they were asked for, and what was thrown.
    Act { place: usize, thrown: Option<u8> },
    /// A draw by agreement.
    Draw,
    /// A side gave up.
    Resign(Side),
}

/// A walk through a game of any kind, by tokens. What goes through all games alike is
/// compiled once by it, and not once for every game.
pub(super) trait Way {
    fn turn(&self) -> Turn;
    fn step(&mut self, token: &str) -> Result<Step, RecordError>;
    fn result(&self) -> Value;
    /// How many actions are legal. They are in their own order, which no change to the
    /// rules' code changes.
    fn legal(&mut self) -> usize;
    /// The token of one of them.
    fn token(&self, place: usize) -> String;
    fn side_id(&self, side: Side) -> &'static str;
}

impl<G: Game> Way for Walk<G> {
    fn turn(&self) -> Turn {
        self.turn()
    }

    fn step(&mut self, token: &str) -> Result<Step, RecordError> {
        let options = std::mem::take(&mut self.options);
        Ok(match self.step(token)? {
            Entry::Act(action) => Step::Act {
                place: options.binary_search(&action).unwrap_or(0),
                thrown: action.thrown(),
            },
            Entry::Draw => Step::Draw,
            Entry::Resign(side) => Step::Resign(side),
        })
    }

    fn result(&self) -> Value {
        self.result()
    }

    fn legal(&mut self) -> usize {
        self.options.clear();
        self.game.legal_into(&self.state, &mut self.options);
        self.options.sort_unstable();
        self.options.len()
    }

    fn token(&self, place: usize) -> String {
        self.options[place].to_string()
    }

    fn side_id(&self, side: Side) -> &'static str {
        self.game.side_id(&self.state, side)
    }
}

/// The start of the game that a record tells of, whichever it is.
pub(super) fn start_of(record: &Record) -> Result<Box<dyn Way>, RecordError> {
    with_game!(record.game, G => Walk::<G>::start_of(record).map(|walk| Box::new(walk) as _))
}

/// The result of the whole record.
pub(super) fn result(record: &Record) -> Result<Value, RecordError> {
    let mut way = start_of(record)?;
    for token in &record.actions {
        way.step(token)?;
    }
    Ok(way.result())
}
