//! The search below the root.

use super::{
    AlphaBeta, Code, FORCING, Position,
    order::bring_best,
    score::{DEEPEST, WIN, ended, proven},
    table::{Bound, Known},
};
use crate::engine::Limits;

/// The window in which a value matters.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: -WIN, beta: WIN };

    /// As the other side sees it.
    fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

impl<P: Position> AlphaBeta<P> {
    /// The value of the position after a move, for the side that made it.
    pub(super) fn below(
        &mut self,
        mover: &P,
        next: &P,
        depth: i32,
        ply: usize,
        window: Window,
        limits: &mut Limits,
    ) -> i32 {
        if next.side() == mover.side() {
            self.search(next, depth, ply, window, limits)
        } else {
            -self.search(next, depth, ply, window.turned(), limits)
        }
    }

    /// The value of a position for the side that acts. Outside the window only the side
    /// of it on which it lies is true. Once the limits are reached it means nothing.
    fn search(
        &mut self,
        at: &P,
        depth: i32,
        ply: usize,
        window: Window,
        limits: &mut Limits,
    ) -> i32 {
        self.lines[ply].clear();
        if limits.spend() {
            return 0;
        }
        if let Some(end) = at.end() {
            return ended(end, at.side(), ply);
        }
        let recurring = at.recurring();
        if self.recurs(recurring) {
            return 0;
        }
        if ply + 1 >= DEEPEST {
            return at.evaluate(&self.context);
        }
        let depth = if at.free() { depth + 1 } else { depth };
        if depth <= 0 {
            return self.quiesce(at, ply, window, limits);
        }
        // No win is nearer than one by the next move.
        let mut alpha = window.alpha.max(ply as i32 - WIN);
        let beta = window.beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let principal = beta - alpha > 1;
        let key = at.key(&self.context);
        let known = self.table.probe(key, ply);
        if let Some(known) = known.filter(|_| !principal)
            && self.decides(known, depth, Window { alpha, beta })
        {
            return known.value;
        }
        let known = known.and_then(|known| known.best);
        let margin = P::MARGIN.filter(|_| self.selective && !principal && depth <= 3);
        // Whether late moves that change little are hopeless.
        let mut hopeless = false;
        if let Some(margin) = margin.filter(|_| !proven(alpha) && !proven(beta)) {
            let looks = at.evaluate(&self.context);
            if looks - margin * depth >= beta {
                return looks;
            }
            hopeless = depth <= 2 && looks + margin * (depth + 1) <= alpha;
        }
        // Without a move to begin with, a shallower look finds one (Reul, 2010).
        let depth = if self.selective && known.is_none() && depth >= 4 { depth - 1 } else { depth };

        let start = self.moves.len();
        at.moves(&self.context, &mut self.moves);
        self.order.rank(&mut self.moves[start..], known, at.side(), ply);
        self.path.push(recurring);
        let (mut best, mut best_code) = (-WIN, None);
        for place in 0..self.moves.len() - start {
            let step = bring_best(&mut self.moves[start..], place);
            if hopeless && place > 2 && step.hint < FORCING / 2 {
                best = best.max(alpha);
                break;
            }
            let mut next = *at;
            next.play(&self.context, step.code);
            let value = if place == 0 {
                self.below(at, &next, depth - 1, ply + 1, Window { alpha, beta }, limits)
            } else {
                let narrow = Window { alpha, beta: alpha + 1 };
                let less = self.reduction(depth, place, step.hint, principal);
                let mut value = self.below(at, &next, depth - 1 - less, ply + 1, narrow, limits);
                if value > alpha && less > 0 && !limits.over() {
                    value = self.below(at, &next, depth - 1, ply + 1, narrow, limits);
                }
                if value > alpha && value < beta && !limits.over() {
                    value =
                        self.below(at, &next, depth - 1, ply + 1, Window { alpha, beta }, limits);
                }
                value
            };
            if limits.over() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_code = Some(step.code);
                    alpha = value;
                    self.extend_line(ply, step.code);
                }
                if value >= beta {
                    let tried = &self.moves[start..start + place];
                    self.order.cut(step, tried, at.side(), ply, depth);
                    break;
                }
            }
        }
        self.path.pop();
        self.moves.truncate(start);
        if !limits.over() {
            let bound = match best {
                _ if best >= beta => Bound::AtLeast,
                _ if best_code.is_some() => Bound::Exact,
                _ => Bound::AtMost,
            };
            self.table.store(key, ply, Known { value: best, depth, bound, best: best_code });
        }
        best
    }

    /// Whether what is known spares a search to this depth. Without savings only a search
    /// to the very same depth is the same.
    fn decides(&self, known: Known, depth: i32, window: Window) -> bool {
        let deep = if self.selective { known.depth >= depth } else { known.depth == depth };
        deep && match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => known.value >= window.beta,
            Bound::AtMost => known.value <= window.alpha,
        }
    }

    /// How much less deep a late move is looked at: the later and the deeper, the less.
    fn reduction(&self, depth: i32, place: usize, hint: i32, principal: bool) -> i32 {
        if !self.selective || depth < 3 || place < 3 || hint >= FORCING / 2 {
            return 0;
        }
        let less = self.reductions[depth.min(31) as usize][place.min(63)];
        (i32::from(less) - i32::from(principal)).clamp(0, depth - 2)
    }

    /// The value once nothing forcing is left to do.
    fn quiesce(&mut self, at: &P, ply: usize, window: Window, limits: &mut Limits) -> i32 {
        let Window { mut alpha, beta } = window;
        let start = self.moves.len();
        let mut best = -WIN;
        if at.forcing(&self.context, &mut self.moves) {
            best = at.evaluate(&self.context);
            alpha = alpha.max(best);
        }
        self.path.push(None);
        for place in 0..self.moves.len() - start {
            if alpha >= beta {
                break;
            }
            let step = bring_best(&mut self.moves[start..], place);
            let mut next = *at;
            next.play(&self.context, step.code);
            // A free node would give its ply back.
            let depth = if next.free() { -1 } else { 0 };
            let value = self.below(at, &next, depth, ply + 1, Window { alpha, beta }, limits);
            if limits.over() {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
        }
        self.path.pop();
        self.moves.truncate(start);
        best
    }

    /// Whether the position is a draw because it came before: once since the root, which
    /// says that nobody makes headway, or twice in the game.
    fn recurs(&self, recurring: Option<u64>) -> bool {
        let Some(key) = recurring else { return false };
        let mut root = false;
        for (back, other) in self.path.iter().rev().enumerate() {
            match other {
                None => return false,
                Some(other) if *other == key && back + 1 < self.path.len() => return true,
                Some(_) => root = back + 1 == self.path.len(),
            }
        }
        let first = self.past.partition_point(|&other| other < key);
        root && self.past.get(first + 1) == Some(&key)
    }

    /// The principal variation of a ply: a move and what follows it.
    pub(super) fn extend_line(&mut self, ply: usize, code: Code) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(code);
        line.extend_from_slice(&after[0]);
    }
}
