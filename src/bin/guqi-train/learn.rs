//! How the weights change: gradient descent by Adam (Kingma and Ba, 2015) on the
//! cross-entropy between the output and its target.

use guqi::engine::chance::{HIDDEN, Inputs, Net, Row, WIDTH, squash};
use rand::{Rng, RngExt};

/// A network with small random weights.
pub(crate) fn random_net(inputs: usize, rng: &mut impl Rng) -> Net {
    let mut small = |size: f32| (rng.random::<f32>() - 0.5) * 2.0 * size;
    let mut row = |size: f32| -> Row { std::array::from_fn(|_| small(size)) };
    let mut rows: Vec<Row> = (0..inputs).map(|_| row(0.3)).collect();
    for row in &mut rows {
        row[HIDDEN] = 0.0;
    }
    Net { rows, bias: [0.0; WIDTH], out: row(0.1) }
}

/// Adam's two running means for one row.
#[derive(Clone, Default)]
struct Means {
    slope: Row,
    square: Row,
}

/// A network that learns.
pub(crate) struct Learner {
    pub(crate) net: Net,
    slopes: Vec<Row>,
    means: Vec<Means>,
    lessons: u32,
    steps: i32,
}

impl Learner {
    pub(crate) fn new(net: Net) -> Self {
        // The rows, the bias, and the output's weights.
        let all = net.rows.len() + 2;
        Self {
            net,
            slopes: vec![[0.0; WIDTH]; all],
            means: vec![Means::default(); all],
            lessons: 0,
            steps: 0,
        }
    }

    /// Takes note of what a position should be worth; how wrong the network was, as
    /// cross-entropy.
    pub(crate) fn learn(&mut self, inputs: &Inputs, target: f32) -> f32 {
        let columns = self.net.columns(&self.net.bias, inputs);
        let output = self.net.output(&columns);
        let error = output - target;
        let mut slope = [error; WIDTH];
        let rows = self.net.rows.len();
        for unit in 0..HIDDEN {
            let answer = squash(columns[unit]);
            let steep = (1.0 - answer.abs()) * (1.0 - answer.abs());
            slope[unit] = error * self.net.out[unit] * steep;
            self.slopes[rows + 1][unit] += error * answer;
        }
        add(&mut self.slopes[rows], &slope, 1.0);
        for &(input, value) in inputs.list() {
            add(&mut self.slopes[usize::from(input)], &slope, value);
        }
        self.lessons += 1;
        -(target * output.ln() + (1.0 - target) * (1.0 - output).ln())
    }

    /// Changes the weights by all that was noted.
    pub(crate) fn step(&mut self, rate: f32) {
        const KEEP: [f32; 2] = [0.9, 0.999];
        self.steps += 1;
        let share = 1.0 / self.lessons.max(1) as f32;
        let [early, late] = KEEP.map(|keep| 1.0 - keep.powi(self.steps));
        let net = &mut self.net;
        let weights = net.rows.iter_mut().chain([&mut net.bias, &mut net.out]);
        for ((weights, slopes), means) in weights.zip(&mut self.slopes).zip(&mut self.means) {
            for column in 0..WIDTH {
                let slope = slopes[column] * share;
                let (first, second) = (&mut means.slope[column], &mut means.square[column]);
                *first += (1.0 - KEEP[0]) * (slope - *first);
                *second += (1.0 - KEEP[1]) * (slope * slope - *second);
                weights[column] -= rate * (*first / early) / ((*second / late).sqrt() + 1e-7);
            }
            *slopes = [0.0; WIDTH];
        }
        self.lessons = 0;
    }
}

fn add(sum: &mut Row, row: &Row, times: f32) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum += times * row;
    }
}
