//! Who sits where: whose side of the board is near.

use super::Play;
use crate::rules::Side;

impl Play {
    /// Where persons sit.
    fn persons(&self) -> Vec<Side> {
        let person = |seat: &Side| self.table.computer(*seat).is_none();
        Side::ALL.into_iter().filter(person).collect()
    }

    /// Whether two persons play each other.
    pub fn two_persons(&self) -> bool {
        self.persons().len() == 2
    }

    /// Turns the board by half a circle.
    pub fn flip(&mut self) {
        self.flips = self.flips.wrapping_add(1);
    }

    /// Whether the board is shown turned by half a circle, so that its other side is near: to
    /// the only person at it, or, where it `follows` them, to the one on turn.
    pub fn turned(&self, follows: bool) -> bool {
        let turn = self.table.turn();
        let mover = turn.side().or_else(|| turn.outcome()?.winner);
        let near = match self.persons()[..] {
            [only] => only,
            [_, _] if follows => mover.map_or(Side::First, |side| self.table.seat(side)),
            _ => Side::First,
        };
        (near == Side::Second) != (self.flips % 2 == 1)
    }
}
