//! Bead jump (玻珠棋, 波子棋): bring six beads into the enemy camp, by steps and by
//! chains of symmetric jumps over one bead.

mod action;
mod cells;
mod ending;
mod jumps;
mod moves;
mod reach;
mod rules;
mod setup;
mod state;

use serde_json::{Value, json};

use super::{
    BadOption, Event, Game, GameKind, Gesture, Illegal, Piece, Point, RuleSet, Side, Spot, Turn,
    below,
};
pub use action::Action;
use cells::point_name;
pub(crate) use cells::{CAMPS, CELLS, WIDTH};
pub use cells::{Cells, Points, camp};
pub(crate) use moves::moves_of;
pub use rules::{HomeCheck, Rules};
pub use setup::{BadSetup, Setup};
pub use state::State;

/// Bead jump under one rule set. `First` is Blue, `Second` is Red.
#[derive(Clone, PartialEq, Debug)]
pub struct BeadJump {
    rules: Rules,
}

impl Game for BeadJump {
    const KIND: GameKind = GameKind::BeadJump;
    const SIDES: [&'static str; 2] = ["blue", "red"];

    type Rules = Rules;
    type State = State;
    type Action = Action;

    fn new(rules: Rules) -> Result<Self, BadOption> {
        rules.validate()?;
        Ok(Self { rules })
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn start(&self) -> State {
        self.begin(CAMPS, 0)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Act { side: state.side() },
        }
    }

    fn legal_into(&self, state: &State, out: &mut Vec<Action>) {
        if state.outcome.is_some() {
            return;
        }
        let reach = self.reach(state);
        out.extend(reach.moves());
        if reach.count == 0 {
            out.push(Action::Pass);
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        if state.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        match action {
            Action::Pass if self.reach(state).count > 0 => Err(Illegal::MayNotPass),
            Action::Pass => Ok(()),
            Action::Move { from, to } => self.check_move(state, from, to),
        }
    }

    fn apply(&self, state: &mut State, action: Action, on: &mut impl FnMut(Event)) {
        let side = state.side();
        match action {
            Action::Move { from, to } => {
                state.shift(from, to);
                on(Event::Moved { side, from: Spot::On(from), to: Spot::On(to) });
            }
            Action::Pass => on(Event::Passed { side }),
        }
        self.end_ply(state, action == Action::Pass);
    }

    fn position(&self, state: &State) -> Value {
        let beads = |side| {
            let mut names: Vec<_> = state.beads[side].points().map(point_name).collect();
            names.sort_unstable();
            names
        };
        json!({ "round": state.round(), "blue": beads(Side::First), "red": beads(Side::Second) })
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let of = |side| {
            state.beads(side).points().map(move |at| Piece {
                side,
                spot: Spot::On(at),
                dead: false,
            })
        };
        Side::ALL.into_iter().flat_map(of).collect()
    }

    fn gesture(&self, _state: &State, action: Action) -> Gesture {
        match action {
            Action::Move { from, to } => Gesture::Move { from: Spot::On(from), to: Spot::On(to) },
            Action::Pass => Gesture::Pass,
        }
    }

    fn action(&self, gesture: Gesture) -> Option<Action> {
        match gesture {
            Gesture::Move { from: Spot::On(from), to: Spot::On(to) } => {
                Some(Action::Move { from, to })
            }
            Gesture::Pass => Some(Action::Pass),
            _ => None,
        }
    }

    fn route(&self, state: &State, action: Action) -> Vec<Point> {
        self.way(state, action).unwrap_or_default()
    }

    fn point_count(&self) -> u16 {
        cells::CELLS as u16
    }

    fn point_name(&self, point: Point) -> String {
        point_name(point)
    }

    /// The same choice as the provided method makes, without writing the list.
    fn pick(
        &self,
        state: &State,
        bits: &mut impl FnMut() -> u32,
        _buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        if state.outcome.is_some() {
            return None;
        }
        let reach = self.reach(state);
        Some(reach.nth(below(reach.count, bits())).unwrap_or(Action::Pass))
    }
}
