//! A record played through: every state from the start to the present.

use serde_json::{Value, json};

use super::{Record, RecordError};
use crate::rules::{Action, Game, Illegal, Outcome, Reason, RuleSet, Side, Turn};

/// One entry of a record's list of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// An action of the game.
    Act(A),
    /// A draw by agreement; ends the game.
    Draw,
    /// A side gives up; ends the game.
    Resign(Side),
}

impl<A: Action> Entry<A> {
    /// The entry of a token in this state, legal or not; `None` when it is no token.
    pub fn read<G: Game<Action = A>>(game: &G, state: &G::State, token: &str) -> Option<Self> {
        if token == "draw" {
            return Some(Self::Draw);
        }
        if let Some(id) = token.strip_prefix("resign:") {
            let mut sides = Side::ALL.into_iter();
            return sides.find(|side| game.side_id(state, *side) == id).map(Self::Resign);
        }
        token.parse().ok().map(Self::Act)
    }

    /// The token of the entry in this state.
    pub fn token<G: Game<Action = A>>(&self, game: &G, state: &G::State) -> String {
        match self {
            Self::Act(action) => action.to_string(),
            Self::Draw => "draw".to_owned(),
            Self::Resign(side) => format!("resign:{}", game.side_id(state, *side)),
        }
    }
}

/// A game from its start to the present, with all states on the way.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay<G: Game> {
    game: G,
    /// One more than entries that act: the last one is the present.
    states: Vec<G::State>,
    entries: Vec<Entry<G::Action>>,
}

impl<G: Game> Replay<G> {
    /// A game at its start.
    pub fn new(game: G) -> Self {
        let states = vec![game.start()];
        Self { game, states, entries: Vec::new() }
    }

    /// The start of the game that a record tells of, nothing played yet.
    ///
    /// # Errors
    /// An option that cannot be used.
    pub fn start_of(record: &Record) -> Result<Self, RecordError> {
        Ok(Self::new(G::new(G::Rules::from_json(&record.rules)?)?))
    }

    /// The whole record played through.
    ///
    /// # Errors
    /// An option that cannot be used, or the first token that is no action or
    /// not legal.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        let mut replay = Self::start_of(record)?;
        for token in &record.actions {
            replay.play_token(token)?;
        }
        Ok(replay)
    }

    /// The game and its rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        &self.states[self.states.len() - 1]
    }

    /// The state after so many entries, which are no more than were played.
    pub fn state_at(&self, ply: usize) -> &G::State {
        // Agreement and resignation leave the state as it is.
        &self.states[ply.min(self.states.len() - 1)]
    }

    /// What was played, from the start.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The last entry, and the state in which it was played.
    pub fn last(&self) -> Option<(Entry<G::Action>, &G::State)> {
        let entry = *self.entries.last()?;
        let before = match entry {
            Entry::Act(_) => &self.states[self.states.len() - 2],
            Entry::Draw | Entry::Resign(_) => self.state(),
        };
        Some((entry, before))
    }

    /// The number of plies played.
    pub fn ply(&self) -> usize {
        self.entries.len()
    }

    /// Whose turn it is, agreement and resignation included.
    pub fn turn(&self) -> Turn {
        match self.entries.last() {
            Some(Entry::Draw) => Turn::Over(Outcome::draw(Reason::Agreed)),
            Some(Entry::Resign(side)) => Turn::Over(Outcome::win(side.other(), Reason::Resigned)),
            Some(Entry::Act(_)) | None => self.game.turn(self.state()),
        }
    }

    /// The legal actions, in the game's order; none when the game is over.
    pub fn legal(&self) -> Vec<G::Action> {
        match self.turn() {
            Turn::Over(_) => Vec::new(),
            Turn::Throw { .. } | Turn::Act { .. } => self.game.legal(self.state()),
        }
    }

    /// Plays one entry.
    ///
    /// # Errors
    /// Why it is not legal; the replay is unchanged.
    pub fn play(&mut self, entry: Entry<G::Action>) -> Result<(), Illegal> {
        if let Turn::Over(_) = self.turn() {
            return Err(Illegal::GameOver);
        }
        if let Entry::Act(action) = entry {
            let next = self.game.play(self.state(), action)?;
            self.states.push(next);
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Plays one token of a record.
    ///
    /// # Errors
    /// A token that is no action or not legal; the replay is unchanged.
    pub fn play_token(&mut self, token: &str) -> Result<(), RecordError> {
        let index = self.ply();
        let entry = self
            .read_token(token)
            .ok_or_else(|| RecordError::Token { index, token: token.to_owned() })?;
        self.play(entry).map_err(|why| RecordError::Illegal { index, token: token.to_owned(), why })
    }

    /// Takes back the last entry and returns it.
    pub fn take_back(&mut self) -> Option<Entry<G::Action>> {
        let entry = self.entries.pop()?;
        if let Entry::Act(_) = entry {
            self.states.pop();
        }
        Some(entry)
    }

    /// The number of throws made so far; the number of the next throw.
    pub fn throws(&self) -> u32 {
        let throws = self.entries.iter().filter(|entry| match entry {
            Entry::Act(action) => action.thrown().is_some(),
            Entry::Draw | Entry::Resign(_) => false,
        });
        throws.count() as u32
    }

    /// The tokens of all entries, as a record lists them.
    pub fn tokens(&self) -> Vec<String> {
        let mut states = self.states.iter();
        let mut state = states.next();
        let mut tokens = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            tokens.extend(state.map(|state| entry.token(&self.game, state)));
            state = states.next().or(state);
        }
        tokens
    }

    /// The result as records write it, `null` while the game goes on.
    pub fn result(&self) -> Value {
        let Turn::Over(outcome) = self.turn() else { return Value::Null };
        let winner = outcome.winner.map(|side| self.game.side_id(self.state(), side));
        json!({ "winner": winner, "reason": outcome.reason.id() })
    }

    /// The present as the command line prints it: game, turn, legal tokens in
    /// byte order, position, result.
    pub fn snapshot(&self) -> Value {
        let turn = self.turn();
        let mut legal: Vec<String> = self.legal().iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        json!({
            "game": G::KIND.id(),
            "turn": turn.side().map(|side| self.game.side_id(self.state(), side)),
            "throw": matches!(turn, Turn::Throw { .. }),
            "legal": legal,
            "position": self.game.position(self.state()),
            "result": self.result(),
        })
    }

    fn read_token(&self, token: &str) -> Option<Entry<G::Action>> {
        Entry::read(&self.game, self.state(), token)
    }
}
