//! Fives, fours and threes: taken, stopped, and strung together to a win.

use guqi::rules::{Game, Side, Turn};

use super::{best, game, position};

const RULES: [&str; 3] = ["{}", r#"{"rule":"exact"}"#, r#"{"rule":"renju"}"#];

/// In every rule set the best point is one of these, even at a few nodes.
#[track_caller]
fn plays(side: Side, corner: &str, rows: &[&str], points: &[&str]) {
    for rules in RULES {
        let game = game(rules);
        let state = position(&game, side, corner, rows);
        for nodes in [1, 100, 1_000] {
            let (token, _) = best(&game, &state, nodes);
            assert!(points.contains(&token.as_str()), "{rules}, {nodes} nodes: {token}");
        }
    }
}

/// The side wins by force in every rule set, and the variation shows it.
#[track_caller]
fn wins(side: Side, corner: &str, rows: &[&str], nodes: u64) {
    for rules in RULES {
        let game = game(rules);
        let mut state = position(&game, side, corner, rows);
        // The win is carried through against the best defence that is found.
        for _ in 0..40 {
            let Turn::Act { side: acts } = game.turn(&state) else { break };
            let (token, win) = best(&game, &state, nodes);
            let sure = if acts == side { 1.0 } else { 0.0 };
            assert!((win - sure).abs() < 1e-9, "{rules}: {token} with {win}");
            state = game.play(&state, token.parse().expect("a token")).expect("legal");
        }
        assert_eq!(game.turn(&state).outcome().and_then(|end| end.winner), Some(side), "{rules}");
    }
}

#[test]
fn a_five_is_taken_at_once() {
    plays(Side::First, "e8", &["xxxx.", "oooo."], &["d9", "i9"]);
    plays(Side::Second, "e8", &["xxxx.", "oooo."], &["d8", "i8"]);
}

#[test]
fn a_five_in_a_gap_is_taken() {
    plays(Side::First, "e8", &["xx.xx"], &["g8"]);
    plays(Side::First, "e8", &["xxx.x"], &["h8"]);
    plays(Side::Second, "e8", &["o....", ".o...", ".....", "...o.", "....o"], &["g10"]);
}

#[test]
fn a_five_at_the_edge_is_taken() {
    plays(Side::First, "a1", &["xxxx."], &["e1"]);
    plays(Side::First, "a1", &["x", "x", "x", "x", "."], &["a1"]);
    plays(Side::Second, "k1", &["....o", "...o.", "..o..", ".o...", "....."], &["k1"]);
    plays(Side::First, "k15", &["x.xxx"], &["l15"]);
}

#[test]
fn a_four_is_blocked() {
    plays(Side::Second, "e8", &["oxxxx."], &["j8"]);
    plays(Side::Second, "e8", &["xx.xx"], &["g8"]);
    plays(Side::First, "a1", &["oooo."], &["e1"]);
    plays(Side::First, "k15", &[".oooo"], &["k15"]);
}

#[test]
fn an_open_three_is_answered() {
    for rules in RULES {
        let game = game(rules);
        let state = position(&game, Side::Second, "e7", &["..o..", ".xxx.", "..o.."]);
        let (token, win) = best(&game, &state, 4_000);
        assert!(["d8", "e8", "i8", "j8"].contains(&token.as_str()), "{rules}: {token}");
        assert!(win > 0.0, "{rules}");
    }
}

#[test]
fn two_fours_win() {
    wins(Side::First, "e5", &["...x...", "...x...", "...x...", "oxx..x.", "...o..."], 20_000);
}

/// White fours upon fours; Black's stones stop every plain way.
#[test]
fn continuous_fours_win() {
    wins(
        Side::Second,
        "d4",
        &["........", "xooo....", "..x.....", "....o...", ".x..o.x.", "....o...", "..x.x..."],
        20_000,
    );
}

#[test]
fn a_four_and_a_three_win() {
    wins(Side::First, "d5", &["....x..", "....x..", "oxxx...", "..o....", "..oo..."], 20_000);
}

/// Two open threes win where they are allowed.
#[test]
fn two_threes_win_in_freestyle() {
    let game = game("{}");
    let rows = ["..x....", "..x....", "....xx.", "o......", "..o.o.."];
    let state = position(&game, Side::First, "e5", &rows);
    let (token, win) = best(&game, &state, 20_000);
    assert!(win > 0.9, "{token} with {win}");
}

/// An overline is worth nothing in exact five, everything in freestyle.
#[test]
fn six_in_a_row() {
    let rows = ["xxx.xx"];
    let exact = game(r#"{"rule":"exact"}"#);
    let (_, win) = best(&exact, &position(&exact, Side::First, "e8", &rows), 4_000);
    assert!(win < 1.0);
    let free = game("{}");
    let (token, win) = best(&free, &position(&free, Side::First, "e8", &rows), 4_000);
    assert_eq!((token.as_str(), win), ("h8", 1.0));
}

/// The side wins by threats in every rule set, and carries the win through against the
/// best defence that is found.
#[track_caller]
fn wins_by_threats(side: Side, corner: &str, rows: &[&str]) {
    for rules in RULES {
        let game = game(rules);
        let mut state = position(&game, side, corner, rows);
        while let Turn::Act { side: acts } = game.turn(&state) {
            let (token, win) = best(&game, &state, 20_000);
            assert!(acts != side || win >= 1.0, "{rules}: {token} with {win}");
            state = game.play(&state, token.parse().expect("a token")).expect("legal");
        }
        assert_eq!(game.turn(&state).outcome().and_then(|end| end.winner), Some(side), "{rules}");
    }
}

/// Threes and fours in turn, where no fours alone win.
#[test]
fn continuous_threats_win() {
    wins_by_threats(
        Side::First,
        "e5",
        &["...o.x.", "..oo...", ".......", "x......", ".......", "o..xx.o", "x...xo."],
    );
    wins_by_threats(
        Side::Second,
        "e5",
        &["......o", ".o.....", ".x.oxx.", ".....o.", "....xoo", "..x..x.", "....x.."],
    );
}

/// Two open threes win, unless the enemy has an open three far away, which comes first.
#[test]
fn an_open_three_is_faster_than_two() {
    for (row, wins) in [("o..o..o", true), (".ooo...", false)] {
        let game = game("{}");
        let rows = [row, "", "", "", ".....x", ".....x", ".......xx"];
        let (token, win) = best(&game, &position(&game, Side::First, "b7", &rows), 20_000);
        assert_eq!(win >= 1.0, wins, "{row}: {token} with {win}");
    }
}

/// Two threes at once are no threat of Black's in renju.
#[test]
fn two_threes_do_not_win_in_renju() {
    let rows = ["....xo.", "xx....x", "......o", ".x...o.", ".o.....", ".......", "..o...."];
    for rules in RULES {
        let game = game(rules);
        let (token, win) = best(&game, &position(&game, Side::First, "e5", &rows), 20_000);
        assert_eq!(win >= 1.0, !rules.contains("renju"), "{rules}: {token} with {win}");
    }
}

/// White's threats drive Black to a forbidden point.
#[test]
fn threats_win_by_forbidden_points_in_renju() {
    let rows = ["x...o..", "...x...", "....o.o", ".....x.", "..xx...", "..x....", "..o.o.."];
    for rules in RULES {
        let game = game(rules);
        let (token, win) = best(&game, &position(&game, Side::Second, "e5", &rows), 20_000);
        assert_eq!(win >= 1.0, rules.contains("renju"), "{rules}: {token} with {win}");
    }
}
