//! Which points are forbidden to Black in renju: the same judgement as that of the
//! rules, made from the tables of shapes.

use super::{
    grid::Grid,
    lines::{Board, STEPS, Spot},
    patterns::Patterns,
    shape::{B4, BAD, F3, F3S, F4, F5, FARTHEST},
    worth::BAN,
};

impl Grid {
    /// Whether a stone of the colour may not be placed on an empty point.
    pub(super) fn is_forbidden(&self, spot: Spot, colour: usize) -> bool {
        colour == 0
            && self.worth(spot, 0).rank == BAN
            && forbidden(&mut self.board().clone(), self.patterns(), spot, self.shapes(spot, 0))
    }
}

fn forbidden(board: &mut Board, patterns: &Patterns, spot: Spot, shapes: [u8; 4]) -> bool {
    let count = |wanted: &[u8]| shapes.iter().filter(|shape| wanted.contains(shape)).count();
    if count(&[F5]) > 0 {
        return false;
    }
    if count(&[BAD]) > 0 || count(&[B4, F4]) >= 2 {
        return true;
    }
    if count(&[F3, F3S]) < 2 {
        return false;
    }
    // A three counts if it can become a straight four on a point that is not
    // forbidden once this stone lies there.
    board.flip(spot, 0);
    let real = (0..4)
        .filter(|&direction| matches!(shapes[direction], F3 | F3S))
        .filter(|&direction| is_real(board, patterns, spot, direction))
        .take(2)
        .count();
    board.flip(spot, 0);
    real == 2
}

/// Whether Black's three through the stone on a point can become a straight four: on
/// one of the two points where its row ends.
fn is_real(board: &mut Board, patterns: &Patterns, spot: Spot, direction: usize) -> bool {
    let line = board.line(spot, direction);
    let is = |bits: u32, away: i32| bits >> (line.at as i32 + away + FARTHEST as i32) & 1 == 1;
    let taken = line.stones[1] | line.off;
    [-1, 1].into_iter().any(|sign| {
        let mut away = sign;
        while is(line.stones[0], away) {
            away += sign;
        }
        let at = line.at.wrapping_add_signed(away as isize);
        if is(taken, away) || patterns.shapes(&line, at)[0] != F4 {
            return false;
        }
        let other = (i32::from(spot) + away * STEPS[direction]) as Spot;
        let shapes = [0, 1, 2, 3].map(|direction| {
            let line = board.line(other, direction);
            patterns.shapes(&line, line.at)[0]
        });
        !forbidden(board, patterns, other, shapes)
    })
}
