//! What the shapes on the four lines through an empty point are worth together.

use super::{
    patterns::array,
    shape::{B2, B3, B4, BAD, F2, F2S, F3, F3S, F4, F5, Long, SHAPES},
    weights::{ATTACK, ATTACK_PAIR, GUARD, GUARD_PAIR, MAKE, MAKE_RANK, SPOIL, SPOIL_RANK},
};

/// What a stone on a point threatens, all its lines together; the greater, the more.
pub(super) type Rank = u8;
/// No more than a three that can be blocked.
pub(super) const NONE: Rank = 0;
/// Two twos or more that can become threes.
pub(super) const TWOS: Rank = 1;
/// An open three.
pub(super) const THREE: Rank = 2;
/// An open three, and something besides.
pub(super) const THREE_MORE: Rank = 3;
/// Two open threes.
pub(super) const THREES: Rank = 4;
/// A four that can be blocked.
pub(super) const FOUR: Rank = 5;
/// A four, and something besides.
pub(super) const FOUR_MORE: Rank = 6;
/// A four and an open three.
pub(super) const FOUR_THREE: Rank = 7;
/// Fours that cannot both be blocked: an open four, or two fours.
pub(super) const OPEN_FOUR: Rank = 8;
/// Five.
pub(super) const FIVE: Rank = 9;
/// Renju: forbidden to Black unless a closer look says otherwise.
pub(super) const BAN: Rank = 10;
/// The number of ranks.
pub(super) const RANKS: usize = 11;

/// The four shapes of a point, whatever their order, as a number.
pub(super) type Class = u16;

/// What a point is worth to a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Worth {
    /// In the evaluation.
    pub(super) value: Value,
    /// As one of how many points.
    pub(super) counts: Counts,
    /// For the order of moves, when the colour is to move.
    pub(super) make: i8,
    /// The same when it is not.
    pub(super) spoil: i8,
    /// What a stone there threatens.
    pub(super) rank: Rank,
}

/// Two sums in one word: of what points are worth to a colour that is to move, and to one
/// that is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Value(i64);

impl Value {
    fn new(attack: i16, guard: i16) -> Self {
        Self(i64::from(attack) + (i64::from(guard) << 32))
    }

    /// Puts a point's new worth in the place of its old one.
    #[inline]
    pub(super) fn change(&mut self, old: Self, new: Self) {
        self.0 += new.0 - old.0;
    }

    /// To a colour that is to move.
    pub(super) fn attack(self) -> i32 {
        self.0 as i32
    }

    /// To a colour that is not.
    pub(super) fn guard(self) -> i32 {
        ((self.0 - i64::from(self.attack())) >> 32) as i32
    }
}

/// Numbers of points by what a stone there makes, four in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts(u64);

impl Counts {
    fn new(rank: Rank) -> Self {
        let is = |is: bool, place: u32| u64::from(is) << (16 * place);
        Self(
            is(makes_four(rank), 0)
                + is(rank == FIVE, 1)
                + is(rank == OPEN_FOUR, 2)
                + is(rank == BAN, 3),
        )
    }

    /// Puts a point in the place of another.
    #[inline]
    pub(super) fn change(&mut self, old: Self, new: Self) {
        self.0 = self.0.wrapping_add(new.0).wrapping_sub(old.0);
    }

    /// How many of these ranks there are: [`FIVE`], [`OPEN_FOUR`] or [`BAN`].
    #[inline]
    pub(super) fn of(self, rank: Rank) -> u16 {
        let place = match rank {
            FIVE => 1,
            OPEN_FOUR => 2,
            _ => 3,
        };
        (self.0 >> (16 * place)) as u16
    }

    /// How many make a four or a five.
    #[inline]
    pub(super) fn fours(self) -> u16 {
        self.0 as u16
    }
}

/// Whether a stone on a point of this rank makes a four or a five.
pub(super) const fn makes_four(rank: Rank) -> bool {
    matches!(rank, FOUR | FOUR_MORE | FOUR_THREE | OPEN_FOUR | FIVE)
}

/// The number of unordered pairs of shapes.
pub(super) const PAIRS: usize = SHAPES * (SHAPES + 1) / 2;
/// More than the number of unordered fours of them.
const CLASSES: usize = 1 << 11;

/// The number of the two greatest of four shapes.
pub(super) fn top_pair(mut shapes: [u8; 4]) -> usize {
    shapes.sort_unstable();
    let [.., less, most] = shapes.map(usize::from);
    most * (most + 1) / 2 + less
}

