//! Weights that foretell how games end.

use std::fs;

use guqi::{
    engine::tuning::{DEEP_UNIT, HIDDEN, LINEAR_UNIT, OUT_UNIT, Shape, Tunable},
    rules::Side,
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};

use crate::{Fault, Words};

/// A position, and what should be said of it.
struct Lesson<S> {
    sample: S,
    /// The probability with which the side that acts wins.
    target: f32,
}

/// The part of the games that is kept to see how well the rest is learnt.
const KEPT: usize = 20;
/// Positions of a step.
const BATCH: usize = 256;

pub(crate) fn fit<G: Tunable>(game: &G, words: &Words) -> Result<(), Fault> {
    let mix: f32 = words.text("mix")?.parse()?;
    let epochs = words.number("epochs")?;
    let mut rng = ChaCha8Rng::seed_from_u64(words.number("seed")?);
    let (mut lessons, mut kept) = (Vec::new(), Vec::new());
    for file in &words.plain[2..] {
        for (nth, line) in fs::read_to_string(file)?.lines().enumerate() {
            let into = if nth % KEPT == 0 { &mut kept } else { &mut lessons };
            read(game, line, mix, into)?;
        }
    }
    eprintln!("{} positions, {} kept", lessons.len(), kept.len());
    let mut models: Vec<_> = G::SHAPES.iter().map(|shape| Model::new(*shape, &mut rng)).collect();
    let mut on = Vec::new();
    for epoch in 0..epochs {
        // From 1 to 1/100 of the first rate along a cosine.
        let turn = std::f32::consts::PI * epoch as f32 / epochs as f32;
        let rate = 0.004 * (0.01 + 0.99 * f32::midpoint(turn.cos(), 1.0));
        lessons.shuffle(&mut rng);
        let mut loss = 0.0;
        for lesson in &lessons {
            on.clear();
            let symmetry = rng.random_range(0..G::SYMMETRIES as u32) as usize;
            let model = game.inputs(lesson.sample, symmetry, &mut |input| on.push(input));
            loss += models[model].learn(&on, lesson.target, rate);
        }
        let mut kept_loss = 0.0;
        for lesson in &kept {
            on.clear();
            let model = game.inputs(lesson.sample, 0, &mut |input| on.push(input));
            kept_loss += entropy(models[model].foretell(&on), lesson.target);
        }
        let mean = |sum: f64, count: usize| sum / count as f64;
        eprintln!(
            "epoch {epoch}: {:.5}, kept {:.5}",
            mean(loss, lessons.len()),
            mean(kept_loss, kept.len())
        );
    }
    let weights: Vec<u8> = models.iter().flat_map(Model::whole).collect();
    fs::write(words.text("out")?, weights)?;
    Ok(())
}

/// Reads a game that `play` wrote.
fn read<G: Tunable>(
    game: &G,
    line: &str,
    mix: f32,
    lessons: &mut Vec<Lesson<G::Sample>>,
) -> Result<(), Fault> {
    let mut fields = line.split(' ');
    let winner = fields.next().unwrap_or_default();
    let winner = Side::ALL.into_iter().find(|side| G::SIDES[side.index()] == winner);
    // What was to be judged, by whom, and what the search said.
    let mut seen = Vec::new();
    let mut state = game.start();
    for field in fields {
        let (token, win) = field.rsplit_once(':').ok_or("no such game")?;
        let action: G::Action = token.parse().map_err(|_| "no such action")?;
        if let (Ok(win), Some(sample)) = (win.parse::<f32>(), game.sample(&state)) {
            let side = game.turn(&state).side().ok_or("the game is over")?;
            seen.push((sample, side, win));
        }
        game.apply(&mut state, action, &mut |_| {});
    }
    // From the end of the game back to its start; the target as the first side sees it.
    let as_first = |side, win: f32| if side == Side::First { win } else { 1.0 - win };
    let mut target = winner.map_or(0.5, |winner| as_first(winner, 1.0));
    for (sample, side, win) in seen.into_iter().rev() {
        target = mix * target + (1.0 - mix) * as_first(side, win);
        lessons.push(Lesson { sample, target: as_first(side, target) });
    }
    Ok(())
}

/// The cross entropy of log-odds and a target.
fn entropy(log_odds: f32, target: f32) -> f64 {
    let chance = logistic(log_odds).clamp(1e-6, 1.0 - 1e-6);
    f64::from(-(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln()))
}

