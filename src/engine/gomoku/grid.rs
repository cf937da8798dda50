//! The position as the search keeps it: what every empty point is worth to either
//! colour, kept up to date stone by stone.

use super::{
    lines::{Board, LARGEST, SPOTS, STEPS, Spot, place, spot},
    patterns::Patterns,
    shape::{FARTHEST, SHAPES},
    weights::TEMPO,
    worth::{FIVE, FOUR, FOUR_MORE, FOUR_THREE, OPEN_FOUR, PAIRS, RANKS, Rank, Worth, top_pair},
};
use crate::rules::gomoku::Rule;

/// What is known of an empty point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Point {
    /// By colour; a byte a direction, the first the lowest. Written and read whole,
    /// since a byte written just before would make the reading wait.
    shapes: [u32; 2],
    worth: [Worth; 2],
}

/// The numbers of the lines through an empty point, by direction and colour.
type Keys = [[u16; 2]; 4];

/// What is known of all empty points together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Totals {
    attack: [i32; 2],
    guard: [i32; 2],
    counts: [[i16; RANKS]; 2],
    hash: u64,
}

/// A set of points.
type Set = [u64; SPOTS / 64];

/// A position.
#[derive(Clone)]
pub(super) struct Grid {
    patterns: &'static Patterns,
    board: Board,
    points: Vec<Point>,
    keys: Vec<Keys>,
    totals: Totals,
    /// Of each colour, where a stone makes a four or a five.
    fours: [Set; 2],
    stones: Vec<Spot>,
    /// What the stones changed and what was known there before, to be put back, and
    /// where each one's part begins. Pairs would be put together byte by byte first.
    changed: Vec<Spot>,
    before: Vec<Point>,
    marks: Vec<(usize, Totals)>,
}

impl Grid {
    /// An empty board.
    pub(super) fn new(size: usize, rule: Rule) -> Self {
        let patterns = Patterns::of(rule);
        let mut grid = Self {
            patterns,
            board: Board::empty(size),
            points: vec![Point::default(); SPOTS],
            keys: vec![Keys::default(); SPOTS],
            totals: Totals::default(),
            fours: [[0; SPOTS / 64]; 2],
            stones: Vec::new(),
            changed: Vec::new(),
            before: Vec::new(),
            marks: Vec::new(),
        };
        for row in 0..size {
            for column in 0..size {
                let spot = spot(column, row);
                let keys = grid.look(spot);
                grid.keys[usize::from(spot)] = keys;
                let point = grid.judge(spot);
                grid.points[usize::from(spot)] = point;
                grid.count(spot, point.worth, 1);
            }
        }
        grid
    }

    /// The numbers of the lines through an empty point, read from the board.
    fn look(&self, spot: Spot) -> Keys {
        [0, 1, 2, 3].map(|direction| {
            let line = self.board.line(spot, direction);
            self.patterns.keys(&line, line.at)
        })
    }

