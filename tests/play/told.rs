//! What is to be read out: everything once, in its order.

use guqi::{
    rules::{Event, Illegal, Point, Side, Spot},
    ui::play::{Hint, Refusal, Told},
};

use crate::Screen;

/// What was to be read out since then.
fn since(screen: &Screen, tellings: usize) -> Vec<Told> {
    screen.0.told_since(tellings).cloned().collect()
}

#[test]
fn what_happens_is_told_once() {
    let mut screen = Screen::new("gomoku", "");
    assert_eq!(screen.0.tellings(), 0, "an opened game has no news");
    screen.0.tap(Spot::On(Point(0)));
    screen.0.tap(Spot::On(Point(1)));
    screen.0.tap(Spot::On(Point(1)));
    let placed = |side, at| Told::Happened(vec![Event::Placed { side, at: Point(at) }]);
    assert_eq!(since(&screen, 0), [placed(Side::First, 0), placed(Side::Second, 1)]);
    assert_eq!(since(&screen, 1), [placed(Side::Second, 1)]);
    screen.0.tap(Spot::On(Point(0)));
    let occupied = Refusal::Rules(Illegal::Occupied { at: Point(0) });
    assert_eq!(since(&screen, 2), [Told::Refused(occupied)]);
}

#[test]
fn the_same_refusal_is_told_every_time() {
    let mut screen = Screen::new("gomoku", "");
    screen.0.throw();
    screen.0.throw();
    let why = Told::Refused(Refusal::Rules(Illegal::NoThrowDue));
    assert_eq!(since(&screen, 0), [why.clone(), why]);
}

#[test]
fn undo_and_redo_are_told() {
    let mut screen = Screen::new("gomoku", "h8");
    let placed = vec![Event::Placed { side: Side::First, at: screen.point("h8") }];
    screen.0.undo();
    screen.0.undo();
    screen.0.redo();
    screen.0.redo();
    let all = [
        Told::TakenBack { plies: 1, last: placed.clone() },
        Told::Refused(Refusal::NothingToUndo),
        Told::Happened(placed),
        Told::Refused(Refusal::NothingToRedo),
    ];
    assert_eq!(since(&screen, 0), all);
}

#[test]
fn a_throw_and_the_pass_after_it_are_taken_back_together() {
    let mut screen = Screen::new("senet", "*1 9-10 *4 6-10 *2 --");
    screen.0.undo();
    let all = since(&screen, 0);
    assert!(matches!(all[..], [Told::TakenBack { plies: 2, .. }]), "{all:?}");
}

#[test]
fn only_the_last_of_very_much_is_kept() {
    let mut screen = Screen::new("gomoku", "");
    for point in 0..40 {
        screen.0.tap(Spot::On(Point(point * 5)));
    }
    let told = since(&screen, 0);
    assert!((10..30).contains(&told.len()));
    assert_eq!(since(&screen, 39), told[told.len() - 1..]);
}

#[test]
fn a_choice_is_taken_back_by_a_key() {
    let mut screen = Screen::new("bead_jump", "");
    assert!(!screen.0.unchoose());
    let bead = screen.spot("f2");
    screen.0.tap(bead);
    assert_eq!(screen.0.chosen(), Some(bead));
    assert!(screen.0.doable().iter().all(|spot| screen.0.targets().contains(spot)));
    assert!(screen.0.unchoose());
    assert_eq!(screen.0.chosen(), None);
    assert_eq!(screen.0.doable(), screen.0.sources());
}

#[test]
fn a_hint_is_told() {
    let mut screen = Screen::new("senet", "");
    screen.0.want_hint();
    assert_eq!(since(&screen, 0), [Told::Hint(Hint::Throw)]);
    assert!(screen.0.unchoose());
    assert_eq!(screen.0.hint(), None);
}
