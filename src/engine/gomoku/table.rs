//! The transposition table: what was found of positions that come up again.

use super::lines::Spot;

/// How a stored value stands to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is at most the stored one.
    Upper,
    /// It is at least the stored one.
    Lower,
    Exact,
}

/// What was found of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// The best point, if one is known.
    pub(super) best: Option<Spot>,
}

/// Two entries share a place: one is kept for its depth, the other always replaced.
/// An entry is two words: the position's number, and everything else.
pub(super) struct Table {
    words: Vec<[u64; 4]>,
    mask: usize,
    age: u64,
}

const NO_SPOT: u64 = 0xffff;

impl Table {
    /// An empty table of at most so many bytes. The memory is asked for as zeroes,
    /// which costs nothing until it is used.
    pub(super) fn new(bytes: usize) -> Self {
        let places = (bytes / size_of::<[u64; 4]>()).max(1);
        let places = 1_usize << places.ilog2();
        Self { words: vec![[0; 4]; places], mask: places - 1, age: 0 }
    }

    /// Makes the machine hand out the memory now rather than during a search.
    pub(super) fn warm(&mut self) {
        // A step is a page of memory.
        self.words
            .iter_mut()
            .step_by(4096 / size_of::<[u64; 4]>())
            .for_each(|words| *words = [0; 4]);
    }

    /// A new search begins: what is left of older ones gives way.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) & 0xff;
    }

    /// What is known of a position; values are counted from `ply`.
    pub(super) fn get(&self, hash: u64) -> Option<Entry> {
        let words = &self.words[hash as usize & self.mask];
        let data = match () {
            () if words[0] == hash && words[1] != 0 => words[1],
            () if words[2] == hash && words[3] != 0 => words[3],
            () => return None,
        };
        let best = data >> 32 & 0xffff;
        Some(Entry {
            value: i32::from(data as u16 as i16),
            depth: i32::from((data >> 16) as u8 as i8),
            bound: match data >> 24 & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
            best: (best != NO_SPOT).then_some(best as Spot),
        })
    }

    /// Stores what was found.
    pub(super) fn set(&mut self, hash: u64, entry: Entry) {
        let bound = match entry.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        let data = u64::from(entry.value as i16 as u16)
            | u64::from(entry.depth as i8 as u8) << 16
            | bound << 24
            | entry.best.map_or(NO_SPOT, u64::from) << 32
            | self.age << 48;
        let words = &mut self.words[hash as usize & self.mask];
        let kept = i32::from((words[1] >> 16) as u8 as i8);
        let old = words[1] >> 48 & 0xff != self.age;
        if words[0] == hash || words[1] == 0 || old || entry.depth >= kept {
            if words[0] != hash {
                (words[2], words[3]) = (words[0], words[1]);
            }
            (words[0], words[1]) = (hash, data);
        } else {
            (words[2], words[3]) = (hash, data);
        }
    }
}
