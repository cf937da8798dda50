//! What the network sees of a position of Patolli.

use crate::{
    engine::chance::{Dice, Inputs, Net},
    rules::{
        Game, Lots, Side,
        patolli::{Entering, Patolli, State, TRACK, Throw},
    },
};

/// How far ahead a threat is seen, in throws of the attacker.
const AHEAD: usize = 6;
const SQUARES: usize = TRACK as usize;

/// What the rule set decides.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The steps of each throw and its probability.
    throws: Vec<(Throw, u8, f32)>,
    /// The probability that an attacker this far behind comes to stand on a square with
    /// one of its next two throws, if it alone uses them.
    near: [f32; SQUARES],
    /// The expected visits in a few throws, the later ones counted less.
    far: [f32; SQUARES],
    /// The probability of a throw that brings a piece in.
    entering: f32,
}

mod at {
    //! Where the inputs of each kind begin.
    use super::SQUARES;
    pub(super) const ON: usize = 0;
    pub(super) const COUNTS: usize = ON + 2 * SQUARES;
    pub(super) const RACE: usize = COUNTS + 4;
    pub(super) const CHANCES: usize = RACE + 3;
    /// Of each side.
    pub(super) const EACH: usize = 9;
    pub(super) const STAKES: usize = CHANCES + 2 * EACH;
    pub(super) const RULES: usize = STAKES + 4;
    /// The value's own. The weights have not been taught it: no plan expects errors here.
    pub(super) const ERRORS: usize = RULES + 9;
    pub(super) const END: usize = ERRORS + 1;
}

const _: () = assert!(Patolli::WEIGHTS.len() == Net::bytes(at::END));

impl Dice for Patolli {
    type Sight = Sight;
    const INPUTS: usize = at::END;
    const WEIGHTS: &'static [u8] = include_bytes!("../../../assets/engine/patolli.bin");

    fn sight(&self) -> Sight {
        let lots = Lots(5);
        let worth = |throw| (throw, self.steps(throw), lots.odds(throw.get()) as f32);
        let throws = Throw::all().map(worth).collect();
        let mut sight = Sight { throws, near: [0.0; SQUARES], far: [0.0; SQUARES], entering: 0.0 };
        let mut now = [0.0; SQUARES];
        now[0] = 1.0;
        let mut weight = 1.0;
        for ahead in 0..AHEAD {
            let mut next = [0.0; SQUARES];
            for (from, chance) in now.iter().enumerate() {
                for &(_, steps, odds) in &sight.throws {
                    let to = from + usize::from(steps);
                    if steps > 0 && to < SQUARES {
                        next[to] += chance * odds;
                    }
                }
            }
            now = next;
            let tables = sight.near.iter_mut().zip(&mut sight.far);
            for (chance, (near, far)) in now.iter().zip(tables) {
                if ahead < 2 {
                    *near += chance;
                }
                *far += chance * weight;
            }
            weight *= 0.8;
        }
        let enters = |&&(throw, steps, _): &&(Throw, u8, f32)| {
            steps > 0 && (self.rules().entry == Entering::Any || throw.get() == 1)
        };
        sight.entering = sight.throws.iter().filter(enters).map(|throw| throw.2).sum();
        sight
    }

    fn constant_inputs(&self, inputs: &mut Inputs) {
        let rules = self.rules();
        let flag = |on: bool| f32::from(u8::from(on));
        let values = [
            flag(rules.pieces == 4),
            flag(rules.pieces == 5),
            flag(rules.entry == Entering::One),
            rules.safe.iter().count() as f32 / 8.0 - 1.0,
            f32::from(rules.blank) / 10.0 - 1.0,
            flag(rules.blank == 0),
            flag(!rules.extra_on_five),
            flag(rules.stakes > 0),
            if rules.stakes > 0 { f32::from(rules.stakes.min(40)) / 20.0 } else { 0.0 },
        ];
        for (nth, value) in values.into_iter().enumerate() {
            inputs.set(at::RULES + nth, value);
        }
    }

