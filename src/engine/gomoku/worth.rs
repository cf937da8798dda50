//! What the shapes on the four lines through an empty point are worth together.

use super::{
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

/// What a point is worth to a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(align(8))]
pub(super) struct Worth {
    /// In the evaluation, when the colour is to move.
    pub(super) attack: i16,
    /// The same when it is not.
    pub(super) guard: i16,
    /// For the order of moves, when the colour is to move.
    pub(super) make: i8,
    /// The same when it is not.
    pub(super) spoil: i8,
    /// What a stone there threatens.
    pub(super) rank: Rank,
}

/// The number of unordered pairs of shapes.
pub(super) const PAIRS: usize = SHAPES * (SHAPES + 1) / 2;

/// The number of the two greatest of four shapes.
pub(super) fn top_pair(mut shapes: [u8; 4]) -> usize {
    shapes.sort_unstable();
    let [.., less, most] = shapes.map(usize::from);
    most * (most + 1) / 2 + less
}

/// The worth of every four shapes.
pub(super) struct Worths {
    pairs: [[u8; SHAPES]; SHAPES],
    all: Vec<Worth>,
}

impl Worths {
    pub(super) fn new(long: Long) -> Self {
        let mut pairs = [[0; SHAPES]; SHAPES];
        let mut list = Vec::with_capacity(PAIRS);
        let two = |one: u8| (one..SHAPES as u8).map(move |two| [one, two]);
        for pair in (0..SHAPES as u8).flat_map(two) {
            let [one, two] = pair.map(usize::from);
            pairs[one][two] = list.len() as u8;
            pairs[two][one] = list.len() as u8;
            list.push(pair);
        }
        let mut all = Vec::with_capacity(PAIRS * PAIRS);
        for &[one, two] in &list {
            for &[three, four] in &list {
                all.push(worth([one, two, three, four], long));
            }
        }
        Self { pairs, all }
    }

    /// The worth of a point with these shapes on its lines.
    pub(super) fn of(&self, shapes: [u8; 4]) -> Worth {
        let [one, two, three, four] = shapes.map(usize::from);
        let (first, second) = (self.pairs[one][two], self.pairs[three][four]);
        self.all[usize::from(first) * PAIRS + usize::from(second)]
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
        attack: sum(&ATTACK) + ATTACK_PAIR[pair],
        guard: sum(&GUARD) + GUARD_PAIR[pair],
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
