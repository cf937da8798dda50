//! What `guqi-tune` needs to see of a game whose positions a network judges.

use super::Playable;
pub use super::net::{DEEP_UNIT, HIDDEN, LINEAR_UNIT, OUT_UNIT, SCALE, Shape};

/// A game whose evaluation can be tuned.
pub trait Tunable: Playable {
    /// The networks of its stages, whose weights follow each other in the file.
    const SHAPES: &'static [Shape];
    /// How many symmetries the board has.
    const SYMMETRIES: usize;
    /// A position in few bytes.
    type Sample: Copy + Send + Sync;

    /// What is to be learnt from; `None` where the search never asks for a judgement.
    fn sample(&self, state: &Self::State) -> Option<Self::Sample>;

    /// Tells the inputs that are on in a position turned by a symmetry, as the side that
    /// acts sees it; the network to be used.
    fn inputs(&self, sample: Self::Sample, symmetry: usize, on: &mut impl FnMut(usize)) -> usize;

    /// A search that judges by these weights.
    fn search_with(&self, weights: &[u8], memory: usize) -> Self::Search;
}
