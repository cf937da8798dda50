//! Why a record is refused, and where.

use crate::rules::{BadOption, Illegal};

/// Why a record is refused. Places are JSON pointers (`/actions/12`, counted
/// from 0) or, where the text is no JSON at all, line and column from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is not JSON.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the JSON reader says.
        message: String,
    },
    /// JSON, but no record of a game.
    #[error("this is not a Guqi record: the field “guqi” is missing")]
    NotARecord,
    /// A version this program does not know.
    #[error("/guqi: version {found} is not known here; this program reads version 1")]
    Version {
        /// The version, as JSON.
        found: String,
    },
    /// No such game.
    #[error("/game: there is no game “{found}”")]
    UnknownGame {
        /// The id in the file.
        found: String,
    },
    /// A field of the wrong type.
    #[error("{at}: {expected} is expected here")]
    Field {
        /// JSON pointer.
        at: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// An option of the rules that cannot be used.
    #[error("/rules/{option}: {0}", option = pointer(.0.option()))]
    Option(#[from] BadOption),
    /// A token that is no action of the game.
    #[error("/actions/{index}: ply {}: “{token}” is not an action of this game", .index + 1)]
    Token {
        /// Index in the list of actions, from 0.
        index: usize,
        /// The token.
        token: String,
    },
    /// An action that is not legal.
    #[error("/actions/{index}: ply {}: “{token}” is illegal: {why}", .index + 1)]
    Illegal {
        /// Index in the list of actions, from 0.
        index: usize,
        /// The token.
        token: String,
        /// Why.
        why: Illegal,
    },
}

impl RecordError {
    pub(crate) fn field(at: &str, expected: &'static str) -> Self {
        Self::Field { at: at.to_owned(), expected }
    }

    pub(crate) fn syntax(error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let message = text.split(" at line ").next().unwrap_or(&text).to_owned();
        Self::Syntax { line: error.line(), column: error.column(), message }
    }
}

/// A key as a part of a JSON pointer.
pub(super) fn pointer(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}
