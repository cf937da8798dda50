//! Rows of Gomoku, as far as a hint speaks of them.

use super::{Table, Why};
use crate::rules::{Gesture, Piece, Point, Side, Spot};

/// A board of stones.
struct Board {
    size: i32,
    stones: Vec<Option<Side>>,
    /// Whether more than five do not win.
    exact: bool,
}

const WAYS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

pub(super) fn why(table: &dyn Table, gesture: Gesture, side: Side) -> Option<Why> {
    // While the opening lasts nobody owns a colour.
    let Gesture::Place(at) = gesture else { return None };
    if table.side_id(side) != table.colour_id(side) {
        return None;
    }
    let mut board = Board::of(table);
    let enemy = side.other();
    // What the enemy would have there, and what the side has.
    let stops_five = board.with(at, enemy, |board| board.five(at, enemy));
    let stops_open = board.with(at, enemy, |board| board.fives_through(at, enemy) > 1);
    if stops_five {
        return Some(Why::StopsFour);
    }
    board.stones[usize::from(at.0)] = Some(side);
    if board.fives_through(at, side) > 0 {
        return Some(Why::MakesFour);
    }
    if stops_open {
        return Some(Why::StopsThree);
    }
    let near = board.near(at);
    let mut opens = |next| board.with(next, side, |board| board.fives_through(next, side) > 1);
    near.into_iter().any(&mut opens).then_some(Why::MakesThree)
}

impl Board {
    fn of(table: &dyn Table) -> Self {
        let count = table.point_count();
        let mut stones = vec![None; count.into()];
        for Piece { side, spot, .. } in table.pieces() {
            if let Spot::On(point) = spot {
                stones[usize::from(point.0)] = Some(side);
            }
        }
        let exact = table.rules().get("rule").is_some_and(|rule| rule == "exact");
        Self { size: count.isqrt().into(), stones, exact }
    }

    /// Asks about the board with one more stone on an empty point.
    fn with<T>(&mut self, at: Point, side: Side, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.stones[usize::from(at.0)] = Some(side);
        let asked = ask(self);
        self.stones[usize::from(at.0)] = None;
        asked
    }

    fn step(&self, at: Point, (right, up): (i32, i32), steps: i32) -> Option<Point> {
        let (column, row) = (i32::from(at.0) % self.size, i32::from(at.0) / self.size);
        let (column, row) = (column + right * steps, row + up * steps);
        let inside = (0..self.size).contains(&column) && (0..self.size).contains(&row);
        let number = u16::try_from(row * self.size + column).ok();
        number.filter(|_| inside).map(Point)
    }

    /// The stones in a row through a point where one of the side stands.
    fn run(&self, at: Point, way: (i32, i32), side: Side) -> usize {
        let ray = |sign: i32| {
            let points = (1..).map_while(move |steps| self.step(at, way, sign * steps));
            points.take_while(|point| self.stones[usize::from(point.0)] == Some(side)).count()
        };
        1 + ray(1) + ray(-1)
    }

    fn five(&self, at: Point, side: Side) -> bool {
        let wins = |run: usize| if self.exact { run == 5 } else { run >= 5 };
        WAYS.into_iter().any(|way| wins(self.run(at, way, side)))
    }

    /// The empty points in line with a point, four steps away at most.
    fn near(&self, at: Point) -> Vec<Point> {
        let steps = (-4..=4).filter(|steps| *steps != 0);
        let points = steps.flat_map(|steps| WAYS.map(|way| self.step(at, way, steps)));
        points.flatten().filter(|point| self.stones[usize::from(point.0)].is_none()).collect()
    }

    /// On how many points in line with this one the side would have five.
    fn fives_through(&mut self, at: Point, side: Side) -> usize {
        let near = self.near(at);
        near.into_iter()
            .filter(|next| self.with(*next, side, |board| board.five(*next, side)))
            .count()
    }
}
