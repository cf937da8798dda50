//! Aiming: where points are smaller than a fingertip, a first tap shows what would be
//! played, and only another one plays it.

use super::{Play, Tap};
use crate::rules::{Gesture, Piece, Spot};

impl Play {
    /// What is aimed at.
    pub fn aim(&self) -> Option<Gesture> {
        self.aim
    }

    /// Taps a place of the board: what a tap would play is aimed at first, and played when it
    /// is tapped again. A tap elsewhere aims there.
    pub fn aim_at(&mut self, spot: Spot) -> Tap {
        let before = self.aim.take();
        let again = matches!(before, Some(Gesture::Move { to, .. }) if to == spot);
        let meant = if again { before } else { self.meant(spot) };
        match meant.filter(|_| self.computer().is_none()) {
            Some(gesture) if Some(gesture) == before => self.play(gesture),
            Some(gesture) => {
                self.refusal = None;
                self.hint = None;
                self.aim = Some(gesture);
                Tap::Aimed
            }
            None => self.tap(spot),
        }
    }

    /// Plays what is aimed at, if anything is.
    pub fn play_aim(&mut self) {
        if let Some(gesture) = self.aim {
            self.play(gesture);
        }
    }

    /// The piece that is aimed, where it would be, before it is played; without a place of its
    /// own where a stone would only be marked or taken.
    pub fn aimed(&self) -> Option<(Spot, Option<Piece>)> {
        let side = self.table.turn().side()?;
        let ghost = |spot| (spot, Some(Piece { side, spot, dead: false }));
        Some(match self.aim? {
            Gesture::Place(at) => ghost(Spot::On(at)),
            Gesture::Move { to, .. } => ghost(to),
            Gesture::Mark(at) | Gesture::Take(at) => (Spot::On(at), None),
            Gesture::Throw(_) | Gesture::Pass | Gesture::Choose(_) => return None,
        })
    }
}
