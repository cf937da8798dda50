//! Bead jump: a lacquered diamond, Blue's corner towards the person below.

use dioxus::prelude::*;

use super::{CELL, Geometry, Place};
use crate::rules::{Point, Side, bead_jump::camp};

/// Half the diagonal of a cell of the turned board.
const HALF: f64 = CELL;
const MARGIN: f64 = 0.95 * CELL;
const SIZE: f64 = 10.0 * HALF + 2.0 * MARGIN;

pub(super) fn geometry() -> Geometry {
    let places = (0..36).map(|point| {
        let (x, y) = middle(point);
        Place { point: Point(point), x, y }
    });
    Geometry {
        width: SIZE,
        height: SIZE,
        places: places.collect(),
        trays: Vec::new(),
        // Nearly the distance of neighbours, which is that of two cells' diagonals.
        touch: 1.41 * CELL,
        turns: false,
        slants: true,
    }
}

/// The column runs up to the right, the row up to the left; f1 is at the bottom.
fn middle(point: u16) -> (f64, f64) {
    let (column, row) = (f64::from(point % 6), f64::from(point / 6));
    (SIZE / 2.0 + (column + row - 5.0) * HALF, SIZE - MARGIN - (5.0 - column + row) * HALF)
}

#[component]
pub(super) fn Drawing() -> Element {
    let (far, near) = (MARGIN * 0.18, SIZE - MARGIN * 0.18);
    let centre = SIZE / 2.0;
    let rows = (0..6).flat_map(|n| [(n * 6, n * 6 + 5), (n, 30 + n)]);
    let lines = rows.map(|(from, to)| (middle(from), middle(to)));
    let camps: Vec<_> =
        Side::ALL.into_iter().flat_map(|side| camp(side).map(move |point| (side, point))).collect();
    rsx! {
        path { class: "bead-edge", d: "M{centre} {far}L{near} {centre}L{centre} {near}L{far} {centre}Z" }
        path { class: "bead-board", d: "M{centre} {far + 12.0}L{near - 12.0} {centre}L{centre} {near - 12.0}L{far + 12.0} {centre}Z" }
        for ((x1 , y1) , (x2 , y2)) in lines {
            path { class: "bead-line", d: "M{x1} {y1}L{x2} {y2}" }
        }
        for (point , place) in geometry().places.into_iter().enumerate() {
            circle { key: "{point}", class: "bead-hole", cx: "{place.x}", cy: "{place.y}", r: "12" }
        }
        for (side , point) in camps {
            circle {
                class: if side == Side::First { "bead-camp blue" } else { "bead-camp red" },
                cx: "{middle(point.0).0}", cy: "{middle(point.0).1}", r: "23",
            }
        }
    }
}

/// Blue beads carry a ring, red ones a star of light.
pub(super) fn man(side: Side) -> Element {
    match side {
        Side::First => rsx! {
            circle { r: "19", fill: "url(#paint-blue)", stroke: "var(--blue-edge)", stroke_width: "2" }
            circle { r: "9", fill: "none", stroke: "var(--blue-sign)", stroke_width: "3.4" }
            ellipse { cx: "-7", cy: "-9", rx: "4.5", ry: "3", fill: "#fff", opacity: "0.75" }
        },
        Side::Second => rsx! {
            circle { r: "19", fill: "url(#paint-red)", stroke: "var(--red-edge)", stroke_width: "2" }
            path { d: "M0 -11L3 -3L11 0L3 3L0 11L-3 3L-11 0L-3 -3Z", fill: "var(--red-sign)" }
            ellipse { cx: "-7", cy: "-9", rx: "4.5", ry: "3", fill: "#fff", opacity: "0.7" }
        },
    }
}
