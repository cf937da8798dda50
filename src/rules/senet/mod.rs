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
    BadOption, Event, Game, GameKind, Gesture, Illegal, Lots, Piece, Point, RuleSet, Side, Spot,
    Turn, below, due::Due,
};

/// Four sticks.
const STICKS: Lots = Lots(4);

/// Senet under one rule set.
#[derive(Clone, PartialEq, Debug)]
pub struct Senet {
    rules: Rules,
}

impl Game for Senet {
    const KIND: GameKind = GameKind::Senet;
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
        state.due.turn()
    }

    fn legal_into(&self, state: &State, out: &mut Vec<Action>) {
        match state.due {
            Due::Throw(_) => out.extend((0..=4).filter_map(Throw::new).map(Action::Throw)),
            Due::Act(side, throw) => {
                let choices = self.choices(state, side, throw);
                out.extend((0..choices.len()).filter_map(|index| choices.nth(index)));
                if choices.len() == 0 {
                    out.push(Action::Pass);
                }
            }
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
            (Due::Act(side, throw), Action::Pass) => match self.choices(state, side, throw).len() {
                0 => Ok(()),
                _ => Err(Illegal::MayNotPass),
            },
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
        let side = |side| json!({ "off": state.off(side), "on": state.on(side) });
        json!({ "white": side(Side::First), "black": side(Side::Second) })
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let of = |side| {
            let on = state.on(side).iter().map(|square| on(square.get()));
            let off = (0..state.off(side)).map(|_| Spot::Off);
            on.chain(off).map(move |spot| Piece { side, spot, dead: false })
        };
        Side::ALL.into_iter().flat_map(of).collect()
    }

    fn gesture(&self, _state: &State, action: Action) -> Gesture {
        match action {
            Action::Throw(throw) => Gesture::Throw(throw.get()),
            Action::Move { from, to } => {
                Gesture::Move { from: on(from.get()), to: to.map_or(Spot::Off, |to| on(to.get())) }
            }
            Action::Pass => Gesture::Pass,
        }
    }

    fn action(&self, gesture: Gesture) -> Option<Action> {
        match gesture {
            Gesture::Throw(marked) => <Action as super::Action>::throw(marked),
            Gesture::Move { from, to } => {
                let to = if to == Spot::Off { None } else { Some(square(to)?) };
                Some(Action::Move { from: square(from)?, to })
            }
            Gesture::Pass => Some(Action::Pass),
            Gesture::Place(_) | Gesture::Take(_) | Gesture::Choose(_) => None,
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
            Due::Throw(_) => <Action as super::Action>::throw(STICKS.marked(bits())),
            Due::Act(side, throw) => {
                let choices = self.choices(state, side, throw);
                Some(choices.nth(below(choices.len(), bits())).unwrap_or(Action::Pass))
            }
            Due::Over(_) => None,
        }
    }
}

fn on(square: u8) -> Spot {
    Spot::On(board::point(square))
}

fn square(spot: Spot) -> Option<Square> {
    match spot {
        Spot::On(point) => u8::try_from(point.0).ok().and_then(Square::new),
        Spot::Home | Spot::Off => None,
    }
}
