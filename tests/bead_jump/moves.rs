//! The board, and how beads move.

use guqi::rules::{
    Action as _, Event, Game, Gesture, Illegal, Point, Side, Spot, Turn,
    bead_jump::{Action, camp},
};

use crate::table::*;

/// Far from the action in the positions below.
const RED_FAR: &str = "a6 b6 c6 a5 b5 a4";

// "Blue moves first and owns the camp d1 e1 f1 e2 f2 f3 …; Red owns a6 b6 c6 a5 b5 a4 ….
// Six beads each, filling their camps."
#[test]
fn start() {
    let game = game("{}");
    let start = game.start();
    assert_eq!(game.turn(&start), Turn::Act { side: Side::First });
    for (side, names) in [(Side::First, BLUE_CAMP), (Side::Second, RED_CAMP)] {
        let mut own = points(names);
        own.sort_unstable();
        assert!(camp(side).eq(own.iter().copied()));
        assert!(start.beads(side).points().eq(own));
    }
    let position = r#"{"round":1,"blue":["d1","e1","e2","f1","f2","f3"],"red":["a4","a5","a6","b5","b6","c6"]}"#;
    assert_eq!(game.position(&start).to_string(), position);
}

// "a letter for the column from the left (a…) and a number for the row from the bottom"
#[test]
fn names_of_points() {
    let game = game("{}");
    assert_eq!(game.point_name(Point(0)), "a1");
    assert_eq!(game.point_name(Point(5)), "f1");
    assert_eq!(game.point_name(Point(35)), "f6");
    assert_eq!(point("b3"), Point(13));
}

// "a step to the orthogonally next empty cell"
#[test]
fn steps() {
    let game = game("{}");
    let state = place(&game, 1, Side::First, "c3 f1 f2 f3 f4 f5", RED_FAR);
    assert_eq!(targets(&game, &state, "c3"), "b3 c2 c4 d3");
    assert_eq!(refusal(&game, &state, "c3-d4"), Illegal::NoWay);
    assert_eq!(refusal(&game, &state, "c3-e3"), Illegal::NoWay);
    let corner = place(&game, 1, Side::First, "a1 f1 f2 f3 f4 f5", RED_FAR);
    assert_eq!(targets(&game, &corner, "a1"), "a2 b1");
    assert_eq!(refusal(&game, &corner, "f1-f2"), Illegal::OwnPiece { at: point("f2") });
}

// "A jump goes along a row or column over exactly one bead of either colour (the pivot)
// to the mirror cell, as far behind the pivot as the start is before it"
#[test]
fn jumps_over_either_colour_near_and_far() {
    let game = game("{}");
    // c1 is the far pivot on the right, a blue one; a3 the far pivot above, a red one.
    let blue = "a1 c1 f2 f4 f5 f6";
    let state = place(&game, 1, Side::First, blue, "a3 b6 c6 d6 e6 f3");
    assert_eq!(targets(&game, &state, "a1"), "a2 a5 b1 e1");
    let near = place(&game, 1, Side::First, "a1 b1 f2 f4 f5 f6", "a2 b6 c6 d6 e6 c5");
    assert_eq!(targets(&game, &near, "a1"), "a3 c1");
    // A pivot three cells away has its mirror cell off the board.
    let off = place(&game, 1, Side::First, "a1 d1 f2 f4 f5 f6", "a4 b6 c6 d6 e6 c5");
    assert_eq!(targets(&game, &off, "a1"), "a2 b1");
}

// "every cell between start and pivot and between pivot and landing is empty, the landing
// is empty and on the board"
#[test]
fn jumps_need_empty_cells() {
    let game = game("{}");
    let rest = "f2 f4 f5 f6";
    let two_in_a_row = place(&game, 1, Side::First, &format!("a1 b1 {rest}"), "c1 a5 b6 c6 d6 e6");
    assert_eq!(targets(&game, &two_in_a_row, "a1"), "a2");
    let behind = place(&game, 1, Side::First, &format!("a1 c1 {rest}"), "d1 a5 b6 c6 d6 e6");
    assert_eq!(targets(&game, &behind, "a1"), "a2 b1");
    let landing = place(&game, 1, Side::First, &format!("a1 c1 {rest}"), "e1 a5 b6 c6 d6 e6");
    assert_eq!(targets(&game, &landing, "a1"), "a2 b1");
    assert_eq!(refusal(&game, &landing, "a1-e1"), Illegal::Occupied { at: point("e1") });
    // e4 over f4 would leave the board.
    let edge = place(&game, 1, Side::First, "e4 f4 a1 b1 c1 d1", RED_FAR);
    assert_eq!(targets(&game, &edge, "e4"), "d4 e3 e5");
}

// "a chain of one or more jumps"; "A chain may stop after any jump"; "Steps and jumps do
// not mix."
#[test]
fn chains_stop_anywhere_and_do_not_mix_with_steps() {
    let game = game("{}");
    // a1 over b1 to c1, over c2 to c3, over d3 to e3.
    let state = place(&game, 1, Side::First, "a1 b1 c2 d3 f5 f6", RED_FAR);
    assert_eq!(targets(&game, &state, "a1"), "a2 c1 c3 e3");
    let chain = action("a1-e3");
    assert_eq!(game.way(&state, chain), Some(points("a1 c1 c3 e3")));
    assert_eq!(game.way(&state, action("a1-c1")), Some(points("a1 c1")));
    assert_eq!(game.way(&state, action("a1-a2")), Some(points("a1 a2")));
    // A step to a2 and a jump, or a jump to c1 and a step to d1, is no move.
    assert_eq!(refusal(&game, &state, "a1-d1"), Illegal::NoWay);
    assert_eq!(game.way(&state, action("a1-d1")), None);
    assert_eq!(game.way(&state, Action::Pass), None);
}

