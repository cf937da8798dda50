//! The marks on a board: the last move, what can move and where, the line made.

use dioxus::prelude::*;

use super::Geometry;
use crate::{
    rules::{Event, Forbidden, GameKind, Point, Spot},
    ui::play::Play,
};

/// Marks under the pieces: the last move, what can move, what is chosen.
pub(super) fn below(play: &Play, geometry: &Geometry) -> Element {
    let radius = geometry.touch * 0.47;
    let last: Vec<_> = play.last_points().into_iter().map(|at| geometry.point(at)).collect();
    let sources = on_board(&play.sources(), geometry);
    let chosen = on_board(play.source().as_slice(), geometry);
    rsx! {
        for (x , y) in last {
            circle { class: "mark last", cx: "{x}", cy: "{y}", r: "{radius}" }
        }
        for (x , y) in sources {
            circle { class: "mark source", cx: "{x}", cy: "{y}", r: "{radius}" }
        }
        for (x , y) in chosen {
            circle { class: "mark chosen", cx: "{x}", cy: "{y}", r: "{radius}" }
        }
    }
}

/// Marks over the pieces: targets, stones to take, forbidden points, the completed line.
pub(super) fn above(play: &Play, geometry: &Geometry) -> Element {
    let radius = geometry.touch * 0.47;
    let at = |point: Point| geometry.point(point);
    let targets = on_board(&play.targets(), geometry);
    let takes: Vec<_> = play.takes().into_iter().map(at).collect();
    let lines: Vec<_> = play.events().iter().filter_map(|event| ends(event, geometry)).collect();
    // A stone hides the mark under it.
    let placed = play.events().iter().find_map(|event| match event {
        Event::Placed { at, .. } if play.table().kind() == GameKind::Gomoku => Some(*at),
        _ => None,
    });
    let last = placed.map(at);
    let forbidden: Vec<_> = play
        .forbidden()
        .iter()
        .map(|(point, reasons)| {
            let signs: Vec<_> = reasons.iter().copied().map(sign).collect();
            (at(*point), signs.join("·"))
        })
        .collect();
    rsx! {
        for (x , y) in last {
            circle { class: "mark newest", cx: "{x}", cy: "{y}", r: "6" }
        }
        for (x , y) in targets {
            circle { class: "mark target", cx: "{x}", cy: "{y}", r: "{radius * 0.42}" }
        }
        for (x , y) in takes {
            circle { class: "mark take", cx: "{x}", cy: "{y}", r: "{radius * 0.9}" }
        }
        for ((x1 , y1) , (x2 , y2)) in lines {
            path { class: "mark line", d: "M{x1} {y1}L{x2} {y2}" }
        }
        for ((x , y) , signs) in forbidden {
            text { class: "mark forbidden", x: "{x}", y: "{y + 4.5}", "{signs}" }
        }
    }
}

/// The middles of those spots that are on the board.
fn on_board(spots: &[Spot], geometry: &Geometry) -> Vec<(f64, f64)> {
    let points = spots.iter().filter_map(|spot| match spot {
        Spot::On(point) => Some(geometry.point(*point)),
        Spot::Home | Spot::Off => None,
    });
    points.collect()
}

/// The ends of a completed line.
fn ends(event: &Event, geometry: &Geometry) -> Option<((f64, f64), (f64, f64))> {
    match event {
        Event::Line { points, .. } => {
            Some((geometry.point(*points.first()?), geometry.point(*points.last()?)))
        }
        _ => None,
    }
}

/// The short sign of a forbidden shape, the same in every language.
const fn sign(reason: Forbidden) -> &'static str {
    match reason {
        Forbidden::DoubleThree => "33",
        Forbidden::DoubleFour => "44",
        Forbidden::Overline => "6",
    }
}
