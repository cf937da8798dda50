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
pub use rules::{Entering, Rules};
pub use setup::{BadSetup, Setup};
pub use state::State;

use action::BEANS;

use super::{
    Action as _, BadOption, BySide, Event, Game, GameKind, Gesture, Illegal, Lots, Piece, Point,
    RuleSet, Side, Spot, Turn,
    due::Due,
    race::{Choices as _, move_between, spot},
};

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
    const KIND: GameKind = GameKind::Patolli;
    const SIDES: [&'static str; 2] = ["jade", "obsidian"];
    const LOTS: Option<Lots> = Some(Lots(BEANS));

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
            (Due::Act(side, throw), Action::Enter) => self.check_enter(state, side, throw),
            (Due::Act(side, throw), Action::Move { from, to }) => {
                self.check_move(state, side, throw, (from, to))
            }
            (Due::Act(side, throw), Action::Pass) => self.choices(state, side, throw).check_pass(),
        }
    }

    fn apply(&self, state: &mut State, action: Action, on: &mut impl FnMut(Event)) {
        match (state.due, action) {
            (Due::Throw(side), Action::Throw(throw)) => {
                state.due = Due::Act(side, throw);
                on(Event::Threw { side, marked: throw.get(), steps: self.steps(throw) });
            }
            (Due::Act(side, throw), _) => self.act(state, (side, throw), action, on),
            // Not legal.
            (Due::Throw(_) | Due::Over(_), _) => {}
        }
    }

    fn position(&self, state: &State) -> Value {
        let side = |side| {
            let mut value = json!({
                "home": state.home(side),
                "done": state.done(side),
                "on": Value::from(state.on(side)),
            });
            if let Some(counters) = self.counters(state, side) {
                value["counters"] = counters.into();
            }
            value
        };
        json!({ "jade": side(Side::First), "obsidian": side(Side::Second) })
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let of = |side| {
            let on = state.on(side).iter().map(spot);
            let home = (0..state.home(side)).map(|_| Spot::Home);
            let done = (0..state.done(side)).map(|_| Spot::Off);
            on.chain(home).chain(done).map(move |spot| Piece { side, spot, dead: false })
        };
        Side::ALL.into_iter().flat_map(of).collect()
    }

    fn gesture(&self, state: &State, action: Action) -> Gesture {
        match action {
            Action::Throw(throw) => Gesture::Throw(throw.get()),
            Action::Enter => {
                let side = state.due.turn().side().unwrap_or(Side::First);
                Gesture::Move { from: Spot::Home, to: Spot::On(Self::start_square(side)) }
            }
            Action::Move { from, to } => {
                Gesture::Move { from: spot(from), to: to.map_or(Spot::Off, spot) }
            }
            Action::Pass => Gesture::Pass,
        }
    }

    fn action(&self, gesture: Gesture) -> Option<Action> {
        match gesture {
            Gesture::Throw(marked) => Action::throw(marked),
            Gesture::Move { from: Spot::Home, .. } => Some(Action::Enter),
            Gesture::Move { from, to } => {
                move_between(from, to).map(|(from, to)| Action::Move { from, to })
            }
            Gesture::Pass => Some(Action::Pass),
            _ => None,
        }
    }

    fn route(&self, state: &State, action: Action) -> Vec<Point> {
        let Some(side) = state.due.turn().side() else { return Vec::new() };
        let steps = match action {
            Action::Move { from, to } => {
                let first = board::progress_of(side, from);
                first..=to.map_or(TRACK - 1, |to| board::progress_of(side, to))
            }
            Action::Enter => 0..=0,
            Action::Throw(_) | Action::Pass => return Vec::new(),
        };
        steps.map(|progress| board::point(board::square_at(side, progress))).collect()
    }

    fn point_count(&self) -> u16 {
        TRACK.into()
    }

    fn counters(&self, state: &State, side: Side) -> Option<u16> {
        (self.rules.stakes > 0).then(|| state.counters(side))
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
            Due::Throw(_) => Action::throw(Lots(BEANS).marked(bits())),
            Due::Act(side, throw) => Some(self.choices(state, side, throw).by_chance(bits())),
            Due::Over(_) => None,
        }
    }
}
