//! A small network that judges positions, and its weights as data.
//!
//! Some inputs of many are on. The value is linear in the inputs, plus that of one
//! hidden layer of [`HIDDEN`] units, cut to the range from 0 to 1, over the first of
//! the inputs. Numbers are whole, so that all machines agree. `guqi-tune` finds the
//! weights.

/// The units of the hidden layer.
pub const HIDDEN: usize = 16;
/// What a hidden unit's weight of 1 is in the file.
pub const DEEP_UNIT: f32 = 64.0;
/// What a weight of 1 from a hidden unit to the value is in the file.
pub const OUT_UNIT: f32 = 16.0;
/// What a weight of 1 from an input to the value is in the file.
pub const LINEAR_UNIT: f32 = 32.0;
/// What log-odds of 1 are as a value.
pub const SCALE: f64 = 200.0;

/// How many inputs a network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The inputs that the hidden layer sees: the first of all.
    pub deep: usize,
    /// All inputs.
    pub all: usize,
}

impl Shape {
    /// The length of the weights: biases of the hidden layer, its weights by input, its
    /// weights to the value, those of the inputs to the value.
    pub const fn len(self) -> usize {
        HIDDEN * (self.deep + 2) + self.all
    }

    /// Never; for lints.
    pub const fn is_empty(self) -> bool {
        false
    }
}

/// A network, ready for use.
pub(super) struct Net {
    start: [i16; HIDDEN],
    deep: Vec<[i16; HIDDEN]>,
    out: [i16; HIDDEN],
    linear: Vec<i16>,
}

impl Net {
    /// The network of these weights; what is missing is 0.
    pub(super) fn new(shape: Shape, weights: &[u8]) -> Self {
        let mut weights =
            weights.iter().map(|byte| i16::from(byte.cast_signed())).chain(std::iter::repeat(0));
        let mut row = || std::array::from_fn(|_| weights.next().unwrap_or_default());
        let start = row();
        let deep = (0..shape.deep).map(|_| row()).collect();
        let out = row();
        Self { start, deep, out, linear: weights.take(shape.all).collect() }
    }

    /// The sum before any input is on.
    pub(super) fn sum(&self) -> Sum {
        Sum { hidden: self.start, linear: 0 }
    }

    /// Switches an input on.
    pub(super) fn add(&self, sum: &mut Sum, input: usize) {
        sum.linear += i32::from(self.linear[input]);
        if let Some(row) = self.deep.get(input) {
            for (unit, weight) in sum.hidden.iter_mut().zip(row) {
                *unit += weight;
            }
        }
    }

    /// The value: [`SCALE`] times the log-odds.
    pub(super) fn value(&self, sum: &Sum) -> i32 {
        let mut value = 0;
        for (unit, weight) in sum.hidden.iter().zip(&self.out) {
            value += i32::from((*unit).clamp(0, DEEP_UNIT as i16)) * i32::from(*weight);
        }
        (value + 32 * sum.linear) * SCALE as i32 / 1024
    }
}

/// What the inputs that are on add up to.
pub(super) struct Sum {
    hidden: [i16; HIDDEN],
    linear: i32,
}
