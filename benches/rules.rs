//! How fast the rules are: random games, legal actions in mid-game, a long record
//! played through, and renju's forbidden points.
//!
//! `cargo bench --no-default-features --bench rules`; plies and points are counted as
//! items, so the reports read in items a second. `guqi-cli playouts` measures the
//! first of these for any option mix.

use divan::{Bencher, counter::ItemsCount};
use guqi::{
    record::{Entry, Record, Replay},
    rules::{Game, GameKind, Point, RuleSet, gomoku::Gomoku, playout},
    with_game,
};
use rand::{Rng, SeedableRng, rngs::SmallRng};

/// The longest random game.
const LONGEST: u32 = 100_000;

fn main() {
    divan::Divan::from_args().sample_count(50).main();
}

fn ids() -> [&'static str; 5] {
    GameKind::ALL.map(GameKind::id)
}

fn kind(id: &str) -> GameKind {
    GameKind::from_id(id).expect("a game")
}

/// The game with default rules.
fn game<G: Game>() -> G {
    G::new(G::Rules::default()).expect("the default is valid")
}

/// One random game, with all its states.
fn replay<G: Game>(seed: u64) -> Replay<G> {
    let mut replay = Replay::new(game::<G>());
    let mut random = SmallRng::seed_from_u64(seed);
    let mut buffer = Vec::new();
    let mut bits = || random.next_u32();
    while let Some(action) = replay.game().pick(replay.state(), &mut bits, &mut buffer) {
        replay.play(Entry::Act(action)).expect("legal");
    }
    replay
}

/// Whole random games, 64 a round.
#[divan::bench(args = ids())]
fn playouts(bencher: Bencher, id: &str) {
    fn games<G: Game>(game: &G, seed: u64) -> u32 {
        let mut random = SmallRng::seed_from_u64(seed);
        let mut bits = || random.next_u32();
        let mut buffer = Vec::new();
        let start = game.start();
        let play = |_| playout(game, &mut start.clone(), LONGEST, &mut bits, &mut buffer).0;
        (0..64).map(play).sum()
    }
    with_game!(kind(id), G => {
        let game = game::<G>();
        let plies = games(&game, 1);
        bencher.counter(ItemsCount::new(plies)).bench_local(|| games(&game, divan::black_box(1)));
    });
}

/// The list of legal actions in every position of a random game; positions are
/// counted.
#[divan::bench(args = ids())]
fn legal(bencher: Bencher, id: &str) {
    with_game!(kind(id), G => {
        let game = game::<G>();
        let mut states = vec![game.start()];
        for entry in replay::<G>(1).entries() {
            if let Entry::Act(action) = entry {
                states.push(game.play(&states[states.len() - 1], *action).expect("legal"));
            }
        }
        let mut actions = Vec::new();
        bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
            for state in &states {
                actions.clear();
                game.legal_into(divan::black_box(state), &mut actions);
                divan::black_box(&actions);
            }
        });
    });
}

/// A record from text to its last position, every action checked; the longest of
/// twenty random games.
#[divan::bench(args = ids())]
fn record(bencher: Bencher, id: &str) {
    with_game!(kind(id), G => {
        let longest = (1..=20).map(replay::<G>).max_by_key(Replay::ply).expect("twenty");
        let actions = longest.tokens();
        let plies = actions.len();
        let text = Record { actions, ..Record::new(G::KIND, 1) }.to_text();
        bencher.counter(ItemsCount::new(plies)).bench_local(|| {
            let record = Record::from_text(divan::black_box(&text)).expect("a record");
            Replay::<G>::from_record(&record).expect("legal")
        });
    });
}

/// Every point of a renju position asked for its reasons, as the board shows them
/// on Black's move; some of them are forbidden.
#[divan::bench]
fn renju_forbidden(bencher: Bencher) {
    let record = Record::from_text(
        r#"{"guqi":1,"game":"gomoku","rules":{"rule":"renju"},"actions":[
            "f8","a1","g8","c1","h6","a3","h7","c3","l4","a5","m4","c5","k5","a7","k6","c7"]}"#,
    )
    .expect("a record");
    let replay = Replay::<Gomoku>::from_record(&record).expect("legal");
    let game = Gomoku::new(<Gomoku as Game>::Rules::from_json(&record.rules).expect("valid"));
    let game = game.expect("valid");
    let points = game.point_count();
    let forbidden = || {
        let of = |at| game.forbidden(divan::black_box(replay.state()), Point(at)).len();
        (0..points).map(of).sum::<usize>()
    };
    assert!(forbidden() > 0, "h8 is a double three");
    bencher.counter(ItemsCount::new(points)).bench_local(forbidden);
}
