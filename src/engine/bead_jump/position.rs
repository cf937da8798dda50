//! A position of Bead jump as the search sees it.

use super::net::{SHAPE, WEIGHTS, inputs};
use crate::{
    engine::{
        alpha_beta::{Code, End, Move, Position, mixed},
        net::{self, Net},
    },
    rules::{
        BySide, Game, Point, Side,
        bead_jump::{Action, BeadJump, CAMPS, CELLS, Cells, Rules, State, WIDTH, moves_of},
    },
};

/// The beads, and what else decides how the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beads {
    pub(super) of: BySide<Cells>,
    /// Plies of the game so far.
    plies: u32,
    /// Whether the last ply was a pass.
    passed: bool,
    end: Option<End>,
}

/// What the positions of a game share.
pub struct Context {
    rules: Rules,
    net: Net,
}

/// The code of a pass: a bead that stays where it is.
const PASS: Code = 0;
/// Plies before a deadline in which the count of plies is part of the key: further away
/// than any search sees.
const NEAR: u32 = 64;

impl Context {
    /// The context of a game, judged by these weights.
    pub(super) fn new(game: &BeadJump, weights: &[u8]) -> Self {
        Self { rules: game.rules().clone(), net: Net::new(SHAPE, weights) }
    }
}

impl Beads {
    /// The round of the ply to be played.
    fn round(&self) -> u32 {
        self.plies / 2 + 1
    }

    /// How many beads of a side are outside its own camp.
    fn outside(&self, side: Side) -> usize {
        Cells(self.of[side].0 & !CAMPS[side].0).count()
    }

    /// The cells on which the side to move may not end.
    fn closed(&self, rules: &Rules) -> Cells {
        match rules.home.last() {
            Some(last) if rules.no_return && self.round() > u32::from(last.round) => {
                CAMPS[self.side()]
            }
            _ => Cells::default(),
        }
    }

    /// The end of the game at the end of a round in which a side had to have left home.
    fn stalling(&self, rules: &Rules, round: u32) -> Option<End> {
        let row = rules.home.binary_search_by_key(&round, |check| u32::from(check.round)).ok()?;
        let short = |side| self.outside(side) < usize::from(rules.home[row].outside);
        match Side::ALL.map(short) {
            [false, false] => None,
            [true, true] => Some(End::Drawn),
            [first, _] => Some(End::Won(if first { Side::Second } else { Side::First })),
        }
    }

    /// Whether the number of the ply decides something within sight.
    fn hurried(&self, rules: &Rules) -> bool {
        let near = |round: u16| {
            let round = u32::from(round);
            round >= self.round() && round - self.round() <= NEAR / 2
        };
        near(rules.max_rounds)
            || rules.home.iter().any(|check| {
                near(check.round)
                    && Side::ALL.iter().any(|&side| self.outside(side) < usize::from(check.outside))
            })
            || rules.no_return && rules.home.last().is_some_and(|last| near(last.round))
    }
}

/// How many steps a cell is away from the far corner of a side's goal.
pub(super) const fn way_to_go(cell: usize, side: Side) -> i32 {
    let (column, row) = ((cell % WIDTH) as i32, (cell / WIDTH) as i32);
    match side {
        Side::First => column + 5 - row,
        Side::Second => 5 - column + row,
    }
}

impl Position for Beads {
    type Game = BeadJump;
    type Context = Context;

    // The search is surer of itself than the network: measured on games against itself.
    const SCALE: f64 = 1.5 * net::SCALE;
    const MARGIN: Option<i32> = Some(90);

    fn context(game: &BeadJump) -> Context {
        Context::new(game, WEIGHTS)
    }

    fn new(_: &BeadJump, state: &State) -> Self {
        Self {
            of: BySide::from_fn(|side| state.beads(side)),
            plies: state.plies(),
            passed: state.passed(),
            end: None,
        }
    }

    fn past(state: &State) -> Vec<u64> {
        let mut keys: Vec<_> =
            state.past().into_iter().map(|(beads, side)| recurring(beads, side)).collect();
        keys.sort_unstable();
        keys
    }

    fn action(code: Code) -> Action {
        match code {
            PASS => Action::Pass,
            _ => Action::Move { from: Point(code >> 6), to: Point(code & 63) },
        }
    }

    fn side(&self) -> Side {
        if self.plies.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    fn end(&self) -> Option<End> {
        self.end
    }

    fn key(&self, context: &Context) -> u64 {
        let plies = if self.hurried(&context.rules) { self.plies + 1 } else { 0 };
        let BySide([first, second]) = self.of;
        let flags = u64::from(self.passed) << 1 | self.side().index() as u64;
        mixed(first.0 | flags << CELLS, second.0 | u64::from(plies) << CELLS)
    }

    fn recurring(&self) -> Option<u64> {
        Some(recurring(self.of, self.side()))
    }

    fn moves(&self, context: &Context, out: &mut Vec<Move>) {
        let side = self.side();
        let (own, enemy) = (self.of[side], self.of[!side]);
        let start = out.len();
        moves_of(own, Cells(own.0 | enemy.0), self.closed(&context.rules), |from, to| {
            let gain = way_to_go(from.0.into(), side) - way_to_go(to.0.into(), side);
            // Of two moves as far the hindmost bead's.
            let hint = 1000 * gain + 20 * way_to_go(from.0.into(), side);
            out.push(Move { code: from.0 << 6 | to.0, hint });
        });
        if out.len() == start {
            out.push(Move { code: PASS, hint: 0 });
        }
    }

    fn forcing(&self, _: &Context, _: &mut Vec<Move>) -> bool {
        true
    }

    fn play(&mut self, context: &Context, code: Code) {
        let rules = &context.rules;
        let (side, round) = (self.side(), self.round());
        let passes = code == PASS;
        if !passes {
            self.of[side].0 ^= 1 << (code >> 6) | 1 << (code & 63);
        }
        let both_passed = passes && self.passed;
        self.plies += 1;
        self.passed = passes;
        self.end = if !passes && self.of[side] == CAMPS[!side] {
            Some(End::Won(side))
        } else if both_passed {
            Some(End::Drawn)
        } else if side == Side::First {
            None
        } else if let Some(end) = self.stalling(rules, round) {
            Some(end)
        } else {
            (round == u32::from(rules.max_rounds)).then_some(End::Drawn)
        };
    }

    fn evaluate(&self, context: &Context) -> i32 {
        let mut sum = context.net.sum();
        inputs(self, false, |input| context.net.add(&mut sum, input));
        context.net.value(&sum)
    }
}

/// What is the same in two positions that count as one.
fn recurring(BySide([first, second]): BySide<Cells>, side: Side) -> u64 {
    mixed(first.0 | (side.index() as u64) << CELLS, second.0)
}
