//! San San Qi (三三棋): placing and sliding on three nested squares, lines of
//! three, and stones that are first marked dead and later removed.

mod action;
mod board;
mod legal;
mod play;
mod rules;
mod setup;
mod state;

use serde_json::{Value, json};

pub use action::Action;
pub use board::{BoardPoint, LINES, POINTS};
pub(crate) use board::{FULL, LINES_THROUGH, around, in_lines};
pub use rules::{Rules, TakeLines};
pub use setup::{BadSetup, Setup, Stones};
pub(crate) use state::recurring;
pub use state::{Phase, State};

use super::{
    BadOption, Event, Game, GameKind, Gesture, Illegal, Piece, Point, RuleSet, Side, Spot, Turn,
};
use legal::check_place;
use state::Due;

/// San San Qi under one rule set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SanSan {
    rules: Rules,
}

impl SanSan {
    /// The stones that the side to act may mark or remove now; none when it is to
    /// place or slide.
    pub fn targets(&self, state: &State) -> impl Iterator<Item = BoardPoint> {
        board::points(match state.due {
            Due::Take(_) => self.target_set(state),
            Due::Stone | Due::Over(_) => 0,
        })
    }
}

impl Game for SanSan {
    const KIND: GameKind = GameKind::SanSan;
    const SIDES: [&'static str; 2] = ["red", "green"];

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
        State::start()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.due {
            Due::Stone | Due::Take(_) => Turn::Act { side: state.side },
            Due::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal_into(&self, state: &State, out: &mut Vec<Action>) {
        match (state.due, state.phase) {
            (Due::Over(_), _) => {}
            (Due::Take(_), _) => {
                out.extend(board::points(self.target_set(state)).map(Action::Take));
            }
            (Due::Stone, Phase::Placing) => {
                out.extend(board::points(state.empty()).map(Action::Place));
            }
            (Due::Stone, Phase::Moving) => {
                let empty = state.empty();
                let flies = self.flies(state);
                for from in board::points(state.living[state.side]) {
                    let targets = if flies { empty } else { from.neighbours() & empty };
                    out.extend(board::points(targets).map(|to| Action::Slide { from, to }));
                }
            }
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (state.due, action) {
            (Due::Over(_), _) => Err(Illegal::GameOver),
            (Due::Take(_), Action::Take(at)) => self.check_take(state, at),
            (Due::Take(_), _) => Err(Illegal::TakeDue),
            (Due::Stone, Action::Take(_)) => Err(Illegal::NoTakeDue),
            (Due::Stone, Action::Place(at)) => check_place(state, at),
            (Due::Stone, Action::Slide { from, to }) => self.check_slide(state, from, to),
        }
    }

    fn apply(&self, state: &mut State, action: Action, on: &mut impl FnMut(Event)) {
        match action {
            Action::Place(at) => self.place(state, at, on),
            Action::Slide { from, to } => self.slide(state, from, to, on),
            Action::Take(at) => self.take(state, at, on),
        }
    }

    fn position(&self, state: &State) -> Value {
        let side = |side| {
            json!({
                "hand": state.hand(side),
                "on": names(state.living[side]),
                "dead": names(state.dead[side]),
            })
        };
        let [red, green] = Side::ALL.map(side);
        json!({ "phase": state.phase.number(), "red": red, "green": green })
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let of = |side| {
            let stones =
                |dead| move |at: BoardPoint| Piece { side, spot: Spot::On(at.into()), dead };
            let hand =
                (0..state.hand(side)).map(move |_| Piece { side, spot: Spot::Home, dead: false });
            let living = board::points(state.living[side]).map(stones(false));
            let dead = board::points(state.dead[side]).map(stones(true));
            living.chain(dead).chain(hand)
        };
        Side::ALL.into_iter().flat_map(of).collect()
    }

    fn gesture(&self, state: &State, action: Action) -> Gesture {
        match action {
            Action::Place(at) => Gesture::Place(at.into()),
            Action::Take(at) if state.phase == Phase::Placing => Gesture::Mark(at.into()),
            Action::Take(at) => Gesture::Take(at.into()),
            Action::Slide { from, to } => {
                Gesture::Move { from: Spot::On(from.into()), to: Spot::On(to.into()) }
            }
        }
    }

    fn action(&self, gesture: Gesture) -> Option<Action> {
        let point = |point: Point| BoardPoint::try_from(point).ok();
        Some(match gesture {
            Gesture::Place(at) => Action::Place(point(at)?),
            Gesture::Mark(at) | Gesture::Take(at) => Action::Take(point(at)?),
            Gesture::Move { from: Spot::On(from), to: Spot::On(to) } => {
                Action::Slide { from: point(from)?, to: point(to)? }
            }
            _ => return None,
        })
    }

    fn point_count(&self) -> u16 {
        POINTS as u16
    }

    fn point_name(&self, point: Point) -> String {
        BoardPoint::try_from(point).map_or_else(|no| no.0.to_string(), |point| point.to_string())
    }

    fn pick(
        &self,
        state: &State,
        bits: &mut impl FnMut() -> u32,
        _buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        match state.due {
            Due::Over(_) => None,
            Due::Stone | Due::Take(_) => self.by_chance(state, bits()),
        }
    }
}

/// The names of a set of points, by letter, then number.
fn names(set: u32) -> Vec<&'static str> {
    let mut names: Vec<_> = board::points(set).map(BoardPoint::name).collect();
    names.sort_unstable();
    names
}
