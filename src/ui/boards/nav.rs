//! The way of the keyboard over a board: from place to place as they lie on the screen.
//! Places go by their number: first the points in their order, then the trays.

use super::Geometry;

/// Where an arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

impl Geometry {
    /// The number of points and trays.
    pub(crate) fn count(&self) -> usize {
        self.places.len() + self.trays.len()
    }

    /// The nearest place from here that way, among those that can be `had`; the board is
    /// shown turned clockwise by so many quarters of a circle.
    pub(crate) fn step(
        &self,
        from: usize,
        arrow: Arrow,
        quarters: u8,
        had: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        // Turned as if the arrow pointed to the right.
        let more = match arrow {
            Arrow::Right => 0,
            Arrow::Up => 1,
            Arrow::Left => 2,
            Arrow::Down => 3,
        };
        let sideways = matches!(arrow, Arrow::Left | Arrow::Right);
        let at = |nth| turned(self.middle(nth), quarters + more);
        let (x, y) = at(from);
        let others = (0..self.count()).filter(|nth| *nth != from && had(*nth));
        let there = others.filter_map(|nth| {
            let (along, aside) = (at(nth).0 - x, at(nth).1 - y);
            let (along, aside) = (along.round(), aside.round());
            let far = match () {
                () if along <= 0.0 => return None,
                // Aslant, up and down go along the lines, and the same way back.
                () if self.slants && !sideways => along + 0.9 * aside.abs() - 0.01 * aside,
                // What lies in the same row comes before all else.
                () if sideways && aside == 0.0 => along / 100.0,
                () => along + 2.2 * aside.abs(),
            };
            Some((nth, far))
        });
        there.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(nth, _)| nth)
    }

    /// The first or the last place of the row in which a place lies.
    pub(crate) fn row_end(
        &self,
        from: usize,
        last: bool,
        quarters: u8,
        had: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let at = |nth| turned(self.middle(nth), quarters);
        let row = (0..self.count())
            .filter(|nth| had(*nth) && (at(*nth).1 - at(from).1).abs() < 1.0)
            .map(|nth| (nth, if last { -at(nth).0 } else { at(nth).0 }));
        row.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(nth, _)| nth)
    }

    /// The nearest place to one that cannot be had any more.
    pub(crate) fn nearest(&self, from: usize, had: impl Fn(usize) -> bool) -> Option<usize> {
        let (x, y) = self.middle(from);
        let far = |nth| (self.middle(nth).0 - x).hypot(self.middle(nth).1 - y);
        let all = (0..self.count()).filter(|nth| had(*nth));
        all.min_by(|one, other| far(*one).total_cmp(&far(*other)))
    }

    fn middle(&self, nth: usize) -> (f64, f64) {
        if let Some(place) = self.places.get(nth) {
            return (place.x, place.y);
        }
        let tray = self.trays.get(nth.saturating_sub(self.places.len()));
        tray.map_or((0.0, 0.0), |tray| (tray.x + tray.width / 2.0, tray.y + tray.height / 2.0))
    }
}

/// A point on a board that is turned clockwise by quarters of a circle.
fn turned((x, y): (f64, f64), quarters: u8) -> (f64, f64) {
    match quarters % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{
        super::{Look, gomoku, patolli, senet},
        *,
    };
    use crate::{
        record::Record,
        rules::{GameKind, Point},
        session::open,
    };

    const ALL: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];

    fn boards() -> Vec<(GameKind, Geometry)> {
        let boards = GameKind::ALL.into_iter().map(|kind| {
            let size = if kind == GameKind::Gomoku { 15 } else { 0 };
            (kind, Geometry::of(&Look { kind, size, safe: Vec::new() }))
        });
        boards.chain([(GameKind::Gomoku, gomoku::geometry(19))]).collect()
    }

    /// How many places are reached from the first of these ways.
    fn reached(ways: &[(usize, usize)]) -> usize {
        let mut seen = BTreeSet::from([0]);
        let mut ahead = vec![0];
        while let Some(at) = ahead.pop() {
            let next = ways.iter().filter(|(from, _)| *from == at).map(|(_, to)| *to);
            ahead.extend(next.filter(|to| seen.insert(*to)));
        }
        seen.len()
    }

    #[test]
    fn every_place_is_reached_from_every_other() {
        for (kind, board) in boards() {
            for quarters in 0..4 {
                for count in [board.places.len(), board.count()] {
                    let had = |nth: usize| nth < count;
                    let ways = (0..count).flat_map(|from| {
                        let to = ALL.map(|arrow| board.step(from, arrow, quarters, had));
                        to.into_iter().flatten().map(move |to| (from, to))
                    });
                    let ways: Vec<_> = ways.collect();
                    let back: Vec<_> = ways.iter().map(|(from, to)| (*to, *from)).collect();
                    assert_eq!([reached(&ways), reached(&back)], [count; 2], "{kind:?} {quarters}");
                }
            }
        }
    }

    /// The names of the places passed when these arrows are pressed.
    fn walk(kind: GameKind, from: &str, arrows: &str, quarters: u8) -> String {
        let table = open(&Record::new(kind, 0)).expect("the standard rules");
        let board = Geometry::of(&Look { kind, size: 15, safe: Vec::new() });
        let name = |nth: usize| table.point_name(board.places[nth].point);
        let start = (0..board.places.len()).find(|nth| name(*nth) == from).expect("a place");
        let mut names = Vec::new();
        arrows.chars().fold(start, |at, letter| {
            let arrow = match letter {
                'l' => Arrow::Left,
                'r' => Arrow::Right,
                'u' => Arrow::Up,
                _ => Arrow::Down,
            };
            let next = board.step(at, arrow, quarters, |nth| nth < board.places.len());
            names.push(next.map_or("-".to_owned(), name));
            next.unwrap_or(at)
        });
        names.join(" ")
    }

    #[test]
    fn arrows_follow_what_is_seen() {
        let go = |from, arrows| walk(GameKind::SanSan, from, arrows, 0);
        assert_eq!(go("a7", "rrddddlll"), "d7 g7 g4 g1 - - d1 a1 -");
        assert_eq!(go("d7", "ddd"), "d6 d5 d3");
        assert_eq!(go("a4", "rrrrrr"), "b4 c4 e4 f4 g4 -");
        let go = |from, arrows| walk(GameKind::BeadJump, from, arrows, 0);
        assert_eq!(go("f1", "uuuuud"), "f2 f3 f4 f5 f6 f5");
        assert_eq!(go("c3", "udrl"), "c4 c3 d4 c3");
        let go = |from, arrows, quarters| walk(GameKind::Senet, from, arrows, quarters);
        assert_eq!(go("10", "ddl", 0), "11 30 29");
        // Upright, the path begins at the top of the right column.
        assert_eq!(go("1", "ddll", 1), "2 3 18 23");
        assert_eq!(go("1", "uurr", 3), "2 3 18 23");
    }

    #[test]
    fn rows_have_ends() {
        let senet = senet::geometry();
        let end = |last, quarters| senet.row_end(4, last, quarters, |nth| nth < 30);
        assert_eq!([end(false, 0), end(true, 0)], [Some(0), Some(9)]);
        // Upright, the fifth square from the top: 5, 16 and 25 from the right.
        assert_eq!([end(false, 1), end(true, 1)], [Some(24), Some(4)]);
        let patolli = patolli::geometry();
        assert_eq!(patolli.nearest(0, |nth| nth == 7), Some(7));
        assert_eq!(patolli.point(Point(0)), patolli.middle(0));
    }
}
