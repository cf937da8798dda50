//! Gomoku: a wooden board of 15 or 19 lines, with coordinates.

use std::fmt::Write;

use dioxus::prelude::*;

use super::{CELL, Geometry, Place};
use crate::rules::{Point, Side};

const MARGIN: f64 = 0.95 * CELL;

fn length(size: u16) -> f64 {
    f64::from(size - 1) * CELL + 2.0 * MARGIN
}

pub(super) fn geometry(size: u16) -> Geometry {
    let places = (0..size * size).map(|point| {
        let (x, y) = middle(size, point % size, point / size);
        Place { point: Point(point), x, y }
    });
    Geometry {
        width: length(size),
        height: length(size),
        places: places.collect(),
        trays: Vec::new(),
        touch: CELL,
        turns: false,
        slants: false,
    }
}

fn middle(size: u16, column: u16, row: u16) -> (f64, f64) {
    (MARGIN + f64::from(column) * CELL, length(size) - MARGIN - f64::from(row) * CELL)
}

#[component]
pub(super) fn Drawing(size: u16) -> Element {
    let whole = length(size);
    let lines = (0..size).flat_map(|n| {
        [
            (middle(size, n, 0), middle(size, n, size - 1)),
            (middle(size, 0, n), middle(size, size - 1, n)),
        ]
    });
    let stars = [3, size / 2, size - 4];
    let stars = stars.into_iter().flat_map(|column| stars.map(|row| middle(size, column, row)));
    let letters = (0..size).map(|n| (char::from(b'a' + n as u8), middle(size, n, 0).0));
    let numbers = (0..size).map(|n| (n + 1, middle(size, 0, n).1));
    rsx! {
        rect { x: "1", y: "1", width: "{whole - 2.0}", height: "{whole - 2.0}", rx: "10", class: "wood" }
        path { class: "wood-grain", d: grain(whole) }
        for ((x1 , y1) , (x2 , y2)) in lines {
            path { class: "wood-line", d: "M{x1} {y1}L{x2} {y2}" }
        }
        for (x , y) in stars {
            circle { class: "wood-star", cx: "{x}", cy: "{y}", r: "4.5" }
        }
        for (letter , x) in letters {
            text { class: "wood-text", x: "{x}", y: "{whole - 5.0}", "{letter}" }
        }
        for (number , y) in numbers {
            text { class: "wood-text", x: "11", y: "{y + 4.5}", "{number}" }
        }
    }
}

/// Black stones and white ones, of slate and shell.
pub(super) fn man(side: Side) -> Element {
    let stone = match side {
        Side::First => "black",
        Side::Second => "white",
    };
    rsx! {
        circle { r: "18", fill: "url(#paint-{stone})", stroke: "var(--{stone}-edge)", stroke_width: "1.2" }
    }
}

/// The years of the tree: long lines down the board, nearly straight and never quite.
fn grain(whole: f64) -> String {
    let mut path = String::new();
    let mut x = 9.0;
    for year in 0_u8.. {
        // Steps and swings of a simple pattern that does not meet the eye as one.
        let swing = f64::from(year * 7 % 5) - 2.0;
        x += 11.0 + 5.0 * swing.abs();
        if x > whole - 9.0 {
            break;
        }
        let bend = x + 5.0 * swing;
        let _ = write!(
            path,
            "M{x:.0} 2C{bend:.0} {:.0} {:.0} {:.0} {x:.0} {:.0}",
            whole / 3.0,
            2.0 * x - bend,
            whole / 1.5,
            whole - 2.0
        );
    }
    path
}
