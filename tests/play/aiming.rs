//! Aiming: a first tap shows, a second one plays.

use guqi::{
    rules::{Gesture, Side, Spot},
    ui::play::{Refusal, Tap},
};

use super::Screen;

#[test]
fn a_second_tap_plays() {
    let mut screen = Screen::new("gomoku", "");
    let (h8, j9) = (screen.point("h8"), screen.point("j9"));
    assert_eq!(screen.0.aim_at(Spot::On(h8)), Tap::Aimed);
    assert_eq!(screen.0.aim(), Some(Gesture::Place(h8)));
    let (spot, ghost) = screen.0.aimed().expect("an aim");
    assert_eq!((spot, ghost.map(|piece| piece.side)), (Spot::On(h8), Some(Side::First)));
    // Elsewhere it aims again.
    assert_eq!(screen.0.aim_at(Spot::On(j9)), Tap::Aimed);
    assert_eq!(screen.0.table().ply(), 0);
    assert_eq!(screen.0.aim_at(Spot::On(j9)), Tap::Played);
    assert_eq!(screen.0.aim(), None);
}

#[test]
fn what_is_not_possible_is_refused_and_aims_at_nothing() {
    let mut screen = Screen::new("gomoku", "");
    let (h8, j9) = (screen.point("h8"), screen.point("j9"));
    screen.plays("h8");
    screen.0.aim_at(Spot::On(j9));
    // The stone placed just now may be touched again by a trembling finger.
    assert_eq!(screen.0.aim_at(Spot::On(h8)), Tap::Ignored);
    assert_eq!(screen.0.aim(), None);
    let mut screen = Screen::new("gomoku", "h8 h9");
    assert!(matches!(screen.0.aim_at(Spot::On(h8)), Tap::Refused(Refusal::Rules(_))));
    assert_eq!(screen.0.aim(), None);
}

#[test]
fn a_target_of_what_is_aimed_plays_it_too() {
    // After a throw every piece has one way, so that a tap on it means that way.
    let mut screen = Screen::new("senet", "*3");
    let from = screen.0.sources()[0];
    assert_eq!(screen.0.aim_at(from), Tap::Aimed);
    let (to, ghost) = screen.0.aimed().expect("an aim");
    assert_eq!(ghost.map(|piece| piece.spot), Some(to));
    assert_eq!(screen.0.aim_at(to), Tap::Played);
}

#[test]
fn a_stone_to_mark_has_no_ghost() {
    let mut screen = Screen::new("san_san", "a1 a7 d1 g7 g1");
    let a7 = screen.point("a7");
    assert_eq!(screen.0.aim_at(Spot::On(a7)), Tap::Aimed);
    assert_eq!(screen.0.aimed(), Some((Spot::On(a7), None)));
    screen.0.play_aim();
    assert_eq!(screen.0.table().ply(), 6);
}

#[test]
fn taking_back_ends_aiming() {
    let mut screen = Screen::new("gomoku", "h8");
    let j9 = screen.point("j9");
    screen.0.aim_at(Spot::On(j9));
    screen.0.undo();
    assert_eq!(screen.0.aim(), None);
    screen.0.play_aim();
    assert_eq!(screen.0.table().ply(), 0);
}

#[test]
fn what_is_aimed_at_can_be_left() {
    let mut screen = Screen::new("gomoku", "");
    let h8 = screen.point("h8");
    screen.0.aim_at(Spot::On(h8));
    assert!(screen.0.unchoose());
    assert_eq!(screen.0.aim(), None);
    assert!(!screen.0.unchoose());
    assert_eq!(screen.0.aim_at(Spot::On(h8)), Tap::Aimed);
}
