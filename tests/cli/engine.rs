//! `think` and `match`.

use serde_json::json;

use crate::{record, run};

/// A position of each game in which somebody acts.
const GAMES: [(&str, &str); 5] = [
    ("patolli", "*2 in *1 in *1"),
    ("senet", "*3"),
    ("bead_jump", "e2-e3"),
    ("san_san", "a1 d6"),
    ("gomoku", "h8 i9"),
];

#[test]
fn an_action_is_found_in_every_game() {
    for (game, actions) in GAMES {
        let record = record(game, actions);
        let legal = run(&["legal"], &record).line();
        let thought = run(&["think", "--nodes", "500", "--json"], &record).line();
        let best = &thought["best"];
        assert!(legal["legal"].as_array().expect("a list").contains(best), "{game}: {thought}");
        assert_eq!(&thought["variation"][0], best, "{game}");
        let win = thought["win"].as_f64().expect("a probability");
        assert!((0.0..=1.0).contains(&win), "{game}: {win}");
        assert!(thought["nodes"].as_u64().is_some_and(|nodes| nodes <= 600), "{game}: {thought}");
    }
}

#[test]
fn the_same_is_found_with_the_same_nodes() {
    for (game, actions) in GAMES {
        let record = record(game, actions);
        let think = || {
            let args = ["think", "--nodes", "2000", "--level", "3", "--seed", "5", "--json"];
            let mut thought = run(&args, &record).line();
            for timed in ["seconds", "nodes_per_second"] {
                thought.as_object_mut().expect("an object").shift_remove(timed);
            }
            thought
        };
        assert_eq!(think(), think(), "{game}");
    }
}

/// A throw is not the computer's to choose, and a finished game is nobody's.
#[test]
fn nobody_acts() {
    for (game, actions) in [("senet", ""), ("gomoku", "h8 resign:white")] {
        let thought = run(&["think", "--nodes", "10", "--json"], &record(game, actions)).line();
        assert_eq!(thought, json!({ "best": null }), "{game}");
    }
    let told = run(&["think", "--nodes", "10"], &record("senet", ""));
    assert_eq!((told.code, told.out.as_str()), (Some(0), "best none\n"));
}

#[test]
fn a_record_that_is_refused_is_not_thought_about() {
    run(&["think"], &record("gomoku", "h8 h8")).fails(1, &["h8"]);
    run(&["think"], "{").fails(1, &["line 1"]);
}

#[test]
fn a_match_is_counted() {
    let args = ["match", "senet", "--a", "greedy", "--b", "random", "--games", "40", "--json"];
    let score = run(&args, "").line();
    let count = |key: &str| score[key].as_u64().expect("a number");
    assert_eq!(count("wins") + count("draws") + count("losses"), 40);
    assert_eq!(count("games"), 40);
    let share = score["share"].as_f64().expect("a share");
    assert!((share - count("wins") as f64 / 40.0).abs() < 1e-9, "{score}");
    let (low, high) = (&score["interval"][0], &score["interval"][1]);
    assert!(low.as_f64() < Some(share) && Some(share) < high.as_f64(), "{score}");
    assert!(share > 0.5, "a rule of thumb beats chance: {score}");
}

#[test]
fn a_match_depends_on_the_seed_alone() {
    let play = |seed| {
        #[rustfmt::skip]
        let args = [
            "match", "san_san", "--a", "2", "--b", "1", "--games", "4", "--nodes", "100",
            "--b-nodes", "50", "--rules", r#"{"fly":true}"#, "--seed", seed,
        ];
        let told = run(&args, "");
        assert_eq!(told.code, Some(0), "{}", told.err);
        told.out
    };
    assert_eq!(play("7"), play("7"));
    assert!(play("7").starts_with("san_san, 2 against 1: "));
}

#[test]
fn players_and_limits_that_do_not_exist() {
    run(&["match", "senet", "--a", "9", "--b", "1"], "").fails(2, &["--a", "1 to 8"]);
    run(&["match", "senet", "--a", "1"], "").fails(2, &["--b is missing"]);
    run(&["match", "chess", "--a", "1", "--b", "1"], "").fails(2, &["chess"]);
    run(&["think", "--level", "0"], "").fails(2, &["--level"]);
    run(&["think", "--ms", "many"], "").fails(2, &["--ms"]);
    run(&["think", "--ms", "99999999999"], "").fails(2, &["86400000"]);
    run(&["think", "--games", "3"], "").fails(2, &["--games"]);
}
