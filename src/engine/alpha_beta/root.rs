//! The search at the root: iterative deepening, and as many exact lines as are wanted.

use super::{
    Code, Move, Order, Position, Table,
    score::{self, DEEPEST, WIN, proven},
    search::Window,
};
use crate::{
    engine::{Analysis, Limits, Line, Search, sorted::by_falling},
    rules::{Game, Turn},
};

/// The search of a game, with its tables.
pub struct AlphaBeta<P: Position> {
    pub(super) context: P::Context,
    pub(super) table: Table,
    pub(super) order: Order,
    /// Whether depth is saved where little is expected. Without it the value is that of
    /// plain minimax.
    pub(super) selective: bool,
    /// By depth and place, how much less deep a move is searched.
    pub(super) reductions: Box<[[u8; 64]; 32]>,
    /// The positions that have occurred in the game, in rising order.
    pub(super) past: Vec<u64>,
    /// The positions from the root to here.
    pub(super) path: Vec<Option<u64>>,
    /// The moves of all nodes from the root to here, one after the other.
    pub(super) moves: Vec<Move>,
    /// The principal variation of each ply.
    pub(super) lines: Vec<Vec<Code>>,
}

/// A move at the root.
struct Candidate {
    code: Code,
    value: i32,
    line: Vec<Code>,
    /// What it is sorted by.
    rank: i32,
}

impl<P: Position> AlphaBeta<P> {
    pub(in crate::engine) fn with_context(context: P::Context, memory: usize) -> Self {
        let reductions = Box::new(std::array::from_fn(|depth| {
            std::array::from_fn(|place| {
                let product = ((depth.max(1)) as f32).ln() * ((place.max(1)) as f32).ln();
                (0.4 + product / 2.2) as u8
            })
        }));
        Self {
            context,
            table: Table::new(memory),
            order: Order::new(),
            selective: true,
            reductions,
            past: Vec::new(),
            path: Vec::new(),
            moves: Vec::new(),
            lines: vec![Vec::new(); DEEPEST + 1],
        }
    }

    /// Looks at a position that somebody acts in; the candidates, the best first, and the
    /// depth that was completed.
    fn deepen(&mut self, root: &P, lines: usize, limits: &mut Limits) -> (Vec<Candidate>, u32) {
        self.table.next_search();
        self.order.next_search();
        self.path.clear();
        self.path.push(root.recurring());
        let mut candidates = self.candidates(root);
        let mut depth = 0;
        while limits.go_deeper(depth + 1) && (depth as usize) < DEEPEST - 2 {
            depth += 1;
            let whole = self.iterate(root, &mut candidates, lines, depth as i32, limits);
            if whole.is_none() {
                depth -= 1;
                break;
            }
            let settled = |candidate: &Candidate| {
                proven(candidate.value) && WIN - candidate.value.abs() <= depth as i32
            };
            let done = if lines == 1 {
                settled(&candidates[0]) || candidates.len() == 1 && depth >= 4
            } else {
                candidates.iter().all(settled)
            };
            if done {
                break;
            }
        }
        (candidates, depth)
    }

    /// The moves of the root, by their looks.
    fn candidates(&mut self, root: &P) -> Vec<Candidate> {
        self.moves.clear();
        root.moves(&self.context, &mut self.moves);
        let looks = root.evaluate(&self.context);
        by_falling(&mut self.moves, |step| step.hint);
        let candidate = |step: &Move| Candidate {
            code: step.code,
            value: looks,
            line: vec![step.code],
            rank: 0,
        };
        let candidates = self.moves.iter().map(candidate).collect();
        self.moves.clear();
        candidates
    }

