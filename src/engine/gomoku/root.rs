//! The search from the position on the board: deeper and deeper until the limits.

use super::{
    alphabeta::Node,
    brain::{Brain, INFINITE, MATE, PROVEN},
    lines::Spot,
    moves::{Move, promise},
    worth::FIVE,
};
use crate::engine::{Limits, sorted::by_falling};

/// A point to place a stone on, its value and what may follow.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Found {
    pub(super) spot: Spot,
    pub(super) value: i32,
    pub(super) variation: Vec<Spot>,
}

/// The points of a search, the best first.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Report {
    pub(super) found: Vec<Found>,
    pub(super) depth: u32,
}

/// The most candidates of a search for several.
const CANDIDATES: usize = 24;
/// The plies that a search goes down at most.
const PLIES: u32 = 64;
/// The most threats of a win by continuous threats.
const THREATS: i32 = 20;

impl Brain {
    /// Looks for the best points for the colour: for the best alone or for several.
    /// Empty when there is no point that is not forbidden.
    pub(super) fn analyse(&mut self, colour: usize, lines: usize, limits: &mut Limits) -> Report {
        self.table.grow_older();
        self.memory.fade();
        self.moves.clear();
        let mut found = self.candidates(colour);
        if found.is_empty() {
            return Report::default();
        }
        let depth = if lines == 1 {
            self.best(&mut found, colour, limits)
        } else {
            self.all(&mut found, colour, limits)
        };
        let wanted = lines.min(if lines == 1 { 1 } else { CANDIDATES });
        found.truncate(wanted);
        let found = found
            .into_iter()
            .map(|Move { spot, score }| Found {
                spot,
                value: score,
                variation: self.variation(spot, colour),
            })
            .collect();
        Report { found, depth }
    }

    /// The points to choose from, the most promising first, each with a first guess
    /// at its value.
    fn candidates(&mut self, colour: usize) -> Vec<Move> {
        let grid = &self.grid;
        let middle = grid.size() / 2;
        let legal = |spot: &Spot| !grid.is_forbidden(*spot, colour);
        let mut spots: Vec<Spot> = grid.near().filter(legal).collect();
        if grid.stones().is_empty() {
            spots.push(super::lines::spot(middle, middle));
        } else if spots.is_empty() {
            spots.extend(grid.free().filter(legal));
        }
        let guess = |spot| {
            let own = grid.worth(spot, colour).rank;
            if own == FIVE { MATE - 1 } else { promise(grid, spot, colour) }
        };
        let mut moves: Vec<_> =
            spots.into_iter().map(|spot| Move { spot, score: guess(spot) }).collect();
        by_falling(&mut moves, |candidate| candidate.score);
        moves
    }

    /// Puts the best candidate first; the depth that was completed.
    fn best(&mut self, found: &mut Vec<Move>, colour: usize, limits: &mut Limits) -> u32 {
        if found[0].score >= PROVEN {
            return 1;
        }
        if let Some(five) = self.grid.five(1 - colour) {
            found.retain(|candidate| candidate.spot == five);
        }
        let grid = &self.grid;
        if found.is_empty() {
            // The only answer is forbidden: the game is lost, but goes on.
            found.extend(
                grid.free()
                    .filter(|&spot| !grid.is_forbidden(spot, colour))
                    .map(|spot| Move { spot, score: 2 - MATE }),
            );
            found.truncate(1);
            return 1;
        }
        if grid.count_of(1 - colour, FIVE) == 0
            && let Some((value, spot)) = self.forced(colour, limits)
            && let Some(place) = found.iter().position(|candidate| candidate.spot == spot)
        {
            found[..=place].rotate_right(1);
            found[0].score = value;
            return 1;
        }
        let mut depth = 0;
        let mut value = 0;
        while goes_on(depth + 1, limits) {
            let Some(next) = self.widening(found, colour, depth as i32 + 1, value, limits) else {
                break;
            };
            depth += 1;
            value = next;
            let plies = MATE - value.abs();
            if value.abs() >= PROVEN && (value > 0 || plies + 4 <= depth as i32)
                || found.len() == 1 && depth >= 6
            {
                break;
            }
        }
        depth.max(1)
    }

    /// A win that leaves the enemy no quiet move: by fours alone, or by threes as well.
    fn forced(&mut self, colour: usize, limits: &mut Limits) -> Option<(i32, Spot)> {
        self.patience = 20_000;
        let won = self.fours(colour, 40, 0, limits);
        let nodes = share(limits);
        won.or_else(|| self.threats(colour, THREATS, nodes, 0, limits))
    }