// "The moving bead is lifted for the whole chain: its start cell counts as empty, and it
// may not be pivot or obstacle."
#[test]
fn the_moving_bead_is_no_pivot() {
    let game = game("{}");
    // c3 over c4 to c5, over b5 to a5, over a4 to a3: there c3 itself would be the
    // far pivot of a jump to e3.
    let state = place(&game, 1, Side::First, "c3 c4 f1 f2 f5 f6", "b5 a4 a6 b6 e6 d6");
    assert_eq!(targets(&game, &state, "c3"), "a3 a5 b3 c2 c5 d3");
    assert_eq!(refusal(&game, &state, "c3-e3"), Illegal::NoWay);
    // With another bead on c3's place the same jump is one.
    let other = place(&game, 1, Side::First, "a3 c3 f1 f2 f5 f6", "b5 a4 a6 b6 e6 d6");
    assert!(legal(&game, &other).contains("a3-e3"));
}

// "visits no cell twice and never ends where it began"
#[test]
fn a_chain_around_does_not_end_at_its_start() {
    let game = game("{}");
    // A ring: a1 over b1 to c1, over c2 to c3, over b3 to a3, over a2 to a1.
    let state = place(&game, 1, Side::First, "a1 b1 c2 f1 f5 f6", "b3 a2 a6 b6 c6 d6");
    assert_eq!(targets(&game, &state, "a1"), "a3 c1 c3");
    assert_eq!(refusal(&game, &state, "a1-a1"), Illegal::NoWay);
}

// "A move is identified by start and end; when several chains share both, they are the
// same move, and the app animates a shortest one."
#[test]
fn one_move_for_several_chains() {
    let game = game("{}");
    // The ring again: a3 is one jump over a2 or three the other way round, and c3
    // is two jumps either way.
    let state = place(&game, 1, Side::First, "a1 b1 c2 f1 f5 f6", "b3 a2 a6 b6 c6 d6");
    let same = game.legal(&state).into_iter().filter(|&one| one == action("a1-a3"));
    assert_eq!(same.count(), 1);
    assert_eq!(game.way(&state, action("a1-a3")), Some(points("a1 a3")));
    assert_eq!(game.way(&state, action("a1-c3")).map(|way| way.len()), Some(3));
}

// "No captures."
#[test]
fn nothing_is_captured() {
    let game = game("{}");
    let state = place(&game, 1, Side::First, "a1 b1 c2 f1 f5 f6", "a2 b3 a6 b6 c6 d6");
    let chain = action("a1-c3");
    let next = game.play(&state, chain).unwrap();
    assert_eq!(next.beads(Side::Second), state.beads(Side::Second));
    let names = r#"["b1","c2","c3","f1","f5","f6"]"#;
    assert_eq!(game.position(&next)["blue"].to_string(), names);
    let (from, to) = (Spot::On(point("a1")), Spot::On(point("c3")));
    assert_eq!(game.events(&state, chain), [Event::Moved { side: Side::First, from, to }]);
    assert_eq!(game.gesture(&state, chain), Gesture::Move { from, to });
    assert_eq!(next.at(point("a1")), None);
    assert_eq!(next.at(point("c3")), Some(Side::First));
    assert_eq!(next.at(point("a2")), Some(Side::Second));
}

#[test]
fn refusals() {
    let game = game("{}");
    let start = game.start();
    assert_eq!(refusal(&game, &start, "a1-a2"), Illegal::Empty { at: point("a1") });
    assert_eq!(refusal(&game, &start, "a4-a3"), Illegal::NotYours { at: point("a4") });
    assert_eq!(refusal(&game, &start, "f1-e1"), Illegal::OwnPiece { at: point("e1") });
    assert_eq!(refusal(&game, &start, "d1-a6"), Illegal::Occupied { at: point("a6") });
    assert_eq!(refusal(&game, &start, "d1-a1"), Illegal::NoWay);
    assert_eq!(refusal(&game, &start, "--"), Illegal::MayNotPass);
    for (from, to) in [(Point(36), Point(0)), (Point(3), Point(64)), (Point(u16::MAX), Point(9))] {
        assert_eq!(game.check(&start, Action::Move { from, to }), Err(Illegal::NoSuchPoint));
    }
}

#[test]
fn tokens() {
    for token in ["e2-e3", "a1-f6", "--"] {
        assert_eq!(action(token).to_string(), token);
    }
    assert_eq!(action("e2-e3"), Action::Move { from: point("e2"), to: point("e3") });
    let bad = ["", "-", "---", "e2", "e2-", "-e3", "e2e3", "e2-g3", "e2-e7", "e2-e0", "E2-e3"];
    let worse =
        ["e2-e3 ", " e2-e3", "e2--e3", "e2-e3-e4", "e2-e33", "é2-e3", "*3", "pass", "e2–e3"];
    for token in bad.into_iter().chain(worse) {
        assert!(token.parse::<Action>().is_err(), "{token:?}");
    }
    assert_eq!(Action::throw(0), None);
    let game = game("{}");
    assert_eq!(game.gesture(&game.start(), Action::Pass), Gesture::Pass);
}
