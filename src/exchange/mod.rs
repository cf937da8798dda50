//! Games in the formats of other programs and of people: read, written, recognised.
//! Whatever is read is played through before it is believed; a text can do nothing
//! but become a legal game or be refused with the reason. Knows no screen.
//!
//! | Format | Games | Form |
//! |---|---|---|
//! | [`Format::Json`] | all | the record of [`record`](crate::record) |
//! | [`Format::Text`] | all | lines of tags, then numbered actions |
//! | [`Format::Sgf`] | Gomoku | Smart Game Format, FF\[4\] GM\[4\] (<https://www.red-bean.com/sgf/>) |
//! | [`Format::Psq`] | Gomoku | as Piskvork saves games (its `game.cpp`, `savePsq`) |
//! | [`Format::Code`] | Gomoku | stones in a row, as Gomoku calculators write a position: `h8h9i10` |
//! | [`Format::Points`] | San San Qi | points as mill programs write moves: `1. d6 f4 2. d5xf4` |
//! | [`Format::Share`] | all | a short code for links and pictures |

mod decode;
mod draft;
mod error;
mod gomoku;
mod many;
mod notes;
mod points;
mod recognise;
mod share;
mod text;
mod throws;
mod walk;

pub use error::{ExchangeError, ShareFault, WriteError};
pub use many::read_many;
pub use notes::comment_on;
pub use recognise::recognise;
pub use share::{MAX_CODE, code as share_code};
pub use throws::{Statistics, WrongThrow, statistics, wrong_throw};

use crate::{record::Record, rules::GameKind};
use walk::result;

/// The most bytes that are read.
pub const MAX_BYTES: usize = 1 << 20;

/// The most plies that are read: two more than the longest game with a last round.
pub const MAX_PLIES: usize = 20_000;

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// The record as JSON.
    Json,
    /// The record as text that people can read and type.
    Text,
    /// Smart Game Format, for Gomoku.
    Sgf,
    /// Piskvork's saved games, for Gomoku.
    Psq,
    /// The stones of Gomoku in a row.
    Code,
    /// The points of San San Qi, as mill programs write them.
    Points,
    /// A share code.
    Share,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 7] =
        [Self::Json, Self::Text, Self::Sgf, Self::Psq, Self::Code, Self::Points, Self::Share];

    /// The name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Text => "text",
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Code => "code",
            Self::Points => "points",
            Self::Share => "share",
        }
    }

    /// The format with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id() == id)
    }

    /// The format that the name of a file tells by its end.
    pub fn of_file(name: &str) -> Option<Self> {
        let (_, end) = name.rsplit_once('.')?;
        [Self::Json, Self::Sgf, Self::Psq]
            .into_iter()
            .find(|kind| end.eq_ignore_ascii_case(kind.id()))
    }

    /// The formats in which a game can be written.
    pub fn of(game: GameKind) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |format| format.game().is_none_or(|own| own == game))
    }

    /// The only game of the format, `None` where it is for all.
    pub const fn game(self) -> Option<GameKind> {
        match self {
            Self::Json | Self::Text | Self::Share => None,
            Self::Sgf | Self::Psq | Self::Code => Some(GameKind::Gomoku),
            Self::Points => Some(GameKind::SanSan),
        }
    }
}

/// Reads a game in any format. The hint counts where the text alone does not tell.
///
/// # Errors
/// Why it is refused, and where.
pub fn read(bytes: &[u8], hint: Option<Format>) -> Result<Record, ExchangeError> {
    if bytes.len() > MAX_BYTES {
        return Err(ExchangeError::TooLarge { limit: MAX_BYTES });
    }
    let text = decode::text(bytes)?;
    let format = recognise::with_hint(&text, hint).ok_or(ExchangeError::Unrecognised)?;
    match format {
        Format::Json => read_json(&text),
        Format::Text => text::read(&text),
        Format::Sgf => gomoku::sgf::read(&text),
        Format::Psq => gomoku::psq::read(&text),
        Format::Code => gomoku::code::read(&text),
        Format::Points => points::read(&text),
        Format::Share => share::read(&text),
    }
}

/// Writes a legal game in a format, names, comments and result with it as far as the
/// format has a place for them.
///
/// # Errors
/// The format is for another game, or the record is not legal.
pub fn write(record: &Record, format: Format) -> Result<String, WriteError> {
    if format.game().is_some_and(|game| game != record.game) {
        return Err(WriteError::Game { format, game: record.game });
    }
    if record.actions.len() > MAX_PLIES {
        return Err(WriteError::TooLong { limit: MAX_PLIES });
    }
    Ok(match format {
        Format::Json => {
            let result = result(record)?;
            Record { result, ..record.clone() }.to_text()
        }
        Format::Text => text::write(record)?,
        Format::Sgf => gomoku::sgf::write(record)?,
        Format::Psq => gomoku::psq::write(record)?,
        Format::Code => gomoku::code::write(record)?,
        Format::Points => points::write(record)?,
        Format::Share => share_code(record, true)?,
    })
}

fn read_json(text: &str) -> Result<Record, ExchangeError> {
    let mut record = Record::from_text(text)?;
    if record.actions.len() > MAX_PLIES {
        return Err(ExchangeError::TooLong { limit: MAX_PLIES });
    }
    record.result = result(&record)?;
    Ok(record)
}

/// The ids of the two persons by which a record knows their names, the first mover first.
fn persons<G: crate::rules::Game>(game: &G) -> [&'static str; 2] {
    let start = game.start();
    crate::rules::Side::ALL.map(|side| game.side_id(&start, side))
}
