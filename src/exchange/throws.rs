//! Trust in throws: whether those of a record are the ones that its seed gives, and how
//! often each came up for each side, against what chance lets one expect.

use super::walk::Walk;
use crate::{
    record::{Entry, Record, RecordError, Throws},
    rules::{Action, BySide, Game, Lots, Side, Turn},
    with_game,
};

/// One more than the most lots of a game.
const MOST: usize = 6;

/// A throw that is not what the seed gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongThrow {
    /// The ply, from 1.
    pub ply: usize,
    /// The number of the throw, from 0.
    pub number: u32,
    /// The marked sides up in the record.
    pub found: u8,
    /// The marked sides up that the seed gives.
    pub expected: u8,
}

/// The throws of a game, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// What is thrown.
    pub lots: Lots,
    /// How often each number of marked sides came up.
    pub counts: BySide<[u32; MOST]>,
}

impl Statistics {
    /// How often a side threw.
    pub fn throws(&self, side: Side) -> u32 {
        self.counts[side].iter().sum()
    }

    /// How often a side can expect this many marked sides in so many throws.
    pub fn expected(&self, side: Side, marked: u8) -> f64 {
        f64::from(self.throws(side)) * self.lots.odds(marked)
    }

    /// Pearson's χ² of a side's throws: the squares of what differs from the expected, each
    /// divided by the expected; 0 without throws.
    pub fn chi_square(&self, side: Side) -> f64 {
        let of = |marked: u8| {
            let expected = self.expected(side, marked);
            let differs = f64::from(self.counts[side][usize::from(marked)]) - expected;
            if expected > 0.0 { differs * differs / expected } else { 0.0 }
        };
        (0..=self.lots.0).map(of).sum()
    }

    /// The probability that fair throws differ from the expected by as much or more. With
    /// fewer than some fifty throws it is a rough guide.
    pub fn p_value(&self, side: Side) -> f64 {
        1.0 - lower_gamma(f64::from(self.lots.0) / 2.0, self.chi_square(side) / 2.0)
    }
}

/// The regularised lower incomplete gamma function P(a, x), for a in steps of ½, by its
/// series (Abramowitz and Stegun, 6.5.29).
fn lower_gamma(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    // Beyond this nothing is left of the rest, and the series would begin below the
    // smallest number.
    if x > 500.0 {
        return 1.0;
    }
    // Γ(a + 1), from Γ(1) = 1 or Γ(½) = √π.
    let whole = a.fract() == 0.0;
    let (mut gamma, mut at) = if whole { (1.0, 1.0) } else { (std::f64::consts::PI.sqrt(), 0.5) };
    while at < a + 0.75 {
        gamma *= at;
        at += 1.0;
    }
    let mut term = (a * x.ln() - x).exp() / gamma;
    let mut sum = term;
    let mut n = a;
    while term > sum * 1e-15 && n < a + 10_000.0 {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    if sum.is_finite() { sum.clamp(0.0, 1.0) } else { 1.0 }
}

/// The throws of a legal record, counted; `None` in a game without throws.
///
/// # Errors
/// The record is not legal.
pub fn statistics(record: &Record) -> Result<Option<Statistics>, RecordError> {
    let mut counts = BySide::default();
    let lots = with_game!(record.game, G => {
        each_throw::<G>(record, |_, side, _, marked| {
            let counts: &mut [u32; MOST] = &mut counts[side];
            counts[usize::from(marked)] += 1;
        })?;
        G::LOTS
    });
    Ok(lots.map(|lots| Statistics { lots, counts }))
}

/// The first throw that is not what the seed gives.
///
/// # Errors
/// The record is not legal.
pub fn wrong_throw(record: &Record) -> Result<Option<WrongThrow>, RecordError> {
    let throws = Throws { seed: record.seed };
    let (mut wrong, mut number) = (None, 0);
    with_game!(record.game, G => each_throw::<G>(record, |ply, _, lots, found| {
        let expected = throws.marked(number, lots);
        if wrong.is_none() && found != expected {
            wrong = Some(WrongThrow { ply, number, found, expected });
        }
        number += 1;
    }))?;
    Ok(wrong)
}

/// Tells every throw of a record: its ply from 1, who threw, what, and the marked sides.
fn each_throw<G: Game>(
    record: &Record,
    mut on: impl FnMut(usize, Side, Lots, u8),
) -> Result<(), RecordError> {
    let mut walk = Walk::<G>::start_of(record)?;
    for (index, token) in record.actions.iter().enumerate() {
        let turn = walk.turn();
        if let (Entry::Act(action), Turn::Throw { side, lots }) = (walk.step(token)?, turn)
            && let Some(marked) = action.thrown()
        {
            on(index + 1, side, lots, marked);
        }
    }
    Ok(())
}
