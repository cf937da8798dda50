//! Patolli: six pieces a side run once round a track of 52 squares, by the throw
//! of five beans, and send home whom they land on.

mod action;
mod board;
mod choices;
mod play;
mod rules;
mod setup;
mod state;

use serde_json::{Value, json};

pub use action::{Action, Throw};
pub use board::{CELLS, Square, Squares, TRACK};
pub use rules::{Entry, Rules};
pub use setup::{BadSetup, Setup};
pub use state::State;

use super::{
    BadOption, BySide, Event, Game, Illegal, Lots, Point, RuleSet, Side, Turn,
    phase::{Phase, below},
};

/// Five beans.
const BEANS: Lots = Lots(5);

/// Patolli under one rule set.
#[derive(Clone, PartialEq, Debug)]
pub struct Patolli {
    rules: Rules,
    /// The safe squares of each side, as a mask of its progress.
    safe: BySide<u64>,
}

impl Patolli {
    /// Where the side's pieces enter and end their round: 0 for Jade, 26 for Obsidian.
    pub const fn start_square(side: Side) -> Point {
        board::point(board::square_at(side, 0))
    }
}

impl Game for Patolli {
    const ID: &'static str = "patolli";
    const SIDES: [&'static str; 2] = ["jade", "obsidian"];

    type Rules = Rules;
    type State = State;
    type Action = Action;

    fn new(rules: Rules) -> Result<Self, BadOption> {
        rules.validate()?;
        let safe = BySide::from_fn(|side| board::turned(side, rules.safe.bits()));
        Ok(Self { rules, safe })
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
            Phase::Throw(_) => out.extend((0..=5).filter_map(Throw::new).map(Action::Throw)),
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
            (Phase::Act(side, throw), Action::Enter) => self.check_enter(state, side, throw),
            (Phase::Act(side, throw), Action::Move { from, to }) => {
                self.check_move(state, side, throw, (from, to))
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
                on(Event::Threw { side, marked: throw.get(), steps: self.steps(throw) });
            }
            (Phase::Act(side, throw), _) => self.act(state, (side, throw), action, on),
            // Not legal.
            (Phase::Throw(_) | Phase::Over(_), _) => {}
        }
    }

    fn position(&self, state: &State) -> Value {
        let side = |side| {
            let mut value = json!({
                "home": state.home(side),
                "done": state.done(side),
                "on": state.on(side),
            });
            if self.rules.stakes > 0 {
                value["counters"] = state.counters(side).into();
            }
            value
        };
        json!({ "jade": side(Side::First), "obsidian": side(Side::Second) })
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
            Phase::Throw(_) => <Action as super::Action>::throw(BEANS.marked(bits())),
            Phase::Act(side, throw) => {
                let choices = self.choices(state, side, throw);
                Some(choices.nth(below(choices.len(), bits)).unwrap_or(Action::Pass))
            }
            Phase::Over(_) => None,
        }
    }
}
