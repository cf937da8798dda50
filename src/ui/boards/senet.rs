//! Senet: an inlaid box of three rows of ten, with a shelf for the pieces that are off.

use dioxus::prelude::*;

use super::{CELL, Geometry, Place, Tray};
use crate::rules::{
    Point, Side, Spot,
    senet::{BEAUTY, PATH, RE_ATUM, REBIRTH, THREE_TRUTHS, WATER, cell},
};

/// Senet's squares are drawn larger than a cell, so that its pieces are too.
const SQUARE: f64 = 1.5 * CELL;
const EDGE: f64 = 0.3 * CELL;
const SHELF: f64 = 1.1 * CELL;
const WIDTH: f64 = 10.0 * SQUARE + 2.0 * EDGE;
const HEIGHT: f64 = 3.0 * SQUARE + 3.0 * EDGE + SHELF;

pub(super) fn geometry() -> Geometry {
    let places = (1..=PATH).map(|square| {
        let (x, y) = middle(square);
        Place { point: Point(square.into()), x, y }
    });
    let width = WIDTH / 2.0 - 1.5 * EDGE;
    let tray = |side, x| Tray {
        side,
        spot: Spot::Off,
        x,
        y: HEIGHT - EDGE - SHELF,
        width,
        height: SHELF,
        columns: 7,
        rows: 1,
    };
    Geometry {
        width: WIDTH,
        height: HEIGHT,
        places: places.collect(),
        trays: vec![tray(Side::First, EDGE), tray(Side::Second, WIDTH - EDGE - width)],
        touch: SQUARE,
        turns: true,
        slants: false,
    }
}

fn middle(square: u8) -> (f64, f64) {
    let (row, column) = cell(square).unwrap_or_default();
    let at = |steps: u8| EDGE + (f64::from(steps) + 0.5) * SQUARE;
    (at(column), at(row))
}

#[component]
pub(super) fn Drawing() -> Element {
    let squares = (1..=PATH).map(|square| (square, middle(square)));
    rsx! {
        rect { x: "2", y: "2", width: "{WIDTH - 4.0}", height: "{HEIGHT - 4.0}", rx: "14", class: "senet-box" }
        for (square , (x , y)) in squares {
            rect {
                class: if square % 2 == 0 { "senet-square dark" } else { "senet-square" },
                x: "{x - SQUARE / 2.0 + 1.0}", y: "{y - SQUARE / 2.0 + 1.0}", width: "{SQUARE - 2.0}", height: "{SQUARE - 2.0}", rx: "5",
            }
            if let Some(sign) = sign(square) {
                g { transform: "translate({x} {y})",
                    path { class: if square == WATER { "senet-sign water stand" } else { "senet-sign stand" }, d: "{sign}" }
                }
            }
        }
        for tray in geometry().trays {
            rect { class: "tray off", x: "{tray.x}", y: "{tray.y}", width: "{tray.width}", height: "{tray.height}", rx: "10" }
        }
        path { class: "senet-way", d: "M{EDGE + 10.2 * SQUARE - 10.0} {middle(10).1}v{SQUARE}M{EDGE - 4.0} {middle(20).1}v{SQUARE}" }
    }
}

/// The signs of the houses, around the origin.
fn sign(square: u8) -> Option<&'static str> {
    Some(match square {
        // Rebirth: an ankh.
        REBIRTH => "M0 22V-2M-13 4H13M0 -2C-14 -14 -8 -24 0 -24S14 -14 0 -2Z",
        // Beauty: nefer, heart and windpipe.
        BEAUTY => "M0 -24V6M-8 -17H8M0 6C-12 6 -12 23 0 23S12 6 0 6Z",
        // Water: waves.
        WATER => {
            "M-22 -12l7 -7 7 7 7 -7 7 7 7 -7 8 7M-22 3l7 -7 7 7 7 -7 7 7 7 -7 8 7M-22 18l7 -7 7 7 7 -7 7 7 7 -7 8 7"
        }
        // Three truths, two, and the horizon.
        THREE_TRUTHS => "M-13 -18V18M0 -18V18M13 -18V18",
        RE_ATUM => "M-8 -18V18M8 -18V18",
        PATH => "M-20 12H20M-12 12A12 12 0 0 1 12 12M0 -10V-20M-14 -4L-21 -11M14 -4L21 -11",
        _ => return None,
    })
}

/// White is a cone, black a spool.
pub(super) fn man(side: Side) -> Element {
    match side {
        Side::First => rsx! {
            path { class: "stand", d: "M0 -21C4 -21 5 -16 7 -9L15 14C16 18 13 20 10 20H-10C-13 20 -16 18 -15 14L-7 -9C-5 -16 -4 -21 0 -21Z", fill: "url(#paint-ivory)", stroke: "var(--ivory-edge)", stroke_width: "2" }
        },
        Side::Second => rsx! {
            path { class: "stand", d: "M-15 -19H15C19 -19 19 -11 14 -9C8 -6 8 6 14 9C19 11 19 19 15 19H-15C-19 19 -19 11 -14 9C-8 6 -8 -6 -14 -9C-19 -11 -19 -19 -15 -19Z", fill: "url(#paint-ebony)", stroke: "var(--ebony-edge)", stroke_width: "1.6" }
        },
    }
}
