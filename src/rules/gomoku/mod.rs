//! Gomoku (五子棋): five in a row, with exact-five and renju rules and swap2.
//!
//! In play [`Side::First`] is Black and [`Side::Second`] White. In swap2's opening
//! nobody owns a colour yet, and the sides are the two persons.

mod action;
mod board;
mod coord;
mod play;
mod renju;
mod rules;
mod setup;
mod state;
mod swap2;

use serde_json::{Value, json};

use self::board::Board;
pub use self::{
    action::{Action, Choice},
    coord::Coord,
    rules::{Opening, Rule, Rules},
    setup::{BadSetup, Setup},
    state::{Phase, State},
    swap2::Step,
};
use super::{
    BadOption, Event, Forbidden, Game, GameKind, Gesture, Illegal, Piece, Point, RuleSet, Side,
    Spot, Turn, one_of,
};

/// Gomoku under one rule set.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gomoku {
    rules: Rules,
}

impl Gomoku {
    /// The number of a point, `row · size + column`; `None` off this board.
    pub fn point(&self, at: Coord) -> Option<Point> {
        let size = self.rules.size;
        let inside = at.column() < size && at.row() < size;
        inside.then(|| Point(u16::from(at.row()) * u16::from(size) + u16::from(at.column())))
    }

    /// The point with that number; `None` off this board.
    pub fn coord(&self, point: Point) -> Option<Coord> {
        let size = u16::from(self.rules.size);
        let (row, column) = (point.0 / size, point.0 % size);
        if row < size { Coord::new(column as u8, row as u8) } else { None }
    }

    /// Every point of the board by rows, from `a1`.
    pub fn points(&self) -> impl Iterator<Item = Coord> + use<> {
        let size = self.rules.size;
        (0..size).flat_map(move |row| (0..size).filter_map(move |column| Coord::new(column, row)))
    }

    /// Why Black, whose move it is, may not place a stone on this empty point: every
    /// reason, sorted. Empty where Black may, where a stone lies, and whenever
    /// nothing is forbidden: outside renju, in the opening, on White's move.
    pub fn forbidden(&self, state: &State, point: Point) -> Vec<Forbidden> {
        match self.coord(point) {
            Some(at) if self.has_bans(state) && state.board.is_free(at) => {
                renju::reasons(&state.board, at)
            }
            _ => Vec::new(),
        }
    }

    /// Whether some points may be forbidden to the side to move.
    fn has_bans(&self, state: &State) -> bool {
        self.rules.rule == Rule::Renju
            && state.phase == Phase::Play(Side::First)
            && state.outcome.is_none()
    }

    /// Whether a stone may be placed there, given that one is due.
    fn may_place(&self, state: &State, at: Coord) -> bool {
        state.board.is_free(at) && !(self.has_bans(state) && renju::is_forbidden(&state.board, at))
    }

    /// Whether Black has nothing but forbidden points.
    fn must_pass(&self, state: &State) -> bool {
        self.has_bans(state) && !self.points().any(|at| self.may_place(state, at))
    }

    fn check_place(&self, state: &State, at: Coord) -> Result<(), Illegal> {
        if !choices(state).is_empty() {
            return Err(Illegal::ChoiceDue);
        }
        let Some(point) = self.point(at) else { return Err(Illegal::NoSuchPoint) };
        if !state.board.is_free(at) {
            return Err(Illegal::Occupied { at: point });
        }
        let reasons = self.forbidden(state, point);
        if reasons.is_empty() { Ok(()) } else { Err(Illegal::Forbidden(reasons)) }
    }

    /// The points with a stone of the side, by letter, then by number.
    fn names(&self, state: &State, side: Side) -> Vec<String> {
        let mut points: Vec<_> =
            self.points().filter(|&at| state.stone(at) == Some(side)).collect();
        points.sort_unstable();
        points.iter().map(Coord::to_string).collect()
    }
}

/// The choices due, none where stones are placed.
const fn choices(state: &State) -> &'static [Choice] {
    match state.phase {
        Phase::Opening(step) => step.choices(),
        Phase::Play(_) => &[],
    }
}

