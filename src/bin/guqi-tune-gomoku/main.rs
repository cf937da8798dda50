//! Fits the weights of Gomoku's evaluation to the results of games that the player
//! plays against itself (logistic regression, known as Texel's tuning, Österlund 2014).
//!
//! `guqi-tune-gomoku [games] [nodes a move] [rule] [seed]` prints the tables of
//! `src/engine/gomoku/weights.rs`. Each game begins with stones by chance, and one
//! stone in thirty is placed by chance later on, so that positions are seen that good
//! players avoid. Every quiet position before the search sees the end is a sample; its
//! label is the mean of the game's result and of what the search thought. The samples
//! of one game in ten are held out of the fit and tell whether it learned too much.

use std::env;

use guqi::{
    engine::{
        Budget, Limits,
        gomoku::{Analyst, Place},
    },
    rules::{Side, gomoku::Rule},
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

const SIZE: u8 = 15;
/// The evaluation of log-odds of one.
const SCALE: f64 = 400.0;
/// The shapes of a side, and the pairs of them.
const SHAPES: usize = 13;
const PAIRS: usize = SHAPES * (SHAPES + 1) / 2;

/// A position and what became of it for the side to move.
struct Sample {
    features: Vec<i16>,
    result: f64,
    label: f64,
}

fn main() {
    let mut args = env::args().skip(1);
    let mut number = |default: u64| args.next().and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (games, nodes) = (number(1000), number(400));
    let rule = [Rule::Freestyle, Rule::Exact, Rule::Renju][number(0) as usize % 3];
    let mut rng = ChaCha8Rng::seed_from_u64(number(1));
    let (mut samples, mut held_out) = (Vec::new(), Vec::new());
    for game in 0..games {
        let samples = if game % 10 == 9 { &mut held_out } else { &mut samples };
        play(rule, nodes, &mut rng, samples);
    }
    let weights = fit(&samples, &mut rng);
    for samples in [&samples, &held_out] {
        let loss = |sample: &Sample| (chance(&weights, sample) - sample.result).powi(2);
        let error = samples.iter().map(loss).sum::<f64>() / samples.len() as f64;
        println!("// {} samples, mean squared error {error:.4}", samples.len());
    }
    print(&weights);
}

/// One game; its samples are added.
fn play(rule: Rule, nodes: u64, rng: &mut ChaCha8Rng, samples: &mut Vec<Sample>) {
    let Some(mut analyst) = Analyst::new(SIZE, rule, 1 << 18) else { return };
    let mut stones: Vec<(Place, Side)> = Vec::new();
    let mut colour = Side::First;
    let mut seen: Vec<(Side, f64, Vec<i16>)> = Vec::new();
    let opening = rng.random_range(2..=9_usize);
    let mut winner = None;
    let free = |stones: &[(Place, Side)], place| stones.iter().all(|&(other, _)| other != place);
    while stones.len() < usize::from(SIZE) * usize::from(SIZE) {
        let mut near = |wide: u32| {
            let corner = u32::from(SIZE) / 2 - wide;
            let mut one = || (corner + rng.random_range(0..=2 * wide)) as u8;
            (one(), one())
        };
        let by_chance = near(if stones.len() < opening { 3 } else { 5 });
        let is_chance = stones.len() < opening || rng.random_range(0..30) == 0;
        let mut limits = Limits::new(Budget::nodes(nodes));
        let Some(best) = analyst.best(&stones, colour, &mut limits) else { break };
        if best.win >= 1.0 || best.win <= 0.0 {
            // The proof is as good as the rest of the game.
            winner = Some(if best.win >= 1.0 { colour } else { !colour });
            break;
        }
        if stones.len() >= opening.max(4)
            && let Some(features) = analyst.features(&stones, colour)
        {
            seen.push((colour, best.win, features));
        }
        let place = if is_chance && free(&stones, by_chance) { by_chance } else { best.place };
        stones.push((place, colour));
        colour = !colour;
    }
    samples.extend(seen.into_iter().map(|(side, win, features)| {
        let result = winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
        Sample { features, result, label: f64::midpoint(result, win) }
    }));
}

/// The samples of a step of the fit, and how often all are seen.
const BATCH: usize = 512;
const ROUNDS: usize = 30;

/// The weights of the features and, last, of being to move, in log-odds: by Adam's
/// method (Kingma and Ba, 2014).
fn fit(samples: &[Sample], rng: &mut ChaCha8Rng) -> Vec<f64> {
    let count = 2 * (SHAPES + PAIRS) + 1;
    let mut weights = vec![0.0; count];
    let (mut first, mut second) = (vec![0.0; count], vec![0.0; count]);
    let steps = ROUNDS * samples.len().div_ceil(BATCH);
    for step in 1..=steps {
        let mut slope = vec![0.0; count];
        for _ in 0..BATCH {
            let sample = &samples[rng.random_range(0..samples.len())];
            let off = chance(&weights, sample) - sample.label;
            for (slope, feature) in slope.iter_mut().zip(&sample.features) {
                *slope += off * f64::from(*feature);
            }
            slope[count - 1] += off;
        }
        let rate = 0.01 * (1.0 - step as f64 / steps as f64) + 0.0001;
        for at in 0..count {
            let slope = slope[at] / BATCH as f64 + 1e-5 * weights[at];
            first[at] = 0.9 * first[at] + 0.1 * slope;
            second[at] = 0.999 * second[at] + 0.001 * slope * slope;
            let unbiased = first[at] / (1.0 - 0.9_f64.powf(step as f64));
            let size = (second[at] / (1.0 - 0.999_f64.powf(step as f64))).sqrt();
            weights[at] -= rate * unbiased / (size + 1e-8);
        }
        // No more can come of a dead line.
        weights[0] = 0.0;
        weights[SHAPES + PAIRS] = 0.0;
    }
    weights
}

fn chance(weights: &[f64], sample: &Sample) -> f64 {
    let pairs = weights.iter().zip(&sample.features);
    let sum: f64 = pairs.map(|(weight, feature)| weight * f64::from(*feature)).sum();
    1.0 / (1.0 + (-sum - weights[weights.len() - 1]).exp())
}

fn print(weights: &[f64]) {
    let table = |from: usize, count: usize, sign: f64| -> Vec<f64> {
        weights[from..from + count].iter().map(|weight| (sign * SCALE * weight).round()).collect()
    };
    let side = SHAPES + PAIRS;
    println!("ATTACK {:?}", table(0, SHAPES, 1.0));
    println!("ATTACK_PAIR {:?}", table(SHAPES, PAIRS, 1.0));
    println!("GUARD {:?}", table(side, SHAPES, -1.0));
    println!("GUARD_PAIR {:?}", table(side + SHAPES, PAIRS, -1.0));
    println!("TEMPO {}", (SCALE * weights[2 * side]).round());
}
