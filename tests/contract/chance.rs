//! Reproducible chance: the same cases in every run.

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};

/// A stream of random choices.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A uniform word, as playouts want it.
    pub(crate) fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        ((u64::from(self.bits()) * count as u64) >> 32) as usize
    }

    /// Whether something of probability 1/2 happens.
    pub(crate) fn flip(&mut self) -> bool {
        self.below(2) == 1
    }

    /// One of several.
    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}
