//! The library, the statistics, and games that come by links.

use guqi::{exchange::share_code, record::Record};

use crate::{labels, record, screen};

/// Three games: one that goes on, one with names that was won, one with a title.
fn kept() -> [(&'static str, String); 3] {
    let won = r#"{"guqi":1,"game":"gomoku","players":{"black":"Ann","white":"Ben"},"started":"2026-11-01T08:00:00Z","ended":"2026-11-02T08:00:00Z","actions":["h8","resign:white"],"result":{"winner":"black","reason":"resigned"}}"#;
    let titled = r#"{"guqi":1,"game":"senet","title":"Sunday","computer":{"black":3},"actions":["draw"],"result":{"winner":null,"reason":"agreed"}}"#;
    [
        ("done-000001", won.to_owned()),
        ("game-000002", record("patolli", "{}", "")),
        ("done-000003", titled.to_owned()),
    ]
}

#[test]
fn all_games_are_listed_newest_first() {
    let html = screen("/games", "en", &kept());
    let at = |text: &str| html.find(text).unwrap_or_else(|| panic!("{text} in {html}"));
    assert!(at("<strong>Sunday") < at("<strong>Patolli"));
    assert!(at("<strong>Patolli") < at("<strong>Gomoku"));
    for text in [
        "3 games",
        "Ann (Black) – Ben (White)",
        "Ann (Black) wins: Ben (White) gave up.",
        "White – Computer · 3 Casual (Black)",
        "A draw by agreement.",
        "Goes on",
        "datetime=\"2026-11-02T08:00:00Z\"",
        "not begun",
    ] {
        at(text);
    }
    assert!(labels(&html).contains(&"Actions: Sunday"));
    // Few games are found without being searched.
    assert!(!html.contains("Search names"));
}

#[test]
fn an_empty_library_says_so() {
    let html = screen("/games", "en", &[]);
    assert!(html.contains("No games yet."), "{html}");
    assert!(html.contains(">Import<") && html.contains(">New game<"));
}

#[test]
fn many_games_are_shown_a_page_at_a_time() {
    let games: Vec<_> = (1..=30)
        .map(|number| (format!("game-{number:06}"), record("gomoku", "{}", "h8")))
        .collect();
    let kept: Vec<_> = games.iter().map(|(key, text)| (key.as_str(), text.clone())).collect();
    let html = screen("/games", "en", &kept);
    assert_eq!(html.matches("class=\"card small kept\"").count(), 24);
    assert!(html.contains("30 games") && html.contains("6 more"));
    assert!(html.contains("Search names and titles"));
}

#[test]
fn a_finished_game_that_cannot_be_read_is_told_and_the_others_are_there() {
    let mut kept = kept().to_vec();
    kept.push(("done-000004", "{".to_owned()));
    kept.push(("done-000005", r#"{"guqi":2,"game":"senet"}"#.to_owned()));
    let html = screen("/games", "en", &kept);
    assert!(html.contains("broken-000004"), "{html}");
    assert!(html.contains("“done-000005” could not be opened and was left as it is"), "{html}");
    assert!(html.contains("3 games"));
}

#[test]
fn statistics_count_who_played_whom() {
    let html = screen("/statistics", "en", &kept());
    assert!(html.contains("Ann – Ben"), "{html}");
    assert!(html.contains("White – Computer · 3"));
    assert!(!html.contains("Patolli"));
    let none = screen("/statistics", "en", &[]);
    assert!(none.contains("No finished games yet.") && none.contains(">New game<"));
}

/// Two of the same name are told apart by their sides.
#[test]
fn statistics_name_both_players() {
    let twins = r#"{"guqi":1,"game":"gomoku","computer":{"black":2,"white":2},"actions":["resign:black"],"result":{"winner":"white","reason":"resigned"}}"#;
    let html = screen("/statistics", "en", &[("done-000001", twins.to_owned())]);
    for side in ["Learner (Black)<", "Learner (White)<"] {
        assert!(html.contains(side), "{html}");
    }
}

#[test]
fn a_link_shows_its_game_and_asks() {
    let [(_, text), ..] = kept();
    let code = share_code(&Record::from_text(&text).expect("a record"), true).expect("legal");
    let html = screen(&format!("/open/{code}"), "en", &[]);
    for text in ["Ann (Black) – Ben (White)", "gave up", "Keep it", "class=\"miniature\""] {
        assert!(html.contains(text), "{text} in {html}");
    }
    let there = screen(&format!("/open/{code}"), "en", &kept());
    assert!(there.contains("You have this game already.") && there.contains(">Look at it<"));
    assert!(!there.contains("Keep it"));
    let broken = screen(&format!("/open/{}A", &code[..code.len() - 1]), "en", &[]);
    assert!(broken.contains("The code is damaged"), "{broken}");
    assert!(screen("/open/x", "zh-CN", &[]).contains("role=\"alert\""));
}
