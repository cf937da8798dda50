//! The shapes forbidden in renju and their limits, drawn: each verdict is argued above
//! its position and checked in all eight directions by two implementations.

use guqi::rules::{Game, Outcome, Reason, Side, gomoku::Action};

use crate::{
    FOURS, LEGAL, OVERLINE, THREES,
    diagram::{drawn, verdict},
    game,
};

// Two threes, each with room on both sides.
#[test]
fn double_three() {
    let rows = [
        ". . . . . . .", //
        ". . . x . . .",
        ". . . x . . .",
        ". x x * . . .",
        ". . . . . . .",
        ". . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [THREES]);
}

// Broken threes count as threes: x.x* and x*.x need one stone for a straight four.
#[test]
fn broken_threes() {
    let rows = [
        ". . . . x . .", //
        ". . . . . . .",
        ". . . . x . .",
        ". x . x * . .",
        ". . . . . . .",
        ". . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [THREES]);
    // Two empty points inside, x..x*, are too many: only a two.
    let rows = [
        ". . . . x . .", //
        ". . . . . . .",
        ". . . . x . .",
        "x . . x * . .",
        ". . . . . . .",
        ". . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), LEGAL);
}

// Threes on the two diagonals; and on three lines at once.
#[test]
fn diagonal_threes() {
    let rows = [
        ". . . . . . . .", //
        ". x . . . x . .",
        ". . x . x . . .",
        ". . . * . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [THREES]);
    let rows = [
        ". . . . . . . .", //
        ". x . x . x . .",
        ". . x x x . . .",
        ". . . * . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [THREES]);
}

// One three alone is legal.
#[test]
fn single_three() {
    assert_eq!(verdict("e8", &[". x x * . . ."]), LEGAL);
}

// White touches the row: oxx*q is closed at one end, never a straight four.
#[test]
fn closed_three() {
    let rows = [
        ". . . . . . .", //
        ". . . x . . .",
        ". . . x . . .",
        "o x x * . . .",
        ". . . . . . .",
        ". . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), LEGAL);
}

// o.xx*.o leaves five points: either fourth stone touches White. One point more,
// o.xx*..o, and the fourth on the right has empty points at both ends.
#[test]
fn straight_four_needs_room() {
    let rows = [
        ". . . . . . . .", //
        ". . . . x . . .",
        ". . . . x . . .",
        "o . x x * . o .",
        ". . . . . . . .",
        ". . . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), LEGAL);
    let rows = [
        ". . . . . . . .", //
        ". . . . x . . .",
        ". . . . x . . .",
        "o . x x * . . o",
        ". . . . . . . .",
        ". . . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [THREES]);
}

// The board's edge closes a row as White does: xx* from the edge is no three, .xx* is
// one by the point to the right; but .xx*.o has only five points.
#[test]
fn threes_at_the_edge() {
    let rows = [
        ". . . . . .", //
        ". . x . . .",
        ". . x . . .",
        "x x * . . .",
        ". . . . . .",
        ". . . . . .",
    ];
    assert_eq!(verdict("a5", &rows), LEGAL);
    let rows = [
        ". . . . . .", //
        ". . . x . .",
        ". . . x . .",
        ". x x * . .",
        ". . . . . .",
        ". . . . . .",
    ];
    assert_eq!(verdict("a5", &rows), [THREES]);
    let rows = [
        ". . . . . .", //
        ". . . x . .",
        ". . . x . .",
        ". x x * . o",
        ". . . . . .",
        ". . . . . .",
    ];
    assert_eq!(verdict("a5", &rows), LEGAL);
}

// The column d1, d3, d4 has its gap at d2, but a four d1–d4 would stand at the edge;
// the diagonal d3, b5, a6 ends at the edge too.
#[test]
fn threes_in_the_corner() {
    let rows = [
        ". . . . . .", //
        ". . . x . .",
        ". . . x . .",
        ". . . . . .",
        ". x x * . .",
    ];
    assert_eq!(verdict("a1", &rows), LEGAL);
    let rows = [
        "x . . . . .", //
        ". x . . . .",
        ". . . . . .",
        ". x x * . .",
        ". . . . . .",
        ". . . . . .",
    ];
    assert_eq!(verdict("a1", &rows), LEGAL);
}

// x..xx*.o: the fourth on the right touches White; with the fourth on the left the
// left end would make six. No straight four, no three.
#[test]
fn three_blocked_by_an_overline() {
    let rows = [
        ". . . . . . . . .", //
        ". . . . . x . . .",
        ". . . . . x . . .",
        "x . . x x * . o .",
        ". . . . . . . . .",
        ". . . . . . . . .",
    ];
    assert_eq!(verdict("d5", &rows), LEGAL);
    // Without White the right-hand fourth is good: its ends make exactly five.
    let rows = [
        ". . . . . . . . .", //
        ". . . . . x . . .",
        ". . . . . x . . .",
        "x . . x x * . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
    ];
    assert_eq!(verdict("d5", &rows), [THREES]);
    // Black on both sides: either fourth has one end that makes six.
    let rows = [
        ". . . . . . . . .", //
        ". . . . . x . . .",
        ". . . . . x . . .",
        "x . . x x * . . x",
        ". . . . . . . . .",
        ". . . . . . . . .",
    ];
    assert_eq!(verdict("d5", &rows), LEGAL);
}

// Two fours on two lines.
#[test]
fn double_four() {
    let rows = [
        ". . . x . .", //
        ". . . x . .",
        ". . . x . .",
        "x x x * . .",
        ". . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [FOURS]);
    // Closed fours count: one point that makes five is enough.
    let rows = [
        ". . . . o . .", //
        ". . . . x . .",
        ". . . . x . .",
        ". . . . x . .",
        "o x x x * . .",
        ". . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [FOURS]);
    // Closed at both ends the row is no four.
    let rows = [
        ". . . . o . .", //
        ". . . . x . .",
        ". . . . x . .",
        ". . . . x . .",
        "o x x x * o .",
        ". . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), LEGAL);
}

// x.xxx.x: both gaps make five, with different stones: two fours on one line.
#[test]
fn double_four_one_three_one() {
    assert_eq!(verdict("e8", &["x . x * x . x"]), [FOURS]);
    assert_eq!(verdict("e8", &["x . * x x . x"]), [FOURS]);
    // A stone at the end is part of one of the two fours only: the other was there before.
    assert_eq!(verdict("e8", &["* . x x x . x"]), LEGAL);
    // White in one gap leaves one four.
    assert_eq!(verdict("e8", &["x . x * x o x"]), LEGAL);
}

// xx.xx.xx.
#[test]
fn double_four_two_two_two() {
    assert_eq!(verdict("e8", &["x x . * x . x x"]), [FOURS]);
    // A third stone at one side: that gap would make six.
    assert_eq!(verdict("e8", &["x x x . * x . x x"]), LEGAL);
}

// xxx.x.xxx.
#[test]
fn double_four_three_one_three() {
    assert_eq!(verdict("d8", &["x x x . * . x x x"]), [FOURS]);
    assert_eq!(verdict("d8", &["x x x . * . x x o"]), LEGAL);
}

// A straight four can be completed at both ends, but it is one four.
#[test]
fn straight_four_counts_once() {
    assert_eq!(verdict("e8", &[". x x x * ."]), LEGAL);
    assert_eq!(verdict("e8", &[". x * x x ."]), LEGAL);
    // With a second four on another line it is a double four.
    let rows = [
        ". . . x . .", //
        ". . . x . .",
        ". . . x . .",
        ". x x * x .",
        ". . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [FOURS]);
}

// xxxx with six at one end, x.xxxx: only the other end completes it. One four.
#[test]
fn four_beside_an_overline_point() {
    assert_eq!(verdict("e8", &["x . x x * x ."]), LEGAL);
    // Six at both ends: no four at all, so with another four still legal.
    let rows = [
        ". . . . x . . .", //
        ". . . . x . . .",
        ". . . . x . . .",
        "x . x x * x . x",
        ". . . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), LEGAL);
}

// One four and one three: the only fork that Black may make.
#[test]
fn four_three() {
    let rows = [
        ". . . . . .", //
        ". . . x . .",
        ". . . x . .",
        "x x x * . .",
        ". . . . . .",
        ". . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), LEGAL);
}

// One four and two threes is a double three.
#[test]
fn four_three_three() {
    let rows = [
        ". . . . . . . .", //
        ". . . x . x . .",
        ". . . x x . . .",
        "x x x * . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
    ];
    assert_eq!(verdict("e5", &rows), [THREES]);
}

// All three faults at once, every reason told: the row makes seven, the column
// xx.x*.xx two fours, each diagonal an open three.
#[test]
fn all_reasons() {
    let rows = [
        ". . . . x . . . .", //
        ". . . . x . . . .",
        ". . x . . . x . .",
        ". . . x x x . . .",
        "x x x x * x x . .",
        ". . . . . . . . .",
        ". . . . x . . . .",
        ". . . . x . . . .",
    ];
    assert_eq!(verdict("d4", &rows), [THREES, FOURS, OVERLINE]);
}

// Six or more in a row.
#[test]
fn overline() {
    assert_eq!(verdict("e8", &["x x x * x x"]), [OVERLINE]);
    assert_eq!(verdict("e8", &["x x x x * x x x x"]), [OVERLINE]);
    assert_eq!(verdict("a8", &["* x x x x . x"]), LEGAL);
}

// An exact five wins whatever else the stone makes: here an overline in the column and
// threes on both diagonals.
#[test]
fn five_beats_everything() {
    let rows = [
        ". . x . x . x . .", //
        ". . . x x x . . .",
        "x x x x * . . . .",
        ". . . . x . . . .",
        ". . . . x . . . .",
        ". . . . x . . . .",
    ];
    assert_eq!(verdict("e5", &rows), LEGAL);
    let renju = game(r#"{"rule":"renju"}"#);
    let (setup, asked) = drawn("e5", &rows);
    let state = renju.setup(&setup).expect("a position");
    let state = renju.play(&state, Action::Place(asked.expect("*"))).expect("legal");
    assert_eq!(renju.turn(&state).outcome(), Some(Outcome::win(Side::First, Reason::Five)));
}
