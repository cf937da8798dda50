//! Patolli: a painted mat with a cross of 52 squares. It is shown turned by half a
//! circle, so that the first side starts at the bottom, before the person who sits there.

use dioxus::prelude::*;
use serde_json::{Map, Value};

use super::{CELL, Geometry, Place, Tray};
use crate::rules::{
    Game, Point, RuleSet, Side, Spot,
    patolli::{CELLS, Patolli, Rules, TRACK},
};

const SIZE: f64 = 15.0 * CELL;

pub(super) fn geometry() -> Geometry {
    let places = (0..u16::from(TRACK)).map(|square| {
        let (x, y) = middle(square);
        Place { point: Point(square), x, y }
    });
    let tray = |side, spot, y: f64| {
        let (x, width, height) = (9.55 * CELL, 4.9 * CELL, 2.3 * CELL);
        let y = y * CELL;
        let (x, y) = match side {
            Side::First => (x, y),
            Side::Second => (SIZE - x - width, SIZE - y - height),
        };
        Tray { side, spot, x, y, width, height, columns: 3, rows: 2 }
    };
    let trays = Side::ALL
        .into_iter()
        .flat_map(|side| [tray(side, Spot::Home, 12.2), tray(side, Spot::Off, 9.6)])
        .collect();
    Geometry {
        width: SIZE,
        height: SIZE,
        places: places.collect(),
        trays,
        touch: CELL,
        turns: false,
        slants: false,
    }
}

/// The safe squares under these options.
pub(super) fn safe(options: &Map<String, Value>) -> Vec<u16> {
    let rules = if options.is_empty() {
        Rules::default()
    } else {
        Rules::from_json(options).unwrap_or_default()
    };
    rules.safe.iter().map(|square| square.get().into()).collect()
}

fn middle(square: u16) -> (f64, f64) {
    let (row, column) = CELLS[usize::from(square)];
    ((14.5 - f64::from(column)) * CELL, (14.5 - f64::from(row)) * CELL)
}

#[component]
pub(super) fn Drawing(safe: Vec<u16>) -> Element {
    let half = CELL / 2.0;
    let squares = (0..u16::from(TRACK)).map(|square| (square, middle(square)));
    let trays = geometry().trays;
    let starts = Side::ALL.map(|side| {
        let Point(start) = Patolli::start_square(side);
        (Patolli::SIDES[side.index()], middle(start))
    });
    let petals = (0..5).map(|petal| petal * 72);
    rsx! {
        defs {
            pattern { id: "reed", width: "8", height: "8", pattern_units: "userSpaceOnUse",
                rect { width: "8", height: "8", fill: "var(--mat)" }
                path { d: "M0 2h4M4 6h4M0 6h1M7 2h1", stroke: "var(--mat-weave)", stroke_width: "2.4" }
            }
        }
        rect { x: "2", y: "2", width: "{SIZE - 4.0}", height: "{SIZE - 4.0}", rx: "18", class: "patolli-mat" }
        rect { x: "9", y: "9", width: "{SIZE - 18.0}", height: "{SIZE - 18.0}", rx: "12", class: "patolli-thread" }
        for tray in trays {
            rect {
                x: "{tray.x}", y: "{tray.y}", width: "{tray.width}", height: "{tray.height}", rx: "14",
                class: if tray.spot == Spot::Home { "tray home" } else { "tray off" },
            }
            if tray.spot == Spot::Off {
                path {
                    class: "tray-mark",
                    d: "M{tray.x + tray.width / 2.0 - 14.0} {tray.y + tray.height / 2.0}l10 10 20 -22",
                }
            }
        }
        for (square , (x , y)) in squares {
            rect {
                x: "{x - half + 1.0}", y: "{y - half + 1.0}", width: "{CELL - 2.0}", height: "{CELL - 2.0}", rx: "4",
                class: if safe.contains(&square) { "patolli-square safe" } else { "patolli-square" },
            }
            if safe.contains(&square) {
                path {
                    class: "patolli-safe",
                    d: "M{x - 11.0} {y - 11.0}l22 22M{x + 11.0} {y - 11.0}l-22 22",
                }
            }
        }
        for (id , (x , y)) in starts {
            circle { class: "patolli-start {id}", cx: "{x}", cy: "{y}", r: "14" }
        }
        rect { x: "{6.0 * CELL}", y: "{6.0 * CELL}", width: "{3.0 * CELL}", height: "{3.0 * CELL}", rx: "10", class: "patolli-heart" }
        for turn in petals {
            ellipse {
                class: "patolli-petal",
                cx: "{SIZE / 2.0}", cy: "{SIZE / 2.0 - 27.0}", rx: "14", ry: "22",
                transform: "rotate({turn} {SIZE / 2.0} {SIZE / 2.0})",
            }
        }
        circle { class: "patolli-eye", cx: "{SIZE / 2.0}", cy: "{SIZE / 2.0}", r: "13" }
    }
}

/// Jade is a ring, obsidian a cut blade of six edges.
pub(super) fn man(side: Side) -> Element {
    match side {
        Side::First => rsx! {
            circle { r: "15.5", fill: "url(#paint-jade)", stroke: "var(--jade-edge)", stroke_width: "2" }
            circle { r: "5.5", fill: "var(--jade-sign)", stroke: "var(--jade-edge)", stroke_width: "2" }
        },
        Side::Second => rsx! {
            path { d: "M0 -17L14.5 -8.5V8.5L0 17L-14.5 8.5V-8.5Z", fill: "url(#paint-obsidian)", stroke: "var(--obsidian-edge)", stroke_width: "1.5" }
            path { d: "M-8 -7L0 -11.5L8 -7M0 -11.5V1", fill: "none", stroke: "var(--obsidian-sign)", stroke_width: "2", stroke_linecap: "round" }
        },
    }
}
