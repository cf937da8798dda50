//! Bounds found before: the transposition table.

use std::hash::{Hash, Hasher};

/// Bounds of the values of positions, by a hash of position and depth.
#[derive(Debug)]
pub(super) struct Table {
    /// Empty until it is needed: most searches of a game are shallow.
    entries: Vec<u128>,
    most: usize,
}

/// The most entries, about as many as a second fills.
const MOST: usize = 1 << 20;

/// From and to where a value lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bounds {
    pub(super) low: f32,
    pub(super) high: f32,
}

impl Bounds {
    /// Of a value of which nothing is known.
    pub(super) const NONE: Self = Self { low: 0.0, high: 1.0 };
}

impl Table {
    /// A table of at most so many bytes.
    pub(super) fn new(memory: usize) -> Self {
        let fitting = (memory / size_of::<u128>()).clamp(1, MOST);
        Self { entries: Vec::new(), most: 1 << fitting.ilog2() }
    }

    /// What is known of a position.
    pub(super) fn get(&self, key: u64) -> Bounds {
        match self.entries.get(self.place(key)) {
            Some(&entry) if (entry >> 64) as u64 == key => Bounds {
                low: f32::from_bits(entry as u32),
                high: f32::from_bits((entry >> 32) as u32),
            },
            _ => Bounds::NONE,
        }
    }

    /// Keeps what is known, in place of what was there.
    pub(super) fn put(&mut self, key: u64, bounds: Bounds) {
        if self.entries.is_empty() {
            self.entries = vec![0; self.most];
        }
        let place = self.place(key);
        self.entries[place] = u128::from(key) << 64
            | u128::from(bounds.high.to_bits()) << 32
            | u128::from(bounds.low.to_bits());
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.most - 1)
    }
}

/// The key of a position searched to a depth, valued in one way of several; never 0, which
/// is an empty entry.
pub(super) fn key(state: &impl Hash, depth: u32, view: impl Hash) -> u64 {
    let mut mixer = Mixer(u64::from(depth));
    (state, view).hash(&mut mixer);
    mixer.finish() | 1 << 63
}

/// A quick hash, the same in every run: each word is folded in by a multiplication.
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            let mixed = (self.0 ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 = mixed ^ mixed >> 29;
        }
    }

    fn finish(&self) -> u64 {
        let mixed = self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 32
    }
}
