//! A position of San San Qi as the search sees it.

use super::net::{SHAPE, WEIGHTS, inputs};
use crate::{
    engine::{
        alpha_beta::{Code, End, FORCING, Move, Position, mixed},
        net::{self, Net},
    },
    rules::{
        Game, Side,
        san_san::{
            Action, BoardPoint, FULL, LINES_THROUGH, Phase, Rules, SanSan, State, TakeLines,
            around, in_lines, recurring,
        },
    },
};

/// The stones, and what else decides how the game goes on. Sets of points are masks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones {
    /// The stones that count, by side.
    pub(super) living: [u32; 2],
    /// The stones marked dead; none in phase 2.
    pub(super) dead: [u32; 2],
    pub(super) moving: bool,
    side: Side,
    /// How many enemy stones the side is about to mark or remove.
    pub(super) takes: u8,
    /// Plies of phase 2 since the last removal; 0 when the rules do not count them.
    quiet: u16,
    end: Option<End>,
}

/// What the positions of a game share.
pub struct Context {
    pub(super) rules: Rules,
    /// Of phase 1, then of phase 2.
    nets: [Net; 2],
}

// A code is a from and a to of five bits; for placing and taking, from is no point.
const PLACE: Code = 24;
const TAKE: Code = 25;

impl Context {
    /// The context of a game, judged by these weights.
    pub(super) fn new(game: &SanSan, weights: &[u8]) -> Self {
        let nets =
            [0, SHAPE.len()].map(|first| Net::new(SHAPE, weights.get(first..).unwrap_or_default()));
        Self { rules: game.rules().clone(), nets }
    }
}

fn code(from: Code, to: u32) -> Code {
    from << 5 | to as Code
}

/// Plies before the draw without a removal in which their count is part of the key:
/// further away than any search sees.
const NEAR: u16 = 40;

impl Stones {
    /// The points without a stone.
    pub(super) fn empty(&self) -> u32 {
        FULL & !(self.living[0] | self.living[1] | self.dead[0] | self.dead[1])
    }

    /// The stones of a side that complete and protect lines.
    pub(super) fn counting(&self, rules: &Rules, side: Side) -> u32 {
        let dead = if rules.dead_count { self.dead[side.index()] } else { 0 };
        self.living[side.index()] | dead
    }

    /// The enemy stones that the side may mark or remove.
    fn targets(&self, rules: &Rules) -> u32 {
        let enemy = !self.side;
        let living = self.living[enemy.index()];
        let loose = living & !in_lines(self.counting(rules, enemy));
        match rules.take_lines {
            TakeLines::Never => loose,
            TakeLines::IfNoOthers if loose != 0 => loose,
            TakeLines::IfNoOthers | TakeLines::Always => living,
        }
    }

    pub(super) fn flies(&self, rules: &Rules, side: Side) -> bool {
        rules.fly && self.moving && self.living[side.index()].count_ones() == 3
    }

    /// The position turned by one of the sixteen symmetries: quarter turns, a mirror, and
    /// the outer square changing places with the inner one.
    pub(super) fn turned(self, symmetry: usize) -> Self {
        let turn = |set| bits(set).fold(0, |all, at| all | 1 << symmetric(at, symmetry as u32));
        Self { living: self.living.map(turn), dead: self.dead.map(turn), ..self }
    }

    fn can_slide(&self, rules: &Rules) -> bool {
        let empty = self.empty();
        let own = self.living[self.side.index()];
        around(own) & empty != 0 || self.flies(rules, self.side) && empty != 0
    }

    /// The stone just set on a point may complete lines, which may allow to take.
    fn complete_lines(&mut self, rules: &Rules, at: usize) {
        let lines = filled(self.counting(rules, self.side), at);
        self.takes = if rules.take_per_line { lines } else { lines.min(1) };
        self.go_on(rules);
    }

    /// Goes on with what is left to take, or ends the turn.
    fn go_on(&mut self, rules: &Rules) {
        if self.takes > 0 && self.targets(rules) != 0 {
            return;
        }
        self.takes = 0;
        self.side = !self.side;
        if self.moving {
            self.judge(rules);
        } else if self.empty() == 0 {
            self.end_placing(rules);
        }
    }

