//! What is heard of a ply, and when: by names of sounds with their milliseconds.

use guqi::{
    rules::{Gesture, Side},
    ui::senses::cues,
};

use super::{SAN_SAN, SENET, Screen};

fn in_words(screen: &Screen, falls: bool) -> String {
    let cues = cues(&screen.0, falls);
    let cues: Vec<_> = cues.iter().map(|(sound, at)| format!("{sound}:{at}")).collect();
    cues.join(" ")
}

/// What is heard of the last change.
fn heard(screen: &Screen) -> String {
    in_words(screen, false)
}

fn names(screen: &Screen) -> String {
    let names: Vec<_> = cues(&screen.0, false).into_iter().map(|(sound, _)| sound).collect();
    names.join(" ")
}

#[test]
fn a_throw_rattles_and_then_settles() {
    for game in ["patolli", "senet"] {
        let mut screen = Screen::new(game, "");
        screen.0.throw();
        assert_eq!(in_words(&screen, true), "throw:0", "{game}");
        assert_eq!(heard(&screen), "settle:0", "{game}");
    }
}

#[test]
fn patolli_is_heard_square_by_square() {
    let mut screen = Screen::new("patolli", "*1");
    screen.plays("0");
    assert_eq!(heard(&screen), "place:440");
    let mut screen = Screen::new("patolli", "*1 in *1 in *3");
    screen.plays("3");
    assert_eq!(heard(&screen), "step:220 step:440 place:660");
}

