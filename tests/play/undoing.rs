//! Taking back and doing again on the screen.

use guqi::{
    rules::{Gesture, Side},
    ui::play::Refusal,
};

use super::{SAN_SAN, Screen};

#[test]
fn undo_forgets_the_choice_and_the_complaint() {
    let mut screen = Screen::new("bead_jump", "e2-e3 b5-b4");
    screen.chooses("e3");
    screen.0.undo();
    assert_eq!((screen.0.source(), screen.0.refusal()), (None, None));
    assert_eq!(screen.refuses("c3"), Refusal::ChooseFirst);
    screen.0.redo();
    assert_eq!((screen.0.source(), screen.0.refusal()), (None, None));
    assert_eq!(screen.last(), "b5-b4");
}

/// What happened is told going on, not going back.
#[test]
fn nothing_happens_by_an_undo() {
    let mut screen = Screen::new("senet", "*3");
    screen.plays("10");
    let news = screen.0.news().to_vec();
    assert_eq!(news.len(), 2);
    screen.0.undo();
    assert_eq!((screen.0.news(), screen.0.travel()), (&[][..], vec![]));
    screen.0.redo();
    assert_eq!(screen.0.news(), news);
    screen.0.resign(Side::First);
    assert_eq!(screen.0.news(), []);
}

#[test]
fn the_same_tokens_go_back_and_forth() {
    let mut screen = Screen::new("senet", "*3");
    let (white, black) = (screen.token(Side::First, "7"), screen.token(Side::Second, "10"));
    for _ in 0..2 {
        screen.plays("10");
        screen.0.undo();
        assert_eq!((screen.place(white), screen.place(black)), ("7".to_owned(), "10".to_owned()));
    }
    screen.0.redo();
    assert_eq!((screen.place(white), screen.place(black)), ("10".to_owned(), "7".to_owned()));
}

/// A pass goes back together with the throw that made it; it would only go on again.
#[test]
fn a_pass_is_not_a_place_to_stop() {
    let mut screen = Screen::with_rules("patolli", r#"{"entry":"one"}"#, "*2 --");
    screen.0.undo();
    assert_eq!(screen.0.table().ply(), 0);
    screen.0.redo();
    assert!(screen.0.must_pass());
    screen.then(Gesture::Pass);
    assert!(!screen.0.table().can_redo());
}

/// Stones that were swept come back with an undo.
#[test]
fn swept_stones_come_back() {
    let mut screen = Screen::new("san_san", SAN_SAN);
    let before = screen.0.table().pieces();
    screen.plays("c5");
    assert_eq!(screen.0.table().pieces().len(), 20);
    screen.0.undo();
    assert_eq!(screen.0.table().pieces(), before);
    let shown = screen.0.men().all().iter().filter(|token| !token.gone).count();
    assert_eq!(shown, 24);
    screen.0.redo();
    assert_eq!(screen.0.men().all().iter().filter(|token| token.gone).count(), 4);
}

/// An end by the persons is taken back like any ply.
#[test]
fn an_end_can_be_taken_back() {
    let mut screen = Screen::new("gomoku", "h8");
    screen.0.resign(Side::Second);
    assert!(screen.0.table().turn().outcome().is_some());
    screen.0.agree_draw();
    assert_eq!(screen.last(), "resign:white");
    screen.0.undo();
    screen.plays("a1");
    assert!(!screen.0.table().can_redo());
}
