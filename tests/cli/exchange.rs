//! `convert` and `verify`, and files in other formats than JSON.

use serde_json::json;

use super::{record, run};

#[test]
fn a_game_goes_from_format_to_format() {
    let json = record("gomoku", "h8 i9 j10 resign:black");
    let mut text = json.clone();
    for format in ["sgf", "text", "share", "sgf", "json"] {
        let run = run(&["convert", "--to", format], &text);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        text = run.out;
    }
    let line: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(line["actions"], json!(["h8", "i9", "j10", "resign:black"]));
    assert_eq!(line["result"], json!({ "winner": "white", "reason": "resigned" }));
    assert_eq!(run(&["convert", "--to", "code"], &json).out, "h8i9j10\n");
    assert!(
        run(&["convert", "--to", "psq"], &json).out.starts_with("Piskvorky 15x15, 0:0, 0\n8,8,0\n")
    );
    let mill = run(&["convert", "--to", "points"], &record("san_san", "d6 f4"));
    assert!(mill.out.ends_with("\n1. d6 f4 *\n"), "{}", mill.out);
}

#[test]
fn several_games_are_converted_one_after_another() {
    let two = format!("{}\n{}", record("gomoku", "h8"), record("gomoku", "i9"));
    assert_eq!(run(&["convert", "--to", "code"], &two).out, "h8\ni9\n");
    let texts = run(&["convert", "--to", "text"], &two).out;
    assert_eq!(texts, "guqi: 1\ngame: gomoku\n\n1. h8\n\nguqi: 1\ngame: gomoku\n\n1. i9\n");
}

#[test]
fn other_formats_are_read_by_every_command() {
    let sgf = "(;GM[4]SZ[15];B[hh];W[ii])";
    assert_eq!(run(&["legal"], sgf).line()["position"]["white"], json!(["i7"]));
    assert_eq!(run(&["replay", "--trace"], "h8 i9").lines().len(), 3);
    assert_eq!(run(&["think", "--nodes", "50", "--json"], "h8i9").code, Some(0));
    run(&["legal"], "(;GM[4]\n;B[hh];W[hh])").fails(1, &["line 2: ply 2: “h8” is illegal"]);
    run(&["legal"], "(;GM[1])").fails(1, &["line 1: the game “GM[1]” is not known here"]);
    run(&["think"], "game: chess").fails(1, &["line 1: the game “chess”"]);
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("latin.sgf");
    std::fs::write(&file, b"(;GM[4]PB[\xE9];B[hh])").unwrap();
    let text = run(&["convert", file.to_str().unwrap(), "--to", "text"], "").out;
    assert!(text.contains("name black: é\n"), "{text}");
}

#[test]
fn what_cannot_be_converted() {
    let senet = record("senet", "*3");
    run(&["convert", "--to", "sgf"], &senet)
        .fails(2, &["the format sgf is not for the game senet"]);
    run(&["convert"], &senet).fails(2, &["--to is one of json, text, sgf"]);
    run(&["convert", "--to", "pgn"], &senet).fails(2, &["--to is one of"]);
    run(&["convert", "--to", "text"], &record("senet", "*9")).fails(1, &["ply 1: “*9”"]);
    run(&["verify", "--to", "text"], &senet).fails(2, &["verify does not take --to"]);
}

#[test]
fn throws_are_verified() {
    // Throw 0 of seed 7 is found by converting what the seed gives.
    let with = |actions: &str| {
        let mut line: serde_json::Value = serde_json::from_str(&record("senet", actions)).unwrap();
        line["seed"] = "7".into();
        line.to_string()
    };
    let good = (0..5).map(|marked| format!("*{marked}"));
    let good = good.into_iter().find(|token| run(&["verify"], &with(token)).code == Some(0));
    let good = good.expect("one of the throws is that of the seed");
    let run_good = run(&["verify"], &with(&good));
    assert!(run_good.out.starts_with("senet, seed 7: 1 throws, all as the seed gives them\n"));
    assert!(run_good.out.contains("white: 1 throws, χ² "), "{}", run_good.out);
    let line = run(&["verify", "--json"], &with(&good)).line();
    assert_eq!((&line["wrong"], &line["sides"]["black"]["throws"]), (&json!(null), &json!(0)));
    assert_eq!(line["sides"]["white"]["expected"][2], json!(0.375));

    let bad = if good == "*1" { "*2" } else { "*1" };
    let wrong = run(&["verify"], &with(bad));
    wrong.stops(1, &["ply 1: the record has ", "throw 0 of the seed is "]);
    assert!(wrong.out.contains("not all of the seed"));
    assert_eq!(run(&["verify"], &record("gomoku", "h8")).out, "gomoku: nothing is thrown\n");
}
