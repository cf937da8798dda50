//! A game judged ply by ply: what the first person could hope for before and after each
//! action, and which action was the best.
//!
//! All probabilities are the first person's, a draw being half a win. A [`Step`] says
//! what they were `before` the ply (with the best action to come, or before the throw)
//! and `after` it. Their difference is what the ply gave:
//!
//! * a throw's **luck**: `before` is the mean, by their odds, of what each throw would
//!   have been worth, so that luck has the mean 0 by construction;
//! * a choice's **skill**: `before` is worth what the best action is, so that the one who
//!   chooses never gains; what is lost is graded ([`Grade`]).
//!
//! No search is consistent with itself a ply later. Where one step's `after` and the next
//! one's `before` differ, the estimate of one and the same position was corrected; these
//! corrections belong to nobody. The start, luck, skill and corrections sum to the result
//! exactly, since it is the same numbers that are added and taken away.
//!
//! How the best action and the one that was played are compared: in a game of throws both
//! come from one search of the position, with all actions looked at equally deep. In the
//! others each of the two is valued by the search of the position after it, both by the same
//! budget; ends and proven wins are exact, and when the played one turns out no worse, it
//! counts as the best. Somebody who has lost by proof loses no more.
//!
//! Every position is searched with empty tables and by the same budget, and so has one
//! value wherever a review begins: it can be stopped, and gone on with at any ply.

#![allow(clippy::similar_names, reason = "a step is not a stop")]

use std::rc::Rc;

use super::{Budget, Limits, Playable, Search, Stop};
use crate::rules::{Game, GameKind, Lots, Side, Turn};

/// The bytes of a search's tables: one position's fill no more.
const MEMORY: usize = 4 << 20;

/// What a ply gave.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The person who moved.
    pub seat: Side,
    /// The first person's probability before the ply: with the best action, or before the
    /// throw.
    pub before: f64,
    /// The first person's probability after the ply.
    pub after: f64,
    /// The best action's token; `None` where nobody chose.
    pub best: Option<String>,
}

/// How good a choice was, by the probability of winning that it gave away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// The best action, or less than 2 % behind it.
    Best,
    /// Less than 5 %.
    Good,
    /// Less than 10 %.
    Inaccuracy,
    /// Less than 20 %.
    Mistake,
    /// 20 % or more.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];
    /// What each but the last loses less than, in thousandths.
    pub const LIMITS: [u16; 4] = [20, 50, 100, 200];

    /// The grade of so many thousandths lost.
    pub fn of(lost: u16) -> Self {
        Self::ALL[Self::LIMITS.iter().filter(|limit| lost >= **limit).count()]
    }
}

/// What a search of a review may cost when nothing else is said: seconds for a game, and
/// the same on every machine.
pub const fn review_budget(kind: GameKind) -> Budget {
    match kind {
        // The own action and the answers to it; a turn more is hardly stronger.
        GameKind::Patolli | GameKind::Senet => Budget { depth: 3, ..Budget::nodes(40_000) },
        GameKind::BeadJump | GameKind::SanSan | GameKind::Gomoku => Budget::nodes(40_000),
    }
}

/// A position of any game, as a review sees it. A review is compiled once and not for each
/// game, which would cost five times the room in a browser.
pub trait Position {
    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Which person plays the side here.
    fn seat(&self, side: Side) -> Side;

    /// Whether nothing but one action is possible.
    fn is_forced(&self) -> bool;

    /// The position after the action of a token; `None` when that is not legal.
    fn after(&self, token: &str) -> Option<Box<dyn Position>>;

    /// What a search sees, the best first: tokens, and the acting side's probabilities. The
    /// `lines` best are exact.
    fn look(&self, lines: usize, limits: &mut Limits) -> Vec<(String, f64)>;
}

/// The start of a game.
pub fn start_of<G: Playable>(game: &G) -> Box<dyn Position> {
    Box::new(At { state: game.start(), game: Rc::new(game.clone()) })
}

struct At<G: Game> {
    game: Rc<G>,
    state: G::State,
}

impl<G: Playable> Position for At<G> {
    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn seat(&self, side: Side) -> Side {
        self.game.seat(&self.state, side)
    }

    fn is_forced(&self) -> bool {
        self.game.legal(&self.state).len() == 1
    }

    fn after(&self, token: &str) -> Option<Box<dyn Position>> {
        let state = self.game.play(&self.state, token.parse().ok()?).ok()?;
        Some(Box::new(Self { game: Rc::clone(&self.game), state }))
    }

    fn look(&self, lines: usize, limits: &mut Limits) -> Vec<(String, f64)> {
        let mut search = G::Search::new(&self.game, MEMORY);
        let found = search.analyse(&self.game, &self.state, lines, limits).lines;
        found.into_iter().map(|line| (line.action.to_string(), line.win)).collect()
    }
}

/// What a search saw in a position: actions, the best first, and the first person's
/// probability with each.
type Seen = Vec<(String, f64)>;

/// Probabilities before and after a ply, the best action if there was a choice, and what was
/// seen in the position after it if that was looked at.
type Found = (f64, f64, Option<String>, Option<Seen>);

/// Whether a probability is one no longer.
fn proven(value: f64) -> bool {
    value <= 0.0 || value >= 1.0
}

