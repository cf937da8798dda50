//! San San Qi: three squares carved into stone.

use dioxus::prelude::*;

use super::{CELL, Geometry, Place};
use crate::rules::{
    Side,
    san_san::{BoardPoint, LINES},
};

const STEP: f64 = 1.5 * CELL;
const MARGIN: f64 = 1.05 * CELL;
const SIZE: f64 = 6.0 * STEP + 2.0 * MARGIN;

pub(super) fn geometry() -> Geometry {
    let places = BoardPoint::all().map(|point| {
        let (x, y) = middle(point);
        Place { point: point.into(), x, y }
    });
    Geometry {
        width: SIZE,
        height: SIZE,
        places: places.collect(),
        trays: Vec::new(),
        touch: STEP,
        turns: false,
        slants: false,
    }
}

fn middle(point: BoardPoint) -> (f64, f64) {
    let (column, row) = point.grid();
    (MARGIN + f64::from(column) * STEP, MARGIN + f64::from(6 - row) * STEP)
}

#[component]
pub(super) fn Drawing() -> Element {
    let lines = LINES.iter().map(|line| (middle(line[0]), middle(line[2])));
    let lines: Vec<_> = lines.collect();
    rsx! {
        rect { class: "stone-slab", x: "2", y: "2", width: "{SIZE - 4.0}", height: "{SIZE - 4.0}", rx: "22" }
        for ((x1 , y1) , (x2 , y2)) in lines.clone() {
            path { class: "stone-light", d: "M{x1} {y1 + 1.6}L{x2} {y2 + 1.6}" }
        }
        for ((x1 , y1) , (x2 , y2)) in lines {
            path { class: "stone-line", d: "M{x1} {y1}L{x2} {y2}" }
        }
        for place in geometry().places {
            circle { class: "stone-point", cx: "{place.x}", cy: "{place.y}", r: "6" }
        }
    }
}

/// Red stones carry a square, green ones a triangle.
pub(super) fn man(side: Side) -> Element {
    match side {
        Side::First => rsx! {
            circle { r: "22", fill: "url(#paint-red)", stroke: "var(--red-edge)", stroke_width: "2" }
            rect { x: "-8", y: "-8", width: "16", height: "16", rx: "2", fill: "none", stroke: "var(--red-sign)", stroke_width: "3.4" }
        },
        Side::Second => rsx! {
            circle { r: "22", fill: "url(#paint-green)", stroke: "var(--green-edge)", stroke_width: "2" }
            path { d: "M0 -11L10.5 7.5H-10.5Z", fill: "none", stroke: "var(--green-sign)", stroke_width: "3.4", stroke_linejoin: "round" }
        },
    }
}