    /// What is known of an empty point, looked up afresh.
    fn judge(&self, spot: Spot) -> Point {
        let mut point = Point::default();
        for (direction, keys) in self.keys[usize::from(spot)].into_iter().enumerate() {
            for (colour, key) in keys.into_iter().enumerate() {
                let shape = self.patterns.shape(colour, key);
                point.shapes[colour] |= u32::from(shape) << (8 * direction);
            }
        }
        for colour in 0..2 {
            point.worth[colour] = self.patterns.worth(colour, point.shapes[colour].to_le_bytes());
        }
        point
    }

    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    pub(super) fn patterns(&self) -> &'static Patterns {
        self.patterns
    }

    pub(super) fn size(&self) -> usize {
        self.board.size()
    }

    /// The points with stones, in the order in which they came.
    pub(super) fn stones(&self) -> &[Spot] {
        &self.stones
    }

    pub(super) fn is_full(&self) -> bool {
        self.stones.len() == self.size() * self.size()
    }

    pub(super) fn is_free(&self, spot: Spot) -> bool {
        let (column, row) = place(spot);
        column < self.size() && row < self.size() && self.board.stone(spot).is_none()
    }

    /// What an empty point is worth to a colour.
    #[inline]
    pub(super) fn worth(&self, spot: Spot, colour: usize) -> Worth {
        self.points[usize::from(spot)].worth[colour]
    }

    /// The shapes on the lines through an empty point.
    #[inline]
    pub(super) fn shapes(&self, spot: Spot, colour: usize) -> [u8; 4] {
        self.points[usize::from(spot)].shapes[colour].to_le_bytes()
    }

    /// How many empty points have this rank for a colour.
    #[inline]
    pub(super) fn count_of(&self, colour: usize, rank: Rank) -> i16 {
        self.totals.counts[colour][usize::from(rank)]
    }

    /// The number of the position, the same for the same stones.
    pub(super) fn hash(&self, to_move: usize) -> u64 {
        self.totals.hash ^ [0, 0x9e37_79b9_7f4a_7c15][to_move]
    }

    /// The evaluation for the side to move.
    pub(super) fn evaluation(&self, to_move: usize) -> i32 {
        self.totals.attack[to_move] - self.totals.guard[1 - to_move] + TEMPO
    }

    /// What [`Grid::evaluation`] weighs; `None` where a five is near.
    pub(super) fn features(&self, to_move: usize) -> Option<Vec<i16>> {
        let near = |colour, rank| self.count_of(colour, rank) > 0;
        if near(0, FIVE) || near(1, FIVE) || near(to_move, OPEN_FOUR) {
            return None;
        }
        let mut features = Vec::new();
        for colour in [to_move, 1 - to_move] {
            let (mut shapes, mut pairs) = ([0; SHAPES], [0; PAIRS]);
            for spot in self.free() {
                let all = self.shapes(spot, colour);
                for shape in all {
                    shapes[usize::from(shape)] += 1;
                }
                pairs[top_pair(all)] += 1;
            }
            features.extend(shapes);
            features.extend(pairs);
        }
        Some(features)
    }

    /// The points where a stone of the colour makes a four or a five.
    pub(super) fn fours(&self, colour: usize) -> impl Iterator<Item = Spot> + use<> {
        spots(self.fours[colour])
    }

    /// The points where a stone of either colour makes a four or a five.
    pub(super) fn all_fours(&self) -> impl Iterator<Item = Spot> + use<> {
        let mut set = self.fours[0];
        set.iter_mut().zip(self.fours[1]).for_each(|(one, two)| *one |= two);
        spots(set)
    }

    /// The number of points where a stone of the colour makes a four or a five.
    #[inline]
    pub(super) fn count_of_fours(&self, colour: usize) -> i16 {
        self.totals.counts[colour][usize::from(FOUR)..=usize::from(FIVE)].iter().sum()
    }

    /// The first point where the colour makes five.
    pub(super) fn five(&self, colour: usize) -> Option<Spot> {
        if self.count_of(colour, FIVE) == 0 {
            return None;
        }
        self.fours(colour).find(|&spot| self.worth(spot, colour).rank == FIVE)
    }

    /// The empty points at most two steps from a stone, row by row.
    pub(super) fn near(&self) -> impl Iterator<Item = Spot> + use<> {
        let size = self.size();
        let full = u32::MAX >> (32 - size);
        let mut taken = [0; LARGEST + 4];
        let mut wide = [0; LARGEST + 4];
        for row in 0..size {
            let bits = self.board.row(0, row) | self.board.row(1, row);
            taken[row + 2] = bits;
            wide[row + 2] = bits | bits << 1 | bits << 2 | bits >> 1 | bits >> 2;
        }
        (0..size).flat_map(move |row| {
            let around = wide[row] | wide[row + 1] | wide[row + 2] | wide[row + 3] | wide[row + 4];
            let mut bits = around & full & !taken[row + 2];
            std::iter::from_fn(move || {
                let column = bits.trailing_zeros() as usize;
                bits &= bits.checked_sub(1)?;
                Some(spot(column, row))
            })
        })
    }

    /// Every empty point.
    pub(super) fn free(&self) -> impl Iterator<Item = Spot> + '_ {
        let size = self.size();
        let all = (0..size).flat_map(move |row| (0..size).map(move |column| spot(column, row)));
        all.filter(|&spot| self.board.stone(spot).is_none())
    }

    /// Puts a stone on an empty point.
    pub(super) fn put(&mut self, spot: Spot, colour: usize) {
        self.marks.push((self.changed.len(), self.totals));
        self.stones.push(spot);
        let point = self.points[usize::from(spot)];
        self.changed.push(spot);
        self.before.push(point);
        self.count(spot, point.worth, -1);
        self.board.flip(spot, colour);
        self.totals.hash ^= key(spot, colour);
        let factors = if colour == 0 { [1, 2] } else { [2, 1] };
        self.around(spot, |grid, other, direction, power| {
            let keys = &mut grid.keys[usize::from(other)][direction];
            keys[0] += factors[0] * power;
            keys[1] += factors[1] * power;
            let shapes = [0, 1].map(|colour| grid.patterns.shape(colour, keys[colour]));
            grid.update(other, direction, shapes);
        });
    }

    /// Takes away all stones.
    pub(super) fn clear(&mut self) {
        while !self.stones.is_empty() {
            self.undo();
        }
    }

    /// Takes away the last stone.
    pub(super) fn undo(&mut self) {
        let (Some(spot), Some((start, totals))) = (self.stones.pop(), self.marks.pop()) else {
            return;
        };
        let colour = self.board.stone(spot).unwrap_or(0);
        let factors = if colour == 0 { [1, 2] } else { [2, 1] };
        self.around(spot, |grid, other, direction, power| {
            let keys = &mut grid.keys[usize::from(other)][direction];
            keys[0] -= factors[0] * power;
            keys[1] -= factors[1] * power;
        });
        self.board.flip(spot, colour);
        while self.changed.len() > start {
            let (Some(spot), Some(point)) = (self.changed.pop(), self.before.pop()) else { break };
            let now = std::mem::replace(&mut self.points[usize::from(spot)], point);
            if [now, point].iter().flat_map(|point| point.worth).any(|worth| makes_four(worth.rank))
            {
                self.mark(spot, point.worth);
            }
        }
        self.totals = totals;
    }

    /// Visits the empty points whose lines a stone on this point is part of: each with
    /// the direction and what an own stone there adds to the number of the line.
    #[inline]
    fn around(&mut self, spot: Spot, mut visit: impl FnMut(&mut Self, Spot, usize, u16)) {
        let reach = self.patterns.reach;
        for (direction, step) in STEPS.into_iter().enumerate() {
            let line = self.board.line(spot, direction);
            let taken = line.stones[0] | line.stones[1] | line.off;
            // The stone's own place is bit `reach`.
            let first = line.at + FARTHEST - reach;
            let mut empty = !taken >> first & ((1 << (2 * reach + 1)) - 1);
            while empty != 0 {
                let bit = empty.trailing_zeros() as usize;
                empty &= empty - 1;
                let away = bit as i32 - reach as i32;
                let other = (i32::from(spot) + away * step) as Spot;
                visit(self, other, direction, self.patterns.powers[2 * reach - bit]);
            }
        }
    }

    /// The empty point's shapes in one direction are now these.
    #[inline]
    fn update(&mut self, spot: Spot, direction: usize, shapes: [u8; 2]) {
        let point = &mut self.points[usize::from(spot)];
        let old = *point;
        let shift = 8 * direction as u32;
        let new = [0, 1].map(|colour| {
            old.shapes[colour] & !(0xff << shift) | u32::from(shapes[colour]) << shift
        });
        if old.shapes == new {
            return;
        }
        self.changed.push(spot);
        self.before.push(*point);
        point.shapes = new;
        let mut fours = false;
        for colour in 0..2 {
            if old.shapes[colour] == new[colour] {
                continue;
            }
            let new = self.patterns.worth(colour, new[colour].to_le_bytes());
            point.worth[colour] = new;
            let old = old.worth[colour];
            self.totals.attack[colour] += i32::from(new.attack) - i32::from(old.attack);
            self.totals.guard[colour] += i32::from(new.guard) - i32::from(old.guard);
            if old.rank != new.rank {
                self.totals.counts[colour][usize::from(old.rank)] -= 1;
                self.totals.counts[colour][usize::from(new.rank)] += 1;
                fours |= makes_four(old.rank) != makes_four(new.rank);
            }
        }
        if fours {
            let worth = point.worth;
            self.mark(spot, worth);
        }
    }

    /// Counts an empty point in or out.
    fn count(&mut self, spot: Spot, worth: [Worth; 2], times: i16) {
        for (colour, worth) in worth.into_iter().enumerate() {
            self.totals.attack[colour] += i32::from(times) * i32::from(worth.attack);
            self.totals.guard[colour] += i32::from(times) * i32::from(worth.guard);
            self.totals.counts[colour][usize::from(worth.rank)] += times;
        }
        self.mark(spot, if times > 0 { worth } else { [Worth::default(); 2] });
    }

    /// Notes whether a stone on the point makes a four.
    #[inline]
    fn mark(&mut self, spot: Spot, worth: [Worth; 2]) {
        let (word, bit) = (usize::from(spot) / 64, spot % 64);
        for (fours, worth) in self.fours.iter_mut().zip(worth) {
            let four = makes_four(worth.rank);
            fours[word] = fours[word] & !(1 << bit) | u64::from(four) << bit;
        }
    }
}

