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

pub use action::SanSanAction;
pub use board::{BoardPoint, LINES, POINTS};
pub use rules::{SanSanRules, TakeLines};
pub use setup::{BadSetup, Setup, Stones};
pub use state::{Phase, SanSanState};

use super::{
    BadOption, Event, Game, GameKind, Gesture, Illegal, Piece, Point, RuleSet, Side, Spot, Turn,
};
use state::Due;

/// San San Qi under one rule set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SanSan {
    rules: SanSanRules,
}

impl SanSan {
    /// The stones that the side to act may mark or remove now; none when it is to
    /// place or slide.
    pub fn targets(&self, state: &SanSanState) -> impl Iterator<Item = BoardPoint> {
        board::points(match state.due {
            Due::Take(_) => self.target_set(state),
            Due::Stone | Due::Over(_) => 0,
        })
    }

    /// The living stones of a side.
    pub fn living(&self, state: &SanSanState, side: Side) -> impl Iterator<Item = BoardPoint> {
        board::points(state.living[side])
    }

    /// The stones of a side that are marked dead.
    pub fn dead(&self, state: &SanSanState, side: Side) -> impl Iterator<Item = BoardPoint> {
        board::points(state.dead[side])
    }
}

impl Game for SanSan {
    const KIND: GameKind = GameKind::SanSan;
    const SIDES: [&'static str; 2] = ["red", "green"];

    type Rules = SanSanRules;
    type State = SanSanState;
    type Action = SanSanAction;

    fn new(rules: SanSanRules) -> Result<Self, BadOption> {
        rules.validate()?;
        Ok(Self { rules })
    }

    fn rules(&self) -> &SanSanRules {
        &self.rules
    }

    fn start(&self) -> SanSanState {
        SanSanState::start()
    }

    fn turn(&self, state: &SanSanState) -> Turn {
        match state.due {
            Due::Stone | Due::Take(_) => Turn::Act { side: state.side },
            Due::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal_into(&self, state: &SanSanState, out: &mut Vec<SanSanAction>) {
        self.list(state, out);
    }

    fn check(&self, state: &SanSanState, action: SanSanAction) -> Result<(), Illegal> {
        self.verdict(state, action)
    }

    fn apply(&self, state: &mut SanSanState, action: SanSanAction, on: &mut impl FnMut(Event)) {
        self.act(state, action, on);
    }

    fn position(&self, state: &SanSanState) -> Value {
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

    fn pieces(&self, state: &SanSanState) -> Vec<Piece> {
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

    fn gesture(&self, _state: &SanSanState, action: SanSanAction) -> Gesture {
        match action {
            SanSanAction::Place(at) => Gesture::Place(at.into()),
            SanSanAction::Take(at) => Gesture::Take(at.into()),
            SanSanAction::Slide { from, to } => {
                Gesture::Move { from: Spot::On(from.into()), to: Spot::On(to.into()) }
            }
        }
    }

    fn action(&self, gesture: Gesture) -> Option<SanSanAction> {
        let point = |point: Point| BoardPoint::try_from(point).ok();
        Some(match gesture {
            Gesture::Place(at) => SanSanAction::Place(point(at)?),
            Gesture::Take(at) => SanSanAction::Take(point(at)?),
            Gesture::Move { from: Spot::On(from), to: Spot::On(to) } => {
                SanSanAction::Slide { from: point(from)?, to: point(to)? }
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
        state: &SanSanState,
        bits: &mut impl FnMut() -> u32,
        _buffer: &mut Vec<SanSanAction>,
    ) -> Option<SanSanAction> {
        match state.due {
            Due::Over(_) => None,
            Due::Stone | Due::Take(_) => self.draw(state, bits()),
        }
    }
}

/// The names of a set of points, by letter, then number.
fn names(set: u32) -> Vec<&'static str> {
    let mut names: Vec<_> = board::points(set).map(BoardPoint::name).collect();
    names.sort_unstable();
    names
}
