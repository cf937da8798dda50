//! Pieces with an identity, so that the screen can move them instead of drawing
//! others. The state of the game is the truth; who is who is found by comparing.

use crate::rules::{Piece, Spot};

/// A piece on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Stays the same while the piece travels.
    pub id: u32,
    /// Where and whose it is.
    pub piece: Piece,
    /// Where it stood before the last ply.
    pub from: Spot,
    /// Taken off by the last ply: shown once more, fading.
    pub gone: bool,
}

/// All pieces on the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Men {
    men: Vec<Man>,
    next: u32,
}

impl Men {
    /// The men, in an order that never changes for those that stay.
    pub fn all(&self) -> &[Man] {
        &self.men
    }

    /// Follows the pieces to another position: pieces that did not move keep who
    /// they are, then those of the same side move, what is left over fades, and what
    /// is missing appears.
    pub fn follow(&mut self, pieces: &[Piece]) {
        self.men.retain(|man| !man.gone);
        for man in &mut self.men {
            man.from = man.piece.spot;
        }
        let mut wanted = pieces.to_vec();
        let mut kept = vec![false; self.men.len()];
        let same: [fn(&Piece, &Piece) -> bool; 3] = [
            |old, new| old == new,
            |old, new| old.side == new.side && old.spot == new.spot,
            |old, new| old.side == new.side,
        ];
        for matches in same {
            for (man, kept) in self.men.iter_mut().zip(&mut kept) {
                if *kept {
                    continue;
                }
                if let Some(at) = wanted.iter().position(|new| matches(&man.piece, new)) {
                    man.piece = wanted.swap_remove(at);
                    *kept = true;
                }
            }
        }
        for (man, kept) in self.men.iter_mut().zip(kept) {
            man.gone = !kept;
        }
        wanted.sort_unstable();
        for piece in wanted {
            self.men.push(Man { id: self.next, piece, from: piece.spot, gone: false });
            self.next += 1;
        }
    }
}
