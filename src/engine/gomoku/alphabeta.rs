//! The main search: principal variation search (Marsland, 1983) with the selectivity
//! that pays in Gomoku.

use super::{
    brain::{Brain, INFINITE, LOST, MATE, PROVEN},
    lines::Spot,
    moves::Move,
    table::{Bound, Entry},
    worth::{FIVE, OPEN_FOUR, THREE},
};
use crate::engine::Limits;

/// The most plies below the root.
pub(super) const DEEPEST: usize = 120;

/// The least depth at which it is asked whether a move stands out.
const OUTSTANDING: i32 = 5;

/// What is asked of a node.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) colour: usize,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: i32,
    /// Whether passing may be tried, to see if even that is enough.
    pub(super) may_pass: bool,
}

impl Node {
    /// The question to the position after a move.
    pub(super) fn after(self, alpha: i32, beta: i32, depth: i32) -> Self {
        Self {
            colour: 1 - self.colour,
            alpha: -beta,
            beta: -alpha,
            depth,
            ply: self.ply + 1,
            may_pass: true,
        }
    }
}

impl Brain {
    /// The value of the position for the colour to move. It means nothing once the
    /// limits are reached.
    pub(super) fn search(&mut self, node: Node, limits: &mut Limits) -> i32 {
        let Node { colour, mut alpha, mut beta, mut depth, ply, .. } = node;
        let enemy = 1 - colour;
        if limits.spend() || self.grid.is_full() {
            return 0;
        }
        if self.grid.count_of(colour, FIVE) > 0 {
            return MATE - ply - 1;
        }
        match self.grid.count_of(enemy, FIVE) {
            0 if self.grid.count_of(colour, OPEN_FOUR) > 0 => return MATE - ply - 3,
            0 => {}
            1 => return self.answer_four(node, limits),
            _ => return ply + 2 - MATE,
        }
        if ply as usize >= DEEPEST {
            return self.grid.evaluation(colour);
        }
        // No shorter win, no longer loss than those known already is of interest.
        alpha = alpha.max(ply + 4 - MATE);
        beta = beta.min(MATE - ply - 5);
        if alpha >= beta {
            return alpha;
        }
        let is_pv = beta - alpha > 1;
        let hash = self.grid.hash(colour);
        let known = if self.uses_table { self.table.get(hash) } else { None };
        let mut first = None;
        if let Some(known) = known {
            let value = from_table(known.value, ply);
            let enough = if self.selective { known.depth >= depth } else { known.depth == depth };
            let useful = match known.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if enough && useful && !(is_pv && self.selective) || useful && value >= PROVEN {
                return value;
            }
            first = known.best.filter(|&best| self.grid.is_free(best));
        }
        let evaluation = self.grid.evaluation(colour).clamp(1 - PROVEN, PROVEN - 1);
        let threatened = self.grid.count_of(enemy, OPEN_FOUR) > 0;
        if depth <= 0 && evaluation >= beta && !threatened {
            return evaluation;
        }
        // The fours, which no reduction may hide.
        if known.is_none() || depth <= 0 {
            self.patience = if depth <= 0 { 60 } else { 250 };
            if let Some((value, best)) = self.fours(colour, 12, ply, limits) {
                if limits.over() {
                    return 0;
                }
                self.store(hash, value, 100, Bound::Exact, Some(best), ply);
                return value;
            }
            if limits.over() {
                return 0;
            }
        }
        if depth <= 0 {
            return evaluation;
        }
        if self.selective && !is_pv && !threatened {
            if depth <= 6 && evaluation - 45 * depth >= beta && evaluation < PROVEN {
                return evaluation;
            }
            if node.may_pass && depth >= 2 && evaluation >= beta && beta > -PROVEN {
                let less = depth - 3 - depth / 4;
                let passed = Node { may_pass: false, ..node.after(beta - 1, beta, less) };
                let value = -self.search(passed, limits);
                if limits.over() {
                    return 0;
                }
                if value >= beta {
                    return if value >= PROVEN { beta } else { value };
                }
            }
        }
        if self.selective && first.is_none() && depth >= 4 {
            depth -= 1;
        }
        let node = Node { alpha, beta, depth, ..node };
        let mut extra = 0;
        if let Some(known) = known.filter(|_| first.is_some()) {
            match self.stands_out(node, known, evaluation, limits) {
                Ok(plies) => extra = plies,
                Err(value) => return value,
            }
            if limits.over() {
                return 0;
            }
        }
        self.try_moves(node, first, Some(extra), evaluation, limits)
    }

    /// By how much the point from the table is searched deeper: more where all others
    /// fall short of it (a singular extension; Anantharaman, Campbell and Hsu, 1988), less
    /// where it is not needed. A value where the others are enough by themselves.
    fn stands_out(
        &mut self,
        node: Node,
        known: Entry,
        evaluation: i32,
        limits: &mut Limits,
    ) -> Result<i32, i32> {
        let Node { beta, depth, ply, .. } = node;
        let value = from_table(known.value, ply);
        let reliable = known.bound != Bound::Upper && known.depth >= depth - 3;
        if !self.selective || depth < OUTSTANDING || !reliable || value.abs() >= PROVEN {
            return Ok(0);
        }
        let low = value - 2 * depth;
        let asked = Node { alpha: low - 1, beta: low, depth: depth / 2, ..node };
        match self.try_moves(asked, known.best, None, evaluation, limits) {
            others if others < low => Ok(1),
            _ if low >= beta => Err(low),
            _ => Ok(-i32::from(value >= beta)),
        }
    }

