//! The rules of the games, and nothing else: no screen, no clock, no files, no
//! random numbers. Every game is a pure function of the actions played.
//!
//! A type that implements [`Game`] is a game *under one rule set* ("Senet with
//! seven pieces"). It makes a starting state, says whose turn it is, lists the
//! legal actions and plays one. Chance is data: a throw is an action like any
//! other, supplied from outside.

mod action;
pub mod bead_jump;
mod due;
mod event;
pub mod gomoku;
mod history;
mod illegal;
mod kind;
mod option_value;
mod options;
mod outcome;
pub mod patolli;
mod perft;
mod piece;
mod race;
pub mod san_san;
pub mod senet;
mod side;
mod small;

use std::{fmt::Debug, hash::Hash};

pub use action::{Action, BadToken, Gesture, Lots};
pub use event::Event;
pub use illegal::{Forbidden, Illegal};
pub use kind::GameKind;
pub use option_value::OptionValue;
pub use options::{BadOption, Control, OptionSpec, RuleSet};
pub use outcome::{Outcome, Reason};
pub use perft::{perft, playout};
pub use piece::{Piece, Point, Spot};
pub use side::{BySide, Side};
pub use small::{Small, SmallSet};

/// Whose move it is, and what kind of move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The side must throw; the legal actions are all the throws.
    Throw {
        /// Who throws.
        side: Side,
        /// What is thrown.
        lots: Lots,
    },
    /// The side must choose an action (or pass, when `--` is the only one).
    Act {
        /// Who acts.
        side: Side,
    },
    /// The game has ended.
    Over(Outcome),
}

impl Turn {
    /// The side that throws or acts, `None` when the game is over.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Throw { side, .. } | Self::Act { side } => Some(side),
            Self::Over(_) => None,
        }
    }

    /// How the game ended, `None` while it goes on.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Throw { .. } | Self::Act { .. } => None,
        }
    }
}

/// A game under one rule set.
///
/// For every state that is reached by playing legal actions from [`Game::start`]:
/// `legal` lists exactly the actions for which `check` is `Ok` and `play`
/// succeeds; the list is empty exactly when the game is over.
pub trait Game: Sized + Clone + PartialEq + Debug + 'static {
    /// Which of the five games.
    const KIND: GameKind;
    /// The ids of the two sides, first mover first: `["white", "black"]`.
    const SIDES: [&'static str; 2];
    /// What is thrown, `None` in a game without throws.
    const LOTS: Option<Lots> = None;

    /// The options of the game.
    type Rules: RuleSet;
    /// Everything that decides how the game can go on.
    type State: Clone + Eq + Hash + Debug + 'static;
    /// One action; its text is the token of the records.
    type Action: Action;

    /// The game under these rules.
    ///
    /// # Errors
    /// The first option whose value is out of range or does not go with another.
    fn new(rules: Self::Rules) -> Result<Self, BadOption>;

    /// The rule set this game was made with.
    fn rules(&self) -> &Self::Rules;

    /// The position before the first action.
    fn start(&self) -> Self::State;

    /// Whose turn it is. Cheap: states know whether they are over.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends every legal action to `out`, each once, in a fixed order.
    fn legal_into(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Whether an action may be played here, without listing all of them.
    ///
    /// # Errors
    /// Why the action is not legal.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Illegal>;

    /// Plays an action that [`Game::check`] allows, telling `on` what happens on
    /// the board in the order in which it happens. With an action that is not
    /// legal the resulting state means nothing (it may panic, but is never unsafe).
    fn apply(&self, state: &mut Self::State, action: Self::Action, on: &mut impl FnMut(Event));

    /// The position as the command line prints it (see the README, "Positions").
    fn position(&self, state: &Self::State) -> serde_json::Value;

    /// All pieces in a fixed order: those on the board, those waiting or in the
    /// hand, and those done.
    fn pieces(&self, state: &Self::State) -> Vec<Piece>;

    /// The points that a legal action's piece touches on its way, ends included:
    /// the hops of a chain, for instance. Empty when no piece moves on the board.
    fn route(&self, state: &Self::State, action: Self::Action) -> Vec<Point> {
        match self.gesture(state, action) {
            Gesture::Move { from, to } => {
                let on = |spot| if let Spot::On(point) = spot { Some(point) } else { None };
                on(from).into_iter().chain(on(to)).collect()
            }
            Gesture::Place(point) | Gesture::Mark(point) | Gesture::Take(point) => vec![point],
            Gesture::Throw(_) | Gesture::Pass | Gesture::Choose(_) => Vec::new(),
        }
    }

    /// One more than the greatest number of a point.
    fn point_count(&self) -> u16;

    /// How an action of this state is made on the board.
    fn gesture(&self, state: &Self::State, action: Self::Action) -> Gesture;

    /// The action that is made like this, legal or not; `None` when the game has
    /// no such action at all.
    fn action(&self, gesture: Gesture) -> Option<Self::Action>;

    /// The counters of a side, in a game with stakes (Patolli).
    fn counters(&self, _state: &Self::State, _side: Side) -> Option<u16> {
        None
    }

    /// The standard name of a point of the board: `h8`, `17`.
    fn point_name(&self, point: Point) -> String;

    /// The legal actions, each once, in a fixed order.
    fn legal(&self, state: &Self::State) -> Vec<Self::Action> {
        let mut out = Vec::new();
        self.legal_into(state, &mut out);
        out
    }

    /// The state after a legal action; the given state is untouched either way.
    ///
    /// # Errors
    /// Why the action is not legal.
    fn play(&self, state: &Self::State, action: Self::Action) -> Result<Self::State, Illegal> {
        self.check(state, action)?;
        let mut next = state.clone();
        self.apply(&mut next, action, &mut |_| {});
        Ok(next)
    }

    /// The events of a legal action, in order.
    fn events(&self, state: &Self::State, action: Self::Action) -> Vec<Event> {
        let mut events = Vec::new();
        self.apply(&mut state.clone(), action, &mut |event| events.push(event));
        events
    }

    /// One action by chance: a throw by the odds of its lots, else every legal
    /// action alike (within 2⁻²³). `bits` supplies uniform 32-bit words, `buffer`
    /// is scratch space. `None` when the game is over.
    fn pick(
        &self,
        state: &Self::State,
        bits: &mut impl FnMut() -> u32,
        buffer: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        match self.turn(state) {
            Turn::Over(_) => None,
            Turn::Throw { lots, .. } => Self::Action::throw(lots.marked(bits())),
            Turn::Act { .. } => {
                buffer.clear();
                self.legal_into(state, buffer);
                one_of(buffer, bits())
            }
        }
    }

    /// The id by which records and people call the one who is `side` here. Only
    /// Gomoku's swap2 opening differs from [`Game::SIDES`]: there it is `first`
    /// or `second`, since nobody owns a colour yet.
    fn side_id(&self, _state: &Self::State, side: Side) -> &'static str {
        Self::SIDES[side.index()]
    }

    /// Which of the two persons plays `side`, as they sat down. Only swap2 can
    /// make the second person play the first side.
    fn seat(&self, _state: &Self::State, side: Side) -> Side {
        side
    }
}

/// A number below `count` by a uniform word: each has a probability within 2⁻³² of
/// the others (Lemire's multiplication, without his rejection); 0 when `count` is 0.
const fn below(count: u32, word: u32) -> u32 {
    ((word as u64 * count as u64) >> 32) as u32
}

/// One of a list by a uniform word; `None` when the list is empty.
fn one_of<T: Copy>(list: &[T], word: u32) -> Option<T> {
    list.get(below(list.len() as u32, word) as usize).copied()
}
