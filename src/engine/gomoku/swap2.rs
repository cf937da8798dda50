//! The swap2 opening: stones that favour nobody, since the other may choose the
//! colour, and the colour that is better off.

use super::{
    action,
    alphabeta::Node,
    brain::{Brain, INFINITE, probability},
    lines::{Spot, spot},
    moves::promise,
};
use crate::{
    engine::{Limits, Line, sorted::by_falling},
    rules::gomoku::{Action, Choice, Step},
};

/// What `more` is reckoned to be worth: two stones that the other is to find even.
const MORE: f64 = 0.53;
/// The most sets of stones that are searched.
const SETS: usize = 12;
/// The deepest that they are searched.
const DEPTH: i32 = 6;

/// Stones to place, in turn, and the probability of winning if the other then takes the
/// colour that is better off.
type Stones = (Vec<Spot>, f64);

/// The candidates of a step, the best first, and the depth of the search.
pub(super) fn analyse(
    brain: &mut Brain,
    step: Step,
    limits: &mut Limits,
) -> (Vec<Line<Action>>, u32) {
    let sets = match (step, brain.grid.stones().len()) {
        (Step::Choice | Step::LastChoice, _) => return choice(brain, step, limits),
        (Step::Three, 0 | 1) => first(brain),
        (Step::Three, _) => balanced(brain, 1, limits),
        (Step::Two, stones) => balanced(brain, if stones == 3 { 2 } else { 1 }, limits),
    };
    let line = |(spots, win): Stones| {
        let variation: Vec<_> = spots.into_iter().filter_map(action).collect();
        Some(Line { action: *variation.first()?, win, variation })
    };
    (sets.into_iter().filter_map(line).collect(), 1)
}

/// The first two stones, a little out of the middle; the third makes up for them.
fn first(brain: &Brain) -> Vec<Stones> {
    let middle = brain.grid.size() / 2;
    let wanted = [spot(middle - 1, middle + 1), spot(middle + 1, middle)];
    let free = wanted.into_iter().filter(|&spot| brain.grid.is_free(spot));
    free.take(1).map(|spot| (vec![spot], 0.5)).collect()
}

/// The next one or two stones for which the position is the most even, the best first.
/// There is always at least one set.
fn balanced(brain: &mut Brain, count: usize, limits: &mut Limits) -> Vec<Stones> {
    let colour = brain.grid.stones().len() % 2;
    let mut sets = Vec::new();
    let spots = if count == 1 { brain.grid.free().collect() } else { likely(brain, colour) };
    for one in spots {
        brain.grid.put(one, colour);
        if count == 1 {
            sets.push((vec![one], brain.grid.evaluation(1).abs()));
        } else {
            for two in likely(brain, 1 - colour) {
                brain.grid.put(two, 1 - colour);
                sets.push((vec![one, two], brain.grid.evaluation(1).abs()));
                brain.grid.undo();
            }
        }
        brain.grid.undo();
    }
    by_falling(&mut sets, |&(_, off)| -off);
    sets.truncate(SETS);
    let mut judged: Vec<Stones> = sets.into_iter().map(|(spots, off)| (spots, win(off))).collect();
    'depths: for depth in (2..=DEPTH).step_by(2) {
        let mut next = judged.clone();
        for (spots, judged) in &mut next {
            for (nth, &spot) in spots.iter().enumerate() {
                brain.grid.put(spot, (colour + nth) % 2);
            }
            let node =
                Node { colour: 1, alpha: -INFINITE, beta: INFINITE, depth, ply: 0, may_pass: true };
            *judged = win(brain.search(node, limits));
            for _ in spots {
                brain.grid.undo();
            }
            if limits.over() {
                break 'depths;
            }
        }
        judged = next;
    }
    by_falling(&mut judged, |one| one.1);
    judged
}

/// What is left when the other takes the better colour.
fn win(value: i32) -> f64 {
    1.0 - probability(value.abs())
}

/// The points that a colour might well play.
fn likely(brain: &Brain, colour: usize) -> Vec<Spot> {
    let grid = &brain.grid;
    let promised = |spot| (spot, promise(grid, spot, colour));
    let mut spots: Vec<(Spot, i32)> = grid.near().map(promised).collect();
    by_falling(&mut spots, |&(_, promise)| promise);
    spots.into_iter().take(16).map(|(spot, _)| spot).collect()
}

fn choice(brain: &mut Brain, step: Step, limits: &mut Limits) -> (Vec<Line<Action>>, u32) {
    // White moves next, whoever that will be.
    let report = brain.analyse(1, 1, limits);
    let white = report.found.first().map_or(0.5, |found| probability(found.value));
    let line = |&choice: &Choice| {
        let win = match choice {
            Choice::Black => 1.0 - white,
            Choice::White => white,
            Choice::More => MORE,
        };
        Line::new(Action::Choose(choice), win)
    };
    let mut lines: Vec<_> = step.choices().iter().map(line).collect();
    by_falling(&mut lines, |line| line.win);
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

/// The answer of a whole step, as the Gomocup protocol asks for it.
pub(super) fn answer(brain: &mut Brain, limits: &mut Limits) -> Option<Answer> {
    let stones = brain.grid.stones().len();
    if stones == 0 {
        let mut spots = Vec::new();
        for colour in 0..2 {
            let (next, _) = first(brain).into_iter().next()?;
            brain.grid.put(next[0], colour);
            spots.extend(next);
        }
        let (last, _) = balanced(brain, 1, limits).into_iter().next()?;
        spots.extend(last);
        return Some(Answer::Stones(spots));
    }
    if stones != 3 && stones != 5 {
        return None;
    }
    let report = brain.analyse(1, 1, limits);
    let found = report.found.first()?;
    let white = probability(found.value);
    if stones == 3 && white < MORE && 1.0 - white < MORE {
        return balanced(brain, 2, limits)
            .into_iter()
            .next()
            .map(|(spots, _)| Answer::Stones(spots));
    }
    Some(if white > 0.5 { Answer::White(found.spot) } else { Answer::Black })
}
