//! What stands in the way: the pieces of one side as those of the other meet them.

use super::{BEAUTY, RE_ATUM, Rules, THREE_TRUTHS, board::bit, rules::Block};

/// The pieces of the side that is not moving, as masks of squares.
#[derive(Clone, Copy)]
pub(super) struct Obstacles {
    /// Protected by a neighbour: nobody may land there.
    pub(super) paired: u32,
    /// On a house where nobody is captured.
    pub(super) housed: u32,
    /// Part of a row that may not be passed.
    pub(super) barring: u32,
}

impl Obstacles {
    /// The obstacles that these pieces are.
    pub(super) const fn of(enemy: u32, rules: &Rules) -> Self {
        // Bit n: the pieces on n and n + 1 are neighbours.
        let corners = if rules.corners { 0 } else { bit(10) | bit(20) };
        let pairs = enemy & enemy >> 1 & !corners;
        let paired = pairs | pairs << 1;
        let barring = match rules.block {
            Block::Pair => paired,
            Block::Three => {
                let threes = pairs & pairs >> 1;
                threes | threes << 1 | threes << 2
            }
        };
        let houses =
            if rules.exact_houses { bit(BEAUTY) | bit(THREE_TRUTHS) | bit(RE_ATUM) } else { 0 };
        Self { paired, housed: enemy & houses, barring }
    }

    /// Where nobody may land.
    pub(super) const fn closed(self) -> u32 {
        self.paired | self.housed
    }

    /// The squares from which the way of so many steps on is barred.
    pub(super) const fn barred_forward(self, steps: u8) -> u32 {
        let mut barred = 0;
        let mut step = 1;
        while step < steps {
            barred |= self.barring >> step;
            step += 1;
        }
        barred
    }

    /// The squares from which the way of so many steps back is barred.
    pub(super) const fn barred_backward(self, steps: u8) -> u32 {
        let mut barred = 0;
        let mut step = 1;
        while step < steps {
            barred |= self.barring << step;
            step += 1;
        }
        barred
    }
}
