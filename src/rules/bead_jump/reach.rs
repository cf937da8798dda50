//! All moves of one side, in a form that is quick to make, count and draw from.

use super::{
    Action,
    cells::Cells,
    jumps::{self, Jumps, PARITIES},
    rules::BEADS,
};
use crate::rules::Point;

/// Every move of some beads.
pub(super) struct Reach {
    /// The ends of the steps in each direction, and the distance from the start.
    steps: [(Cells, i8); 4],
    /// The ends of the chains of some beads, each of another parity. Six beads may
    /// all be of one parity.
    chains: [Chains; BEADS],
    /// How many moves there are.
    pub(super) count: u32,
}

/// Chains of beads that differ in parity, so that an end tells its bead.
#[derive(Clone, Copy, Default)]
struct Chains {
    beads: Cells,
    ends: Cells,
}

impl Chains {
    /// The bead whose chain ends there.
    fn start(self, end: Point) -> Option<Point> {
        let parity = PARITIES.into_iter().find(|&parity| Cells(parity).contains(end))?;
        Cells(self.beads.0 & parity).points().next()
    }
}

impl Reach {
    /// The moves of these beads that do not end on a closed cell.
    pub(super) fn new(beads: Cells, occupied: Cells, closed: Cells) -> Self {
        let jumps = Jumps::new(occupied.0);
        let open = jumps.empty & !closed.0;
        let steps = jumps::steps(beads.0, open).map(|(ends, distance)| (Cells(ends), distance));
        let mut count = steps.iter().map(|(ends, _)| ends.0.count_ones()).sum();
        let mut chains = [Chains::default(); BEADS];
        let mut rest = jumps.jumpers(beads.0);
        for group in &mut chains {
            if rest == 0 {
                break;
            }
            let beads =
                PARITIES.iter().fold(0, |one_each, parity| one_each | lowest(rest & parity));
            let ends = jumps.chains(beads) & open;
            *group = Chains { beads: Cells(beads), ends: Cells(ends) };
            count += ends.count_ones();
            rest ^= beads;
        }
        Self { steps, chains, count }
    }

    /// The moves in a fixed order.
    pub(super) fn moves(&self) -> impl Iterator<Item = Action> {
        let steps = self.steps.iter().flat_map(|&(ends, distance)| {
            ends.points().map(move |to| Action::Move { from: behind(to, distance), to })
        });
        let chains = self.chains.iter().flat_map(|&chains| {
            chains
                .ends
                .points()
                .filter_map(move |to| Some(Action::Move { from: chains.start(to)?, to }))
        });
        steps.chain(chains)
    }

    /// Move number `index` in that order.
    pub(super) fn nth(&self, mut index: u32) -> Option<Action> {
        for &(ends, distance) in &self.steps {
            let count = ends.0.count_ones();
            if index < count {
                let to = ends.points().nth(index as usize)?;
                return Some(Action::Move { from: behind(to, distance), to });
            }
            index -= count;
        }
        for &chains in &self.chains {
            let count = chains.ends.0.count_ones();
            if index < count {
                let to = chains.ends.points().nth(index as usize)?;
                return Some(Action::Move { from: chains.start(to)?, to });
            }
            index -= count;
        }
        None
    }
}

/// The start of a step.
const fn behind(to: Point, distance: i8) -> Point {
    Point(to.0.wrapping_add_signed(-(distance as i16)))
}

/// The lowest cell of a set, as a set.
const fn lowest(cells: u64) -> u64 {
    cells & cells.wrapping_neg()
}
