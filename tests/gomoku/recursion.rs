//! Renju's recursive legality of threes (RIF 9.3), drawn: a three counts only when it
//! can really become a straight four.

use crate::{LEGAL, THREES, diagram::verdict};

// 9.3: the row o.xx*q. becomes a straight four only at q, and q would make six in its
// column: the three cannot really become a straight four, so one three is left.
#[test]
fn three_void_by_an_overline() {
    let rows = [
        ". . . . . x . .", //
        ". . . . x x . .",
        ". . . . x x . .",
        "o . x x * . . .",
        ". . . . . x . .",
        ". . . . . x . .",
    ];
    assert_eq!(verdict("d4", &rows), LEGAL);
    // White in q's column: q makes nothing but the straight four.
    let rows = [
        ". . . . . x . .", //
        ". . . . x x . .",
        ". . . . x o . .",
        "o . x x * . . .",
        ". . . . . x . .",
        ". . . . . x . .",
    ];
    assert_eq!(verdict("d4", &rows), [THREES]);
}

// The same with five instead of six in q's column: there Black wins, so q is legal
// and the three is real.
#[test]
fn three_real_by_a_five() {
    let rows = [
        ". . . . x . . .", //
        ". . . . . x . .",
        ". . . . x x . .",
        "o . x x * . . .",
        ". . . . . x . .",
        ". . . . . x . .",
    ];
    assert_eq!(verdict("d4", &rows), [THREES]);
}

// 9.3: q would make a second four beside the straight four: void.
#[test]
fn three_void_by_a_double_four() {
    let rows = [
        ". . . . . o . .", //
        ". . . . x . . .",
        ". . . . . . . .",
        ". . . . x . . .",
        "o . x x * . . .",
        ". . . . . x . .",
        ". . . . . x . .",
        ". . . . . x . .",
    ];
    assert_eq!(verdict("d3", &rows), LEGAL);
    // Closed at the other end too, the column of q is no four, and the three is real.
    let rows = [
        ". . . . . . . .", //
        ". . . . x . . .",
        ". . . . . . . .",
        ". . . . x o . .",
        "o . x x * . . .",
        ". . . . . x . .",
        ". . . . . x . .",
        ". . . . . x . .",
        ". . . . . o . .",
    ];
    assert_eq!(verdict("d2", &rows), [THREES]);
}

// The quintet shape: h8 makes the row f8 . h8 i8 and the column h8 h9 h10. The row's
// only point, g8, makes a second four (d11 e10 f9 g8), but also completes g4–g8: five
// beats everything, g8 is legal, both threes are real.
#[test]
fn quintet_shape() {
    let rows = [
        "x . . . . . . .", // d11
        ". x . . x . . .",
        ". . x . x . . .",
        ". . x . * x . .", // row 8
        ". . . x . . . .",
        ". . . x . . . .",
        ". . . x . . . .",
        ". . . x . . . .", // row 4
    ];
    assert_eq!(verdict("d4", &rows), [THREES]);
    // Without g4 there is no five at g8; it is a double four now, and the row is void.
    let rows = [
        "x . . . . . . .", //
        ". x . . x . . .",
        ". . x . x . . .",
        ". . x . * x . .",
        ". . . o . . . .",
        ". . . x . . . .",
        ". . . x . . . .",
        ". . . x . . . .",
    ];
    assert_eq!(verdict("d4", &rows), LEGAL);
}

// One level down: the row's point q (right of *) would make a double three with its
// column and its diagonal, so it is forbidden, and the row's three is not real.
#[test]
fn three_void_by_a_double_three() {
    let rows = [
        ". . . . . . . . . .", //
        ". . . . x . . x . .",
        ". . . . x . x . . .",
        "o . x x * . . . . .",
        ". . . . . x . . . .",
        ". . . . . x . . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .",
    ];
    assert_eq!(verdict("d4", &rows), LEGAL);
}

// Two levels down: White above leaves one way to complete q's column, the point below
// it, where the row would become six. So q makes one real three, is legal, and the
// row's three is real after all.
#[test]
fn three_real_by_a_void_double_three() {
    let rows = [
        ". . . . x o . x . .", //
        ". . . . x . x . . .",
        "o . x x * . . . . .",
        ". . . . . x . . . .",
        ". . . . . x . . . .",
        ". x x x x . x . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .",
    ];
    assert_eq!(verdict("d3", &rows), [THREES]);
}

// The same with five instead of six below q's column: five beats, so q's column is
// real, q is forbidden, and the row's three is void again.
#[test]
fn three_void_by_a_double_three_real_by_a_five() {
    let rows = [
        ". . . . x o . x . .", //
        ". . . . x . x . . .",
        "o . x x * . . . . .",
        ". . . . . x . . . .",
        ". . . . . x . . . .",
        ". . x x x . x . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .",
    ];
    assert_eq!(verdict("d3", &rows), LEGAL);
}
