//! Victory by continuous fours: a search of nothing but fours and the only answers to
//! them. Cheap, since a four leaves no choice, and deep for the same reason.

use super::{
    brain::{Brain, MATE},
    lines::Spot,
    shape::{B3, F3, F3S},
    table::{Bound, Entry},
    worth::{BAN, FIVE, FOUR_THREE, OPEN_FOUR},
};
use crate::engine::Limits;

/// Told from the other searches in the table by this.
const MARK: u64 = 0x5fc5_71d6_8a3b_29e7;

impl Brain {
    /// The value of a win by continuous fours of the colour to move, `None` when there
    /// is none within so many fours, or none was found with the nodes left.
    pub(super) fn fours(
        &mut self,
        colour: usize,
        fours: i32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<(i32, Spot)> {
        let enemy = 1 - colour;
        let count = self.grid.count_of_fours(colour);
        if count == 0 || limits.spend() || self.patience == 0 {
            return None;
        }
        self.patience -= 1;
        if let Some(five) = self.grid.five(colour) {
            return Some((MATE - ply - 1, five));
        }
        let forced = match self.grid.count_of(enemy, FIVE) {
            0 => None,
            1 => self.grid.five(enemy),
            _ => return None,
        };
        if forced.is_none() && self.grid.count_of(colour, OPEN_FOUR) > 0 {
            let open = |&spot: &Spot| self.grid.worth(spot, colour).rank == OPEN_FOUR;
            return self.grid.fours(colour).find(open).map(|spot| (MATE - ply - 3, spot));
        }
        if fours <= 0 {
            return None;
        }
        let hash = self.grid.hash(colour) ^ MARK;
        if self.uses_table && self.table.get(hash).is_some_and(|known| known.depth >= fours) {
            return None;
        }
        // Nothing but a four and its answer, unless the four makes more than that. (A
        // four's own line may allow another one; that is rare enough.)
        let few = count <= 2 && self.grid.count_of(enemy, BAN) == 0;
        let mut found = None;
        // Fours that make a three as well come first.
        'search: for more in [true, false] {
            for spot in self.grid.fours(colour) {
                let three = self.grid.worth(spot, colour).rank >= FOUR_THREE;
                if three != more || forced.is_some_and(|forced| forced != spot) {
                    continue;
                }
                let leads_on = |shape| matches!(shape, B3 | F3S | F3);
                if few && !self.grid.shapes(spot, colour).into_iter().any(leads_on) {
                    continue;
                }
                found = self.four(spot, colour, fours, ply, limits);
                if found.is_some() || limits.over() || self.patience == 0 {
                    break 'search;
                }
            }
        }
        if found.is_none() && !limits.over() && self.patience > 0 && self.uses_table {
            let entry = Entry { value: 0, depth: fours, bound: Bound::Upper, best: None };
            self.table.set(hash, entry);
        }
        found
    }

    /// Whether this four wins by force.
    fn four(
        &mut self,
        spot: Spot,
        colour: usize,
        fours: i32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<(i32, Spot)> {
        let enemy = 1 - colour;
        self.grid.put(spot, colour);
        let found = match self.grid.five(colour) {
            // A white four whose answer is forbidden to Black cannot be stopped.
            Some(answer) if self.grid.is_forbidden(answer, enemy) => Some(MATE - ply - 3),
            Some(answer) => {
                self.grid.put(answer, enemy);
                let found = self.fours(colour, fours - 1, ply + 2, limits);
                self.grid.undo();
                found.map(|(value, _)| value)
            }
            None => None,
        };
        self.grid.undo();
        found.map(|value| (value, spot))
    }
}
