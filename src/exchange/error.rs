//! Why a text cannot be read, or a game not be written.

use super::Format;
use crate::{
    record::RecordError,
    rules::{BadOption, GameKind, Illegal},
};

/// Why something that should hold a game is refused. Lines and plies count from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExchangeError {
    /// More bytes than are read.
    #[error("this is larger than {limit} bytes")]
    TooLarge {
        /// How many are read.
        limit: usize,
    },
    /// More plies than are read.
    #[error("the game is longer than {limit} plies")]
    TooLong {
        /// How many are read.
        limit: usize,
    },
    /// Brackets within brackets without end.
    #[error("line {line}: the variations are nested too deep")]
    TooDeep {
        /// Where.
        line: usize,
    },
    /// Nothing that is known here.
    #[error("this is no game in any of the formats known here")]
    Unrecognised,
    /// The letters cannot be told from the bytes.
    #[error("the text is not in the encoding {label}, or that encoding is not known here")]
    Encoding {
        /// The encoding's name.
        label: String,
    },
    /// The form of the text is broken.
    #[error("line {line}: {expected} is expected here")]
    Syntax {
        /// Where.
        line: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// A version of the text record that is not known here.
    #[error("line {line}: version {found} is not known here; this program reads version 1")]
    Version {
        /// Where.
        line: usize,
        /// What is written there.
        found: String,
    },
    /// A game that is none of the five, or not the one that the format is for.
    #[error("line {line}: the game “{found}” is not known here")]
    UnknownGame {
        /// Where.
        line: usize,
        /// What is written there.
        found: String,
    },
    /// A board that the game does not have.
    #[error("line {line}: there is no board of size “{found}” here; the boards are 15 and 19")]
    Board {
        /// Where.
        line: usize,
        /// What is written there.
        found: String,
    },
    /// An option of the rules that cannot be used.
    #[error("line {line}: {why}")]
    Option {
        /// Where the rules are.
        line: usize,
        /// Why.
        why: BadOption,
    },
    /// A token that is no action of the game.
    #[error("line {line}: ply {ply}: “{token}” is not an action of this game")]
    Token {
        /// Where.
        line: usize,
        /// Which ply.
        ply: usize,
        /// The token.
        token: String,
    },
    /// An action that is not legal.
    #[error("line {line}: ply {ply}: “{token}” is illegal: {why}")]
    Illegal {
        /// Where.
        line: usize,
        /// Which ply.
        ply: usize,
        /// The token.
        token: String,
        /// Why.
        why: Illegal,
    },
    /// A stone of the colour that is not on turn.
    #[error("line {line}: ply {ply}: it is the other colour's turn")]
    OutOfTurn {
        /// Where.
        line: usize,
        /// Which ply.
        ply: usize,
    },
    /// Stones set up that no game leads to.
    #[error("line {line}: no game begins with so many stones of these colours")]
    Setup {
        /// Where.
        line: usize,
    },
    /// A share code that is none.
    #[error("{0}")]
    Share(#[from] ShareFault),
    /// A JSON record that is refused; it says where.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// What is wrong with a share code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShareFault {
    /// A letter that cannot be in a code, or one too few.
    #[error("this is no share code: a letter is wrong or missing")]
    Letters,
    /// A version of the code that is not known here.
    #[error("the share code is of version {0}, which is not known here")]
    Version(u8),
    /// The checksum does not fit.
    #[error("the share code is damaged: a letter is wrong or missing")]
    Checksum,
    /// It says what cannot be.
    #[error("the share code holds no game that can be played")]
    Content,
}

/// Why a game is not written in a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// The format is for another game.
    #[error("the format {} is not for the game {}", .format.id(), .game.id())]
    Game {
        /// The format.
        format: Format,
        /// The game.
        game: GameKind,
    },
    /// More plies than can be read again.
    #[error("the game is longer than {limit} plies")]
    TooLong {
        /// How many are read.
        limit: usize,
    },
    /// The record itself is refused.
    #[error(transparent)]
    Record(#[from] RecordError),
}
