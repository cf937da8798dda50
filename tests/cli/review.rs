//! `review`.

use serde_json::Value;

use crate::{record, run};

const MISSED: &str = "h8 g8 i8 h9 j8 i9 k8 j9 a15 l8";

fn reviewed(game: &str, actions: &str) -> Value {
    let mut line = run(&["review", "--nodes", "300", "--json"], &record(game, actions)).line();
    let seconds = line.as_object_mut().expect("an object").shift_remove("seconds");
    assert!(seconds.and_then(|seconds| seconds.as_f64()).is_some_and(|seconds| seconds >= 0.0));
    line
}

#[test]
fn every_ply_is_judged() {
    let told = reviewed("gomoku", MISSED);
    let plies = told["plies"].as_array().expect("a list");
    assert_eq!(plies.len(), 10);
    let missed = &plies[8];
    assert_eq!((&missed["side"], &missed["action"]), (&"black".into(), &"a15".into()));
    assert_eq!((&missed["grade"], &missed["best"]), (&"blunder".into(), &"l8".into()));
    assert_eq!(missed["before"], 1.0);
    assert!(told["sides"]["black"]["grades"]["blunder"].as_u64() >= Some(1), "{told}");
    assert!(
        told["sides"]["black"]["accuracy"].as_f64() < told["sides"]["white"]["accuracy"].as_f64()
    );
}

#[test]
fn the_same_nodes_find_the_same() {
    for (game, actions) in [("gomoku", MISSED), ("senet", "*3 9-12 *2 10-13")] {
        let record = record(game, actions);
        if run(&["legal"], &record).code == Some(0) {
            assert_eq!(reviewed(game, actions), reviewed(game, actions));
        }
    }
}

#[test]
fn luck_and_skill_sum_to_the_result() {
    let told = reviewed("patolli", "*2 in *1 in *3 0-3 *2 26-28 resign:obsidian");
    let of = |path: &str| told.pointer(path).and_then(Value::as_f64).expect("a number");
    let sum = of("/start") + of("/sides/jade/luck") + of("/sides/jade/skill")
        - of("/sides/obsidian/luck")
        - of("/sides/obsidian/skill")
        + of("/rest");
    assert!((sum - of("/end")).abs() < 1e-9, "{told}");
    assert!((of("/end") - 1.0).abs() < 1e-9, "{told}");
}

#[test]
fn it_is_told_in_words() {
    let told = run(&["review", "--nodes", "300"], &record("gomoku", MISSED));
    assert_eq!(told.code, Some(0), "{}", told.err);
    let line = told.out.lines().nth(8).expect("a line for each ply");
    assert!(line.contains("a15") && line.contains("blunder"), "{line}");
    assert!(line.contains("better l8"), "{line}");
    assert!(told.out.contains("black: accuracy "), "{}", told.out);
}

#[test]
fn what_is_no_game_is_refused() {
    run(&["review"], &record("gomoku", "h8 h8")).fails(1, &["h8"]);
    run(&["review", "--level", "3"], "").fails(2, &["--level"]);
    run(&["review", "--nodes", "few"], "").fails(2, &["--nodes"]);
}