    /// The enemy threatens to make five on one point: nothing else is worth a thought.
    fn answer_four(&mut self, node: Node, limits: &mut Limits) -> i32 {
        let Node { colour, alpha, beta, depth, ply, .. } = node;
        let Some(answer) = self.grid.five(1 - colour) else { return 0 };
        if self.grid.is_forbidden(answer, colour) {
            return ply + 2 - MATE;
        }
        if ply as usize >= DEEPEST {
            return self.grid.evaluation(colour);
        }
        self.grid.put(answer, colour);
        let value = -self.search(node.after(alpha, beta, depth), limits);
        self.grid.undo();
        value
    }

    /// The value of the best move. The first one, if it is known, is searched so much
    /// deeper, or left out: then nothing is remembered of the others.
    fn try_moves(
        &mut self,
        node: Node,
        first: Option<Spot>,
        extra: Option<i32>,
        evaluation: i32,
        limits: &mut Limits,
    ) -> i32 {
        let Node { colour, mut alpha, beta, depth, ply, .. } = node;
        let is_pv = beta - alpha > 1;
        let threatened = self.grid.count_of(1 - colour, OPEN_FOUR) > 0;
        let hash = self.grid.hash(colour);
        let start = self.moves.len();
        let width = if self.selective { width(depth) } else { 14 };
        let mut best = (-INFINITE, None);
        let mut bound = Bound::Upper;
        if let Some(spot) = first {
            self.moves.push(Move { spot, score: 0 });
        } else {
            self.moves(colour, ply as usize);
        }
        let mut tried = usize::from(extra.is_none());
        loop {
            if tried == 1 && first.is_some() {
                // The point from the table was not enough: the others, after all.
                self.moves(colour, ply as usize);
                let again =
                    self.moves[start + 1..].iter().position(|next| Some(next.spot) == first);
                if let Some(again) = again {
                    self.moves.swap_remove(start + 1 + again);
                }
            }
            let Some(Move { spot, .. }) = self.pick(start + tried) else { break };
            let quiet = self.is_quiet(spot, colour);
            if self.selective && tried > 0 && best.0 > -PROVEN && !threatened {
                if tried >= width {
                    break;
                }
                if quiet && !is_pv && depth <= 3 && evaluation + 40 + 50 * depth <= alpha {
                    tried += 1;
                    continue;
                }
            } else if !self.selective && !threatened && tried >= width {
                break;
            }
            let attacks = self.grid.worth(spot, colour).rank >= THREE;
            let fame = self.memory.history(colour, spot);
            self.grid.put(spot, colour);
            let deeper = depth - 1 + if tried == 0 { extra.unwrap_or(0) } else { 0 };
            let value = if tried == 0 || !self.selective {
                -self.search(node.after(alpha, beta, deeper), limits)
            } else {
                let mut less = 0;
                if depth >= 2 && !threatened {
                    less = reduction(depth, tried) - i32::from(is_pv) - fame / 4096
                        + i32::from(quiet)
                        - i32::from(attacks);
                    less = less.clamp(0, deeper.max(0));
                }
                let scout = node.after(alpha, alpha + 1, deeper - less);
                let mut value = -self.search(scout, limits);
                if value > alpha && less > 0 && !limits.over() {
                    value = -self.search(node.after(alpha, alpha + 1, deeper), limits);
                }
                if value > alpha && value < beta && !limits.over() {
                    value = -self.search(node.after(alpha, beta, deeper), limits);
                }
                value
            };
            self.grid.undo();
            if limits.over() {
                self.moves.truncate(start);
                return 0;
            }
            if value > best.0 {
                best = (value, Some(spot));
                if value > alpha {
                    alpha = value;
                    bound = Bound::Exact;
                }
                if value >= beta {
                    bound = Bound::Lower;
                    if self.selective && extra.is_some() {
                        let last = self.grid.stones().last().copied();
                        let before: Vec<_> = self.moves[start..start + tried].to_vec();
                        self.memory.praise(colour, spot, &before, depth, ply as usize, last);
                    }
                    break;
                }
            }
            tried += 1;
        }
        self.moves.truncate(start);
        if extra.is_none() {
            return best.0;
        }
        if best.1.is_none() {
            best.0 = self.without_moves(node, threatened, limits);
            if limits.over() {
                return 0;
            }
        }
        self.store(hash, best.0, depth, bound, best.1, ply);
        best.0
    }

    /// The value where no move was to be tried.
    fn without_moves(&mut self, node: Node, threatened: bool, limits: &mut Limits) -> i32 {
        if threatened {
            // Nothing spoils the open four.
            return node.ply + 4 - MATE;
        }
        // Only far points are left, or forbidden ones: Black passes.
        let value = -self.search(node.after(node.alpha, node.beta, node.depth - 1), limits);
        value.clamp(1 - PROVEN, PROVEN - 1)
    }

    fn store(
        &mut self,
        hash: u64,
        value: i32,
        depth: i32,
        bound: Bound,
        best: Option<Spot>,
        ply: i32,
    ) {
        if self.uses_table {
            let value = to_table(value, ply);
            self.table.set(hash, Entry { value, depth: depth.clamp(-1, 100), bound, best });
        }
    }
}

/// Proven values count the plies from the root; stored ones from their position.
fn to_table(value: i32, ply: i32) -> i32 {
    match value {
        PROVEN.. => value + ply,
        ..=LOST => value - ply,
        _ => value,
    }
}

fn from_table(value: i32, ply: i32) -> i32 {
    match value {
        PROVEN.. => value - ply,
        ..=LOST => value + ply,
        _ => value,
    }
}

/// How many moves are tried at a depth.
fn width(depth: i32) -> usize {
    (8 + 6 * depth as usize).min(50)
}

/// By how many plies a late move is searched less.
fn reduction(depth: i32, tried: usize) -> i32 {
    let product = f64::from(depth).ln() * (tried as f64 + 1.0).ln();
    (0.2 + product / 2.2) as i32
}
