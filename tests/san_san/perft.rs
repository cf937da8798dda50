//! The counts of `tests/perft/san_san.perft`.

use guqi::rules::{Game, perft};

use super::{
    game,
    naive::{self, Naive},
    play,
};

/// The lines of the file: rules, actions, and pairs of depth and count.
fn lines() -> impl Iterator<Item = (serde_json::Value, &'static str, Vec<(u32, u64)>)> {
    let lines = include_str!("../perft/san_san.perft").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let mut fields = line.split(';').map(str::trim);
        let rules = serde_json::from_str(fields.next().unwrap()).unwrap();
        let actions = fields.next().unwrap();
        let counts = fields.map(|field| {
            let (depth, count) = field.strip_prefix('D').unwrap().split_once(' ').unwrap();
            (depth.parse().unwrap(), count.parse().unwrap())
        });
        (rules, actions, counts.collect())
    })
}

#[test]
fn counts_are_as_listed() {
    assert!(lines().count() > 0);
    for (rules, actions, counts) in lines() {
        let game = game(&rules);
        let state = play(&game, &game.start(), actions);
        for (depth, count) in counts {
            assert_eq!(perft(&game, &state, depth), count, "{rules} {actions} D{depth}");
        }
    }
}

/// Deeper counts were made by the naive implementation once; it is slow.
#[test]
fn the_naive_counts_are_as_listed() {
    for (rules, actions, counts) in lines() {
        let mut naive = Naive::new(game(&rules).rules().clone());
        actions.split_whitespace().for_each(|token| naive.play(token));
        for (depth, count) in counts.into_iter().filter(|(depth, _)| *depth <= 2) {
            assert_eq!(naive::perft(&naive, depth), count, "{rules} {actions} D{depth}");
        }
    }
}
