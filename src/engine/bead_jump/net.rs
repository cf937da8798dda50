use super::position::{Beads, way_to_go};
use crate::{engine::alpha_beta::Position, rules::Side};

pub(super) const SCALE: f64 = 200.0;

pub struct Net;

impl Net {
    pub(super) fn new() -> Self {
        Self
    }

    pub(super) fn evaluate(&self, at: &Beads) -> i32 {
        let side = at.side();
        let sum = |side: Side| {
            let mut worst = 0;
            let mut sum = 0;
            for cell in at.beads[side].points() {
                let way = way_to_go(cell.0.into(), side);
                sum += 30 * way;
                worst = worst.max(way);
            }
            sum + 20 * worst
        };
        sum(!side) - sum(side) + 15
    }
}
