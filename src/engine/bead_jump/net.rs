//! What the network of Bead jump sees.

use super::position::{Beads, way_to_go};
use crate::{
    engine::{alpha_beta::Position, net::Shape},
    rules::{
        Side,
        bead_jump::{CELLS, WIDTH},
    },
};

/// The greatest sum of the ways of six beads to the far corner, and one more.
const SUMS: usize = 55;
/// The greatest way of a bead, and one more.
const WAYS: usize = 11;
/// The inputs of one side: its beads by cell, the sum of their ways, and the longest.
const OF_SIDE: usize = CELLS + SUMS + WAYS;

pub(super) const SHAPE: Shape = Shape { deep: 2 * OF_SIDE, all: 2 * OF_SIDE };

pub(super) static WEIGHTS: &[u8] = include_bytes!("../../../assets/engine/bead_jump.net");

/// Tells the inputs that are on: the board is turned so that the side to move comes from
/// the lower right corner, and mirrored on its way there when `mirrored` is set.
pub(super) fn inputs(at: &Beads, mirrored: bool, mut on: impl FnMut(usize)) {
    let side = at.side();
    for (owner, first) in [(side, 0), (!side, OF_SIDE)] {
        let (mut sum, mut longest) = (0, 0);
        for point in at.of[owner].points() {
            let cell = usize::from(point.0);
            let way = way_to_go(cell, owner) as usize;
            sum += way;
            longest = longest.max(way);
            let seen = if side == Side::First { cell } else { CELLS - 1 - cell };
            on(first + if mirrored { mirror(seen) } else { seen });
        }
        on(first + CELLS + sum.min(SUMS - 1));
        on(first + CELLS + SUMS + longest);
    }
}

/// A cell mirrored at the line between the two camps' corners.
const fn mirror(cell: usize) -> usize {
    let (column, row) = (cell % WIDTH, cell / WIDTH);
    (WIDTH - 1 - column) * WIDTH + (WIDTH - 1 - row)
}
