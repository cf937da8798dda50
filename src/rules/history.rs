//! The positions a game has been in: exact, cheap to extend and cheap to clone.
//!
//! The newest keys lie in a small array. A full array is sorted into a run, and
//! runs of equal length are merged, so that a few runs of doubling lengths hold
//! all the rest (the logarithmic method of Bentley and Saxe, *Decomposable
//! searching problems I*, 1980). Runs never change and are shared between clones.
//! A filter in front answers "not twice yet" without a search for most positions.

use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

/// Keys kept outside the runs.
const RECENT: usize = 16;

/// A multiset of exact position keys.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    filter: Filter,
    recent: [u64; RECENT],
    /// How many of `recent` are in use, less than `RECENT`.
    used: usize,
    runs: Option<Arc<Run>>,
}

impl History {
    /// Adds a key; whether it has now been added at least three times.
    pub(super) fn add(&mut self, key: u64) -> bool {
        let third = self.filter.add(key) && self.count(key) >= 2;
        self.recent[self.used] = key;
        self.used += 1;
        if self.used == RECENT {
            self.runs = Some(Run::merged(self.recent, self.runs.take()));
            self.used = 0;
        }
        third
    }

    /// Forgets all: nothing of the past can come back.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// How often a key has been added.
    fn count(&self, key: u64) -> usize {
        let recent = self.recent[..self.used].iter().filter(|&&other| other == key).count();
        recent + self.runs().map(|run| run.count(key)).sum::<usize>()
    }

    fn runs(&self) -> impl Iterator<Item = &Run> {
        std::iter::successors(self.runs.as_deref(), |run| run.older.as_deref())
    }

    /// Every key in rising order, as often as it was added.
    pub(super) fn sorted(&self) -> Vec<u64> {
        let mut keys = self.recent[..self.used].to_vec();
        keys.extend(self.runs().flat_map(|run| &run.keys));
        keys.sort_unstable();
        keys
    }
}

impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        self.filter == other.filter && self.sorted() == other.sorted()
    }
}

impl Eq for History {}

impl Hash for History {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The filter depends on the keys alone, not on their order.
        self.filter.hash(state);
    }
}

/// Keys in rising order, and the longer runs before.
#[derive(Debug)]
struct Run {
    keys: Vec<u64>,
    older: Option<Arc<Run>>,
}

impl Run {
    /// The keys as a run, merged with the runs that are not longer.
    fn merged(mut recent: [u64; RECENT], mut older: Option<Arc<Self>>) -> Arc<Self> {
        recent.sort_unstable();
        let mut keys = recent.to_vec();
        while let Some(run) = older.take_if(|run| run.keys.len() <= keys.len()) {
            keys.extend(&run.keys);
            keys.sort_unstable();
            older.clone_from(&run.older);
        }
        Arc::new(Self { keys, older })
    }

    fn count(&self, key: u64) -> usize {
        let first = self.keys.partition_point(|&other| other < key);
        self.keys[first..].iter().take_while(|&&other| other == key).count()
    }
}

/// Counts keys in 256 slots, each up to two.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Filter {
    once: [u64; 4],
    twice: [u64; 4],
}

impl Filter {
    /// Counts a key; whether its slot had been hit twice before.
    fn add(&mut self, key: u64) -> bool {
        // Fibonacci hashing: the top bits of the product are well mixed.
        let slot = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
        let (word, bit) = ((slot >> 6) as usize, 1 << (slot & 63));
        let before = self.twice[word] & bit != 0;
        self.twice[word] |= self.once[word] & bit;
        self.once[word] |= bit;
        before
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;

    /// Keys that come back now and then, in no order.
    fn keys(count: u64) -> impl Iterator<Item = u64> {
        (0..count).map(move |n| n.wrapping_mul(0x5851_f42d_4c95_7f2d) % (count / 2 + 1))
    }

    #[test]
    fn the_third_time_is_told() {
        let mut history = History::default();
        let mut counts = HashMap::new();
        let mut thirds = 0;
        for key in keys(5000) {
            let count = counts.entry(key).and_modify(|count| *count += 1).or_insert(1_usize);
            assert_eq!(history.add(key), *count >= 3);
            assert_eq!(history.count(key), *count);
            thirds += usize::from(*count >= 3);
        }
        assert!(thirds > 100, "{thirds}");
    }

    #[test]
    fn the_order_does_not_matter() {
        let of = |keys: &[u64]| {
            let mut history = History::default();
            for &key in keys {
                history.add(key);
            }
            history
        };
        let mut keys: Vec<_> = keys(100).collect();
        let history = of(&keys);
        keys.reverse();
        assert_eq!(of(&keys), history);
        assert_ne!(of(&keys[1..]), history);
    }

    #[test]
    fn nothing_is_left_after_clearing() {
        let mut history = History::default();
        for key in keys(100) {
            history.add(key);
        }
        history.clear();
        assert_eq!(history, History::default());
        assert_eq!([history.add(7), history.add(7), history.add(7)], [false, false, true]);
    }

    /// A game keeps the history of every ply: together they grow like n log n.
    #[test]
    fn clones_share_the_past() {
        const PLIES: usize = 1 << 14;
        let mut now = History::default();
        let mut all = Vec::new();
        for key in keys(PLIES as u64) {
            now.add(key);
            all.push(now.clone());
        }
        let mut seen = HashSet::new();
        let runs = all.iter().flat_map(History::runs);
        let kept: usize =
            runs.filter(|run| seen.insert(&raw const **run)).map(|run| run.keys.len()).sum();
        // The new run of every sixteenth ply is as long as the largest power of two
        // in the number of the ply.
        assert_eq!(kept, 6 * PLIES);
    }
}
