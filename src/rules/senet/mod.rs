//! Senet: five pieces a side race along thirty squares, by the throw of four
//! sticks, change places with lone enemies and bar the way in pairs.

mod action;
mod board;
mod check;
mod choices;
mod play;
mod rules;
mod setup;
mod state;
mod way;

use serde_json::{Value, json};

pub use action::{Action, Throw};
pub use board::{BEAUTY, PATH, RE_ATUM, REBIRTH, Square, THREE_TRUTHS, WATER, cell};
pub use rules::{Block, Gate, Rules};
pub use setup::{BadSetup, Setup};
pub use state::State;

use action::STICKS;

use super::{
    Action as _, BadOption, Event, Game, GameKind, Gesture, Illegal, Lots, Piece, Point, RuleSet,
    Side, Spot, Turn,
    due::Due,
    race::{Choices as _, move_between, spot},
};

/// Senet under one rule set.
#[derive(Clone, PartialEq, Debug)]
pub struct Senet {
    rules: Rules,
}

impl Game for Senet {
    const KIND: GameKind = GameKind::Senet;
    const SIDES: [&'static str; 2] = ["white", "black"];
    const LOTS: Option<Lots> = Some(Lots(STICKS));

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
        self.opening()
    }

    fn turn(&self, state: &State) -> Turn {
        state.due.turn()
    }

    fn legal_into(&self, state: &State, out: &mut Vec<Action>) {
        match state.due {
            Due::Throw(_) => out.extend(Throw::all().map(Action::Throw)),
            Due::Act(side, throw) => self.choices(state, side, throw).list(out),
            Due::Over(_) => {}
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (state.due, action) {
            (Due::Over(_), _) => Err(Illegal::GameOver),
            (Due::Throw(_), Action::Throw(_)) => Ok(()),
            (Due::Throw(_), _) => Err(Illegal::ThrowDue),
            (Due::Act(..), Action::Throw(_)) => Err(Illegal::NoThrowDue),
            (Due::Act(side, throw), Action::Move { from, to }) => {
                self.check_move(state, (side, throw), from, to)
            }
            (Due::Act(side, throw), Action::Pass) => self.choices(state, side, throw).check_pass(),
        }
    }

    fn apply(&self, state: &mut State, action: Action, on: &mut impl FnMut(Event)) {
        match (state.due, action) {
            (Due::Throw(side), Action::Throw(throw)) => {
                state.due = Due::Act(side, throw);
                on(Event::Threw { side, marked: throw.get(), steps: choices::steps(throw) });
            }
            (Due::Act(side, throw), _) => self.act(state, (side, throw), action, on),
            // Not legal.
            (Due::Throw(_) | Due::Over(_), _) => {}
        }
    }

    fn position(&self, state: &State) -> Value {
        let side = |side| json!({ "off": state.off(side), "on": Value::from(state.on(side)) });
        json!({ "white": side(Side::First), "black": side(Side::Second) })
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let of = |side| {
            let on = state.on(side).iter().map(spot);
            let off = (0..state.off(side)).map(|_| Spot::Off);
            on.chain(off).map(move |spot| Piece { side, spot, dead: false })
        };
        Side::ALL.into_iter().flat_map(of).collect()
    }

    fn gesture(&self, _state: &State, action: Action) -> Gesture {
        match action {
            Action::Throw(throw) => Gesture::Throw(throw.get()),
            Action::Move { from, to } => {
                Gesture::Move { from: spot(from), to: to.map_or(Spot::Off, spot) }
            }
            Action::Pass => Gesture::Pass,
        }
    }

    fn action(&self, gesture: Gesture) -> Option<Action> {
        match gesture {
            Gesture::Throw(marked) => Action::throw(marked),
            Gesture::Move { from, to } => {
                move_between(from, to).map(|(from, to)| Action::Move { from, to })
            }
            Gesture::Pass => Some(Action::Pass),
            _ => None,
        }
    }

    fn route(&self, _state: &State, action: Action) -> Vec<Point> {
        let Action::Move { from, to } = action else { return Vec::new() };
        let (from, to) = (from.get(), to.map_or(PATH, Square::get));
        let between: Vec<_> = (from.min(to)..=from.max(to)).map(board::point).collect();
        if from <= to { between } else { between.into_iter().rev().collect() }
    }

    fn point_count(&self) -> u16 {
        u16::from(PATH) + 1
    }

    fn point_name(&self, point: Point) -> String {
        point.0.to_string()
    }

    fn pick(
        &self,
        state: &State,
        bits: &mut impl FnMut() -> u32,
        _buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        match state.due {
            Due::Throw(_) => Action::throw(Lots(STICKS).marked(bits())),
            Due::Act(side, throw) => Some(self.choices(state, side, throw).by_chance(bits())),
            Due::Over(_) => None,
        }
    }
}
