//! What a position is worth.

use std::fmt::Debug;

use super::{Inputs, Net, Row};
use crate::rules::{Game, Side};

/// A game of throws whose positions are valued by a network. What is valued is a
/// position in which a side must throw: the probability that this side wins.
pub trait Dice: Game {
    /// What the inputs need and the rule set decides.
    type Sight: Debug + Send + 'static;
    /// The number of inputs. The last one is the value's own: how often one side errs.
    const INPUTS: usize;
    /// The weights, as [`Net::read`] wants them.
    const WEIGHTS: &'static [u8];

    /// What is worked out once for a rule set.
    fn sight(&self) -> Self::Sight;

    /// The inputs that the rule set alone decides.
    fn constant_inputs(&self, inputs: &mut Inputs);

    /// The other inputs, as the side that must throw sees them.
    fn inputs(&self, sight: &Self::Sight, state: &Self::State, side: Side, inputs: &mut Inputs);
}

/// The value of the positions of one game.
#[derive(Debug)]
pub struct Value<G: Dice> {
    net: Net,
    sight: G::Sight,
    start: Row,
    inputs: Inputs,
    /// A side whose enemy errs, and how often.
    errors: Option<(Side, f32)>,
}

impl<G: Dice> Value<G> {
    /// By the weights that come with the game.
    pub fn new(game: &G) -> Self {
        // Their size is checked when the program is compiled.
        let empty = || Net { rows: vec![[0.0; _]; G::INPUTS], bias: [0.0; _], out: [0.0; _] };
        Self::with(game, Net::read(G::WEIGHTS, G::INPUTS).unwrap_or_else(empty))
    }

    /// By other weights.
    pub fn with(game: &G, net: Net) -> Self {
        let mut inputs = Inputs::default();
        game.constant_inputs(&mut inputs);
        let start = net.columns(&net.bias, &inputs);
        Self { net, sight: game.sight(), start, inputs, errors: None }
    }

    /// From now on the enemy of this side is taken to draw so many of its actions by
    /// chance, from 0 to 1.
    pub fn expect_errors(&mut self, side: Side, share: f32) {
        self.errors = (share > 0.0).then_some((side, share));
    }

    /// What the values depend on besides the state: where it is equal, so are they.
    pub fn view(&self) -> Option<(Side, u32)> {
        self.errors.map(|(side, share)| (side, share.to_bits()))
    }

    /// The inputs of a state in which the side must throw, those aside that the rule set
    /// alone decides.
    pub fn inputs(&self, game: &G, state: &G::State, side: Side, inputs: &mut Inputs) {
        game.inputs(&self.sight, state, side, inputs);
        if let Some((spared, share)) = self.errors {
            inputs.set(G::INPUTS - 1, if side == spared { share } else { -share });
        }
    }

    /// The probability that the side wins, which must throw in this state.
    pub fn of(&mut self, game: &G, state: &G::State, side: Side) -> f32 {
        let mut inputs = std::mem::take(&mut self.inputs);
        inputs.clear();
        self.inputs(game, state, side, &mut inputs);
        self.inputs = inputs;
        self.net.output(&self.net.columns(&self.start, &self.inputs))
    }
}
