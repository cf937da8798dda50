use super::position::{Context, Stones, bits, filled};
use crate::{engine::alpha_beta::Position, rules::{Side, san_san::around}};

pub(super) const SCALE: f64 = 200.0;

pub struct Net;

impl Net {
    pub(super) fn new() -> Self {
        Self
    }

    pub(super) fn evaluate(&self, at: &Stones, context: &Context) -> i32 {
        let side = at.side();
        let empty = at.empty();
        let sum = |side: Side| {
            let own = at.living[side.index()];
            let counting = at.counting(&context.rules, side);
            let open: i32 = bits(empty).map(|to| i32::from(filled(counting | 1 << to, to as usize))).sum();
            let mobile = (around(own) & empty).count_ones() as i32;
            100 * own.count_ones() as i32 + 25 * open + 8 * mobile
        };
        sum(side) - sum(!side) + 20
    }
}
