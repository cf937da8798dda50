//! What the networks of San San Qi see.

use super::position::{Stones, bits, filled};
use crate::{
    engine::{alpha_beta::Position, net::Shape},
    rules::san_san::{LINES, POINTS, Rules, around, in_lines},
};

/// The stones by point: those of the side that acts and the enemy's, the living, then
/// the dead.
const STONES: usize = 4 * POINTS;
/// Counts, each for the side that acts and for the enemy: stones, points where a line can
/// be completed, stones that could do so, ways to slide, stones in completed lines.
const COUNTS: [usize; 5] = [13, 6, 6, 24, 10];
const COUNTED: usize = 2 * (13 + 6 + 6 + 24 + 10);
/// The stones in both hands.
const HANDS: usize = 25;
/// The patterns of a line.
const PATTERNS: usize = 64;
/// The kinds of lines: sides of the outer and inner squares, of the middle one, across
/// the middles of sides, across corners.
const KINDS: usize = 4;

/// The same for both phases, though each has its own weights.
pub(super) const SHAPE: Shape =
    Shape { deep: STONES + COUNTED + HANDS, all: STONES + COUNTED + HANDS + KINDS * PATTERNS };

pub(super) static WEIGHTS: &[u8] = include_bytes!("../../../assets/engine/san_san.net");

/// Tells the inputs that are on.
pub(super) fn inputs(at: &Stones, rules: &Rules, mut on: impl FnMut(usize)) {
    let side = at.side();
    let empty = at.empty();
    for (first, set) in [side, !side]
        .into_iter()
        .flat_map(|of| [at.living[of.index()], at.dead[of.index()]])
        .enumerate()
    {
        for point in bits(set) {
            on(first * POINTS + point as usize);
        }
    }
    let mut first = STONES;
    for of in [side, !side] {
        let living = at.living[of.index()];
        let counting = at.counting(rules, of);
        let flies = at.flies(rules, of);
        let (mut points, mut completions) = (0, 0);
        for to in bits(empty) {
            let to = to as usize;
            if filled(counting | 1 << to, to) == 0 {
                continue;
            }
            points += 1;
            if at.moving {
                let movers = if flies { living } else { living & around(1 << to) };
                completions += bits(movers)
                    .filter(|from| filled(counting & !(1 << from) | 1 << to, to) > 0)
                    .count();
            }
        }
        let slides: u32 = if flies {
            3 * empty.count_ones()
        } else {
            bits(living).map(|from| (around(1 << from) & empty).count_ones()).sum()
        };
        let lined = in_lines(counting).count_ones();
        let counts =
            [living.count_ones() as usize, points, completions, slides as usize, lined as usize];
        for (count, limit) in counts.into_iter().zip(COUNTS) {
            on(first + count.min(limit - 1));
            first += limit;
        }
    }
    let placed = (at.living[0] | at.living[1] | at.dead[0] | at.dead[1]).count_ones() as usize;
    on(first + if at.moving { HANDS - 1 } else { 24 - placed });
    first += HANDS;
    let [own, enemy] = [side, !side].map(|of| at.counting(rules, of));
    for (line, kind) in LINES.iter().zip(KIND) {
        let mut pattern = 0;
        for point in line {
            let bit = 1 << point.index();
            let state = match () {
                () if own & bit != 0 => 1,
                () if enemy & bit != 0 => 2,
                () if empty & bit != 0 => 0,
                () => 3,
            };
            pattern = 4 * pattern + state;
        }
        on(first + kind * PATTERNS + pattern);
    }
}

/// The kind of each line, in the order of [`LINES`].
const KIND: [usize; 20] = [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 3, 2, 3, 2, 3, 2, 3, 2];
