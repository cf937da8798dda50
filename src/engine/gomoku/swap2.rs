//! The swap2 opening: stones that favour nobody, and the colour that is better off.

use super::{
    action,
    brain::{Brain, probability},
    lines::{Spot, spot},
};
use crate::{
    engine::{Limits, Line},
    rules::gomoku::{Action, Choice, Step},
};

/// The candidates of a step, the best first, and the depth of the search.
pub(super) fn analyse(
    brain: &mut Brain,
    step: Step,
    limits: &mut Limits,
) -> (Vec<Line<Action>>, u32) {
    match step {
        Step::Three | Step::Two => (stone(brain, limits), 1),
        Step::Choice | Step::LastChoice => choice(brain, step, limits),
    }
}

fn stone(brain: &mut Brain, _limits: &mut Limits) -> Vec<Line<Action>> {
    let middle = brain.grid.size() / 2;
    let spot: Option<Spot> = brain.grid.near().next().or(Some(spot(middle, middle)));
    spot.and_then(action).map(|action| Line::new(action, 0.5)).into_iter().collect()
}

fn choice(brain: &mut Brain, step: Step, limits: &mut Limits) -> (Vec<Line<Action>>, u32) {
    // White moves next, whoever that will be.
    let report = brain.analyse(1, 1, limits);
    let white = report.found.first().map_or(0.5, |found| probability(found.value));
    let mut lines = Vec::new();
    for &choice in step.choices() {
        let win = match choice {
            Choice::Black => 1.0 - white,
            Choice::White => white,
            Choice::More => 0.55,
        };
        lines.push(Line::new(Action::Choose(choice), win));
    }
    lines.sort_by(|one, two| two.win.total_cmp(&one.win));
    (lines, report.depth)
}

/// What to do with no stone, three or five on the board.
pub(super) enum Answer {
    /// Place stones.
    Stones(Vec<Spot>),
    /// Take Black.
    Black,
    /// Take White and place a stone.
    White(Spot),
}

pub(super) fn answer(brain: &mut Brain, limits: &mut Limits) -> Option<Answer> {
    let middle = brain.grid.size() / 2;
    match brain.grid.stones().len() {
        0 => Some(Answer::Stones(vec![spot(middle, middle), spot(middle + 1, middle + 2), spot(middle - 2, middle + 1)])),
        3 | 5 => {
            let report = brain.analyse(1, 1, limits);
            let found = report.found.first()?;
            Some(if found.value > 0 { Answer::White(found.spot) } else { Answer::Black })
        }
        _ => None,
    }
}
