//! Gomoku on the screen: stones, forbidden points, and the words of swap2.

use guqi::{
    rules::{Forbidden, Gesture, Illegal, Side},
    ui::play::{Refusal, Tap},
};

use super::Screen;

#[test]
fn a_tap_places_a_stone() {
    let mut screen = Screen::new("gomoku", "");
    assert_eq!(screen.0.places().len(), 225);
    screen.plays("h8");
    screen.plays("a15");
    assert_eq!(screen.last(), "a15");
    assert_eq!(screen.0.last_points(), [screen.point("a15")]);
    let ids = [screen.token(Side::First, "h8"), screen.token(Side::Second, "a15")];
    screen.plays("b2");
    assert_eq!(ids.map(|id| screen.place(id)), ["h8", "a15"]);
}

// Renju: a three in the row and a three in the column through h8.
#[test]
fn a_forbidden_point_is_shown_with_its_reason() {
    let threes = "f8 a1 g8 c1 h6 a3 h7";
    let mut screen = Screen::with_rules("gomoku", r#"{"rule":"renju"}"#, threes);
    assert_eq!(screen.0.forbidden(), [], "White may place anywhere");
    screen.plays("c3");
    let h8 = screen.point("h8");
    assert_eq!(screen.0.forbidden(), [(h8, vec![Forbidden::DoubleThree])]);
    assert!(!screen.0.places().contains(&h8));
    assert_eq!(screen.forbids("h8"), Illegal::Forbidden(vec![Forbidden::DoubleThree]));
    let mut free = Screen::new("gomoku", &format!("{threes} c3"));
    assert_eq!(free.0.forbidden(), []);
    free.plays("h8");
}

#[test]
fn swap2_asks_for_words() {
    let mut screen = Screen::with_rules("gomoku", r#"{"opening":"swap2"}"#, "h8 h9 i8");
    assert_eq!(screen.0.choices(), ["black", "white", "more"]);
    assert_eq!(screen.0.places(), []);
    assert_eq!(screen.forbids("a1"), Illegal::ChoiceDue);
    let side = screen.0.table().turn().side().expect("goes on");
    assert_eq!((side, screen.0.table().side_id(side)), (Side::Second, "second"));

    screen.then(Gesture::Choose("more"));
    assert_eq!(screen.0.choices(), [""; 0]);
    let early = screen.0.play(Gesture::Choose("white"));
    assert_eq!(early, Tap::Refused(Refusal::Rules(Illegal::NoChoiceDue)));
    screen.plays("a1");
    screen.plays("b1");
    assert_eq!(screen.0.choices(), ["black", "white"]);

    screen.then(Gesture::Choose("white"));
    assert_eq!(screen.last(), "white");
    let side = screen.0.table().turn().side().expect("goes on");
    assert_eq!((side, screen.0.table().side_id(side)), (Side::Second, "white"));
    // The first person took White; the second sits at Black.
    assert_eq!(Side::ALL.map(|side| screen.0.table().seat(side)), [Side::Second, Side::First]);
    screen.plays("c1");
}