    /// Searches the candidates to a depth; the best value, `None` when the limits came
    /// first.
    fn iterate(
        &mut self,
        root: &P,
        candidates: &mut [Candidate],
        lines: usize,
        depth: i32,
        limits: &mut Limits,
    ) -> Option<i32> {
        if lines > 1 || depth < 4 || proven(candidates[0].value) {
            return self.within(root, candidates, lines, depth, Window::FULL, limits);
        }
        // Most values change little from one depth to the next.
        let guess = candidates[0].value;
        let (mut below, mut above) = (30, 30);
        loop {
            let window =
                Window { alpha: (guess - below).max(-WIN), beta: (guess + above).min(WIN) };
            let value = self.within(root, candidates, lines, depth, window, limits)?;
            if value <= window.alpha && window.alpha > -WIN {
                below *= 8;
            } else if value >= window.beta && window.beta < WIN {
                above *= 8;
            } else {
                return Some(value);
            }
        }
    }

    /// Searches the candidates in a window and sorts them; the best value. `None` when
    /// the limits came first; of several lines nothing is changed then, of one line the
    /// best found so far is first.
    fn within(
        &mut self,
        root: &P,
        candidates: &mut [Candidate],
        lines: usize,
        depth: i32,
        window: Window,
        limits: &mut Limits,
    ) -> Option<i32> {
        // The values to be beaten, in falling order.
        let mut best: Vec<i32> = Vec::new();
        let mut found = Vec::new();
        let mut top = -WIN;
        for (place, candidate) in candidates.iter().enumerate() {
            let mut next = *root;
            next.play(&self.context, candidate.code);
            let full = best.len() >= lines;
            let alpha = if full { best[lines - 1].max(window.alpha) } else { window.alpha };
            let mut value = alpha + 1;
            if full {
                let narrow = Window { alpha, beta: alpha + 1 };
                value = self.below(root, &next, depth - 1, 1, narrow, limits);
            }
            if value > alpha && !limits.over() {
                let window = Window { alpha, ..window };
                value = self.below(root, &next, depth - 1, 1, window, limits);
            }
            if limits.over() {
                break;
            }
            top = top.max(value);
            if value > alpha || !full {
                best.insert(best.partition_point(|&other| other >= value), value);
                best.truncate(lines);
                self.extend_line(0, candidate.code);
                found.push((place, value, self.lines[0].clone()));
            }
            if value >= window.beta && window.beta < WIN {
                break;
            }
        }
        let over = limits.over();
        if over && lines > 1 {
            return None;
        }
        let mut ranks = vec![i32::MIN; candidates.len()];
        for (place, value, line) in found {
            ranks[place] = value;
            candidates[place].value = value;
            candidates[place].line = line;
        }
        sort_by_rank(candidates, &ranks);
        (!over).then_some(top)
    }
}

/// Sorts by falling rank; those of one rank keep their order.
fn sort_by_rank(candidates: &mut [Candidate], ranks: &[i32]) {
    for (candidate, rank) in candidates.iter_mut().zip(ranks) {
        candidate.rank = *rank;
    }
    by_falling(candidates, |candidate| candidate.rank);
}

impl<P: Position> Search<P::Game> for AlphaBeta<P> {
    fn new(game: &P::Game, memory: usize) -> Self {
        Self::with_context(P::context(game), memory)
    }

    fn analyse(
        &mut self,
        game: &P::Game,
        state: &<P::Game as Game>::State,
        lines: usize,
        limits: &mut Limits,
    ) -> Analysis<<P::Game as Game>::Action> {
        let Turn::Act { .. } = game.turn(state) else { return Analysis::default() };
        let root = P::new(game, state);
        self.past = P::past(state);
        let (candidates, depth) = self.deepen(&root, lines.max(1), limits);
        let line = |candidate: &Candidate| Line {
            action: P::action(candidate.code),
            win: score::win(candidate.value, P::SCALE),
            variation: candidate.line.iter().copied().map(P::action).collect(),
        };
        let lines = candidates.iter().take(lines.max(1)).map(line).collect();
        Analysis { lines, depth, nodes: limits.nodes() }
    }
}
