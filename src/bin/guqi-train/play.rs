//! Self-play, and what is learnt from a game.

use guqi::{
    engine::{
        Playable,
        chance::{Dice, Inputs, Net, Value},
    },
    rules::{Action, BySide, Game, Lots, Outcome, Side, Turn},
};
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

/// What a position should be worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Targets {
    /// What came of it in the game, each later value weighted by this power: TD(λ).
    Traces(f32),
    /// The value of the best answer to each throw, by the odds of the throw; and how
    /// far that was from the value in the rest of the game, weighted by this power.
    /// The luck of the throws leaves no trace in it, so it teaches much faster.
    Look(f32),
}

/// A game that has not ended by then is broken off: some rule sets have no end.
const LONGEST: usize = 600;

/// Who plays a side while the network learns.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    /// The network, with so many of its actions drawn by chance.
    Itself {
        errors: f32,
    },
    Greedy,
}

/// How the games are played from which the network learns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// The probability of an action by chance, after which nothing is learnt of those
    /// before.
    pub(crate) explore: f64,
    /// The share of the games in which one side is played by chance or by the greedy
    /// yardstick, which the network is not told: whoever plays only with itself never
    /// sees what others get into, and comes to like what loses against them.
    pub(crate) strangers: f64,
    /// The share of the other games in which one side errs, and the network is told.
    pub(crate) erring: f64,
    /// How many of its actions that side draws by chance.
    pub(crate) errors: f32,
}

/// One who plays the best action as far as the network knows.
pub(crate) struct Player<'a, G: Dice> {
    game: &'a G,
    value: Value<G>,
}

struct Step {
    inputs: Inputs,
    side: Side,
    value: f32,
    /// What the value should be, if that is known without the rest of the game.
    look: Option<f32>,
    /// The action was drawn by chance, so what came of it says nothing.
    chance: bool,
}

impl<'a, G: Dice + Playable> Player<'a, G> {
    pub(crate) fn new(game: &'a G, net: Net) -> Self {
        Self { game, value: Value::with(game, net) }
    }

    /// The probability that the side wins; no action is due in the state.
    fn worth(&mut self, state: &G::State, side: Side) -> f32 {
        match self.game.turn(state) {
            Turn::Over(Outcome { winner, .. }) => match winner {
                Some(winner) => f32::from(u8::from(winner == side)),
                None => 0.5,
            },
            Turn::Throw { side: thrower, .. } | Turn::Act { side: thrower } => {
                let value = self.value.of(self.game, state, thrower);
                if thrower == side { value } else { 1.0 - value }
            }
        }
    }

    /// The best position after an action, and what it is worth.
    fn best(&mut self, state: &G::State, side: Side) -> Option<(f32, G::State)> {
        let mut best: Option<(f32, G::State)> = None;
        for action in self.game.legal(state) {
            let next = after(self.game, state, action);
            let worth = self.worth(&next, side);
            if best.as_ref().is_none_or(|best| worth > best.0) {
                best = Some((worth, next));
            }
        }
        best
    }

    /// What the state is worth to the side by the answers that it would give to each
    /// throw.
    fn look(&mut self, state: &G::State, side: Side, lots: Lots, who: Who) -> f32 {
        let mut sum = 0.0;
        for marked in 0..=lots.0 {
            let Some(throw) = G::Action::throw(marked) else { continue };
            let thrown = after(self.game, state, throw);
            let worth = match who {
                Who::Itself { errors } => {
                    let best = self.best(&thrown, side).map_or(0.5, |best| best.0);
                    if errors == 0.0 {
                        best
                    } else {
                        (1.0 - errors) * best + errors * self.by_chance(&thrown, side)
                    }
                }
                Who::Greedy => {
                    let mut rng = ChaCha8Rng::seed_from_u64(0);
                    let action = self.game.greedy(&thrown, &mut rng);
                    action
                        .map_or(0.5, |action| self.worth(&after(self.game, &thrown, action), side))
                }
            };
            sum += lots.odds(marked) as f32 * worth;
        }
        sum
    }

    /// What the state is worth to the side if it takes an action by chance.
    fn by_chance(&mut self, state: &G::State, side: Side) -> f32 {
        let actions = self.game.legal(state);
        let count = actions.len() as f32;
        let next = actions.into_iter().map(|action| after(self.game, state, action));
        next.map(|next| self.worth(&next, side)).sum::<f32>() / count
    }