/// The worth of every four shapes.
pub(super) struct Worths {
    /// The number of a pair of shapes, four bits each.
    pairs: [u8; 1 << 8],
    /// The class of two pairs, seven bits each.
    classes: Box<[Class; 1 << 14]>,
    all: Box<[Worth; CLASSES]>,
}

impl Worths {
    pub(super) fn new(long: Long) -> Self {
        let mut worths =
            Self { pairs: [0; 1 << 8], classes: array(0), all: array(Worth::default()) };
        for one in 0..SHAPES {
            for two in 0..=one {
                let pair = (one * (one + 1) / 2 + two) as u8;
                worths.pairs[one << 4 | two] = pair;
                worths.pairs[two << 4 | one] = pair;
            }
        }
        // Classes are numbered in the order in which their shapes come, the greatest first.
        let choose = |of: usize, count: usize| {
            (0..count).fold(1, |product, more| product * (of + more) / (more + 1))
        };
        let codes =
            (0..1_u32 << 16).map(|code| [0, 4, 8, 12].map(|shift| (code >> shift & 15) as u8));
        for shapes in codes.filter(|shapes| shapes.iter().all(|&shape| usize::from(shape) < SHAPES))
        {
            let mut sorted = shapes;
            sorted.sort_unstable();
            let class: usize = sorted
                .iter()
                .enumerate()
                .map(|(place, &shape)| choose(usize::from(shape), place + 1))
                .sum();
            let [low, high] = [shapes[0] | shapes[1] << 4, shapes[2] | shapes[3] << 4];
            let pair = |code: u8| usize::from(worths.pairs[usize::from(code)]);
            worths.classes[pair(high) << 7 | pair(low)] = class as Class;
            if sorted == shapes {
                worths.all[class] = worth(shapes, long);
            }
        }
        worths
    }

    /// The class of a point with these shapes on its lines, four bits each.
    #[inline]
    pub(super) fn class(&self, shapes: u16) -> Class {
        let [low, high] =
            shapes.to_le_bytes().map(|pair| usize::from(self.pairs[usize::from(pair)]));
        self.classes[(high << 7 | low) % (1 << 14)]
    }

    /// The worth of a point of this class.
    #[inline]
    pub(super) fn of(&self, class: Class) -> &Worth {
        &self.all[usize::from(class) % CLASSES]
    }
}

fn worth(shapes: [u8; 4], long: Long) -> Worth {
    let rank = rank(shapes, long);
    let pair = top_pair(shapes);
    let clamped = |sum: i16| sum.clamp(-127, 127) as i8;
    let sum = |weights: &[i16; SHAPES]| -> i16 {
        shapes.iter().map(|&shape| weights[usize::from(shape)]).sum()
    };
    Worth {
        value: Value::new(sum(&ATTACK) + ATTACK_PAIR[pair], sum(&GUARD) + GUARD_PAIR[pair]),
        counts: Counts::new(rank),
        make: clamped(sum(&MAKE) + MAKE_RANK[usize::from(rank)]),
        spoil: clamped(sum(&SPOIL) + SPOIL_RANK[usize::from(rank)]),
        rank,
    }
}

fn rank(shapes: [u8; 4], long: Long) -> Rank {
    let count = |wanted: &[u8]| shapes.iter().filter(|shape| wanted.contains(shape)).count();
    let (fours, threes) = (count(&[B4, F4]), count(&[F3, F3S]));
    if count(&[F5]) > 0 {
        return FIVE;
    }
    if long == Long::IsForbidden && (count(&[BAD]) > 0 || fours >= 2 || threes >= 2) {
        return BAN;
    }
    let more = count(&[F2, F2S, B3]) > 0;
    match (fours, threes) {
        (2.., _) => OPEN_FOUR,
        (1, _) if count(&[F4]) > 0 => OPEN_FOUR,
        (1, 1..) => FOUR_THREE,
        (1, 0) if more => FOUR_MORE,
        (1, 0) => FOUR,
        (0, 2..) => THREES,
        (0, 1) if more => THREE_MORE,
        (0, 1) => THREE,
        (0, 0) if count(&[F2, F2S, B3, B2]) >= 2 && count(&[F2, F2S]) >= 1 => TWOS,
        (0, 0) => NONE,
    }
}