fn logistic(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// A network in the making. The weights lie as in its file.
struct Model {
    shape: Shape,
    weights: Vec<f32>,
    slope: Vec<f32>,
    /// Running means of the slopes and of their squares.
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    in_batch: usize,
}

impl Model {
    fn new(shape: Shape, rng: &mut ChaCha8Rng) -> Self {
        let mut weights = vec![0.0; shape.len()];
        for weight in &mut weights[..HIDDEN * (shape.deep + 2)] {
            *weight = rng.random_range(-0.1..0.1_f32);
        }
        for bias in &mut weights[..HIDDEN] {
            *bias += 0.4;
        }
        let zeros = vec![0.0; shape.len()];
        let (slope, mean, square) = (zeros.clone(), zeros.clone(), zeros);
        Self { shape, weights, slope, mean, square, steps: 0, in_batch: 0 }
    }

    fn out(&self) -> usize {
        HIDDEN * (self.shape.deep + 1)
    }

    fn linear(&self) -> usize {
        HIDDEN * (self.shape.deep + 2)
    }

    fn hidden(&self, on: &[usize]) -> [f32; HIDDEN] {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[..HIDDEN]);
        for &input in on.iter().filter(|input| **input < self.shape.deep) {
            let row = &self.weights[HIDDEN * (input + 1)..][..HIDDEN];
            for (unit, weight) in hidden.iter_mut().zip(row) {
                *unit += weight;
            }
        }
        hidden
    }

    fn value(&self, hidden: &[f32; HIDDEN], on: &[usize]) -> f32 {
        let linear: f32 = on.iter().map(|input| self.weights[self.linear() + input]).sum();
        let out = &self.weights[self.out()..][..HIDDEN];
        let deep: f32 =
            hidden.iter().zip(out).map(|(unit, weight)| unit.clamp(0.0, 1.0) * weight).sum();
        linear + deep
    }

    fn foretell(&self, on: &[usize]) -> f32 {
        self.value(&self.hidden(on), on)
    }

    /// Learns from one position; what it said before, as cross entropy.
    fn learn(&mut self, on: &[usize], target: f32, rate: f32) -> f64 {
        let hidden = self.hidden(on);
        let value = self.value(&hidden, on);
        let fault = logistic(value) - target;
        let (out, linear) = (self.out(), self.linear());
        let mut back = [0.0; HIDDEN];
        for (unit, back) in back.iter_mut().enumerate() {
            self.slope[out + unit] += fault * hidden[unit].clamp(0.0, 1.0);
            if (0.0..1.0).contains(&hidden[unit]) {
                *back = fault * self.weights[out + unit];
            }
            self.slope[unit] += *back;
        }
        for &input in on {
            self.slope[linear + input] += fault;
            if input < self.shape.deep {
                let row = &mut self.slope[HIDDEN * (input + 1)..][..HIDDEN];
                for (slope, back) in row.iter_mut().zip(back) {
                    *slope += back;
                }
            }
        }
        self.in_batch += 1;
        if self.in_batch == BATCH {
            self.step(rate);
        }
        entropy(value, target)
    }

    /// A step of Adam, within what the file can hold.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        self.in_batch = 0;
        let warm = |decay: f32| 1.0 - decay.powi(self.steps.min(10_000));
        let (warm_mean, warm_square) = (warm(0.9), warm(0.999));
        for index in 0..self.weights.len() {
            let slope = self.slope[index] / BATCH as f32;
            self.slope[index] = 0.0;
            let mean = &mut self.mean[index];
            *mean = 0.9 * *mean + 0.1 * slope;
            let square = &mut self.square[index];
            *square = 0.999 * *square + 0.001 * slope * slope;
            let step = rate * (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
            let most = 127.0 / self.unit(index);
            // A pull towards 0 keeps what is seldom seen small.
            let weight = self.weights[index] * (1.0 - rate * 0.01) - step;
            self.weights[index] = weight.clamp(-most, most);
        }
    }

    /// What a weight of 1 is in the file.
    fn unit(&self, index: usize) -> f32 {
        match index {
            _ if index < self.out() => DEEP_UNIT,
            _ if index < self.linear() => OUT_UNIT,
            _ => LINEAR_UNIT,
        }
    }

    /// The weights as the file holds them.
    fn whole(&self) -> Vec<u8> {
        let whole = |(index, weight): (usize, &f32)| {
            ((weight * self.unit(index)).round().clamp(-127.0, 127.0) as i8).cast_unsigned()
        };
        self.weights.iter().enumerate().map(whole).collect()
    }
}
