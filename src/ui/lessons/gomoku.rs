//! Gomoku: five, stopping a four, stopping a three, the open four, the fork, renju's
//! forbidden points. The person is Black.

use super::Step;

pub(super) const STEPS: &[Step] = &[
    Step::new("f8 e8 g8 h9 h8 f10 i8 k10", "j8"),
    Step::new("f8 g8 h9 h8 g10 i8 d10 j8", "k8"),
    Step::new("h9 h8 g10 i8 e6 g8", "j8|f8"),
    Step::new("h8 h9 g8 g9 i8 f10", "f8|j8"),
    Step::new("h8 e8 g8 h7 i9 g10 i10 k7 f8 d10", "i8"),
    Step {
        rules: r#"{"rule":"renju"}"#,
        ..Step::new("c8 b8 d8 j8 e8 h10 g8 g6 h8 k5 h5 i6 h6 l9 h7 f11", "h9|h4")
    },
];
