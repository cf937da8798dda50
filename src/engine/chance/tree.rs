//! The tree below the root's actions.

use super::{
    Dice, Value,
    table::{Bounds, Table, key},
};
use crate::{
    engine::{Limits, sorted::by_falling},
    rules::{Action as _, Lots, Outcome, Side, Turn},
};

/// A tree being searched.
pub(super) struct Tree<'a, 'b, G: Dice> {
    pub(super) game: &'a G,
    pub(super) value: &'a mut Value<G>,
    /// None: every position is searched as often as it comes.
    pub(super) table: Option<&'a mut Table>,
    /// Without it every node is searched, as a check.
    pub(super) prune: bool,
    pub(super) limits: &'a mut Limits<'b>,
    pub(super) actions: Vec<G::Action>,
}

/// What can follow one outcome of a throw.
struct Branch<S> {
    odds: f32,
    bounds: Bounds,
    /// The positions after each action, the most promising first.
    next: Vec<S>,
}

impl<G: Dice> Tree<'_, '_, G> {
    /// The probability that `side` wins from here, where `turns` more are looked at. It
    /// is exact between `low` and `high`, else a bound on that side. Without meaning
    /// when the limits are over.
    pub(super) fn after(
        &mut self,
        state: &G::State,
        side: Side,
        turns: u32,
        (low, high): (f32, f32),
    ) -> f32 {
        match self.game.turn(state) {
            Turn::Over(Outcome { winner, .. }) => match winner {
                Some(winner) if winner == side => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            },
            Turn::Throw { side: thrower, lots } if thrower == side => {
                self.throw(state, (side, lots), turns, (low, high))
            }
            Turn::Throw { side: thrower, lots } => {
                1.0 - self.throw(state, (thrower, lots), turns, (1.0 - high, 1.0 - low))
            }
            // No game of throws has two actions in a row.
            Turn::Act { .. } => 0.5,
        }
    }

    /// The same for a position with a throw due, as the side that throws sees it.
    fn throw(
        &mut self,
        state: &G::State,
        (side, lots): (Side, Lots),
        turns: u32,
        (low, high): (f32, f32),
    ) -> f32 {
        if self.limits.spend() || turns == 0 {
            return self.value.of(self.game, state, side);
        }
        let (low, high) = if self.prune { (low, high) } else { (-1.0, 2.0) };
        if turns == 1 {
            return self.last_turn(state, (side, lots), (low, high));
        }
        let key = key(state, turns, self.value.view());
        let known = self.table.as_ref().map_or(Bounds::NONE, |table| table.get(key));
        if known.low >= high || known.low >= known.high {
            return known.low;
        }
        if known.high <= low {
            return known.high;
        }
        let found = self.star(state, (side, lots), turns, (low, high));
        if self.limits.over() {
            return found;
        }
        if let Some(table) = &mut self.table {
            let bounds = Bounds {
                low: if found > low { found } else { known.low },
                high: if found < high { found } else { known.high },
            };
            table.put(key, bounds);
        }
        found
    }

    /// The outcomes of a throw and what can follow them. Ends early as [`Self::star`].
    fn last_turn(
        &mut self,
        state: &G::State,
        (side, lots): (Side, Lots),
        (low, high): (f32, f32),
    ) -> f32 {
        let mut sum = Bounds::NONE;
        let mut actions = std::mem::take(&mut self.actions);
        for (odds, thrown) in throws::<G>(self.game, state, lots) {
            actions.clear();
            self.game.legal_into(&thrown, &mut actions);
            let mut best = 0.0_f32;
            for &action in &actions {
                let mut next = thrown.clone();
                self.game.apply(&mut next, action, &mut |_| {});
                best = best.max(self.after(&next, side, 0, (0.0, 1.0)));
            }
            sum.low += odds * best;
            sum.high -= odds * (1.0 - best);
            if sum.low >= high || sum.high <= low || self.limits.over() {
                break;
            }
        }
        self.actions = actions;
        if sum.high <= low { sum.high } else { sum.low }
    }

    /// A chance node. First the best guess of every outcome is probed, which is enough
    /// to prove that the node is too good (Star2); then each outcome is searched with
    /// the window that the others leave to it (Star1).
    fn star(
        &mut self,
        state: &G::State,
        (side, lots): (Side, Lots),
        turns: u32,
        (low, high): (f32, f32),
    ) -> f32 {
        let mut branches = self.branches(state, (side, lots));
        let mut sum = Bounds::NONE;
        for branch in &mut branches {
            let Branch { odds, bounds, next } = branch;
            // What this outcome needs at least for the whole to reach `high`, and at most
            // for it to stay within reach of `low`.
            let enough = (high - sum.low) / *odds;
            let guess = self.after(&next[0], side, turns - 1, (0.0, enough.min(1.0)));
            bounds.low = guess;
            sum.low += *odds * guess;
            if next.len() == 1 {
                bounds.high = guess;
                sum.high -= *odds * (1.0 - guess);
            }
            if self.limits.over() || sum.low >= high {
                return sum.low;
            }
            if sum.high <= low {
                return sum.high;
            }
        }
        for Branch { odds, bounds, next } in &branches {
            if next.len() == 1 {
                continue;
            }
            let (rest_low, rest_high) =
                (sum.low - odds * bounds.low, sum.high - odds * bounds.high);
            let (little, enough) = ((low - rest_high) / odds, (high - rest_low) / odds);
            let mut best = bounds.low;
            for next in &next[1..] {
                let window = (best.max(little), enough.min(1.0));
                best = best.max(self.after(next, side, turns - 1, window));
                if best >= enough || self.limits.over() {
                    break;
                }
            }
            sum = Bounds { low: rest_low + odds * best, high: rest_high + odds * best };
            if self.limits.over() || sum.low >= high {
                return sum.low;
            }
            if sum.high <= low {
                return sum.high;
            }
        }
        sum.low
    }

    fn branches(&mut self, state: &G::State, (side, lots): (Side, Lots)) -> Vec<Branch<G::State>> {
        let mut branches = Vec::new();
        for (odds, thrown) in throws::<G>(self.game, state, lots) {
            let mut scored: Vec<(f32, G::State)> = Vec::new();
            for action in self.game.legal(&thrown) {
                let mut next = thrown.clone();
                self.game.apply(&mut next, action, &mut |_| {});
                scored.push((0.0, next));
            }
            if scored.len() > 1 {
                for (score, next) in &mut scored {
                    *score = self.after(next, side, 0, (0.0, 1.0));
                }
                by_falling(&mut scored, |one| one.0);
            }
            let next = scored.into_iter().map(|(_, next)| next).collect();
            branches.push(Branch { odds, bounds: Bounds::NONE, next });
        }
        branches
    }
}

/// The outcomes of a throw with their probabilities, the likeliest first.
fn throws<G: Dice>(
    game: &G,
    state: &G::State,
    lots: Lots,
) -> impl Iterator<Item = (f32, G::State)> {
    (0..=lots.0).map(move |nth| {
        // From the middle outwards: 2, 3, 1, 4, 0, 5.
        let off = nth.div_ceil(2);
        let marked = if nth % 2 == 1 { lots.0 / 2 + off } else { lots.0 / 2 - off };
        let mut thrown = state.clone();
        if let Some(throw) = G::Action::throw(marked) {
            game.apply(&mut thrown, throw, &mut |_| {});
        }
        (lots.odds(marked) as f32, thrown)
    })
}
