//! A hint on the board: brackets around its places and an arrow from one to the other,
//! which no other mark has.

use std::fmt::Write;

use dioxus::prelude::*;

use super::{Geometry, Plan};
use crate::ui::{play::Play, shared::Shared};

/// The hint that is given, over everything else.
#[component]
pub(super) fn HintMark(plan: Plan) -> Element {
    let shared = Shared::here();
    let play = shared.on_board();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let Some(path) = path(play, &plan.geometry) else { return rsx! {} };
    rsx! {
        path { class: "mark hint-edge", d: "{path}" }
        path { class: "mark hint", d: "{path}" }
    }
}

/// The lines of what is pointed out, if anything is.
pub(super) fn path(play: &Play, geometry: &Geometry) -> Option<String> {
    let side = play.hint_side()?;
    let spots = play.hint_way().into_iter();
    let way: Vec<_> = spots.map(|spot| geometry.spot(side, spot)).collect();
    let (first, last) = (way.first()?, way.last()?);
    let half = geometry.touch.min(super::CELL * 1.2) * 0.56;
    let mut path = brackets(*last, half);
    if way.len() > 1 {
        path += &brackets(*first, half);
        path += &arrow(&way, half * 0.5);
    }
    Some(path)
}

/// The four corners of a square around a place.
fn brackets((x, y): (f64, f64), half: f64) -> String {
    let arm = half * 0.5;
    let mut path = String::new();
    for (right, down) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let (left, top) = (x + right * half, y + down * half);
        let _ =
            write!(path, "M{left:.1} {:.1}V{top:.1}H{:.1}", top - down * arm, left - right * arm);
    }
    path
}

/// A line from place to place with a head at its end.
fn arrow(way: &[(f64, f64)], head: f64) -> String {
    let mut path = String::new();
    for (step, (x, y)) in way.iter().enumerate() {
        let _ = write!(path, "{}{x:.1} {y:.1}", if step == 0 { 'M' } else { 'L' });
    }
    if let [.., (x1, y1), (x2, y2)] = way {
        // Back along the line, and to either side of it.
        let length = (x2 - x1).hypot(y2 - y1).max(1.0);
        let (back, aside) = (1.32 * head / length, 0.9 * head / length);
        let (dx, dy) = (x2 - x1, y2 - y1);
        for aside in [-aside, aside] {
            let (x, y) = (x2 - back * dx + aside * dy, y2 - back * dy - aside * dx);
            let _ = write!(path, "M{x2:.1} {y2:.1}L{x:.1} {y:.1}");
        }
    }
    path
}
