//! The small network that values positions.
//!
//! One hidden layer, as in Tesauro's TD-Gammon (1995), and beside it a direct, linear
//! way from the inputs to the output. Most inputs are 0 in any one position, so they
//! come as a list of the others.

/// The columns of the first layer: the hidden units, and last the linear way.
pub const WIDTH: usize = 32;
/// The hidden units.
pub const HIDDEN: usize = WIDTH - 1;

/// A row of the first layer: what an input adds to each column.
pub type Row = [f32; WIDTH];

/// The inputs that are not 0.
#[derive(Clone, Debug, Default)]
pub struct Inputs(Vec<(u16, f32)>);

impl Inputs {
    /// Sets an input that has not been set yet.
    pub fn set(&mut self, input: usize, value: f32) {
        if value != 0.0 {
            self.0.push((input as u16, value));
        }
    }

    /// Sets an input to 1 for every bit of a mask, counted from `first`.
    pub fn set_bits(&mut self, first: usize, mut mask: u64) {
        while mask != 0 {
            self.0.push((first as u16 + mask.trailing_zeros() as u16, 1.0));
            mask &= mask - 1;
        }
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The inputs and their values.
    pub fn list(&self) -> &[(u16, f32)] {
        &self.0
    }
}

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// A row for every input.
    pub rows: Vec<Row>,
    /// What the columns start from.
    pub bias: Row,
    /// What each hidden unit adds to the output; the last is 1, for the linear way.
    pub out: Row,
}

impl Net {
    /// The bytes of a network with so many inputs: a scale for each column, the rows as
    /// `i8` in units of those, the bias and the output's weights.
    pub const fn bytes(inputs: usize) -> usize {
        WIDTH * (3 * size_of::<f32>() + inputs)
    }

    /// Reads a network; `None` when the number of bytes is not [`Net::bytes`].
    pub fn read(bytes: &[u8], inputs: usize) -> Option<Self> {
        if bytes.len() != Self::bytes(inputs) {
            return None;
        }
        let (floats, rows) = bytes.split_at(WIDTH * 3 * size_of::<f32>());
        let mut floats = floats
            .chunks_exact(size_of::<f32>())
            .map(|four| f32::from_le_bytes(four.try_into().unwrap_or_default()));
        let [scale, bias, out] =
            [(); 3].map(|()| -> Row { std::array::from_fn(|_| floats.next().unwrap_or_default()) });
        let row = |row: &[u8]| -> Row {
            std::array::from_fn(|column| f32::from(row[column].cast_signed()) * scale[column])
        };
        Some(Self { rows: rows.chunks_exact(WIDTH).map(row).collect(), bias, out })
    }

    /// Writes the network, rounding the rows.
    pub fn write(&self) -> Vec<u8> {
        let greatest = |column: usize| {
            self.rows.iter().fold(1e-6_f32, |most, row| most.max(row[column].abs()))
        };
        let scale: Row = std::array::from_fn(|column| greatest(column) / 127.0);
        let floats = [scale, self.bias, self.out];
        let mut bytes: Vec<u8> =
            floats.as_flattened().iter().flat_map(|x| x.to_le_bytes()).collect();
        for row in &self.rows {
            bytes
                .extend((0..WIDTH).map(|at| ((row[at] / scale[at]).round() as i8).cast_unsigned()));
        }
        bytes
    }

    /// The columns, from what the inputs that never change have made of them.
    pub fn columns(&self, start: &Row, inputs: &Inputs) -> Row {
        let mut columns = *start;
        for &(input, value) in inputs.list() {
            let row = &self.rows[usize::from(input)];
            for (column, weight) in columns.iter_mut().zip(row) {
                *column += value * weight;
            }
        }
        columns
    }

    /// The output: a probability, never quite 0 or 1, for these are proven results.
    pub fn output(&self, columns: &Row) -> f32 {
        let hidden = columns[..HIDDEN].iter().zip(&self.out).map(|(&x, out)| out * squash(x));
        let sum = hidden.sum::<f32>() + columns[HIDDEN];
        (1.0 / (1.0 + (-sum).exp())).clamp(1e-4, 1.0 - 1e-4)
    }
}

/// The answer of a hidden unit: like a sigmoid from -1 to 1, and cheap.
pub fn squash(x: f32) -> f32 {
    x / (1.0 + x.abs())
}