    fn inputs(&self, sight: &Sight, state: &State, side: Side, inputs: &mut Inputs) {
        let sides = [side, !side];
        let mut left = [0.0; 2];
        for (nth, side) in sides.into_iter().enumerate() {
            let gone = state.gone(side);
            inputs.set_bits(at::ON + nth * SQUARES, gone);
            let home = f32::from(state.home(side));
            let all = home + gone.count_ones() as f32;
            left[nth] = f32::from(TRACK) * all - bits(gone).map(f32::from).sum::<f32>();
            inputs.set(at::COUNTS + 2 * nth, home / 3.0);
            inputs.set(at::COUNTS + 2 * nth + 1, all / 3.0);
        }
        let [own, foe] = left;
        inputs.set(at::RACE, 2.0 * (foe - own) / (foe + own + 20.0).sqrt());
        inputs.set(at::RACE + 1, own / 150.0);
        inputs.set(at::RACE + 2, foe / 150.0);
        for (nth, side) in sides.into_iter().enumerate() {
            let chances = self.chances(sight, state, side);
            for (input, value) in chances.into_iter().enumerate() {
                inputs.set(at::CHANCES + nth * at::EACH + input, value);
            }
        }
        if self.rules().stakes > 0 {
            let [own, foe] = sides.map(|side| f32::from(state.counters(side)));
            let values =
                [(own - foe) / (own + foe), own / 20.0, 1.0 / own.max(1.0), 1.0 / foe.max(1.0)];
            for (nth, value) in values.into_iter().enumerate() {
                inputs.set(at::STAKES + nth, value.min(3.0));
            }
        }
    }
}

impl Patolli {
    /// What the side could do if it threw now, and what threatens the enemy.
    fn chances(&self, sight: &Sight, state: &State, side: Side) -> [f32; at::EACH] {
        let own = state.gone(side);
        // The enemies that can be captured, by the side's progress.
        let safe = self.safe(side);
        let victims = across(state.gone(!side)) & !safe;
        let [mut hit, mut gain, mut passing, mut finishing, mut freedom] = [0.0; 5];
        for &(throw, steps, odds) in &sight.throws {
            let (movers, enters) = self.movers(state, side, throw);
            let count = movers.count_ones() + u32::from(enters);
            if count == 0 {
                passing += odds;
                continue;
            }
            freedom += odds * count as f32;
            let hits = (movers << steps | u64::from(enters)) & victims;
            if hits != 0 {
                hit += odds;
                // Own progress and the enemy's differ by half a track.
                let most = bits(across(hits)).max().unwrap_or(0);
                gain += odds * f32::from(most);
            }
            if movers << steps >> TRACK & 1 == 1 {
                finishing += odds;
            }
        }
        // Every attacker behind every victim, those still waiting too.
        let [mut near, mut far, mut worth] = [0.0; 3];
        let waiting = state.home(side) > 0;
        for victim in bits(victims) {
            let [mut soon, mut later] = [0.0; 2];
            for attacker in bits(own & ((1 << victim) - 1)) {
                let distance = usize::from(victim - attacker);
                soon += sight.near[distance];
                later += sight.far[distance];
            }
            if waiting {
                let distance = usize::from(victim);
                soon += sight.entering * if victim == 0 { 1.0 } else { sight.near[distance] / 2.0 };
                later += sight.entering * if victim == 0 { 1.0 } else { sight.far[distance] };
            }
            // How far it has come, the piece itself and its entry included.
            let gone = f32::from((victim + TRACK / 2) % TRACK) / f32::from(TRACK) + 0.1;
            near += gone * soon.min(1.0);
            far += gone * later.min(1.5);
            worth += gone;
        }
        let safe_own = (own & safe).count_ones() as f32;
        [
            2.0 * hit,
            gain / 20.0,
            passing,
            finishing,
            freedom / 5.0,
            near,
            far,
            worth / 2.0,
            safe_own / 3.0,
        ]
    }
}

/// The positions of the set bits.
fn bits(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(bit)
    })
}

/// A mask of one side's progress as the other's: the starts are half a track apart.
const fn across(mask: u64) -> u64 {
    const HALF: u8 = TRACK / 2;
    (mask << HALF | mask >> HALF) & ((1 << TRACK) - 1)
}