/// A review going on.
pub struct Review<'a> {
    /// Tokens: legal actions from the start.
    actions: &'a [String],
    /// Whether luck is part of the game.
    thrown: bool,
    budget: Budget,
    ply: usize,
    at: Box<dyn Position>,
    /// What was seen here, if somebody acts and it was looked at already.
    seen: Option<Seen>,
    /// Who has won by proof, as the action before was the best of a proven win.
    won: Option<Side>,
}

impl<'a> Review<'a> {
    /// Begins with the first of the actions.
    pub fn new(
        kind: GameKind,
        start: Box<dyn Position>,
        actions: &'a [String],
        budget: Budget,
    ) -> Self {
        let thrown = kind.lots().is_some();
        Self { actions, thrown, budget, ply: 0, at: start, seen: None, won: None }
    }

    /// The ply that is judged next.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Goes on with this ply, or ends when the actions do. `None` when it was stopped, which
    /// leaves the review where it was by then.
    pub fn go_to(&mut self, ply: usize, stop: &dyn Stop) -> Option<()> {
        while self.ply < ply.min(self.actions.len()) {
            // Whether the game was won by proof is seen a ply before.
            if self.ply + 1 == ply && !self.thrown {
                self.next_ply(stop)?;
            } else {
                self.at = self.at.after(&self.actions[self.ply])?;
                self.ply += 1;
            }
        }
        Some(())
    }

    /// Judges the next ply. `None` when there is none, and when it was stopped, which
    /// leaves the review as it was.
    pub fn next_ply(&mut self, stop: &dyn Stop) -> Option<Step> {
        let action = self.actions.get(self.ply)?;
        let next = self.at.after(action)?;
        let turn = self.at.turn();
        let seat = self.at.seat(turn.side()?);
        let mut won = None;
        let (mut before, after, mut best, following) = if let Turn::Throw { lots, .. } = turn {
            self.throw(lots, action, stop)?
        } else {
            if self.seen.is_none() {
                self.seen = Some(self.look(&*self.at, stop)?);
            }
            let seen = self.seen.as_deref()?;
            if self.thrown {
                choose(seen, action)
            } else {
                let (best, value) = &seen[0];
                if best == action && proven(*value) && (*value > 0.5) == (seat == Side::First) {
                    won = Some(seat);
                }
                self.compare(seat, (best, *value), action, &*next, stop)?
            }
        };
        if self.won.is_some_and(|won| won != seat) {
            before = after;
            best = best.map(|_| action.clone());
        }
        (self.at, self.seen, self.won) = (next, following, won);
        self.ply += 1;
        Some(Step { seat, before, after, best })
    }

    /// A throw: what all throws would have been worth, and what this one is.
    fn throw(&self, lots: Lots, thrown: &str, stop: &dyn Stop) -> Option<Found> {
        let mut before = 0.0;
        let mut after = None;
        for marked in 0..=lots.0 {
            let throw = format!("*{marked}");
            let value = self.value(&*self.at.after(&throw)?, stop)?;
            before += lots.odds(marked) * value.0;
            if throw == thrown {
                after = Some(value);
            }
        }
        let (after, following) = after?;
        Some((before, after, None, following))
    }

    /// A choice in a game without throws: the best action against the one that was played.
    fn compare(
        &self,
        seat: Side,
        (best, value): (&str, f64),
        action: &str,
        next: &dyn Position,
        stop: &dyn Stop,
    ) -> Option<Found> {
        let (mut after, following) = self.value(next, stop)?;
        if self.at.is_forced() {
            return Some((after, after, None, following));
        }
        let mut before = value;
        if best == action {
            // A game proven is proven a ply later as well.
            if proven(value) && next.turn().outcome().is_none() {
                after = value;
            }
            before = after;
        } else if !proven(value) {
            before = self.value(&*self.at.after(best)?, stop)?.0;
        }
        let lost = if seat == Side::First { before - after } else { after - before };
        let (before, best) = if lost > 0.0 { (before, best) } else { (after, action) };
        Some((before, after, Some(best.to_owned()), following))
    }

    /// What a position is worth to the first person, and what was seen in it where
    /// somebody acts.
    fn value(&self, at: &dyn Position, stop: &dyn Stop) -> Option<(f64, Option<Seen>)> {
        if let Turn::Over(outcome) = at.turn() {
            return Some((result(outcome.winner.map(|side| at.seat(side))), None));
        }
        let seen = self.look(at, stop)?;
        Some((seen[0].1, Some(seen)))
    }

    /// Searches a position in which somebody acts; `None` when it was stopped.
    fn look(&self, at: &dyn Position, stop: &dyn Stop) -> Option<Seen> {
        let mut limits = Limits::new(self.budget).stopped_by(stop);
        let mut seen = at.look(if self.thrown { usize::MAX } else { 1 }, &mut limits);
        if at.seat(at.turn().side()?) == Side::Second {
            for (_, win) in &mut seen {
                *win = 1.0 - *win;
            }
        }
        (!seen.is_empty() && !stop.stopped()).then_some(seen)
    }
}

/// What a result is worth to the first person.
pub const fn result(winner: Option<Side>) -> f64 {
    match winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    }
}

/// A choice in a game of throws, where the search has valued every action.
fn choose(seen: &[(String, f64)], action: &str) -> Found {
    let (best, before) = &seen[0];
    let found = seen.iter().find(|(other, _)| other == action);
    let after = found.map_or(*before, |(_, value)| *value);
    // Of two that are worth the same, neither is better.
    let best = if (before - after).abs() > 0.0 { best } else { action };
    (*before, after, (seen.len() > 1).then(|| best.to_owned()), None)
}
