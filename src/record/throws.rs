//! Throws by seed and number: the same on every platform, and for anyone to check.

use rand::{
    Rng, SeedableRng, TryRng,
    rngs::{ChaCha8Rng, SysRng},
};

use crate::rules::Lots;

/// The throws of a game. Throw number `k` is the number of set bits among the
/// lowest five (beans) or four (sticks) bits of the k-th 32-bit word of `ChaCha8`
/// seeded by rand's `seed_from_u64`; it depends on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throws {
    /// The seed of the game.
    pub seed: u64,
}

impl Throws {
    /// The throws of a new game, seeded by the system's entropy.
    ///
    /// # Errors
    /// The system has no entropy to give.
    pub fn fresh() -> Result<Self, rand::rngs::SysError> {
        SysRng.try_next_u64().map(|seed| Self { seed })
    }

    /// Heads or tails by the system's entropy; always `false` where it has none.
    pub fn coin() -> bool {
        Self::fresh().is_ok_and(|throws| throws.seed % 2 == 1)
    }

    /// The k-th word of the stream, from 0. Its low bits say which of the lots
    /// lie marked side up.
    pub fn word(self, number: u32) -> u32 {
        let mut stream = ChaCha8Rng::seed_from_u64(self.seed);
        stream.set_word_pos(number.into());
        stream.next_u32()
    }

    /// How many lots lie marked side up in throw `number`, from 0.
    pub fn marked(self, number: u32, lots: Lots) -> u8 {
        lots.marked(self.word(number))
    }
}