/// Whether a stone on a point of this rank makes a four or a five.
pub(super) const fn makes_four(rank: Rank) -> bool {
    matches!(rank, FOUR | FOUR_MORE | FOUR_THREE | OPEN_FOUR | FIVE)
}

/// The points of a set in order.
fn spots(set: Set) -> impl Iterator<Item = Spot> {
    set.into_iter().enumerate().flat_map(|(word, mut bits)| {
        std::iter::from_fn(move || {
            let bit = bits.trailing_zeros();
            bits &= bits.checked_sub(1)?;
            Some((word as u32 * 64 + bit) as Spot)
        })
    })
}

/// Zobrist's number of a stone (1970), made by Steele's splitmix64.
fn key(spot: Spot, colour: usize) -> u64 {
    let seed = (u64::from(spot) * 2 + colour as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (seed ^ seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After any stones and undoings, everything is as if the stones had been put on
    /// an empty board.
    #[test]
    fn kept_up_to_date() {
        let mut word = 1_u64;
        for (rule, size) in
            [(Rule::Freestyle, 15), (Rule::Exact, 20), (Rule::Renju, 15), (Rule::Freestyle, 5)]
        {
            let mut grid = Grid::new(size, rule);
            let mut colours = Vec::new();
            for step in 0..600_u64 {
                word ^= word << 13;
                word ^= word >> 7;
                word ^= word << 17;
                let free: Vec<_> = grid.free().collect();
                if word % 5 < 2 || free.is_empty() {
                    grid.undo();
                    colours.pop();
                } else {
                    let colour = (word >> 20) as usize % 2;
                    grid.put(free[(word >> 32) as usize % free.len()], colour);
                    colours.push(colour);
                }
                if step % 10 > 0 {
                    continue;
                }
                let mut fresh = Grid::new(size, rule);
                for (&spot, &colour) in grid.stones().iter().zip(&colours) {
                    fresh.put(spot, colour);
                }
                assert_eq!(fresh.totals, grid.totals);
                assert_eq!(fresh.fours, grid.fours);
                assert_eq!(fresh.board, grid.board);
                let mut totals = Totals { hash: grid.totals.hash, ..Totals::default() };
                for spot in grid.free() {
                    let point = grid.judge(spot);
                    assert_eq!(grid.look(spot), grid.keys[usize::from(spot)]);
                    assert_eq!(point, grid.points[usize::from(spot)]);
                    for colour in 0..2 {
                        let worth = point.worth[colour];
                        totals.attack[colour] += i32::from(worth.attack);
                        totals.guard[colour] += i32::from(worth.guard);
                        totals.counts[colour][usize::from(worth.rank)] += 1;
                        let four = grid.fours(colour).any(|four| four == spot);
                        assert_eq!(four, makes_four(worth.rank));
                    }
                }
                assert_eq!(totals, grid.totals);
            }
        }
    }
}
