//! The marks on a board: the last move, what can move and where, the line made.

use dioxus::prelude::*;

use super::{Geometry, Plan, Tray};
use crate::{
    rules::{Event, Forbidden, GameKind, Point, Spot},
    ui::{play::Play, shared::Shared},
};

/// Marks under the pieces: the last move, what can move, what is chosen.
#[component]
pub(super) fn Below(plan: Plan) -> Element {
    let shared = Shared::here();
    let play = shared.on_board();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let geometry = &plan.geometry;
    let radius = geometry.touch * 0.47;
    let last: Vec<_> = play.last_points().into_iter().map(|at| geometry.point(at)).collect();
    let sources = on_board(&play.sources(), geometry);
    let chosen = on_board(play.source().as_slice(), geometry);
    rsx! {
        for (x , y) in last {
            circle { class: "mark last", cx: "{x}", cy: "{y}", r: "{radius}" }
        }
        for (x , y) in sources {
            circle { class: "mark source-edge", cx: "{x}", cy: "{y}", r: "{radius}" }
            circle { class: "mark source", cx: "{x}", cy: "{y}", r: "{radius}" }
        }
        for (x , y) in chosen {
            circle { class: "mark chosen", cx: "{x}", cy: "{y}", r: "{radius}" }
        }
        for (class , tray) in trays(play, geometry) {
            rect { class: "{class}", x: "{tray.x}", y: "{tray.y}", width: "{tray.width}", height: "{tray.height}", rx: "12" }
        }
    }
}

/// Marks over the pieces: targets, stones to take, forbidden points, the completed line.
#[component]
pub(super) fn Above(plan: Plan) -> Element {
    let shared = Shared::here();
    let play = shared.on_board();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let geometry = &plan.geometry;
    let radius = geometry.touch * 0.47;
    let at = |point: Point| geometry.point(point);
    // A target where an enemy stands is shown as something to take.
    let mine = play.table().turn().side();
    let enemy = |spot: &Spot| {
        play.pieces().iter().any(|piece| piece.spot == *spot && Some(piece.side) != mine)
    };
    let (attacked, free): (Vec<_>, Vec<_>) = play.targets().into_iter().partition(enemy);
    let targets = on_board(&free, geometry);
    let mut takes: Vec<_> = play.takes().into_iter().map(at).collect();
    takes.extend(on_board(&attacked, geometry));
    let made = made(play.events(), geometry);
    // A stone hides the mark under it.
    let placed = play.events().iter().find_map(|event| match event {
        Event::Placed { at, .. } if play.table().kind() == GameKind::Gomoku => Some(*at),
        _ => None,
    });
    let last = placed.map(at);
    let forbidden = forbidden(play, geometry);
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
        for d in made {
            path { class: "mark line", d }
        }
        for ((x , y) , signs) in forbidden {
            text { class: "mark forbidden", x: "{x}", y: "{y + 4.5}", "{signs}" }
        }
    }
}

/// The forbidden points with their signs.
pub(super) fn forbidden(play: &Play, geometry: &Geometry) -> Vec<((f64, f64), String)> {
    let signs = play.forbidden().iter().map(|(point, reasons)| {
        let signs: Vec<_> = reasons.iter().copied().map(sign).collect();
        (geometry.point(*point), signs.join("·"))
    });
    signs.collect()
}

/// The trays from which a piece can come, or to which one can go.
fn trays(play: &Play, geometry: &Geometry) -> Vec<(&'static str, Tray)> {
    let (sources, targets) = (play.sources(), play.targets());
    let mine = geometry.trays.iter().filter(|tray| play.table().turn().side() == Some(tray.side));
    let marked = mine.filter_map(|tray| match tray.spot {
        spot if sources.contains(&spot) => Some(("mark tray", *tray)),
        spot if targets.contains(&spot) => Some(("mark tray target", *tray)),
        _ => None,
    });
    marked.collect()
}

/// The middles of those spots that are on the board.
fn on_board(spots: &[Spot], geometry: &Geometry) -> Vec<(f64, f64)> {
    let points = spots.iter().filter_map(|spot| match spot {
        Spot::On(point) => Some(geometry.point(*point)),
        Spot::Home | Spot::Off => None,
    });
    points.collect()
}

/// The lines that were completed, as paths.
pub(super) fn made(events: &[Event], geometry: &Geometry) -> Vec<String> {
    let ends = events.iter().filter_map(|event| match event {
        Event::Line { points, .. } => {
            Some((geometry.point(*points.first()?), geometry.point(*points.last()?)))
        }
        _ => None,
    });
    ends.map(|((x1, y1), (x2, y2))| format!("M{x1} {y1}L{x2} {y2}")).collect()
}

/// The short sign of a forbidden shape, the same in every language.
const fn sign(reason: Forbidden) -> &'static str {
    match reason {
        Forbidden::DoubleThree => "33",
        Forbidden::DoubleFour => "44",
        Forbidden::Overline => "6",
    }
}
