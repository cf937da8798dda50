//! Looking through a game.

use crate::{labels, record, screen};

/// How the plies of a game are called in the list of moves.
fn plies(game: &str, rules: &str, actions: &str) -> Vec<String> {
    let html = screen("/look/1", "en", &[("game-000001", record(game, rules, actions))]);
    let plies = labels(&html)
        .into_iter()
        .filter(|label| label.trim_start_matches(char::is_numeric).starts_with(". "));
    plies.map(str::to_owned).collect()
}

#[test]
fn what_has_no_sign_is_written_in_a_word() {
    let passed = plies("patolli", r#"{"entry":"one"}"#, "*2 --");
    assert_eq!(passed, ["1. Jade, *2", "2. Jade, pass"]);
    let drawn = plies("san_san", "{}", "a1 a7 draw");
    assert!(drawn.ends_with(&["3. draw".to_owned()]), "{drawn:?}");
    let opening = plies("gomoku", r#"{"opening":"swap2"}"#, "h8 i9 j7 black k8 resign:white");
    let words: Vec<_> = opening.iter().filter_map(|ply| ply.rsplit(", ").next()).collect();
    assert_eq!(words, ["h8", "i9", "j7", "Play Black", "k8", "resigns"]);
}

#[test]
fn at_the_end_of_a_game_it_is_said_what_is_gone_on_with() {
    let begins = |actions| {
        let game = record("gomoku", "{}", actions);
        screen("/look/1", "en", &[("game-000001", game)]).contains("Play a copy<")
    };
    assert!(begins("h8 resign:white") && !begins("h8"));
}
