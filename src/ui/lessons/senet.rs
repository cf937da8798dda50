//! Senet: move, change places, pairs, the bar, the water, the house of beauty, leaving the
//! board. The person is White.

use super::Step;

pub(super) const STEPS: &[Step] = &[
    Step::new("", "*2 9-11").seed(0),
    Step::new("*3", "1-4|3-6|5-8|7-10"),
    Step::new("*3 9-12 *4 10-14 *4", "7-11"),
    Step::new("*3 9-12 *1 8-9 *4", "12-16"),
    Step::new("*0 9-14 *1 10-11 *0 14-19 *1 11-12 *0 19-24 *1 12-13 *1 24-25 *1 13-14 *2", "7-9"),
    Step::new(
        "*0 9-14 *1 10-11 *0 14-19 *1 11-12 *0 19-24 *1 12-13 *1 24-25 *1 13-14 *1",
        "25-26 *2",
    )
    .seed(1),
    Step::new(
        "*0 9-14 *1 10-11 *0 14-19 *1 11-12 *0 19-24 *1 12-13 *1 24-25 *1 13-14 *1 25-26 *2 26-28 *1 14-15 *2",
        "28-off",
    ),
];
