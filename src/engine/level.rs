//! The eight levels of strength.

use super::{Budget, Playable};

/// A level of strength, from 1 to [`Level::COUNT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// How many there are.
    pub const COUNT: usize = 8;
    /// The strongest.
    pub const TOP: Self = Self(Self::COUNT as u8);

    /// The level with this number, from 1.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT as u8).contains(&number).then_some(Self(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it plays a game.
    pub fn plan<G: Playable>(self) -> &'static Plan {
        &G::PLANS[usize::from(self.0) - 1]
    }
}

/// How a level plays. A weak level errs as people do: it overlooks candidates, and it
/// misjudges those that it sees, rather than only looking less far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// What its search may cost at most, besides what the caller allows.
    pub budget: Budget,
    /// The probability that a candidate is not seen at all (one always is).
    pub overlook: f64,
    /// The standard deviation of the error with which a candidate is judged, on the
    /// scale of log-odds: 1 turns an even game into 27 : 73.
    pub noise: f64,
    /// How often it expects its enemy to err; see [`Search::expect_errors`].
    ///
    /// [`Search::expect_errors`]: super::Search::expect_errors
    pub enemy_errors: f32,
    /// The estimated rating, in Elo points, as measured in matches of this program.
    pub rating: u16,
}

impl Plan {
    /// Looks so deep, in plies, and at so many positions at most. In a game of throws a
    /// depth of 1 is the own action alone, 3 the answers to it as well.
    pub const fn new(depth: u32, nodes: u64, overlook: f64, noise: f64, rating: u16) -> Self {
        let budget = Budget { time: None, nodes, depth };
        Self { budget, overlook, noise, enemy_errors: 0.0, rating }
    }

    /// Plays the best that it finds in the time it is given.
    pub const fn best(rating: u16) -> Self {
        Self { budget: Budget::UNLIMITED, overlook: 0.0, noise: 0.0, enemy_errors: 0.0, rating }
    }

    /// The same against an enemy who errs so often.
    #[must_use]
    pub const fn expecting(self, enemy_errors: f32) -> Self {
        Self { enemy_errors, ..self }
    }

    /// Whether it may play another action than the best that its search finds.
    pub fn errs(&self) -> bool {
        self.overlook > 0.0 || self.noise > 0.0
    }
}
