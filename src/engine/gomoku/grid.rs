//! The position as the search keeps it: what every empty point is worth to either
//! colour, kept up to date stone by stone.

use super::{
    lines::{Board, LARGEST, SPOTS, STEPS, Spot, place, spot},
    patterns::Patterns,
    shape::{FARTHEST, SHAPES},
    weights::TEMPO,
    worth::{BAN, Class, Counts, FIVE, OPEN_FOUR, PAIRS, Rank, Value, Worth, makes_four, top_pair},
};
use crate::rules::gomoku::Rule;

/// What is known of an empty point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Point {
    /// What stones there would make, four bits a shape: Black's on the four lines, then
    /// White's.
    shapes: u32,
    /// By colour.
    class: [Class; 2],
}

/// What is known of all empty points together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Totals {
    values: [Value; 2],
    counts: [Counts; 2],
    hash: u64,
}

/// What was known of a point before a stone changed it.
#[derive(Clone, Copy, Debug, Default)]
struct Change {
    point: Point,
    spot: Spot,
    /// Whether what changed is that a stone makes a four there, or does no longer.
    four: bool,
}

/// A set of points.
type Set = [u64; SPOTS / 64];

/// More than the number of a point; a power of two.
const ROOM: usize = 1024;
/// More than the number of points that a stone can change; a power of two.
const CHANGES: usize = 64;

/// A position.
#[derive(Clone)]
pub(super) struct Grid {
    patterns: &'static Patterns,
    board: Board,
    points: Box<[Point; ROOM]>,
    totals: Totals,
    /// Of each colour, where a stone makes a four or a five.
    fours: [Set; 2],
    stones: Vec<Spot>,
    /// What the stones changed, to be put back: the first so many, of which each stone's
    /// part begins where the mark says.
    changes: Vec<Change>,
    changed: usize,
    marks: Vec<(usize, Totals)>,
}

impl Grid {
    /// An empty board.
    pub(super) fn new(size: usize, rule: Rule) -> Self {
        let mut grid = Self {
            patterns: Patterns::of(rule),
            board: Board::empty(size),
            points: Box::new([Point::default(); ROOM]),
            totals: Totals::default(),
            fours: [[0; SPOTS / 64]; 2],
            stones: Vec::new(),
            changes: Vec::new(),
            changed: 0,
            marks: Vec::new(),
        };
        let empty = [0, 1].map(|_| Worth::default());
        for row in 0..size {
            for column in 0..size {
                let spot = spot(column, row);
                let point = grid.judge(spot);
                grid.points[index(spot)] = point;
                grid.count(empty, grid.worths(point));
                grid.mark(spot, point);
            }
        }
        grid
    }

    /// What is known of an empty point, looked up afresh.
    fn judge(&self, spot: Spot) -> Point {
        let mut shapes = 0;
        for direction in 0..4 {
            let line = self.board.line(spot, direction);
            let [black, white] = self.patterns.shapes(&line, line.at).map(u32::from);
            shapes |= (black | white << 16) << (4 * direction);
        }
        self.point(shapes)
    }

    /// A point with these shapes.
    #[inline]
    fn point(&self, shapes: u32) -> Point {
        let class =
            [shapes as u16, (shapes >> 16) as u16].map(|shapes| self.patterns.class(shapes));
        Point { shapes, class }
    }

    /// What a point is worth to both colours.
    #[inline]
    fn worths(&self, point: Point) -> [Worth; 2] {
        [0, 1].map(|colour| *self.patterns.worth(colour, point.class[colour]))
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
    pub(super) fn worth(&self, spot: Spot, colour: usize) -> &'static Worth {
        self.patterns.worth(colour, self.points[index(spot)].class[colour])
    }

    /// The shapes on the lines through an empty point.
    #[inline]
    pub(super) fn shapes(&self, spot: Spot, colour: usize) -> [u8; 4] {
        let shapes = self.points[index(spot)].shapes >> (16 * colour);
        [0, 4, 8, 12].map(|shift| (shapes >> shift & 15) as u8)
    }

    /// How many empty points have this rank for a colour: a five, an open four or a ban.
    #[inline]
    pub(super) fn count_of(&self, colour: usize, rank: Rank) -> u16 {
        self.totals.counts[colour].of(rank)
    }

    /// The number of the position, the same for the same stones.
    pub(super) fn hash(&self, to_move: usize) -> u64 {
        self.totals.hash ^ [0, 0x9e37_79b9_7f4a_7c15][to_move]
    }

    /// The evaluation for the side to move.
    pub(super) fn evaluation(&self, to_move: usize) -> i32 {
        let values = &self.totals.values;
        values[to_move].attack() - values[1 - to_move].guard() + TEMPO
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

    /// The points that look forbidden to Black, fours of White left out.
    pub(super) fn bans(&self) -> impl Iterator<Item = Spot> + '_ {
        let near = (self.count_of(0, BAN) > 0).then(|| self.near());
        let looks =
            |&spot: &Spot| self.worth(spot, 0).rank == BAN && !makes_four(self.worth(spot, 1).rank);
        near.into_iter().flatten().filter(looks)
    }

