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

use super::{
    BadOption, Event, Game, Illegal, Lots, Point, RuleSet, Side, Turn,
    phase::{Phase, below},
};

/// Four sticks.
const STICKS: Lots = Lots(4);

/// Senet under one rule set.
#[derive(Clone, PartialEq, Debug)]
pub struct Senet {
    rules: Rules,
}

impl Game for Senet {
    const ID: &'static str = "senet";
    const SIDES: [&'static str; 2] = ["white", "black"];

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
        state.phase.turn()
    }

    fn legal_into(&self, state: &State, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Throw(_) => out.extend((0..=4).filter_map(Throw::new).map(Action::Throw)),
            Phase::Act(side, throw) => {
                let choices = self.choices(state, side, throw);
                out.extend((0..choices.len()).filter_map(|index| choices.nth(index)));
                if choices.len() == 0 {
                    out.push(Action::Pass);
                }
            }
            Phase::Over(_) => {}
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (state.phase, action) {
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            (Phase::Throw(_), Action::Throw(_)) => Ok(()),
            (Phase::Throw(_), _) => Err(Illegal::ThrowDue),
            (Phase::Act(..), Action::Throw(_)) => Err(Illegal::NoThrowDue),
            (Phase::Act(side, throw), Action::Move { from, to }) => {
                self.check_move(state, (side, throw), from, to)
            }
            (Phase::Act(side, throw), Action::Pass) => {
                match self.choices(state, side, throw).len() {
                    0 => Ok(()),
                    _ => Err(Illegal::MayNotPass),
                }
            }
        }
    }

    fn apply(&self, state: &mut State, action: Action, on: &mut impl FnMut(Event)) {
        match (state.phase, action) {
            (Phase::Throw(side), Action::Throw(throw)) => {
                state.phase = Phase::Act(side, throw);
                on(Event::Threw { side, marked: throw.get(), steps: choices::steps(throw) });
            }
            (Phase::Act(side, throw), _) => self.act(state, (side, throw), action, on),
            // Not legal.
            (Phase::Throw(_) | Phase::Over(_), _) => {}
        }
    }

    fn position(&self, state: &State) -> Value {
        let side = |side| json!({ "off": state.off(side), "on": state.on(side) });
        json!({ "white": side(Side::First), "black": side(Side::Second) })
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
        match state.phase {
            Phase::Throw(_) => <Action as super::Action>::throw(STICKS.marked(bits())),
            Phase::Act(side, throw) => {
                let choices = self.choices(state, side, throw);
                Some(choices.nth(below(choices.len(), bits)).unwrap_or(Action::Pass))
            }
            Phase::Over(_) => None,
        }
    }
}
