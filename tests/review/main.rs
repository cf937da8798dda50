//! A game judged ply by ply: grades, better actions, luck and skill, and how a review is
//! kept with its game.

mod kept;
mod positions;
mod sums;

use guqi::{
    engine::Budget,
    record::Record,
    rules::{GameKind, Turn},
    session::{Ask, Judged, Plies, Table, answer, open, review},
};

/// A record with default rules.
fn record(kind: GameKind, actions: &str) -> Record {
    let mut record = Record::new(kind, 7);
    record.actions = actions.split_whitespace().map(str::to_owned).collect();
    record
}

/// All plies of a record from one on, judged with so many nodes a search.
fn judged_from(record: &Record, from: usize, nodes: u64) -> Plies {
    let mut plies = Vec::new();
    let mut tell = |judged: Judged| {
        plies.push(judged);
        true
    };
    review(record, from, Budget::nodes(nodes), &|| false, &mut tell).expect("a game");
    plies
}

/// All plies of a record, judged with so many nodes a search.
fn judged(record: &Record, nodes: u64) -> Plies {
    judged_from(record, 0, nodes)
}

/// A game of two levels with new throws, at most so many plies of it.
fn played(kind: GameKind, levels: [u8; 2], seed: u64, plies: usize) -> Box<dyn Table> {
    let mut table = open(&Record::new(kind, seed)).expect("a game");
    while table.ply() < plies {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Throw { .. } => {
                table.throw().expect("a throw is due");
            }
            Turn::Act { side } => {
                let level = levels[side.index()];
                let ask = Ask { job: 1, record: table.record().to_text(), level, millis: 20 };
                let token = answer(&ask, &|| false).action.expect("an action");
                table.play(table.read(&token).expect("legal")).expect("legal");
            }
        }
    }
    table
}

/// Writes a game of each kind to look at: `cargo test --test review -- --ignored`.
#[test]
#[ignore = "makes games to look at"]
fn games_to_look_at() {
    for kind in GameKind::ALL {
        let table = played(kind, [3, 6], 5, 1000);
        let file = std::env::temp_dir().join(format!("review-{}.json", kind.id()));
        std::fs::write(file, table.record().to_text()).expect("a file");
    }
}
