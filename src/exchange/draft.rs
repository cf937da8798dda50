//! A game as it is read from a text: a record, and on which line each action stands.

use super::{ExchangeError, MAX_PLIES, notes, walk};
use crate::{
    record::{Record, RecordError},
    rules::{GameKind, Side},
};

/// How a file says that the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    Won(Side),
    Drawn,
}

impl Said {
    /// The action that ends a game so which the board does not end: the nearest that a
    /// record has for a win on time or by default is that the other side gives up.
    pub(super) fn token(self, ids: [&str; 2]) -> String {
        match self {
            Self::Won(winner) => format!("resign:{}", ids[winner.other().index()]),
            Self::Drawn => "draw".to_owned(),
        }
    }
}

/// What a reader has found so far.
#[derive(Clone)]
pub(super) struct Draft {
    pub(super) record: Record,
    /// The line of the rules; 0 when there is none.
    pub(super) rules_line: usize,
    lines: Vec<usize>,
}

impl Draft {
    pub(super) fn new(game: GameKind) -> Self {
        Self { record: Record::new(game, 0), rules_line: 0, lines: Vec::new() }
    }

    /// Adds an action.
    pub(super) fn push(
        &mut self,
        token: impl Into<String>,
        line: usize,
    ) -> Result<(), ExchangeError> {
        if self.lines.len() >= MAX_PLIES {
            return Err(ExchangeError::TooLong { limit: MAX_PLIES });
        }
        self.record.actions.push(token.into());
        self.lines.push(line);
        Ok(())
    }

    /// Takes back the last action.
    pub(super) fn pop(&mut self) {
        self.record.actions.pop();
        self.lines.pop();
    }

    /// Adds a comment on the position reached so far.
    pub(super) fn note(&mut self, text: &str) {
        notes::add(&mut self.record, self.lines.len(), text);
    }

    /// The name of the person with this id, if there is one.
    pub(super) fn name(&mut self, id: &str, name: &str) {
        let name = name.trim();
        if !name.is_empty() {
            self.record.players.insert(id.to_owned(), name.into());
        }
    }

    /// The record, once all its actions are found to be legal, with its result.
    pub(super) fn finish(mut self) -> Result<Record, ExchangeError> {
        match walk::result(&self.record) {
            Ok(result) => {
                self.record.result = result;
                Ok(self.record)
            }
            Err(error) => Err(self.fault(error)),
        }
    }

    /// A fault of the record as one of the text.
    fn fault(&self, error: RecordError) -> ExchangeError {
        let line = |index: usize| self.lines.get(index).copied().unwrap_or(0);
        match error {
            RecordError::Option(why) => ExchangeError::Option { line: self.rules_line, why },
            RecordError::Token { index, token } => {
                ExchangeError::Token { line: line(index), ply: index + 1, token }
            }
            RecordError::Illegal { index, token, why } => {
                ExchangeError::Illegal { line: line(index), ply: index + 1, token, why }
            }
            other => ExchangeError::Record(other),
        }
    }
}
