//! Sources and targets; when one tap is enough and when two are needed.

use guqi::{
    rules::{Gesture, Illegal},
    ui::play::{Refusal, Tap},
};

use super::{SAN_SAN, SENET, Screen};

// A throw leaves each piece one way to go: its place and its target both play.
#[test]
fn with_a_throw_one_tap_is_enough() {
    for (tap, played) in [("3", "3-6"), ("6", "3-6"), ("9", "9-12"), ("12", "9-12"), ("7", "7-10")]
    {
        let mut screen = Screen::new("senet", "*3");
        assert_eq!(screen.sources(), "1 3 5 7 9");
        assert_eq!(screen.targets(), "4 6 8 10 12");
        screen.plays(tap);
        assert_eq!(screen.last(), played);
    }
}

// In Senet one's own piece may be another's target only when it moves away: never.
#[test]
fn the_only_source_needs_no_choice() {
    let mut screen = Screen::new("senet", "*2");
    assert_eq!((screen.sources(), screen.targets()), ("9".to_owned(), "11".to_owned()));
    assert_eq!(screen.0.source(), Some(screen.spot("9")));
    screen.plays("11");
    assert_eq!(screen.last(), "9-11");
}

#[test]
fn a_waiting_piece_enters_by_its_tray_or_its_square() {
    for tap in ["home", "0"] {
        let mut screen = Screen::new("patolli", "*1");
        assert_eq!((screen.sources(), screen.targets()), ("home".to_owned(), "0".to_owned()));
        screen.plays(tap);
        assert_eq!(screen.last(), "in");
    }
    for (tap, played) in [("home", "in"), ("0", "in"), ("2", "2-3"), ("3", "2-3")] {
        let mut screen = Screen::new("patolli", "*1 in *1 in *2 0-2 *1 26-27 *1");
        assert_eq!((screen.sources(), screen.targets()), ("2 home".to_owned(), "0 3".to_owned()));
        screen.plays(tap);
        assert_eq!(screen.last(), played);
    }
}

#[test]
fn a_piece_leaves_by_its_square_or_the_tray() {
    for tap in ["26", "off"] {
        let mut screen = Screen::new("senet", &format!("{SENET} *4"));
        assert_eq!(
            (screen.sources(), screen.targets()),
            ("15 16 25 26".to_owned(), "19 20 29 off".to_owned())
        );
        screen.plays(tap);
        assert_eq!(screen.last(), "26-off");
    }
}

#[test]
fn a_bead_is_chosen_then_its_target() {
    let mut screen = Screen::new("bead_jump", "");
    assert_eq!(screen.sources(), "d1 e1 e2 f2 f3");
    assert_eq!(screen.targets(), "");
    screen.chooses("e2");
    assert_eq!(screen.targets(), "d2 e3");
    screen.plays("e3");
    assert_eq!(screen.last(), "e2-e3");
    assert_eq!(screen.0.source(), None);
}

#[test]
fn a_choice_is_changed_and_taken_back() {
    let mut screen = Screen::new("bead_jump", "");
    screen.chooses("e2");
    screen.chooses("d1");
    assert_eq!(screen.0.source(), Some(screen.spot("d1")));
    assert_eq!(screen.targets(), "c1 d2");
    screen.chooses("d1");
    assert_eq!((screen.0.source(), screen.targets()), (None, String::new()));
    assert_eq!(screen.refuses("d2"), Refusal::ChooseFirst);
    screen.chooses("d1");
    screen.plays("d2");
    assert_eq!(screen.last(), "d1-d2");
}

/// A refusal leaves the choice as it is.
#[test]
fn a_choice_outlives_a_wrong_target() {
    let mut screen = Screen::new("bead_jump", "");
    screen.chooses("e2");
    assert_eq!(screen.forbids("a1"), Illegal::NoWay);
    assert_eq!(screen.refuses("f1"), Refusal::Stuck);
    assert_eq!(screen.0.source(), Some(screen.spot("e2")));
    screen.plays("d2");
    assert_eq!(screen.0.refusal(), None);
}

#[test]
fn stones_are_placed_marked_and_moved() {
    let mut screen = Screen::new("san_san", "d2 d6 b6 b4 f4 f6 f2 d5");
    assert_eq!((screen.sources(), screen.targets(), screen.takes()), Default::default());
    assert_eq!(screen.0.places().len(), 16);
    screen.plays("b2");
    assert_eq!(screen.0.places(), []);
    assert_eq!(screen.takes(), "d6 f6 b4 d5");
    screen.plays("d6");
    assert_eq!(screen.last(), "xd6");
    assert_eq!((screen.takes(), screen.0.places().len()), (String::new(), 15));

    // Each stone that can move has one way to go; three of them lead to b2.
    let moving = format!("{SAN_SAN} xc5");
    let mut screen = Screen::new("san_san", &moving);
    assert_eq!(screen.0.places(), []);
    assert_eq!(
        (screen.sources(), screen.targets()),
        ("d1 a1 b4 d5 c3".to_owned(), "d2 b2 c5".to_owned())
    );
    assert_eq!(screen.refuses("b2"), Refusal::ChooseFirst);
    screen.plays("b4");
    assert_eq!(screen.last(), "b4-b2");
    let mut screen = Screen::new("san_san", &moving);
    screen.plays("d2");
    assert_eq!(screen.last(), "d1-d2");
}

#[test]
fn nothing_is_played_without_a_tap() {
    let mut screen = Screen::with_rules("patolli", r#"{"entry":"one"}"#, "*2");
    assert!(screen.0.must_pass());
    assert_eq!(screen.0.table().ply(), 1);
    screen.then(Gesture::Pass);
    assert!(!screen.0.must_pass());
    assert_eq!(screen.0.throw(), Tap::Played);
    assert_eq!(screen.0.throw(), Tap::Refused(Refusal::Rules(Illegal::NoThrowDue)));
    assert_eq!(screen.0.play(Gesture::Throw(1)), Tap::Refused(Refusal::Rules(Illegal::NoThrowDue)));
}

#[test]
fn the_worth_of_the_throw_is_known_until_it_is_used() {
    let mut screen = Screen::new("patolli", "");
    for (marked, steps) in [(0, 10), (1, 1), (4, 4), (5, 5)] {
        assert_eq!(screen.0.steps(), None);
        screen.then(Gesture::Throw(marked));
        assert_eq!(screen.0.steps(), Some(steps));
        screen.0.undo();
    }
}
