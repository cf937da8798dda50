//! What the network sees of a position of Senet.

use crate::{
    engine::chance::{Dice, Inputs, Net},
    rules::{
        Game, Lots, Side,
        senet::{BEAUTY, Block, Gate, PATH, Senet, State, Throw, WATER},
    },
};

/// Squares 1 to 29.
const SQUARES: usize = PATH as usize - 1;

mod at {
    //! Where the inputs of each kind begin.
    use super::SQUARES;
    pub(super) const ON: usize = 0;
    /// A pair is known by the square of its hind piece.
    pub(super) const PAIRS: usize = ON + 2 * SQUARES;
    pub(super) const COUNTS: usize = PAIRS + 2 * SQUARES;
    pub(super) const RACE: usize = COUNTS + 4;
    pub(super) const CHANCES: usize = RACE + 3;
    /// Of each side.
    pub(super) const EACH: usize = 8;
    pub(super) const RULES: usize = CHANCES + 2 * EACH;
    /// The value's own.
    pub(super) const ERRORS: usize = RULES + 11;
    pub(super) const END: usize = ERRORS + 1;
}

const _: () = assert!(Senet::WEIGHTS.len() == Net::bytes(at::END));

impl Dice for Senet {
    /// The throws, their steps and their probabilities.
    type Sight = Vec<(Throw, u8, f32)>;
    const INPUTS: usize = at::END;
    const WEIGHTS: &'static [u8] = include_bytes!("../../../assets/engine/senet.bin");

    fn sight(&self) -> Self::Sight {
        let lots = Lots(4);
        let worth = |throw: Throw| {
            let steps = if throw.get() == 0 { 5 } else { throw.get() };
            (throw, steps, lots.odds(throw.get()) as f32)
        };
        Throw::all().map(worth).collect()
    }

    fn constant_inputs(&self, inputs: &mut Inputs) {
        let rules = self.rules();
        let more = rules.extra_throws.bits();
        let flags = [
            rules.pieces == 7,
            more & 1 << 1 != 0,
            more & 1 << 2 != 0,
            more & 1 << 3 != 0,
            more & 1 << 4 != 0,
            more & 1 << 5 != 0,
            rules.block == Block::Three,
            !rules.corners,
            rules.backward,
            rules.exact_houses,
            rules.gate == Gate::TopRow,
        ];
        for (nth, flag) in flags.into_iter().enumerate() {
            inputs.set(at::RULES + nth, f32::from(u8::from(flag)));
        }
    }

    fn inputs(&self, throws: &Self::Sight, state: &State, side: Side, inputs: &mut Inputs) {
        let sides = [side, !side];
        let corners = if self.rules().corners { 0 } else { 1_u64 << 10 | 1 << 20 };
        let mut left = [0.0; 2];
        for (nth, side) in sides.into_iter().enumerate() {
            let on = state.on(side).bits();
            let pairs = on & on >> 1 & !corners;
            inputs.set_bits(at::ON + nth * SQUARES, on >> 1);
            inputs.set_bits(at::PAIRS + nth * SQUARES, pairs >> 1);
            inputs.set(at::COUNTS + 2 * nth, on.count_ones() as f32 / 3.0);
            inputs.set(at::COUNTS + 2 * nth + 1, (pairs & pairs >> 1).count_ones() as f32 / 2.0);
            left[nth] = state.on(side).iter().map(|square| f32::from(PATH - square.get())).sum();
        }
        let [own, foe] = left;
        inputs.set(at::RACE, (foe - own) / (foe + own + 10.0).sqrt());
        inputs.set(at::RACE + 1, own / 60.0);
        inputs.set(at::RACE + 2, foe / 60.0);
        for (nth, side) in sides.into_iter().enumerate() {
            let chances = self.chances(throws, state, side);
            for (input, value) in chances.into_iter().enumerate() {
                inputs.set(at::CHANCES + nth * at::EACH + input, value);
            }
        }
    }
}

impl Senet {
    /// What the side could do if it threw now.
    fn chances(&self, throws: &[(Throw, u8, f32)], state: &State, side: Side) -> [f32; at::EACH] {
        let bit = |square: u8| 1_u64 << square;
        let enemies = state.on(!side).bits();
        let [mut passing, mut freedom, mut hit, mut gain, mut leaving, mut again, mut drowning] =
            [0.0; 7];
        let mut back = 0.0;
        for &(throw, steps, odds) in throws {
            let (forward, backward) = self.movers(state, side, throw);
            if forward == 0 {
                if backward == 0 {
                    passing += odds;
                } else {
                    back += odds;
                }
                continue;
            }
            freedom += odds * forward.count_ones() as f32;
            let targets = u64::from(forward) << steps;
            if targets & enemies != 0 {
                hit += odds;
                gain += odds * f32::from(steps);
            }
            if targets >> PATH != 0 {
                leaving += odds;
            }
            if targets & bit(BEAUTY) != 0 {
                again += odds;
            }
            if targets & bit(WATER) == targets {
                drowning += odds;
            }
        }
        [passing, freedom / 3.0, hit, gain / 2.0, leaving, again, drowning, back]
    }
}
