//! How fast the computer players search: nodes a second from a position in mid-game.
//!
//! `cargo bench --no-default-features --bench engine`; nodes are counted as items, so
//! the reports read in items a second.

use divan::{Bencher, counter::ItemsCount};
use guqi::{
    engine::{Budget, Limits, Playable, Search},
    record::{Record, Replay},
    rules::GameKind,
    with_game,
};

/// The nodes of a search.
const NODES: u64 = 50_000;
/// The bytes of its tables.
const MEMORY: usize = 16 << 20;

fn main() {
    divan::Divan::from_args().sample_count(10).main();
}

/// A game in its middle, in which somebody acts.
const POSITIONS: [(&str, &str); 5] = [
    ("patolli", "*3 in *2 in *1 0-1 *4 26-30 *2 in *3"),
    ("senet", "*3 7-10 *2"),
    ("bead_jump", "e2-e3 b5-b4 f3-d3 a4-c4"),
    ("san_san", "a1 d6 b4 g7 d2 f4 c5"),
    ("gomoku", "h8 i9 h9 h7 g8 i8 i10 g9"),
];

#[divan::bench(args = GameKind::ALL.map(GameKind::id))]
fn nodes(bencher: Bencher, id: &str) {
    let (_, actions) = POSITIONS.iter().find(|(game, _)| *game == id).expect("a position");
    let kind = GameKind::from_id(id).expect("a game");
    let mut record = Record::new(kind, 0);
    record.actions = actions.split(' ').map(str::to_owned).collect();
    with_game!(kind, G => search::<G>(bencher, &record));
}

fn search<G: Playable>(bencher: Bencher, record: &Record) {
    let replay = Replay::<G>::from_record(record).expect("legal");
    let (game, state) = (replay.game(), replay.state());
    let think = || {
        let mut search = G::Search::new(game, MEMORY);
        search.analyse(game, state, 1, &mut Limits::new(Budget::nodes(NODES))).nodes
    };
    bencher.counter(ItemsCount::new(think())).bench_local(think);
}
