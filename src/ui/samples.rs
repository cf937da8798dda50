//! A position of each game that shows what it looks like.

use crate::{record::Record, rules::GameKind};

/// A position that shows what the game looks like.
pub fn sample(kind: GameKind) -> Record {
    let actions = match kind {
        GameKind::Patolli => {
            "*4 in *5 in *5 26-31 *3 31-34 *5 0-5 *1 5-6 *2 in *1 in *4 26-30 *4 0-4 *0 in *1 6-7 *2 26-28 *3 7-10 *0 30-40 *4 in *3 34-37 *1 0-1 *0 37-47 *1 10-11"
        }
        GameKind::Senet => {
            "*1 5-6 *3 10-13 *1 9-10 *0 13-18 *1 1-2 *4 18-22 *3 10-13 *3 8-11 *3 6-9 *3 22-25 *3 13-16 *3 25-28 *0 9-14 *2 5-7 *3 5-8 *0 7-12 *2 16-18 *0 12-17 *4 8-12 *0 4-9 *0 18-23 *1 11-12 *3 2-5 *4 12-16 *4 11-15 *4 1-5 *3 3-6 *1 28-29 *4 23-27 *4 17-21 *2 6-8 *2 9-11 *1 15-16"
        }
        GameKind::BeadJump => "e2-d2 b5-b4 f3-e3 c6-c5",
        GameKind::SanSan => "c4 d2 b2 e3 f4 b6 a7 b4 a1 d6 e5 d3 a4 xb6 g1 g4 e4",
        GameKind::Gomoku => "h8 i9 i8 g8 i7 i10 g9 h10 j8 k8 h7 g6",
    };
    let actions = actions.split(' ').map(str::to_owned).collect();
    Record { actions, ..Record::new(kind, 0) }
}