    /// An iteration with a narrow window around the last value (aspiration), widened
    /// where it fails. `None` when the limits were reached.
    fn widening(
        &mut self,
        found: &mut [Move],
        colour: usize,
        depth: i32,
        last: i32,
        limits: &mut Limits,
    ) -> Option<i32> {
        let mut wide = 25;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && last.abs() < PROVEN {
            (alpha, beta) = (last - wide, last + wide);
        }
        loop {
            let value = self.iteration(found, colour, depth, [alpha, beta], limits)?;
            wide *= 3;
            if value <= alpha {
                alpha = if wide > 1000 { -INFINITE } else { value - wide };
            } else if value >= beta {
                beta = if wide > 1000 { INFINITE } else { value + wide };
            } else {
                return Some(value);
            }
        }
    }

    /// Every candidate with the first at full width; the best one comes to the front
    /// even when the limits are reached on the way.
    fn iteration(
        &mut self,
        found: &mut [Move],
        colour: usize,
        depth: i32,
        [mut alpha, beta]: [i32; 2],
        limits: &mut Limits,
    ) -> Option<i32> {
        let node = Node { colour, alpha, beta, depth, ply: 0, may_pass: true };
        let mut best = -INFINITE;
        for place in 0..found.len() {
            let spot = found[place].spot;
            self.grid.put(spot, colour);
            let mut value = -INFINITE;
            let scouted = place > 0 && self.selective;
            if scouted {
                let less =
                    i32::from(place >= 4 && depth >= 3) + i32::from(place >= 16 && depth >= 4);
                value = -self.search(node.after(alpha, alpha + 1, depth - 1 - less), limits);
                if value > alpha && less > 0 && !limits.over() {
                    value = -self.search(node.after(alpha, alpha + 1, depth - 1), limits);
                }
            }
            if !scouted || value > alpha && !limits.over() {
                value = -self.search(node.after(alpha, beta, depth - 1), limits);
            }
            self.grid.undo();
            if limits.over() {
                return None;
            }
            if value > best {
                best = value;
                found[..=place].rotate_right(1);
                found[0].score = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        Some(best)
    }

    /// Gives each of the most promising candidates its value; the depth completed.
    fn all(&mut self, found: &mut Vec<Move>, colour: usize, limits: &mut Limits) -> u32 {
        found.truncate(CANDIDATES);
        let mut depth = 0;
        while goes_on(depth + 1, limits) {
            let mut next = found.clone();
            let deeper = depth as i32;
            let node =
                Node { colour, alpha: -INFINITE, beta: INFINITE, depth: 0, ply: 0, may_pass: true };
            for candidate in &mut next {
                if self.grid.worth(candidate.spot, colour).rank == FIVE {
                    continue;
                }
                self.grid.put(candidate.spot, colour);
                candidate.score = -self.search(node.after(-INFINITE, INFINITE, deeper), limits);
                self.grid.undo();
                if limits.over() {
                    return depth.max(1);
                }
            }
            by_falling(&mut next, |candidate| candidate.score);
            *found = next;
            depth += 1;
        }
        depth.max(1)
    }

    /// What may follow a stone, as far as the table remembers it.
    fn variation(&mut self, spot: Spot, colour: usize) -> Vec<Spot> {
        let mut variation = vec![spot];
        let mut won = self.grid.worth(spot, colour).rank == FIVE;
        self.grid.put(spot, colour);
        let mut colour = 1 - colour;
        while !won && variation.len() < 20 {
            let known = self.table.get(self.grid.hash(colour)).and_then(|known| known.best);
            let next = self.grid.five(colour).or_else(|| self.grid.five(1 - colour)).or(known);
            let Some(next) = next.filter(|&next| self.grid.is_free(next)) else { break };
            if self.grid.is_forbidden(next, colour) {
                break;
            }
            won = self.grid.worth(next, colour).rank == FIVE;
            self.grid.put(next, colour);
            variation.push(next);
            colour = 1 - colour;
        }
        for _ in &variation {
            self.grid.undo();
        }
        variation
    }
}

/// The nodes for a search of threats: a small share of all.
fn share(limits: &Limits) -> u32 {
    let budget = limits.budget();
    let timed = budget.time.map_or(u128::MAX, |time| time.as_millis() * 20);
    timed.min(u128::from(budget.nodes / 30)).min(100_000) as u32
}

/// Whether another iteration is worth the beginning.
fn goes_on(depth: u32, limits: &mut Limits) -> bool {
    let budget = limits.budget();
    let early = budget.time.is_none_or(|time| limits.elapsed() < time * 9 / 10);
    depth <= budget.depth.min(PLIES) && early && !limits.over()
}
