//! A game in play, game by game.

use crate::{count, labels, places, record, screen, table};

/// What the screen tells to do.
fn prompt(html: &str) -> &str {
    let after = html.split("class=\"prompt\">").nth(1).unwrap_or_default();
    after.split('<').next().unwrap_or_default()
}

#[test]
fn patolli_waits_for_the_throw_and_then_for_the_start_square_or_the_tray() {
    let html = table("patolli", "{}", "");
    assert_eq!(prompt(&html), "Jade: throw the beans");
    assert!(html.contains("Throw the beans</button>"));
    assert_eq!(places(&html), 52, "no tray before the throw");
    let html = table("patolli", "{}", "*2");
    assert_eq!(prompt(&html), "Jade: bring a piece in – tap the start square");
    assert!(labels(&html).contains(&"0, empty, can be reached"), "{:?}", labels(&html));
    assert!(labels(&html).contains(&"waiting, 6 Jade, chosen"), "{:?}", labels(&html));
    assert!(html.contains("aria-label=\"2 steps\""));
}

#[test]
fn patolli_draws_the_safe_squares_of_its_rules() {
    let safe = |rules| table("patolli", rules, "").matches("patolli-square safe").count();
    assert_eq!(safe("{}"), 8);
    assert_eq!(safe(r#"{"safe":[3]}"#), 1);
    assert_eq!(safe(r#"{"safe":[]}"#), 0);
}

#[test]
fn patolli_with_stakes_counts_counters() {
    assert!(table("patolli", r#"{"stakes":5}"#, "").contains("counters"));
    assert!(!table("patolli", "{}", "").contains("counters"));
}

#[test]
fn senet_marks_what_can_move_and_where_it_goes() {
    let html = table("senet", "{}", "*3");
    assert_eq!(prompt(&html), "White: move a piece 3 steps");
    assert_eq!(count(&html, "White, can move"), html.matches("mark source\"").count());
    assert!(labels(&html).contains(&"9, White, can move"));
    assert!(labels(&html).contains(&"12, empty, can be reached"));
}

#[test]
fn a_pass_is_shown_and_explained() {
    let html = table("senet", "{}", "*1 9-10 *4 6-10 *2");
    assert_eq!(prompt(&html), "White: no piece can go 2 steps – the turn passes");
    let html = table("patolli", r#"{"entry":"one"}"#, "*2");
    assert_eq!(prompt(&html), "Jade: no piece can go 2 steps – the turn passes");
    let html = table("patolli", r#"{"blank":0}"#, "*0");
    assert_eq!(prompt(&html), "Jade: this throw is worth nothing – the turn passes");
}

#[test]
fn bead_jump_waits_for_a_choice() {
    let html = table("bead_jump", "{}", "");
    assert_eq!(prompt(&html), "Blue: choose a bead");
    assert_eq!(places(&html), 36);
    assert_eq!(count(&html, "can be reached"), 0);
}

#[test]
fn san_san_tells_marking_from_removing() {
    let html = table("san_san", "{}", "a7 b6 d7 b4 g7");
    assert_eq!(prompt(&html), "Red: mark one of the enemy&#39;s stones dead");
    assert_eq!(count(&html, "Green, can be taken"), 2);
    assert_eq!(html.matches("mark line").count(), 1);
    let html = table("san_san", "{}", "a7 b6 d7 b4 g7 xb6");
    assert!(labels(&html).contains(&"b6, Green, dead"));
}

#[test]
fn gomoku_shows_forbidden_points_with_their_reasons() {
    let html = table("gomoku", r#"{"rule":"renju"}"#, "h8 a1 h9 a3 i7 a5 j7 a7");
    assert!(labels(&html).contains(&"h7, Forbidden to Black: double three."), "{html}");
    assert_eq!(html.matches("mark forbidden").count(), 1);
    assert!(!table("gomoku", "{}", "h8 a1 h9 a3 i7 a5 j7 a7").contains("mark forbidden"));
}

#[test]
fn swap2_speaks_of_persons_until_a_colour_is_chosen() {
    let swap2 = r#"{"opening":"swap2"}"#;
    assert_eq!(prompt(&table("gomoku", swap2, "")), "First player: place a stone for Black");
    assert_eq!(prompt(&table("gomoku", swap2, "h8")), "First player: place a stone for White");
    let html = table("gomoku", swap2, "h8 h9 h10");
    assert_eq!(prompt(&html), "Second player: choose a colour, or place two more stones");
    assert_eq!(html.matches("class=\"choices\"").count(), 1);
    assert!(labels(&html).contains(&"h9, White"), "{:?}", labels(&html));
    assert_eq!(prompt(&table("gomoku", swap2, "h8 h9 h10 black")), "White: place a stone");
}

#[test]
fn the_end_says_who_won_and_why() {
    let kept = record("gomoku", "{}", "h8 a1 h9 a3 h10 a5 h11 a7 h12");
    let html = screen("/play/1", "en", &[("game-000001", kept.clone())]);
    assert!(html.contains("Black wins: five in a row."), "{html}");
    for offer in ["Play again", "Look at the board", "Home"] {
        assert!(html.contains(offer), "{offer}");
    }
    assert_eq!(html.matches("mark line").count(), 1);
    let html = screen("/play/1", "zh-CN", &[("game-000001", kept)]);
    assert!(html.contains("黑方胜：五子连珠。"));
}

#[test]
fn names_stand_with_their_colours() {
    let record = r#"{"guqi":1,"game":"senet","seed":"1","players":{"white":"Ann","black":"博"}}"#;
    let html = screen("/play/1", "en", &[("game-000001", record.to_owned())]);
    assert_eq!(prompt(&html), "Ann (White): throw the sticks");
    assert!(html.contains("博"));
    let record = r#"{"guqi":1,"game":"gomoku","rules":{"opening":"swap2"},"players":
        {"first":"Ann","second":"Bo"},"actions":["h8","h9","h10","black","a1"]}"#;
    let html = screen("/play/1", "en", &[("game-000001", record.to_owned())]);
    assert_eq!(prompt(&html), "Bo (Black): place a stone");
}
