//! What the person has set about the computer, for all games.

use std::time::Duration;

/// How long the computer waits between plies, so that a person can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// For watching closely.
    Slow,
    /// For following without haste.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// No longer than it thinks.
    AtOnce,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// Its text's key, which is also how it is kept.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Slow => "pace-slow",
            Self::Normal => "pace-normal",
            Self::Fast => "pace-fast",
            Self::AtOnce => "pace-at-once",
        }
    }

    /// How long a ply is seen before the computer's next one.
    pub const fn shown(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2200,
            Self::Normal => 1200,
            Self::Fast => 500,
            // The browser must come to paint.
            Self::AtOnce => 16,
        })
    }

    /// How long the computer's pass is seen; a person's always takes the same.
    pub const fn pass_shown(self) -> Duration {
        match self {
            Self::Slow => Duration::from_millis(2600),
            Self::Normal => PASS_SHOWN,
            Self::Fast => Duration::from_millis(900),
            Self::AtOnce => self.shown(),
        }
    }
}

/// How long a person's pass is shown before it is played by itself.
pub const PASS_SHOWN: Duration = Duration::from_millis(1800);

/// The time that a hint may take.
pub const HINT_MILLIS: u32 = 1000;

/// The most that the computer thinks about an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThinkingTime {
    /// In milliseconds.
    pub millis: u32,
    /// Its text's key, which is also how it is kept.
    pub key: &'static str,
}

impl ThinkingTime {
    /// All that can be chosen.
    pub const ALL: [Self; 4] = [
        Self { millis: 500, key: "thinking-500" },
        Self { millis: 1000, key: "thinking-1000" },
        Self { millis: 3000, key: "thinking-3000" },
        Self { millis: 10_000, key: "thinking-10000" },
    ];
}

impl Default for ThinkingTime {
    fn default() -> Self {
        Self::ALL[1]
    }
}