#[test]
fn a_capture_is_heard_when_the_piece_lands() {
    let actions = "*1 in *1 in *0 0-10 *1 26-27 *0 10-20 *1 27-28 *4 20-24 *1 28-29 *5";
    let mut screen = Screen::new("patolli", actions);
    screen.plays("24");
    // Five steps give another throw, which says nothing of its own.
    assert_eq!(heard(&screen), "step:176 step:352 step:528 step:704 place:880 capture:880");
    // A counter paid is part of the capture.
    let mut screen = Screen::with_rules("patolli", r#"{"stakes":5}"#, actions);
    screen.plays("24");
    assert_eq!(names(&screen), "step step step step place capture");
}

#[test]
fn senet_pushes_back_drowns_and_leaves() {
    let mut screen = Screen::new("senet", "*3");
    screen.plays("10");
    assert_eq!(heard(&screen), "step:220 step:440 place:660 capture:660");
    let mut screen = Screen::new("senet", &format!("{SENET} *4 15-19 *1 5-6 *2"));
    screen.plays("27");
    // 25, 26, the water, and ashore.
    assert_eq!(heard(&screen), "step:220 place:440 water:440");
    let mut screen = Screen::new("senet", &format!("{SENET} *4"));
    screen.plays("26");
    assert!(names(&screen).ends_with("step off"), "{}", names(&screen));
}

#[test]
fn a_pass_is_heard() {
    let mut screen = Screen::new("senet", "*1 9-10 *4 6-10 *2");
    screen.then(Gesture::Pass);
    assert_eq!(heard(&screen), "pass:0");
}

#[test]
fn a_chain_is_heard_jump_by_jump() {
    let mut screen = Screen::new("bead_jump", "");
    screen.chooses("e1");
    screen.plays("e3");
    assert_eq!(heard(&screen), "place:440");
    let actions =
        "e1-e3 a4-a3 e3-d3 b5-c5 f3-f4 b6-b5 d3-d2 b5-d5 f1-b1 d5-d4 b1-b2 a5-b5 d2-c2 d4-d5 f2-f1";
    let mut screen = Screen::new("bead_jump", actions);
    screen.chooses("c5");
    screen.plays("a1");
    assert_eq!(heard(&screen), "hop:275 place:550");
}

#[test]
fn san_san_places_marks_sweeps_moves_and_takes() {
    let mut screen = Screen::new("san_san", "a7 b6 d7 b4");
    screen.plays("d2");
    assert_eq!(heard(&screen), "place:280");
    screen.0.undo();
    screen.plays("g7");
    assert_eq!(heard(&screen), "place:280 line:340");
    screen.plays("b6");
    assert_eq!(heard(&screen), "mark:0");

    let mut screen = Screen::new("san_san", SAN_SAN);
    screen.plays("c5");
    assert_eq!(heard(&screen), "mark:0 sweep:280");

    let whole = "d7 b6 b4 c3 d2 g4 d5 e5 f2 a1 a7 b2 xb4 d6 xb6 e4 c5 f4 xf2 f6 g1 a4 e3 xc5 c4 d1 \
        xd2 d3 g7 xa7";
    let mut screen = Screen::new("san_san", whole);
    // There is one way to go.
    screen.plays("f4");
    assert_eq!(heard(&screen), "place:440 line:500");
    screen.plays("a4");
    assert_eq!(heard(&screen), "capture:0");
}

/// No line may be taken from: all enemy stones are protected.
#[test]
fn what_cannot_be_taken_is_not_heard() {
    let mut screen = Screen::new("san_san", "a1 a7 d1 d7 b2 g7 xb2");
    screen.plays("g1");
    assert_eq!(names(&screen), "place line");
}

#[test]
fn gomoku_places_at_once_and_ends_with_its_row() {
    let mut screen = Screen::new("gomoku", "h8 a1 h9 a3 h10 a5 h11 a7");
    screen.plays("a9");
    assert_eq!(heard(&screen), "place:0");
    screen.0.undo();
    screen.plays("h12");
    assert_eq!(heard(&screen), "place:0 line:280 win:530");
}

#[test]
fn swap2_is_heard() {
    let mut screen = Screen::with_rules("gomoku", r#"{"opening":"swap2"}"#, "h8 h9 h10");
    screen.then(Gesture::Choose("black"));
    assert_eq!(heard(&screen), "mark:0");
}

#[test]
fn the_end_is_heard_by_who_won() {
    let mut screen = Screen::new("gomoku", "h8 a1");
    screen.0.agree_draw();
    assert_eq!(heard(&screen), "draw:250");
    screen.0.undo();
    assert_eq!(heard(&screen), "");
    screen.0.resign(Side::First);
    assert_eq!(heard(&screen), "win:250");
}

#[test]
fn nothing_is_heard_of_what_is_opened_or_taken_back() {
    for (game, actions) in [
        ("senet", "*3 7-10"),
        ("gomoku", "h8 a1 h9 a3 h10 a5 h11 a7 h12"),
        ("gomoku", "h8 a1 resign:black"),
    ] {
        let mut screen = Screen::new(game, actions);
        assert_eq!(heard(&screen), "", "{game} opened");
        screen.0.undo();
        assert_eq!(heard(&screen), "", "{game} taken back");
    }
    let mut screen = Screen::new("gomoku", "h8");
    screen.0.undo();
    screen.0.redo();
    assert_eq!(heard(&screen), "place:0");
}

#[test]
fn every_refusal_is_told_and_none_lasts() {
    let mut screen = Screen::new("gomoku", "h8");
    screen.refuses("h8");
    let first = screen.0.refusals();
    assert_eq!(heard(&screen), "refused:0");
    screen.refuses("h8");
    assert!(screen.0.refusals() > first);
    screen.plays("h9");
    assert_eq!(heard(&screen), "place:0");
}

/// The page knows every sound by its name.
#[test]
fn the_page_has_all_sounds() {
    let (senses, page) = (include_str!("../../src/ui/senses.rs"), guqi::ui::SCRIPT);
    let sounds = [
        "throw", "settle", "step", "hop", "place", "capture", "off", "line", "mark", "sweep",
        "water", "pass", "refused", "win", "draw", "lost",
    ];
    for sound in sounds {
        assert!(senses.contains(&format!("\"{sound}\"")), "{sound} is never told");
        let known = [format!("\n    {sound}("), format!("\n    {sound}: (")];
        assert!(known.iter().any(|known| page.contains(known)), "{sound} is unknown to the page");
    }
}
