//! A game that is only looked at, and the list of its plies.

use guqi::{
    rules::{Side, Spot},
    session::{Table, open},
    ui::{
        play::{Play, Tap},
        plies::{plies, turns},
    },
};

use crate::{SAN_SAN, SENET, Screen};

fn table(game: &str, rules: &str, actions: &str) -> Box<dyn Table> {
    let screen = Screen::with_rules(game, rules, actions);
    open(&screen.0.table().record()).expect("a record")
}

/// The tokens of the plies at which something happened that one looks for.
fn events(game: &str, rules: &str, actions: &str) -> String {
    let plies = plies(&mut *table(game, rules, actions));
    let events = plies.into_iter().filter(|ply| ply.event).map(|ply| ply.token);
    events.collect::<Vec<_>>().join(" ")
}

#[test]
fn nothing_can_be_done_where_one_looks() {
    let mut play = Play::looking(table("senet", "{}", SENET));
    let count = play.table().ply();
    for ply in (0..=count).rev().chain([40, 41, 3]) {
        play.look(ply);
        assert_eq!(play.table().ply(), ply);
        assert!(play.gestures().is_empty() && play.doable().is_empty() && play.next().is_none());
        assert!(matches!(play.tap(Spot::On(guqi::rules::Point(1))), Tap::Refused(_)));
        assert_eq!(play.table().ply(), ply);
    }
}

#[test]
fn a_step_is_seen_as_it_was_played_and_a_jump_is_not() {
    let mut play = Play::looking(table("bead_jump", "{}", "f2-f4 a5-a3 e1-e3"));
    play.look(2);
    assert!(play.travel().is_empty() && play.news().is_empty());
    play.look(3);
    assert_eq!(play.travel().len(), 2);
    play.look(0);
    assert!(play.travel().is_empty());
}

#[test]
fn events_are_those_that_one_looks_for() {
    assert_eq!(events("senet", "{}", "*1 9-10 *4 6-10 *2"), "9-10 6-10");
    assert_eq!(events("gomoku", "{}", "h8 a1 h9 b1 h10 c1 h11 d1 h12"), "h12");
    let opening = r#"{"opening":"swap2"}"#;
    assert_eq!(events("gomoku", opening, "h8 i9 j7 black k8 resign:white"), "black resign:white");
    assert_eq!(events("san_san", "{}", "a1 a7 d1 g7 g1 xa7 draw"), "g1 xa7 draw");
    let marks = SAN_SAN.matches('x').count();
    let found = events("san_san", "{}", SAN_SAN);
    assert!(
        found.matches('x').count() == marks && found.split(' ').count() >= 2 * marks,
        "{found}"
    );
}

#[test]
fn who_played_is_told_also_where_colours_change_hands() {
    let mut table = table("gomoku", r#"{"opening":"swap2"}"#, "h8 i9 j7 black k8 h9 resign:white");
    let end = table.record();
    let plies = plies(&mut *table);
    assert_eq!(table.record(), end, "the game stands where it stood");
    let seats: Vec<_> = plies.iter().map(|ply| ply.seat).collect();
    let [first, second] = Side::ALL.map(Some);
    // The second person took Black, so that the first is White and plays next.
    assert_eq!(seats, [first, first, first, second, first, second, first]);
    let turns = turns(&plies);
    let lines: Vec<_> = turns.iter().map(|turn| (turn.line, turn.plies.clone())).collect();
    assert_eq!(lines, [(1, 0..3), (1, 3..4), (2, 4..5), (2, 5..6), (3, 6..7)]);
}

#[test]
fn a_throw_and_its_move_are_one_turn() {
    let plies = plies(&mut *table("senet", "{}", "*3 9-12 *3 6-9 *3 3-6 *3 9-12 *2"));
    let turns = turns(&plies);
    assert_eq!(turns.iter().map(|turn| turn.plies.len()).sum::<usize>(), plies.len());
    assert!(turns.windows(2).all(|two| two[0].seat != two[1].seat));
    assert!(turns.iter().all(|turn| turn.begins == (turn.seat == Some(Side::First))));
}

#[test]
fn what_was_better_is_pointed_out_for_whoever_moved() {
    let mut play = Play::looking(table("patolli", "{}", "*2 in *1 in *3 0-3"));
    play.point_out_better(Some("in"));
    assert_eq!(play.table().ply(), 6);
    assert!(play.hint().is_none(), "no piece can enter where one stands");
    play.look(2);
    play.point_out_better(Some("in"));
    assert_eq!(play.hint_way().first(), Some(&Spot::Home));
    assert_eq!(play.hint_side(), Some(Side::First));
    play.point_out_better(None);
    assert!(play.hint().is_none() && play.hint_way().is_empty());
    play.point_out_better(Some("in"));
    play.look(1);
    assert!(play.hint().is_none(), "another ply has its own");
}
