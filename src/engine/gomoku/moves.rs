//! Which points are tried, and in which order.

use super::{
    brain::Brain,
    grid::Grid,
    lines::{SPOTS, Spot},
    worth::{FIVE, OPEN_FOUR, THREE},
};

/// A point to try, and how promising it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) spot: Spot,
    pub(super) score: i32,
}

/// What has proved good before, apart from the position.
pub(super) struct Memory {
    /// Of each colour, how often a point was the best (Schaeffer's history, 1989).
    history: [[i16; SPOTS]; 2],
    /// The last best points at each ply.
    killers: Vec<[Spot; 2]>,
    /// The best answer to a stone.
    answers: [[Spot; SPOTS]; 2],
}

/// No point.
pub(super) const NOWHERE: Spot = Spot::MAX;
/// The greatest history.
const FAMOUS: i32 = 8192;

impl Memory {
    pub(super) fn new() -> Self {
        Self {
            history: [[0; SPOTS]; 2],
            killers: vec![[NOWHERE; 2]; super::alphabeta::DEEPEST + 2],
            answers: [[NOWHERE; SPOTS]; 2],
        }
    }

    /// Another position is searched: old fame fades.
    pub(super) fn fade(&mut self) {
        self.history.iter_mut().flatten().for_each(|fame| *fame /= 4);
        self.killers.fill([NOWHERE; 2]);
    }

    pub(super) fn history(&self, colour: usize, spot: Spot) -> i32 {
        i32::from(self.history[colour][usize::from(spot)])
    }

    fn add(&mut self, colour: usize, spot: Spot, bonus: i32) {
        let fame = &mut self.history[colour][usize::from(spot)];
        let old = i32::from(*fame);
        *fame = (old + bonus - old * bonus.abs() / FAMOUS) as i16;
    }

    /// The point refuted what the enemy had in mind; those before it did not.
    pub(super) fn praise(
        &mut self,
        colour: usize,
        best: Spot,
        before: &[Move],
        depth: i32,
        ply: usize,
        last: Option<Spot>,
    ) {
        let bonus = (depth * depth * 8 + 16).min(1200);
        self.add(colour, best, bonus);
        for tried in before {
            self.add(colour, tried.spot, -bonus);
        }
        if self.killers[ply][0] != best {
            self.killers[ply] = [best, self.killers[ply][0]];
        }
        if let Some(last) = last {
            self.answers[colour][usize::from(last)] = best;
        }
    }

    fn bonus(&self, colour: usize, spot: Spot, ply: usize, last: Option<Spot>) -> i32 {
        let [first, second] = self.killers[ply];
        let answer = last.map_or(NOWHERE, |last| self.answers[colour][usize::from(last)]);
        self.history(colour, spot) / 124
            + if spot == first { 22 } else { 0 }
            + if spot == second { 14 } else { 0 }
            + if spot == answer { 19 } else { 0 }
    }
}

/// How promising a point looks to a colour: what it makes there, and what it spoils.
pub(super) fn promise(grid: &Grid, spot: Spot, colour: usize) -> i32 {
    i32::from(grid.worth(spot, colour).make) + i32::from(grid.worth(spot, 1 - colour).spoil)
}

impl Brain {
    /// Appends the points to try, of which none is forbidden. Fives are not looked
    /// for; against an open four to come, only what can spoil it is tried.
    pub(super) fn moves(&mut self, colour: usize, ply: usize) {
        if self.grid.count_of(1 - colour, OPEN_FOUR) > 0 {
            for spot in self.grid.all_fours() {
                self.consider(spot, colour, ply);
            }
            // Where Black may make no four, White may still be in the way, and Black
            // himself where it only looks forbidden.
            let bans: Vec<_> = self.grid.bans().collect();
            for spot in bans {
                self.consider(spot, colour, ply);
            }
        } else {
            for spot in self.grid.near() {
                self.consider(spot, colour, ply);
            }
        }
    }

    fn consider(&mut self, spot: Spot, colour: usize, ply: usize) {
        if self.grid.is_forbidden(spot, colour) {
            return;
        }
        let mut score = promise(&self.grid, spot, colour);
        if self.selective {
            let last = self.grid.stones().last().copied();
            score += self.memory.bonus(colour, spot, ply, last);
        }
        self.moves.push(Move { spot, score });
    }

    /// Brings the best move from this one on to the front of them.
    pub(super) fn pick(&mut self, from: usize) -> Option<Move> {
        let rest = self.moves.get_mut(from..)?;
        let best = (0..rest.len()).max_by_key(|&at| (rest[at].score, std::cmp::Reverse(at)))?;
        rest.swap(0, best);
        rest.first().copied()
    }

    /// Whether a stone of the colour threatens nothing and spoils nothing.
    pub(super) fn is_quiet(&self, spot: Spot, colour: usize) -> bool {
        let threat = |colour| (THREE..=FIVE).contains(&self.grid.worth(spot, colour).rank);
        !threat(colour) && !threat(1 - colour)
    }
}
