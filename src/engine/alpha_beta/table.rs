//! The transposition table: what is known of positions that may be met again.

use super::{
    Code,
    score::{from_here, from_root},
};

/// How a value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    pub(super) best: Option<Code>,
}

/// An entry: the key, and the rest packed in a word, 0 when it is empty. Plain words
/// let the system hand out zeroed memory that costs nothing until it is used.
type Entry = [u64; 2];

/// Entries that a position may be kept in.
const BUCKET: usize = 4;

/// The table.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// The number of the search, by which old entries are known.
    age: u8,
}

impl Table {
    /// A table of at most so many bytes; it may be none at all.
    pub(super) fn new(memory: usize) -> Self {
        let buckets = memory / (BUCKET * size_of::<Entry>());
        Self { entries: vec![[0; 2]; buckets * BUCKET], age: 0 }
    }

    /// A new search begins; what is known stays, but gives way first.
    pub(super) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Known> {
        let first = self.bucket(key)?;
        let bucket = &self.entries[first..first + BUCKET];
        let &[_, word] = bucket.iter().find(|[of, word]| *of == key && *word != 0)?;
        Some(Known { value: from_root(i32::from(value(word)), ply), ..unpack(word) })
    }

    pub(super) fn store(&mut self, key: u64, ply: usize, known: Known) {
        let Some(first) = self.bucket(key) else { return };
        let age = self.age;
        let bucket = &mut self.entries[first..first + BUCKET];
        let same = bucket.iter().position(|[of, word]| *of == key && *word != 0);
        // The least worth keeping: empty, of old searches, shallow.
        let keep = |word: u64| match word {
            0 => i32::MIN,
            _ => depth(word) - 8 * i32::from(age.wrapping_sub(aged(word)).min(31)),
        };
        let worst = || (0..BUCKET).min_by_key(|&place| keep(bucket[place][1]));
        let Some(place) = same.or_else(worst) else { return };
        let mut known = known;
        if same.is_some() && known.best.is_none() {
            known.best = unpack(bucket[place][1]).best;
        }
        bucket[place] = [key, pack(Known { value: from_here(known.value, ply), ..known }, age)];
    }

    fn bucket(&self, key: u64) -> Option<usize> {
        let buckets = (self.entries.len() / BUCKET) as u64;
        // The upper half of the key, spread over the buckets.
        (buckets > 0).then(|| (((key >> 32) * buckets) >> 32) as usize * BUCKET)
    }
}

fn pack(known: Known, age: u8) -> u64 {
    let best = known.best.map_or(0, |code| u64::from(code) + 1);
    let bound = match known.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(known.value as i16 as u16)
        | best << 16
        | u64::from(known.depth.clamp(0, 255) as u8) << 32
        | bound << 40
        | u64::from(age) << 48
}

fn unpack(word: u64) -> Known {
    let best = (word >> 16 & 0xffff) as Code;
    let bound = match word >> 40 & 3 {
        1 => Bound::Exact,
        2 => Bound::AtLeast,
        _ => Bound::AtMost,
    };
    Known { value: i32::from(value(word)), depth: depth(word), bound, best: best.checked_sub(1) }
}

fn value(word: u64) -> i16 {
    word as u16 as i16
}

fn depth(word: u64) -> i32 {
    (word >> 32 & 0xff) as i32
}

fn aged(word: u64) -> u8 {
    (word >> 48) as u8
}