    fn take(&mut self, rules: &Rules, at: u32) {
        let (own, enemy) = (self.side, (!self.side).index());
        self.takes -= 1;
        self.living[enemy] &= !(1 << at);
        if self.moving {
            self.quiet = 0;
            if self.living[enemy].count_ones() < 3 {
                self.end = Some(End::Won(own));
                return;
            }
        } else {
            self.dead[enemy] |= 1 << at;
        }
        self.go_on(rules);
    }

    fn end_placing(&mut self, rules: &Rules) {
        let any_line =
            (self.dead[0] | self.dead[1] | in_lines(self.living[0]) | in_lines(self.living[1]))
                != 0;
        if rules.dull_game && !any_line {
            self.end = Some(End::Won(Side::Second));
            return;
        }
        self.dead = [0; 2];
        self.moving = true;
        self.side = if rules.red_first { Side::First } else { Side::Second };
        match self.living.map(|stones| stones.count_ones() < 3) {
            [false, false] if !rules.dull_game && self.empty() == 0 => self.end = Some(End::Drawn),
            [false, false] => self.judge(rules),
            [true, true] => self.end = Some(End::Drawn),
            [true, false] => self.end = Some(End::Won(Side::Second)),
            [false, true] => self.end = Some(End::Won(Side::First)),
        }
    }

    /// The ends that can come with a turn of phase 2.
    fn judge(&mut self, rules: &Rules) {
        if !self.can_slide(rules) {
            self.end = Some(End::Won(!self.side));
        } else if rules.no_removal > 0 && self.quiet >= rules.no_removal {
            self.end = Some(End::Drawn);
        }
    }

    /// Whether a side could complete a line with a stone that slides to this empty point.
    pub(super) fn threatens(&self, rules: &Rules, side: Side, to: usize) -> bool {
        let counting = self.counting(rules, side);
        let movers = if self.flies(rules, side) { FULL } else { around(1 << to) };
        bits(self.living[side.index()] & movers)
            .any(|from| filled(counting & !(1 << from) | 1 << to, to) > 0)
    }

    /// Calls on each slide of the side.
    fn slides(&self, rules: &Rules, mut on: impl FnMut(u32, u32)) {
        let empty = self.empty();
        let flies = self.flies(rules, self.side);
        for from in bits(self.living[self.side.index()]) {
            let targets = if flies { empty } else { around(1 << from) & empty };
            for to in bits(targets) {
                on(from, to);
            }
        }
    }

    /// Appends the moves of the side, or only those that complete a line.
    fn list(&self, rules: &Rules, all: bool, out: &mut Vec<Move>) {
        let own = self.counting(rules, self.side);
        let enemy = self.counting(rules, !self.side);
        if self.takes > 0 {
            // Better take a stone of two that wait for a third.
            out.extend(bits(self.targets(rules)).map(|at| {
                let hint = FORCING + worth(enemy & !(1 << at), own, at as usize);
                Move { code: code(TAKE, at), hint }
            }));
        } else if self.moving {
            self.slides(rules, |from, to| {
                let without = own & !(1 << from);
                let lines = i32::from(filled(without | 1 << to, to as usize));
                let stops = i32::from(filled(enemy | 1 << to, to as usize));
                let hint = match lines {
                    0 => 2000 * stops + worth(without, enemy, to as usize),
                    _ => FORCING + 1000 * lines,
                };
                if all || lines > 0 {
                    out.push(Move { code: code(from as Code, to), hint });
                }
            });
        } else {
            out.extend(bits(self.empty()).filter_map(|at| {
                let lines = i32::from(filled(own | 1 << at, at as usize));
                let stops = i32::from(filled(enemy | 1 << at, at as usize));
                let hint = match lines {
                    0 => 4000 * stops + worth(own, enemy, at as usize),
                    _ => FORCING + 1000 * (lines + stops),
                };
                (all || lines > 0).then_some(Move { code: code(PLACE, at), hint })
            }));
        }
    }
}

