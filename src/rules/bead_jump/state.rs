//! A position of Bead jump, with the past that decides its future.

use super::cells::{CAMPS, CELLS, Cells};
use crate::rules::{BySide, Outcome, Point, Side, history::History};

/// A position: the beads, whose move it is, the round, and the positions before.
///
/// Two states are equal when the game can go on from both in the same way and the
/// same positions occurred, in whatever order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(super) beads: BySide<Cells>,
    /// Plies of the game so far: even when Blue is to move.
    pub(super) plies: u32,
    /// Whether the last ply was a pass.
    pub(super) passed: bool,
    pub(super) outcome: Option<Outcome>,
    key: u64,
    /// Empty when the rules do not ask for it.
    history: History,
}

impl State {
    /// A position that nothing went before, to be played on.
    pub(super) fn new(beads: BySide<Cells>, plies: u32) -> Self {
        let history = History::default();
        let key = key(beads, plies);
        Self { beads, plies, passed: false, outcome: None, key, history }
    }

    /// The beads of a side.
    pub fn beads(&self, side: Side) -> Cells {
        self.beads[side]
    }

    /// Whose bead stands on a point.
    pub fn at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.beads[side].contains(point))
    }

    /// The round, from 1, of the ply to be played; when the game is over, that of
    /// the last ply played.
    pub fn round(&self) -> u32 {
        (self.plies - u32::from(self.outcome.is_some())) / 2 + 1
    }

    /// How many beads of a side are outside its own camp.
    pub fn outside(&self, side: Side) -> usize {
        Cells(self.beads[side].0 & !CAMPS[side].0).count()
    }

    /// Plies of the game so far.
    pub(crate) fn plies(&self) -> u32 {
        self.plies
    }

    /// Whether the last ply was a pass.
    pub(crate) fn passed(&self) -> bool {
        self.passed
    }

    /// The positions that have occurred, this one too, each with the side to move;
    /// none when the rules do not look at it.
    pub(crate) fn past(&self) -> Vec<(BySide<Cells>, Side)> {
        self.history.sorted().into_iter().map(position).collect()
    }

    /// All beads.
    pub(super) fn occupied(&self) -> Cells {
        Cells(self.beads[Side::First].0 | self.beads[Side::Second].0)
    }

    /// The side to move, or that would be if the game were not over.
    pub(super) const fn side(&self) -> Side {
        if self.plies.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// Moves a bead of the side to move. The turn stays.
    pub(super) fn shift(&mut self, from: Point, to: Point) {
        let side = self.side();
        self.beads[side].0 ^= Cells::one(from).0 ^ Cells::one(to).0;
        let weights = &WEIGHTS[side];
        let gain = weights[to.0 as usize].wrapping_sub(weights[from.0 as usize]);
        self.key = self.key.wrapping_add(gain);
    }

    /// Gives the turn to the other side.
    pub(super) const fn end_ply(&mut self, passed: bool) {
        self.plies += 1;
        self.passed = passed;
        self.key ^= SECOND_TO_MOVE;
    }

    /// Notes that the position occurred; whether it was the third time.
    pub(super) fn note(&mut self) -> bool {
        self.history.add(self.key)
    }
}

/// The flag of the key for the side to move.
const SECOND_TO_MOVE: u64 = 1 << 63;

/// What a bead on a cell adds to the key: the board is a number in base 3, a blue
/// bead the digit 1 and a red one the digit 2. As 3³⁶ < 2⁵⁸, different positions
/// have different keys.
static WEIGHTS: BySide<[u64; CELLS]> = BySide([weights(1), weights(2)]);

const fn weights(digit: u64) -> [u64; CELLS] {
    let mut table = [digit; CELLS];
    let mut cell = 1;
    while cell < CELLS {
        table[cell] = 3 * table[cell - 1];
        cell += 1;
    }
    table
}

/// The key of a position.
fn key(beads: BySide<Cells>, plies: u32) -> u64 {
    let sum = |side: Side| beads[side].points().map(|at| WEIGHTS[side][at.0 as usize]).sum::<u64>();
    let turn = if plies.is_multiple_of(2) { 0 } else { SECOND_TO_MOVE };
    sum(Side::First) + sum(Side::Second) + turn
}

/// The position of a key.
fn position(key: u64) -> (BySide<Cells>, Side) {
    let side = if key & SECOND_TO_MOVE == 0 { Side::First } else { Side::Second };
    let mut digits = key & !SECOND_TO_MOVE;
    let mut beads = BySide::<Cells>::default();
    for cell in 0..CELLS {
        match digits % 3 {
            1 => beads[Side::First].0 |= 1 << cell,
            2 => beads[Side::Second].0 |= 1 << cell,
            _ => {}
        }
        digits /= 3;
    }
    (beads, side)
}
