//! Patolli: enter, move, send home, be safe, throw again, arrive exactly. The person is Jade.

use super::Step;

pub(super) const STEPS: &[Step] = &[
    Step::new("", "*3 in").seed(12),
    Step::new("*3 in *2 in", "*4 0-4").seed(0),
    Step::new("*1 in *1 in *0 0-10 *3 26-29 *0 10-20 *1 in *4 20-24 *1 29-30 *2", "24-26"),
    Step::new(
        "*1 in *1 in *4 0-4 *0 26-36 *4 4-8 *0 36-46 *2 8-10 *0 46-4 *4 10-14 *0 4-14 *4 14-18 *1 in *3",
        "18-21",
    ),
    Step::new("*1 in *1 in *5", "0-5 *2").seed(1),
    Step::new(
        "*1 in *1 in *0 0-10 *1 26-27 *0 10-20 *1 in *0 20-30 *2 26-28 *0 30-40 *1 in *4 40-44 *3 28-31 *4 44-48 *2 27-29 *4",
        "48-off",
    ),
];
