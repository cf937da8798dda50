//! Bead jump: step, jump, jump far, chain, leave home, fill the camp. The person is Blue,
//! at last Red.

use super::Step;

pub(super) const STEPS: &[Step] = &[
    Step::new("", "f3-f4|f3-e3|d1-d2|d1-c1|e2-e3|e2-d2"),
    Step::new("", "e1-e3|e1-c1|f2-f4|f2-d2"),
    Step::new("f2-f4 a5-a3 e1-e3 a4-a2", "f1-b1"),
    Step::new(
        "f2-f4 a5-a3 e1-e3 a4-a2 f1-b1 a3-e1 f3-d3 b6-b4 d1-d5 b4-f2 e2-e4 b5-f1",
        "f4-b6|d3-b5",
    ),
    Step::new("f2-f4 a5-a3 e1-e3 a4-a2 f1-b1 a3-e1 f3-d3 b6-b4", "d1-d5|d1-c1|d1-d2|e2-d2|e2-e4"),
    Step::new(
        "f2-f4 a5-a3 e1-e3 a4-a2 f1-b1 a3-e1 f3-d3 b6-b4 d1-d5 b4-f2 e2-e4 b5-f1 f4-b6 c6-d6 e3-c5 a6-e2 d3-c3 d6-f4 b1-a1 a2-b2 d5-b5 b2-b1 e4-e5 b1-c1 e5-e6 c1-d1 c3-b3",
        "f4-f3",
    ),
];
