//! Where a bead can go: steps, jumps, chains of jumps.
//!
//! A jump within a row or column depends on six bits of occupancy and the place
//! of the bead alone, so all jumps are looked up. Jumps keep the parity of column
//! and row and steps do not: no step shares its ends with a chain.

use super::cells::{CELLS, Cells, WIDTH};
use crate::rules::Point;

/// The occupancies of a line of six cells.
const LINES: usize = 1 << WIDTH;

/// Landings in a row by the bead's column and the row's occupancy.
static IN_ROW: [[u8; LINES]; WIDTH] = in_row();
/// Landings in column a by the bead's row and the column's occupancy.
static IN_COLUMN: [[u32; LINES]; WIDTH] = in_column();
/// The orthogonal neighbours of each cell.
static NEIGHBOURS: [u64; CELLS] = neighbours();

/// Column a.
const COLUMN: u64 = 0o10_10_10_10_10_1;

/// The cells to which the bead on `from` can step or jump. `occupied` are all
/// beads, this one included.
pub(super) fn targets(occupied: Cells, from: Point) -> Cells {
    let steps = NEIGHBOURS[from.0 as usize] & !occupied.0;
    Cells(steps | chains(occupied, from).0)
}

/// The cells on which a chain of jumps by the bead on `from` can end.
fn chains(occupied: Cells, from: Point) -> Cells {
    let start = Cells::one(from).0;
    let others = occupied.0 & !start;
    let mut seen = start;
    let mut open = landings(others, from.0 as usize) & !seen;
    seen |= open;
    while open != 0 {
        let cell = open.trailing_zeros() as usize;
        open &= open - 1;
        let new = landings(others, cell) & !seen;
        seen |= new;
        open |= new;
    }
    Cells(seen ^ start)
}

/// A shortest way from `from` to `to`: the two ends of a step, or the ends of
/// each jump of a chain. `None` when there is no way.
pub(super) fn route(occupied: Cells, from: Point, to: Point) -> Option<Vec<Point>> {
    let (start, end) = (Cells::one(from).0, Cells::one(to).0);
    if NEIGHBOURS[from.0 as usize] & !occupied.0 & end != 0 {
        return Some(vec![from, to]);
    }
    let others = occupied.0 & !start;
    // Waves of a breadth-first search; then back along the waves, since a jump
    // can be undone by a jump.
    let mut waves = vec![start];
    let mut seen = start;
    while seen & end == 0 {
        let next = around(others, *waves.last()?) & !seen;
        if next == 0 {
            return None;
        }
        seen |= next;
        waves.push(next);
    }
    let mut way = vec![to];
    waves.pop();
    while let (Some(wave), Some(last)) = (waves.pop(), way.last()) {
        way.extend(Cells(landings(others, last.0 as usize) & wave).next());
    }
    way.reverse();
    (way.len() > 1).then_some(way)
}

/// Every landing of one jump from any of these cells.
fn around(others: u64, from: u64) -> u64 {
    Cells(from).fold(0, |all, cell| all | landings(others, cell.0 as usize))
}

/// The landings of one jump from a cell.
fn landings(others: u64, cell: usize) -> u64 {
    let (row, column) = (cell / WIDTH, cell % WIDTH);
    let along_row = others >> (row * WIDTH) & (LINES as u64 - 1);
    let in_row = u64::from(IN_ROW[column][along_row as usize]) << (row * WIDTH);
    let in_column = u64::from(IN_COLUMN[row][gather(others >> column & COLUMN)]) << column;
    in_row | in_column
}

/// Brings the six bits of column a together: bit 6·i is moved to bit i. No two
/// bits of the product meet, so nothing carries.
const fn gather(column: u64) -> usize {
    const SPREAD: u64 = 1 << 30 | 1 << 25 | 1 << 20 | 1 << 15 | 1 << 10 | 1 << 5;
    (column.wrapping_mul(SPREAD) >> 30) as usize & (LINES - 1)
}

/// The landings in one line of six from place `from`, by the rule itself: the
/// nearest bead on either side is the pivot, the landing is as far behind it, and
/// all cells up to and with the landing are empty.
const fn in_line(from: usize, line: usize) -> u8 {
    let mut landings = 0;
    let mut distance = 1;
    while from + 2 * distance < WIDTH {
        if only_pivot(line, from + 1, from + distance, from + 2 * distance) {
            landings |= 1 << (from + 2 * distance);
        }
        distance += 1;
    }
    distance = 1;
    while 2 * distance <= from {
        if only_pivot(line, from - 2 * distance, from - distance, from - 1) {
            landings |= 1 << (from - 2 * distance);
        }
        distance += 1;
    }
    landings
}

/// Whether the pivot is the only bead from `low` to `high`, both included.
const fn only_pivot(line: usize, low: usize, pivot: usize, high: usize) -> bool {
    let span = (1 << (high + 1)) - (1 << low);
    line & span == 1 << pivot
}

const fn in_row() -> [[u8; LINES]; WIDTH] {
    let mut table = [[0; LINES]; WIDTH];
    let mut from = 0;
    while from < WIDTH {
        let mut line = 0;
        while line < LINES {
            table[from][line] = in_line(from, line);
            line += 1;
        }
        from += 1;
    }
    table
}

const fn in_column() -> [[u32; LINES]; WIDTH] {
    let rows = in_row();
    let mut table = [[0; LINES]; WIDTH];
    let mut from = 0;
    while from < WIDTH {
        let mut line = 0;
        while line < LINES {
            let mut row = 0;
            while row < WIDTH {
                table[from][line] |= (rows[from][line] as u32 >> row & 1) << (row * WIDTH);
                row += 1;
            }
            line += 1;
        }
        from += 1;
    }
    table
}

const fn neighbours() -> [u64; CELLS] {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (row, column) = (cell / WIDTH, cell % WIDTH);
        if row > 0 {
            table[cell] |= 1 << (cell - WIDTH);
        }
        if row + 1 < WIDTH {
            table[cell] |= 1 << (cell + WIDTH);
        }
        if column > 0 {
            table[cell] |= 1 << (cell - 1);
        }
        if column + 1 < WIDTH {
            table[cell] |= 1 << (cell + 1);
        }
        cell += 1;
    }
    table
}