    /// The number of points where a stone of the colour makes a four or a five.
    #[inline]
    pub(super) fn count_of_fours(&self, colour: usize) -> u16 {
        self.totals.counts[colour].fours()
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
        self.marks.push((self.changed, self.totals));
        self.stones.push(spot);
        self.count(self.worths(self.points[index(spot)]), [0, 1].map(|_| Worth::default()));
        self.mark(spot, Point::default());
        self.board.flip(spot, colour);
        self.totals.hash ^= key(spot, colour);
        if self.changes.len() < self.changed + CHANGES {
            self.changes.resize(self.changed + 8 * CHANGES, Change::default());
        }
        let start = self.changed;
        let mut shapes = [0; CHANGES];
        let count = self.look_around(spot, &mut shapes);
        for (place, &shapes) in shapes[..count.min(CHANGES)].iter().enumerate() {
            let Change { spot, point, .. } = self.changes[start + place];
            let new = self.point(shapes);
            self.points[index(spot)] = new;
            let [old_worths, worths] = [point, new].map(|point| self.worths(point));
            self.count(old_worths, worths);
            let differs = |colour: usize| {
                makes_four(old_worths[colour].rank) != makes_four(worths[colour].rank)
            };
            if differs(0) || differs(1) {
                self.mark(spot, new);
                self.changes[start + place].four = true;
            }
        }
        self.changed = start + count;
    }

    /// Notes the empty points whose shapes a new stone changes, and the new shapes; their
    /// number. Nothing here depends on what was found before, so the machine need not
    /// guess.
    #[inline]
    fn look_around(&mut self, spot: Spot, shapes: &mut [u32; CHANGES]) -> usize {
        let patterns = self.patterns;
        let reach = patterns.reach;
        let changes = &mut self.changes[self.changed..][..CHANGES];
        let mut count = 0;
        for (direction, step) in STEPS.into_iter().enumerate() {
            let line = self.board.line(spot, direction);
            let taken = line.stones[0] | line.stones[1] | line.off;
            // The stone's own place is bit `reach`.
            let mut empty = !taken >> (line.at + FARTHEST - reach) & ((2 << (2 * reach)) - 1);
            let first = i32::from(spot) - reach as i32 * step;
            while empty != 0 {
                let bit = empty.trailing_zeros() as usize;
                empty &= empty - 1;
                let other = (first + bit as i32 * step) as Spot;
                let [black, white] = patterns.shapes(&line, line.at + bit - reach).map(u32::from);
                let point = self.points[index(other)];
                let new = point.shapes & !(0x000f_000f << (4 * direction))
                    | (black | white << 16) << (4 * direction);
                changes[count % CHANGES] = Change { point, spot: other, four: false };
                shapes[count % CHANGES] = new;
                count += usize::from(new != point.shapes);
            }
        }
        count
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
        for place in start..self.changed {
            let Change { point, spot, four } = self.changes[place];
            self.points[index(spot)] = point;
            if four {
                self.mark(spot, point);
            }
        }
        self.mark(spot, self.points[index(spot)]);
        self.board.flip(spot, self.board.stone(spot).unwrap_or(0));
        self.changed = start;
        self.totals = totals;
    }

    /// Counts a point's new worth in the place of its old one.
    #[inline]
    fn count(&mut self, old: [Worth; 2], new: [Worth; 2]) {
        for colour in 0..2 {
            self.totals.values[colour].change(old[colour].value, new[colour].value);
            self.totals.counts[colour].change(old[colour].counts, new[colour].counts);
        }
    }

    /// Notes whether a stone on the point makes a four.
    #[inline]
    fn mark(&mut self, spot: Spot, point: Point) {
        let (word, bit) = (usize::from(spot) / 64, spot % 64);
        for colour in 0..2 {
            let four = makes_four(self.patterns.worth(colour, point.class[colour]).rank);
            let word = &mut self.fours[colour][word];
            *word = *word & !(1 << bit) | u64::from(four) << bit;
        }
    }
}

/// Where a point is found.
fn index(spot: Spot) -> usize {
    usize::from(spot) % ROOM
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
                    assert_eq!(point, grid.points[index(spot)]);
                    for (colour, worth) in grid.worths(point).into_iter().enumerate() {
                        totals.values[colour].change(Value::default(), worth.value);
                        totals.counts[colour].change(Counts::default(), worth.counts);
                        let four = grid.fours(colour).any(|four| four == spot);
                        assert_eq!(four, makes_four(worth.rank));
                    }
                }
                assert_eq!(totals, grid.totals);
            }
        }
    }
}
