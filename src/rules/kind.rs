//! The one place where the five games are listed.

use super::{Game, Lots};

/// One of the five games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameKind {
    /// Patolli (帕托利).
    Patolli,
    /// Senet (塞尼特).
    Senet,
    /// Bead jump (玻珠棋).
    BeadJump,
    /// San San Qi (三三棋).
    SanSan,
    /// Gomoku (五子棋).
    Gomoku,
}

/// Evaluates an expression with the game's type standing for `$G`.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        match $kind {
            $crate::rules::GameKind::Patolli => {
                type $G = $crate::rules::patolli::Patolli;
                $body
            }
            $crate::rules::GameKind::Senet => {
                type $G = $crate::rules::senet::Senet;
                $body
            }
            $crate::rules::GameKind::BeadJump => {
                type $G = $crate::rules::bead_jump::BeadJump;
                $body
            }
            $crate::rules::GameKind::SanSan => {
                type $G = $crate::rules::san_san::SanSan;
                $body
            }
            $crate::rules::GameKind::Gomoku => {
                type $G = $crate::rules::gomoku::Gomoku;
                $body
            }
        }
    };
}

impl GameKind {
    /// All games, in the order of the home screen.
    pub const ALL: [Self; 5] =
        [Self::Patolli, Self::Senet, Self::BeadJump, Self::SanSan, Self::Gomoku];

    /// What is thrown in the game, if anything.
    pub const fn lots(self) -> Option<Lots> {
        with_game!(self, G => G::LOTS)
    }

    /// The id in records and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Patolli => "patolli",
            Self::Senet => "senet",
            Self::BeadJump => "bead_jump",
            Self::SanSan => "san_san",
            Self::Gomoku => "gomoku",
        }
    }

    /// The game with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}
