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

use super::{Budget, Limits, Playable, Search, Stop};
use crate::rules::{Action, GameKind, Lots, Side, Turn};

/// The bytes of a search's tables: one position's fill no more.
const MEMORY: usize = 4 << 20;

/// What a ply gave.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step<A> {
    /// The first person's probability before the ply: with the best action, or before the
    /// throw.
    pub before: f64,
    /// The first person's probability after the ply.
    pub after: f64,
    /// The best action; `None` where nobody chose.
    pub best: Option<A>,
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

/// What a search saw in a position: actions, the best first, and the first person's
/// probability with each.
type Seen<A> = Vec<(A, f64)>;

/// A step, and what was seen in the position after it if that was looked at.
type Judged<A> = (Step<A>, Option<Seen<A>>);

/// Whether a probability is one no longer.
fn proven(value: f64) -> bool {
    value <= 0.0 || value >= 1.0
}

/// A review going on.
pub struct Review<'a, G: Playable> {
    game: &'a G,
    actions: &'a [G::Action],
    budget: Budget,
    ply: usize,
    state: G::State,
    /// What was seen in the state, if somebody acts there and it was looked at already.
    seen: Option<Seen<G::Action>>,
    /// Who has won by proof, as the action before was the best of a proven win.
    won: Option<Side>,
}

impl<'a, G: Playable> Review<'a, G> {
    /// Begins with the first of the game's actions.
    pub fn new(game: &'a G, actions: &'a [G::Action], budget: Budget) -> Self {
        Self { game, actions, budget, ply: 0, state: game.start(), seen: None, won: None }
    }

    /// The ply that is judged next.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Goes on with this ply, or ends when the actions do. `None` when it was stopped, which
    /// leaves the review as it was.
    pub fn go_to(&mut self, ply: usize, stop: &dyn Stop) -> Option<()> {
        while self.ply < ply {
            let Some(&action) = self.actions.get(self.ply) else { break };
            // Whether the game was won by proof is seen a ply before.
            if self.ply + 1 == ply && G::LOTS.is_none() {
                self.next_ply(stop)?;
            } else {
                self.game.apply(&mut self.state, action, &mut |_| {});
                self.ply += 1;
            }
        }
        Some(())
    }

    /// Judges the next ply. `None` when there is none, and when it was stopped, which
    /// leaves the review as it was.
    pub fn next_ply(&mut self, stop: &dyn Stop) -> Option<Step<G::Action>> {
        let action = *self.actions.get(self.ply)?;
        let next = self.game.play(&self.state, action).ok()?;
        let mut won = None;
        let (step, following) = match self.game.turn(&self.state) {
            Turn::Over(_) => return None,
            Turn::Throw { lots, .. } => self.throw(lots, action, stop)?,
            Turn::Act { side } => {
                if self.seen.is_none() {
                    self.seen = Some(self.look(&self.state, stop)?);
                }
                let seen = self.seen.as_deref()?;
                if G::LOTS.is_some() {
                    (choose(seen, action), None)
                } else {
                    let seat = self.game.seat(&self.state, side);
                    let (best, value) = seen[0];
                    let (mut step, following) = self.compare((best, value), action, &next, stop)?;
                    if best == action && proven(value) && (value > 0.5) == (seat == Side::First) {
                        won = Some(seat);
                    }
                    if self.won.is_some_and(|won| won != seat) {
                        step.before = step.after;
                        step.best = step.best.and(Some(action));
                    }
                    (step, following)
                }
            }
        };
        (self.state, self.seen, self.won) = (next, following, won);
        self.ply += 1;
        Some(step)
    }

    /// A throw: what all throws would have been worth, and what this one is.
    fn throw(&self, lots: Lots, thrown: G::Action, stop: &dyn Stop) -> Option<Judged<G::Action>> {
        let mut before = 0.0;
        let mut after = None;
        for marked in 0..=lots.0 {
            let throw = G::Action::throw(marked)?;
            let value = self.value(&self.game.play(&self.state, throw).ok()?, stop)?;
            before += lots.odds(marked) * value.0;
            if throw == thrown {
                after = Some(value);
            }
        }
        let (after, following) = after?;
        Some((Step { before, after, best: None }, following))
    }

    /// A choice in a game without throws: the best action against the one that was played.
    fn compare(
        &self,
        (best, value): (G::Action, f64),
        action: G::Action,
        next: &G::State,
        stop: &dyn Stop,
    ) -> Option<Judged<G::Action>> {
        let (mut after, following) = self.value(next, stop)?;
        if self.game.legal(&self.state).len() == 1 {
            return Some((Step { before: after, after, best: None }, following));
        }
        let mut before = value;
        if best == action {
            // A game proven is proven a ply later as well.
            if proven(value) && self.game.turn(next).outcome().is_none() {
                after = value;
            }
            before = after;
        } else if !proven(value) {
            before = self.value(&self.game.play(&self.state, best).ok()?, stop)?.0;
        }
        let side = self.game.turn(&self.state).side()?;
        let lost = match self.game.seat(&self.state, side) {
            Side::First => before - after,
            Side::Second => after - before,
        };
        let (before, best) = if lost > 0.0 { (before, best) } else { (after, action) };
        Some((Step { before, after, best: Some(best) }, following))
    }

    /// What a position is worth to the first person, and what was seen in it where
    /// somebody acts.
    fn value(&self, state: &G::State, stop: &dyn Stop) -> Option<(f64, Option<Seen<G::Action>>)> {
        match self.game.turn(state) {
            Turn::Over(outcome) => {
                let seat = outcome.winner.map(|side| self.game.seat(state, side));
                let value = match seat {
                    Some(Side::First) => 1.0,
                    Some(Side::Second) => 0.0,
                    None => 0.5,
                };
                Some((value, None))
            }
            _ => self.look(state, stop).map(|seen| (seen[0].1, Some(seen))),
        }
    }

    /// Searches a position in which somebody acts; `None` when it was stopped.
    fn look(&self, state: &G::State, stop: &dyn Stop) -> Option<Seen<G::Action>> {
        let mut limits = Limits::new(self.budget).stopped_by(stop);
        let lines = if G::LOTS.is_some() { usize::MAX } else { 1 };
        let found = G::Search::new(self.game, MEMORY).analyse(self.game, state, lines, &mut limits);
        let seat = self.game.seat(state, self.game.turn(state).side()?);
        let value = |win| if seat == Side::First { win } else { 1.0 - win };
        let seen: Seen<_> =
            found.lines.into_iter().map(|line| (line.action, value(line.win))).collect();
        (!seen.is_empty() && !stop.stopped()).then_some(seen)
    }
}

/// A choice in a game of throws, where the search has valued every action.
fn choose<A: Action>(seen: &[(A, f64)], action: A) -> Step<A> {
    let (best, before) = seen[0];
    let after = seen.iter().find(|(other, _)| *other == action).map_or(before, |(_, value)| *value);
    // Of two that are worth the same, neither is better.
    let best = if (before - after).abs() > 0.0 { best } else { action };
    Step { before, after, best: (seen.len() > 1).then_some(best) }
}
