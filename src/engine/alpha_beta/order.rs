//! The order in which moves are tried.

use super::{CODES, Code, FORCING, Move, score::DEEPEST};
use crate::rules::Side;

/// What earlier cutoffs say about the moves that were not forcing.
pub(super) struct Order {
    /// Two moves of each ply that cut off beside this node (Akl and Newborn, 1977).
    killers: [[Option<Code>; 2]; DEEPEST],
    /// How often, by depth, each move of a side cut off (Schaeffer, 1989).
    history: Box<[[i16; CODES]; 2]>,
}

/// The place of the table's move, before everything else.
const KNOWN: i32 = i32::MAX;
/// The killers come before all moves that are not forcing.
const KILLER: i32 = FORCING / 2;
/// The greatest absolute history.
const MOST: i32 = 1 << 14;

impl Order {
    pub(super) fn new() -> Self {
        let history = vec![[0; CODES]; 2].into_boxed_slice();
        let history = history.try_into().unwrap_or_else(|_| unreachable!("two sides"));
        Self { killers: [[None; 2]; DEEPEST], history }
    }

    /// A new search begins: killers are forgotten, history fades.
    pub(super) fn next_search(&mut self) {
        self.killers = [[None; 2]; DEEPEST];
        for of_side in self.history.iter_mut() {
            for worth in of_side {
                *worth /= 8;
            }
        }
    }

    /// Turns the hints of these moves into the places where they are tried.
    pub(super) fn rank(&self, moves: &mut [Move], known: Option<Code>, side: Side, ply: usize) {
        let [first, second] = self.killers[ply];
        for Move { code, hint } in moves {
            let code = Some(*code);
            if code == known {
                *hint = KNOWN;
            } else if *hint >= FORCING {
            } else if code == first {
                *hint = KILLER + 1;
            } else if code == second {
                *hint = KILLER;
            } else {
                *hint += i32::from(self.worth(side, code));
            }
        }
    }

    fn worth(&self, side: Side, code: Option<Code>) -> i16 {
        code.map_or(0, |code| self.history[side.index()][usize::from(code) % CODES])
    }

    /// A move cut off, and those tried before it did not.
    pub(super) fn cut(&mut self, by: Move, tried: &[Move], side: Side, ply: usize, depth: i32) {
        if by.hint >= FORCING && by.hint < KNOWN {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(by.code) {
            *killers = [Some(by.code), killers[0]];
        }
        let gain = (depth * depth * 4).min(1200);
        self.learn(side, by.code, gain);
        for other in tried {
            self.learn(side, other.code, -gain);
        }
    }

    fn learn(&mut self, side: Side, code: Code, gain: i32) {
        let worth = &mut self.history[side.index()][usize::from(code) % CODES];
        let old = i32::from(*worth);
        // The nearer the bound, the smaller the step towards it.
        *worth = (old + gain - old * gain.abs() / MOST) as i16;
    }
}

/// Brings the best of the moves from `place` on to that place.
pub(super) fn bring_best(moves: &mut [Move], place: usize) -> Move {
    let mut best = place;
    for other in place + 1..moves.len() {
        if moves[other].hint > moves[best].hint {
            best = other;
        }
    }
    moves.swap(place, best);
    moves[place]
}
