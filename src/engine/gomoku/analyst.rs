//! The search without the game: any board from 5 to 20 points a side, for programs
//! that keep the game themselves.

use super::{
    brain::{Brain, probability},
    lines::{LARGEST, Spot, place, spot},
    swap2::{self, Answer},
};
use crate::{
    engine::Limits,
    rules::{Side, gomoku::Rule},
};

/// Column and row of a point, from 0.
pub type Place = (u8, u8);

/// A player of Gomoku on boards of many sizes.
pub struct Analyst {
    brain: Brain,
}

/// What an [`Analyst`] found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Best {
    /// The point.
    pub place: Place,
    /// The probability of winning, as in [`Line::win`](crate::engine::Line::win).
    pub win: f64,
    /// The depth that was searched, in plies.
    pub depth: u32,
}

/// What to do in the opening of swap2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Swap2 {
    /// Place these stones, Black and White in turn.
    Stones(Vec<Place>),
    /// Play Black: White's next stone is the other's.
    Black,
    /// Play White, with this stone.
    White(Place),
}

impl Analyst {
    /// A player whose tables take at most `memory` bytes; `None` unless the board has
    /// from 5 to 20 points a side.
    pub fn new(size: u8, rule: Rule, memory: usize) -> Option<Self> {
        let size = usize::from(size);
        (5..=LARGEST).contains(&size).then(|| Self { brain: Brain::new(size, rule, memory) })
    }

    /// Takes the memory that the first searches would wait for. Nothing may have been
    /// searched yet.
    pub fn warm(&mut self) {
        self.brain.table.warm();
    }

    /// The best point for a colour; `None` when it may place no stone anywhere. The
    /// stones lie on the board and no two on one point.
    pub fn best(
        &mut self,
        stones: &[(Place, Side)],
        colour: Side,
        limits: &mut Limits,
    ) -> Option<Best> {
        let stones: Vec<_> =
            stones.iter().map(|&(place, side)| (at(place), side.index())).collect();
        self.brain.set(&stones);
        let report = self.brain.analyse(colour.index(), 1, limits);
        let found = report.found.first()?;
        let (place, win) = (from(found.spot), probability(found.value));
        Some(Best { place, win, depth: report.depth })
    }

    /// What the evaluation weighs in a position: of the colour's empty points the number
    /// of lines of each shape and of points with each two greatest shapes, then the same of
    /// the enemy's;
    /// `None` where the search would not ask the evaluation, as a five is near. For tuning.
    pub fn features(&mut self, stones: &[(Place, Side)], colour: Side) -> Option<Vec<i16>> {
        let stones: Vec<_> =
            stones.iter().map(|&(place, side)| (at(place), side.index())).collect();
        self.brain.set(&stones);
        self.brain.grid.features(colour.index())
    }

    /// What to do in swap2's opening with no stone, three or five on the board, Black's
    /// first; `None` with other numbers, and on boards too small for it.
    pub fn swap2(&mut self, stones: &[Place], limits: &mut Limits) -> Option<Swap2> {
        let stones: Vec<_> =
            stones.iter().enumerate().map(|(nth, &place)| (at(place), nth % 2)).collect();
        self.brain.set(&stones);
        Some(match swap2::answer(&mut self.brain, limits)? {
            Answer::Stones(spots) => Swap2::Stones(spots.into_iter().map(from).collect()),
            Answer::Black => Swap2::Black,
            Answer::White(spot) => Swap2::White(from(spot)),
        })
    }
}

fn at((column, row): Place) -> Spot {
    spot(column.into(), row.into())
}

fn from(spot: Spot) -> Place {
    let (column, row) = place(spot);
    (column as u8, row as u8)
}
