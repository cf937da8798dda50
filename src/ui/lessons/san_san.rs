//! San San Qi: a line, the mark, protection, the sweep, a line by moving, the last stone
//! but two. The person is Red, twice Green.

use super::Step;

pub(super) const STEPS: &[Step] = &[
    Step::new("a7 d5 d7 e3", "g7"),
    Step::new("a7 c5 d7 d5 b4 g1 g7", "xd5|xc5"),
    Step::new("a1 d7 g1 d6 b2 d5 xb2 f4 e3", "d1 xe3"),
    Step::new(
        "f6 b2 g7 d5 d6 e5 c4 d1 e4 g4 f2 a1 d3 d2 f4 xb2 b4 e3 d7 g1 xg4 a7 b6 xd2 c3 c5",
        "a4 xc5|xc4|xd3|xe4|xg7",
    ),
    Step::new(
        "d7 b6 b4 c3 d2 g4 d5 e5 f2 a1 a7 b2 xb4 d6 xb6 e4 c5 f4 xf2 f6 g1 a4 e3 xc5 c4 d1 xd2 d3 g7 xa7 f4-f2 xa4 d3-d2 a1-a4 d2-d3 b2-a1 xc4 d5-c5 c3-c4",
        "c5-d5|c5-b6 xa4|xc4",
    ),
    Step::new(
        "d7 b6 b4 c3 d2 g4 d5 e5 f2 a1 a7 b2 xb4 d6 xb6 e4 c5 f4 xf2 f6 g1 a4 e3 xc5 c4 d1 xd2 d3 g7 xa7 f4-f2 xa4 d3-d2 a1-a4 d2-d3 b2-a1 xc4 d5-c5 c3-c4 c5-b6 xa4 c4-c5 b6-a7 f2-d2 d6-b6 a1-a4 b6-b4 d2-f2 xb4 f6-d6 c5-b6 d3-d2 e5-f6 d2-d3 f6-f4 xd3 d6-d5 b6-c5 d5-d6 e4-e5 d6-d5",
        "e5-e4|e5-f6|a4-a1|e3-e4|f4-e4|f4-f6|g7-f6 xd7|xd5|xa7",
    ),
];
