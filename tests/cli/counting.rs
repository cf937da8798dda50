//! `perft` and `playouts`.

use super::run;

#[test]
fn perft_counts_from_the_start() {
    let counts = [
        ("patolli", "0", "1"),
        ("patolli", "1", "6"),
        ("patolli", "6", "222"),
        ("senet", "4", "228"),
        ("bead_jump", "3", "1380"),
        ("san_san", "3", "12144"),
        ("gomoku", "2", "50400"),
    ];
    for (game, depth, count) in counts {
        let run = run(&["perft", game, depth], "");
        assert_eq!(
            (run.code, run.out.as_str(), run.err.as_str()),
            (Some(0), &*format!("{count}\n"), "")
        );
    }
}

#[test]
fn perft_takes_rules() {
    let count = |game, depth, rules| run(&["perft", game, depth, "--rules", rules], "").out;
    assert_eq!(count("gomoku", "1", r#"{"size":19}"#), "361\n");
    assert_eq!(count("senet", "5", r#"{"pieces":7}"#), "2075\n");
    assert_eq!(count("senet", "5", "{}"), "1140\n");
    assert_eq!(count("bead_jump", "5", r#"{"max_rounds":2}"#), "0\n");
}

#[test]
fn playouts_are_counted() {
    for game in ["patolli", "senet", "bead_jump", "san_san", "gomoku"] {
        let args = ["playouts", game, "--seconds", "0", "--seed", "18446744073709551615", "--json"];
        let line = run(&args, "").line();
        let number = |key: &str| line[key].as_f64().expect("a number");
        assert_eq!((&line["game"], &line["seed"]), (&game.into(), &"18446744073709551615".into()));
        assert!(number("playouts") >= 1.0 && number("plies") > number("playouts"));
        assert!(number("seconds") > 0.0);
        let near = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-9;
        assert!(near(number("playouts_per_second"), number("playouts") / number("seconds")));
        assert!(near(number("plies_per_second"), number("plies") / number("seconds")));
        assert!(near(number("plies_per_playout"), number("plies") / number("playouts")));
    }
}

/// The same seed plays the same games.
#[test]
fn playouts_depend_on_the_seed() {
    let plies = |seed| {
        let args = ["playouts", "senet", "--seconds", "0", "--seed", seed, "--json"];
        run(&args, "").line()["plies"].clone()
    };
    assert_eq!(plies("5"), plies("5"));
    assert_ne!(plies("5"), plies("6"));
}

#[test]
fn playouts_are_told_as_text() {
    let run = run(&["playouts", "gomoku", "--seconds", "0"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.starts_with("gomoku: ") && run.out.contains("plies/s"), "{}", run.out);
    assert_eq!(run.out.lines().count(), 1);
}
