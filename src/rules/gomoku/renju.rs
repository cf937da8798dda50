//! The points forbidden to Black, by the definitions of the Renju International
//! Federation (Rules of Renju, 2–4 and 9; <https://www.renju.net/study/rifrules.php>).
//!
//! On one line, let Black's new stone stand in an unbroken run. Only the two empty
//! points at the run's ends can complete a five or a straight four with it, so each
//! line is judged by its two [`Arm`]s. One line holds at most one three and two fours.

use super::{
    Coord,
    board::{Board, Ray},
    coord::Direction,
};
use crate::rules::{Forbidden, Side};

/// Whether Black may not place a stone on this empty point.
pub(super) fn is_forbidden(board: &Board, at: Coord) -> bool {
    let shape = Shape::new(board, at);
    !shape.five() && (shape.overline() || shape.double_four() || shape.double_three(board, at))
}

/// Every reason why Black may not place a stone on this empty point, sorted.
pub(super) fn reasons(board: &Board, at: Coord) -> Vec<Forbidden> {
    let shape = Shape::new(board, at);
    if shape.five() {
        return Vec::new();
    }
    let mut reasons = Vec::new();
    if shape.double_three(board, at) {
        reasons.push(Forbidden::DoubleThree);
    }
    if shape.double_four() {
        reasons.push(Forbidden::DoubleFour);
    }
    if shape.overline() {
        reasons.push(Forbidden::Overline);
    }
    reasons
}

/// What Black's stone on a point makes, line by line.
struct Shape([Line; 4]);

impl Shape {
    fn new(board: &Board, at: Coord) -> Self {
        Self(Direction::ALL.map(|direction| Line::new(board, at, direction)))
    }

    /// An exact five wins, whatever else the stone makes.
    fn five(&self) -> bool {
        self.0.iter().any(|line| line.run == 5)
    }

    fn overline(&self) -> bool {
        self.0.iter().any(|line| line.run > 5)
    }

    fn double_four(&self) -> bool {
        self.0.iter().map(Line::fours).sum::<u32>() >= 2
    }

    /// Two or more threes that can really become straight fours (9.3): a point of
    /// completion counts only where Black may place a stone once this one is there.
    fn double_three(&self, board: &Board, at: Coord) -> bool {
        let threes = || self.0.iter().filter(|line| line.is_three());
        if threes().count() < 2 {
            return false;
        }
        let mut board = *board;
        board.put(Side::First, at);
        let real = |line: &&Line| {
            line.completions(at).into_iter().flatten().any(|point| !is_forbidden(&board, point))
        };
        threes().filter(real).take(2).count() == 2
    }
}

/// One line through Black's new stone.
struct Line {
    direction: Direction,
    /// The stones of the unbroken run, the new one included.
    run: u32,
    behind: Arm,
    ahead: Arm,
}

impl Line {
    fn new(board: &Board, at: Coord, direction: Direction) -> Self {
        let behind = Arm::new(board.ray(Side::First, at, direction.back()));
        let ahead = Arm::new(board.ray(Side::First, at, direction));
        Self { direction, run: behind.run + 1 + ahead.run, behind, ahead }
    }

    /// The fours: rows that one more stone makes exactly five. A straight four can
    /// be completed at both ends but is one row of stones, so one four.
    fn fours(&self) -> u32 {
        let ways = [&self.behind, &self.ahead]
            .into_iter()
            .filter(|arm| arm.gap && self.run + 1 + arm.beyond == 5)
            .count() as u32;
        if self.run == 4 { ways.min(1) } else { ways }
    }

    fn is_three(&self) -> bool {
        self.completes(&self.behind, &self.ahead) || self.completes(&self.ahead, &self.behind)
    }

    /// Whether a stone in the gap of `arm` makes a straight four: four in a row that
    /// either end completes to exactly five.
    fn completes(&self, arm: &Arm, other: &Arm) -> bool {
        arm.gap && self.run + 1 + arm.beyond == 4 && arm.open && other.gap && other.beyond == 0
    }

    /// The points that make the three a straight four.
    fn completions(&self, at: Coord) -> [Option<Coord>; 2] {
        let point = |arm: &Arm, other: &Arm, direction| {
            let there = self.completes(arm, other);
            there.then(|| at.offset(direction, arm.run as i8 + 1)).flatten()
        };
        [
            point(&self.behind, &self.ahead, self.direction.back()),
            point(&self.ahead, &self.behind, self.direction),
        ]
    }
}

/// One half of a line, seen from the new stone.
struct Arm {
    /// Black stones that touch: the new stone's run on this side.
    run: u32,
    /// Whether the next point is empty.
    gap: bool,
    /// Black stones that touch the gap from beyond.
    beyond: u32,
    /// Whether a row that ended with those could grow by one stone and no more:
    /// the next point is empty and no black stone follows it.
    open: bool,
}

impl Arm {
    fn new(ray: Ray) -> Self {
        let run = ray.own.trailing_ones();
        let gap = ray.free >> run & 1 == 1;
        let beyond = (ray.own >> (run + 1)).trailing_ones();
        let end = run + 1 + beyond;
        let open = ray.free >> end & 1 == 1 && ray.own >> (end + 1) & 1 == 0;
        Self { run, gap, beyond, open }
    }
}