/// Where a point goes by a symmetry.
fn symmetric(at: u32, symmetry: u32) -> u32 {
    let (square, place) = (at / 8, at % 8);
    let place = (place + 2 * (symmetry & 3)) % 8;
    let place = if symmetry & 4 == 0 { place } else { (8 - place) % 8 };
    let square = if symmetry & 8 == 0 { square } else { 2 - square };
    8 * square + place
}

/// How many lines through a point are filled by these stones.
pub(super) fn filled(stones: u32, at: usize) -> u8 {
    LINES_THROUGH[at].iter().map(|&line| u8::from(stones & line == line)).sum()
}

/// What a stone on a point is worth in lines: those that have one of the stones already,
/// and none of the others.
pub(super) fn worth(stones: u32, others: u32, at: usize) -> i32 {
    let of = |line: u32| match line {
        u32::MAX => 0,
        _ if line & others != 0 => 0,
        _ => 100 + 300 * (stones & line & !(1 << at)).count_ones() as i32,
    };
    LINES_THROUGH[at].iter().map(|&line| of(line)).sum()
}

/// The indices of the points of a set.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let at = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            at
        })
    })
}

impl Position for Stones {
    type Game = SanSan;
    type Context = Context;

    const SCALE: f64 = net::SCALE;
    const MARGIN: Option<i32> = None;

    fn context(game: &SanSan) -> Context {
        Context::new(game, WEIGHTS)
    }

    fn new(game: &SanSan, state: &State) -> Self {
        let [[first, first_dead], [second, second_dead]] = Side::ALL.map(|side| state.sets(side));
        Self {
            living: [first, second],
            dead: [first_dead, second_dead],
            moving: state.phase() == Phase::Moving,
            side: game.turn(state).side().unwrap_or(Side::First),
            takes: state.takes_due(),
            quiet: state.quiet(),
            end: None,
        }
    }

    fn past(state: &State) -> Vec<u64> {
        state.past()
    }

    fn action(code: Code) -> Action {
        let point = |index: Code| {
            BoardPoint::new(usize::from(index)).unwrap_or_else(|| unreachable!("a code of ours"))
        };
        let to = point(code & 31);
        match code >> 5 {
            PLACE => Action::Place(to),
            TAKE => Action::Take(to),
            from => Action::Slide { from: point(from), to },
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn end(&self) -> Option<End> {
        self.end
    }

    fn key(&self, context: &Context) -> u64 {
        let near = self.quiet + NEAR > context.rules.no_removal;
        let quiet = if near { u64::from(self.quiet) } else { 0 };
        let flags = self.side.index() as u64 | u64::from(self.moving) << 1;
        let pair = |[one, two]: [u32; 2]| u64::from(one) | u64::from(two) << 24;
        mixed(
            pair(self.living) | quiet << 48,
            pair(self.dead) | flags << 48 | u64::from(self.takes) << 50,
        )
    }

    fn recurring(&self) -> Option<u64> {
        (self.moving && self.takes == 0).then(|| recurring(self.living, self.side))
    }

    fn moves(&self, context: &Context, out: &mut Vec<Move>) {
        self.list(&context.rules, true, out);
    }

    fn forcing(&self, context: &Context, out: &mut Vec<Move>) -> bool {
        self.list(&context.rules, false, out);
        self.takes == 0
    }

    fn play(&mut self, context: &Context, code: Code) {
        let rules = &context.rules;
        let to = u32::from(code & 31);
        match code >> 5 {
            TAKE => return self.take(rules, to),
            PLACE => self.living[self.side.index()] |= 1 << to,
            from => {
                self.living[self.side.index()] ^= 1 << from | 1 << to;
                self.quiet += u16::from(rules.no_removal > 0);
            }
        }
        self.complete_lines(rules, to as usize);
    }

    fn evaluate(&self, context: &Context) -> i32 {
        let net = &context.nets[usize::from(self.moving)];
        let mut sum = net.sum();
        inputs(self, &context.rules, |input| net.add(&mut sum, input));
        net.value(&sum)
    }

    fn free(&self) -> bool {
        self.takes > 0
    }
}