    /// Plays a game; the positions with a throw due, and what they should be worth.
    pub(crate) fn lessons(
        &mut self,
        targets: Targets,
        manner: Manner,
        rng: &mut ChaCha8Rng,
    ) -> Vec<(Inputs, f32)> {
        let mut who = BySide([Who::Itself { errors: 0.0 }; 2]);
        self.value.expect_errors(Side::First, 0.0);
        if rng.random_bool(manner.strangers) {
            let side = Side::ALL[usize::from(rng.random_bool(0.5))];
            let by_chance = Who::Itself { errors: 1.0 };
            who[side] = if rng.random_bool(0.7) { by_chance } else { Who::Greedy };
        } else if rng.random_bool(manner.erring) {
            let side = Side::ALL[usize::from(rng.random_bool(0.5))];
            who[side] = Who::Itself { errors: manner.errors };
            self.value.expect_errors(!side, manner.errors);
        }
        let mut state = self.game.start();
        let mut steps: Vec<Step> = Vec::new();
        let mut end = None;
        while steps.len() < LONGEST {
            match self.game.turn(&state) {
                Turn::Over(outcome) => {
                    end = Some(outcome);
                    break;
                }
                Turn::Throw { side, lots } => {
                    let mut inputs = Inputs::default();
                    self.game.constant_inputs(&mut inputs);
                    self.value.inputs(self.game, &state, side, &mut inputs);
                    let value = self.value.of(self.game, &state, side);
                    let look = matches!(targets, Targets::Look(_))
                        .then(|| self.look(&state, side, lots, who[side]));
                    steps.push(Step { inputs, side, value, look, chance: false });
                    let Some(throw) = G::Action::throw(lots.marked(rng.next_u32())) else { break };
                    self.game.apply(&mut state, throw, &mut |_| {});
                }
                Turn::Act { side } => {
                    let explores = rng.random_bool(manner.explore);
                    let itself = match who[side] {
                        Who::Itself { errors } => !rng.random_bool(errors.into()),
                        Who::Greedy => false,
                    };
                    if explores || !itself {
                        let action = if who[side] == Who::Greedy {
                            self.game.greedy(&state, rng)
                        } else {
                            self.game.pick(&state, &mut || rng.next_u32(), &mut Vec::new())
                        };
                        let Some(action) = action else { break };
                        self.game.apply(&mut state, action, &mut |_| {});
                        if let Some(step) = steps.last_mut() {
                            step.chance = explores;
                        }
                    } else if let Some((_, next)) = self.best(&state, side) {
                        state = next;
                    }
                }
            }
        }
        match targets {
            Targets::Traces(keep) => traces(steps, keep, end),
            Targets::Look(keep) => looks(steps, keep),
        }
    }
}

/// The lessons of a game by what came of it.
fn traces(steps: Vec<Step>, keep: f32, end: Option<Outcome>) -> Vec<(Inputs, f32)> {
    // Backwards, what the game came to, as the first side sees it.
    let mut come = match end {
        Some(Outcome { winner: Some(Side::First), .. }) => 1.0,
        Some(Outcome { winner: Some(Side::Second), .. }) => 0.0,
        Some(_) => 0.5,
        None => steps.last().map_or(0.5, |step| seen(step.side, step.value)),
    };
    let mut lessons = Vec::with_capacity(steps.len());
    for step in steps.into_iter().rev() {
        let value = seen(step.side, step.value);
        if step.chance {
            come = value;
            continue;
        }
        lessons.push((step.inputs, seen(step.side, come)));
        come = (1.0 - keep) * value + keep * come;
    }
    lessons
}

/// The lessons of a game by what was seen at each throw.
fn looks(steps: Vec<Step>, keep: f32) -> Vec<(Inputs, f32)> {
    let mut lessons = Vec::with_capacity(steps.len());
    // How far the later values were from what they should have been, as the first side
    // sees it.
    let mut short = 0.0;
    for step in steps.into_iter().rev() {
        let Some(look) = step.look else { continue };
        if step.chance {
            short = 0.0;
        }
        let come = (seen(step.side, look) + short).clamp(0.0, 1.0);
        lessons.push((step.inputs, seen(step.side, come)));
        short = keep * (come - seen(step.side, step.value));
    }
    lessons
}

/// A probability as the first side sees it, or back again.
fn seen(side: Side, value: f32) -> f32 {
    if side == Side::First { value } else { 1.0 - value }
}

fn after<G: Game>(game: &G, state: &G::State, action: G::Action) -> G::State {
    let mut next = state.clone();
    game.apply(&mut next, action, &mut |_| {});
    next
}

/// The share of games that the network wins against the greedy yardstick.
pub(crate) fn against_greedy<G: Dice + Playable>(game: &G, net: &Net, games: u64) -> f64 {
    let mut player = Player::new(game, net.clone());
    let mut won = 0;
    for nth in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(nth / 2);
        let us = Side::ALL[(nth % 2) as usize];
        let mut state = game.start();
        loop {
            match game.turn(&state) {
                Turn::Over(outcome) => {
                    won += u64::from(outcome.winner == Some(us));
                    break;
                }
                Turn::Throw { lots, .. } => {
                    let Some(throw) = G::Action::throw(lots.marked(rng.next_u32())) else { break };
                    state = after(game, &state, throw);
                }
                Turn::Act { side } if side == us => {
                    let Some((_, best)) = player.best(&state, side) else { break };
                    state = best;
                }
                Turn::Act { .. } => {
                    let mut chance = ChaCha8Rng::seed_from_u64(nth);
                    let Some(action) = game.greedy(&state, &mut chance) else { break };
                    state = after(game, &state, action);
                }
            }
        }
    }
    won as f64 / games as f64
}
