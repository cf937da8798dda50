//! What the rule cards show: beside each paragraph, positions of the lesson with an action
//! pointed out.

use crate::rules::GameKind;

/// A step of the lesson, from 1, and the token of what can be done there.
type Example = (usize, &'static str);

/// The examples of each paragraph.
pub fn examples(kind: GameKind) -> &'static [&'static [Example]] {
    match kind {
        GameKind::Patolli => &[&[(5, "0-5")], &[(3, "24-26"), (4, "18-21")], &[(6, "48-off")]],
        GameKind::Senet => &[
            &[(4, "12-16")],
            &[(2, "5-8"), (3, "7-11")],
            &[(6, "25-26"), (5, "25-27"), (7, "28-off")],
        ],
        GameKind::BeadJump => &[&[(1, "f3-f4"), (3, "f1-b1"), (4, "f4-b6")], &[(6, "f4-f3")]],
        GameKind::SanSan => &[&[(1, "g7"), (2, "xc5")], &[(5, "c5-d5")], &[(6, "e5-e4")]],
        GameKind::Gomoku => &[&[(1, "j8"), (4, "f8"), (5, "i8")], &[(6, "h9")]],
    }
}
