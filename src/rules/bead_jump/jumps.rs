//! Steps, jumps, and chains of jumps, for many beads at once.
//!
//! On six cells a pivot is one or two cells away. A jump can be undone by a jump,
//! so jumps are edges between cells two or four apart, and a chain is a walk along
//! edges over empty cells. Three facts of parity make this quick:
//! - a jump keeps the parity of column and row, so beads of different
//!   [`PARITIES`] never meet and their chains can be searched together;
//! - a step does not, so no step shares its ends with a chain;
//! - a moving bead can be in the way of its own chain only as a pivot two cells
//!   away, so lifting it from the board takes away at most two edges.

use super::cells::{BOARD, WIDTH};

/// One column further right; one row further up.
const RIGHT: usize = 1;
const UP: usize = WIDTH;

/// The columns from a to the `count`-th.
const fn columns(count: u32) -> u64 {
    let mut cells = 0;
    let mut row = 0;
    while row < WIDTH {
        cells |= ((1 << count) - 1) << (row * WIDTH);
        row += 1;
    }
    cells
}

/// The four sets of cells that jumps do not leave: nine cells each.
pub(super) const PARITIES: [u64; 4] = {
    const EVEN: u64 = 0o25; // columns a, c, e of row 1
    const EVEN_ROWS: u64 = EVEN | EVEN << (2 * WIDTH) | EVEN << (4 * WIDTH);
    [EVEN_ROWS, EVEN_ROWS << RIGHT, EVEN_ROWS << UP, EVEN_ROWS << (UP + RIGHT)]
};

/// The empty cells next to each of the beads, one set for each direction with the
/// distance from start to end: up, right, left, down.
pub(super) fn steps(beads: u64, empty: u64) -> [(u64, i8); 4] {
    [
        (beads << UP & empty, UP as i8),
        ((beads & columns(5)) << RIGHT & empty, RIGHT as i8),
        (beads >> RIGHT & columns(5) & empty, -(RIGHT as i8)),
        (beads >> UP & empty, -(UP as i8)),
    ]
}

/// The jumps of a position, as edges that start at their lower left cell.
#[derive(Clone, Copy)]
pub(super) struct Jumps {
    pub(super) empty: u64,
    /// Edges along rows, over a pivot next to the bead.
    row_near: u64,
    /// Edges along rows, over a pivot two cells away.
    row_far: u64,
    column_near: u64,
    column_far: u64,
}

impl Jumps {
    /// The jumps over these beads.
    pub(super) const fn new(occupied: u64) -> Self {
        let empty = BOARD & !occupied;
        Self {
            empty,
            row_near: occupied >> RIGHT & columns(4),
            row_far: empty >> RIGHT & occupied >> (2 * RIGHT) & empty >> (3 * RIGHT) & columns(2),
            // Upwards the edge of the board needs no mask: nothing beyond is empty.
            column_near: occupied >> UP,
            column_far: empty >> UP & occupied >> (2 * UP) & empty >> (3 * UP),
        }
    }

    /// The cells that an edge joins to one of these.
    pub(super) const fn joined(self, cells: u64) -> u64 {
        (cells & self.row_near) << (2 * RIGHT)
            | cells >> (2 * RIGHT) & self.row_near
            | (cells & self.row_far) << (4 * RIGHT)
            | cells >> (4 * RIGHT) & self.row_far
            | (cells & self.column_near) << (2 * UP)
            | cells >> (2 * UP) & self.column_near
            | (cells & self.column_far) << (4 * UP)
            | cells >> (4 * UP) & self.column_far
    }

    /// Those of the beads that can jump.
    pub(super) const fn jumpers(self, beads: u64) -> u64 {
        self.joined(self.empty) & beads
    }

    /// The landings of one jump from any of these cells.
    pub(super) const fn landings(self, from: u64) -> u64 {
        self.joined(from) & self.empty
    }

    /// The jumps with these beads lifted, for their own chains; at most one bead
    /// of each parity.
    pub(super) const fn lifting(self, beads: u64) -> Self {
        Self {
            row_far: self.row_far & !(beads >> (2 * RIGHT)),
            column_far: self.column_far & !(beads >> (2 * UP)),
            ..self
        }
    }

    /// The cells on which a chain by one of these beads can end; at most one bead
    /// of each parity.
    pub(super) const fn chains(self, beads: u64) -> u64 {
        let jumps = self.lifting(beads);
        let mut seen = beads;
        loop {
            let next = seen | jumps.landings(seen);
            if next == seen {
                return seen ^ beads;
            }
            seen = next;
        }
    }
}
