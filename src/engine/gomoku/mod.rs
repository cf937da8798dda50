//! The computer's Gomoku.

// Plies, depths and places on the board are small and stay so.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod alphabeta;
mod analyst;
mod bans;
mod brain;
mod greedy;
mod grid;
mod lines;
mod moves;
mod opening;
mod patterns;
mod root;
mod shape;
mod swap2;
mod table;
#[cfg(test)]
mod tests;
mod vcf;
mod vct;
mod weights;
mod worth;

pub use analyst::{Analyst, Best, Place, Swap2};

use rand::rngs::ChaCha8Rng;

use self::{
    brain::{Brain, probability},
    lines::{Spot, place, spot},
    root::Found,
};
use super::{Analysis, Level, Limits, Line, Plan, Playable, Search};
use crate::rules::{
    Game,
    gomoku::{Action, Coord, Gomoku, Phase, State},
};

impl Playable for Gomoku {
    type Search = GomokuSearch;

    const PLANS: [Plan; Level::COUNT] = [
        Plan::new(u32::MAX, 200, 0.35, 2.0, 720),
        Plan::new(u32::MAX, 500, 0.2, 1.2, 870),
        Plan::new(u32::MAX, 1_000, 0.1, 0.8, 1060),
        Plan::new(u32::MAX, 2_000, 0.04, 0.5, 1215),
        Plan::new(u32::MAX, 2_000, 0.0, 0.2, 1415),
        Plan::new(u32::MAX, 5_000, 0.0, 0.0, 1620),
        Plan::new(u32::MAX, 60_000, 0.0, 0.0, 1740),
        Plan::best(1850),
    ];

    fn greedy(&self, state: &State, rng: &mut ChaCha8Rng) -> Option<Action> {
        greedy::action_of(self, state, rng)
    }

    fn opening(&self, rng: &mut ChaCha8Rng) -> Vec<Action> {
        opening::even(self, rng)
    }
}

/// The search of Gomoku.
pub struct GomokuSearch {
    brain: Brain,
}

impl Search<Gomoku> for GomokuSearch {
    fn new(game: &Gomoku, memory: usize) -> Self {
        let rules = game.rules();
        Self { brain: Brain::new(usize::from(rules.size), rules.rule, memory) }
    }

    fn analyse(
        &mut self,
        game: &Gomoku,
        state: &State,
        lines: usize,
        limits: &mut Limits,
    ) -> Analysis<Action> {
        if game.turn(state).outcome().is_some() {
            return Analysis::default();
        }
        let brain = &mut self.brain;
        brain.set(&stones(game, state));
        let wanted = lines;
        let colour = state.colour().index();
        let (lines, depth) = match state.phase() {
            Phase::Opening(step) => swap2::analyse(brain, step, limits),
            Phase::Play(_) => {
                let report = brain.analyse(colour, lines, limits);
                (report.found.into_iter().filter_map(line).collect(), report.depth)
            }
        };
        // Only where all that is left is forbidden is there no point at all.
        let pass = || vec![Line::new(Action::Pass, 0.5)];
        let mut lines = if lines.is_empty() { pass() } else { lines };
        lines.truncate(wanted);
        Analysis { lines, depth, nodes: limits.nodes() }
    }
}

/// A point that was found, as a candidate of the game.
fn line(found: Found) -> Option<Line<Action>> {
    let variation: Vec<_> = found.variation.into_iter().filter_map(action).collect();
    Some(Line { action: *variation.first()?, win: probability(found.value), variation })
}

/// The action that places a stone there.
fn action(spot: Spot) -> Option<Action> {
    let (column, row) = place(spot);
    Coord::new(column as u8, row as u8).map(Action::Place)
}

/// The stones of a position.
fn stones(game: &Gomoku, state: &State) -> Vec<(Spot, usize)> {
    let stone = |at: Coord| {
        let colour = state.stone(at)?.index();
        Some((spot(at.column().into(), at.row().into()), colour))
    };
    game.points().filter_map(stone).collect()
}