impl Game for Gomoku {
    const KIND: GameKind = GameKind::Gomoku;
    const SIDES: [&'static str; 2] = ["black", "white"];

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
        let phase = match self.rules.opening {
            Opening::Free => Phase::Play(Side::First),
            Opening::Swap2 => Phase::Opening(Step::Three),
        };
        State { board: Board::empty(self.rules.size), phase, swapped: false, outcome: None }
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.outcome, state.phase) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Phase::Opening(step)) => Turn::Act { side: step.person() },
            (None, Phase::Play(side)) => Turn::Act { side },
        }
    }

    fn legal_into(&self, state: &State, out: &mut Vec<Action>) {
        if state.outcome.is_some() {
            return;
        }
        let choices = choices(state);
        if !choices.is_empty() {
            out.extend(choices.iter().map(|&choice| Action::Choose(choice)));
            return;
        }
        let before = out.len();
        out.extend(self.points().filter(|&at| self.may_place(state, at)).map(Action::Place));
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Illegal> {
        if state.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        match action {
            Action::Place(at) => self.check_place(state, at),
            Action::Pass if self.must_pass(state) => Ok(()),
            Action::Pass => Err(Illegal::MayNotPass),
            Action::Choose(choice) if choices(state).contains(&choice) => Ok(()),
            Action::Choose(_) => Err(Illegal::NoChoiceDue),
        }
    }

    fn apply(&self, state: &mut State, action: Action, on: &mut impl FnMut(Event)) {
        match (action, state.phase) {
            (Action::Place(at), _) => self.place(state, at, on),
            (Action::Choose(choice), Phase::Opening(step)) => choose(state, step, choice, on),
            (Action::Pass, Phase::Play(side)) => {
                on(Event::Passed { side });
                state.phase = Phase::Play(!side);
            }
            (Action::Choose(_), Phase::Play(_)) | (Action::Pass, Phase::Opening(_)) => {}
        }
    }

    fn position(&self, state: &State) -> Value {
        json!({
            "black": self.names(state, Side::First),
            "white": self.names(state, Side::Second),
        })
    }

    fn point_name(&self, point: Point) -> String {
        self.coord(point).map_or_else(String::new, |at| at.to_string())
    }

    fn pieces(&self, state: &State) -> Vec<Piece> {
        let stone = |at| {
            Some(Piece { side: state.stone(at)?, spot: Spot::On(self.point(at)?), dead: false })
        };
        self.points().filter_map(stone).collect()
    }

    fn gesture(&self, _state: &State, action: Action) -> Gesture {
        match action {
            Action::Place(at) => Gesture::Place(self.point(at).unwrap_or(Point(u16::MAX))),
            Action::Pass => Gesture::Pass,
            Action::Choose(choice) => Gesture::Choose(choice.word()),
        }
    }

    fn action(&self, gesture: Gesture) -> Option<Action> {
        match gesture {
            Gesture::Place(point) => self.coord(point).map(Action::Place),
            Gesture::Pass => Some(Action::Pass),
            Gesture::Choose(word) => {
                Choice::ALL.into_iter().find(|choice| choice.word() == word).map(Action::Choose)
            }
            _ => None,
        }
    }

    fn point_count(&self) -> u16 {
        u16::from(self.rules.size).pow(2)
    }

    /// Points are drawn until one is legal, which is faster than listing them all;
    /// after many misses the list is made after all.
    fn pick(
        &self,
        state: &State,
        bits: &mut impl FnMut() -> u32,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        const TRIES: u32 = 64;
        if state.outcome.is_some() {
            return None;
        }
        if choices(state).is_empty() {
            let size = u64::from(self.rules.size);
            for _ in 0..TRIES {
                // The first two digits of a fraction in base `size`.
                let row = u64::from(bits()) * size;
                let column = (row & u64::from(u32::MAX)) * size;
                let at = Coord::new((column >> 32) as u8, (row >> 32) as u8)?;
                if self.may_place(state, at) {
                    return Some(Action::Place(at));
                }
            }
        }
        buffer.clear();
        self.legal_into(state, buffer);
        one_of(buffer, bits())
    }

    fn side_id(&self, state: &State, side: Side) -> &'static str {
        match state.phase {
            Phase::Opening(_) => ["first", "second"][side.index()],
            Phase::Play(_) => Self::SIDES[side.index()],
        }
    }

    fn seat(&self, state: &State, side: Side) -> Side {
        if state.swapped { !side } else { side }
    }
}

/// A choice of the opening: two stones more, or a colour and the game goes on with White.
fn choose(state: &mut State, step: Step, choice: Choice, on: &mut impl FnMut(Event)) {
    let person = step.person();
    on(Event::Chose { side: person, choice: choice.word() });
    let black = match choice {
        Choice::Black => person,
        Choice::White => !person,
        Choice::More => {
            state.phase = Phase::Opening(Step::Two);
            return;
        }
    };
    state.swapped = black == Side::Second;
    state.phase = Phase::Play(Side::Second);
}
