//! A board in play: the drawing, the marks, the pieces, and over them a button for
//! every place that can be touched.

use std::{collections::HashMap, fmt::Write};

use dioxus::prelude::*;

use super::{Drawing, Geometry, Look, Man};
use crate::{
    rules::{Event, Forbidden, GameKind, Illegal, Piece, Point, Side, Spot},
    ui::{
        i18n::{t, t_with},
        play::Play,
        tokens::{Token, Tokens},
        words,
    },
};

/// A piece as it is drawn.
#[derive(Clone, PartialEq)]
struct Drawn {
    id: u32,
    side: Side,
    class: &'static str,
    style: String,
}

/// A place that can be touched.
#[derive(Clone, PartialEq)]
struct Button {
    spot: Spot,
    label: String,
    style: String,
    class: &'static str,
}

/// The board of the game in play; `ontap` is told which place was tapped.
///
/// `play` is a `Signal`: a `ReadSignal` prop of what cannot be compared makes its parent
/// render again whenever that parent renders, for ever.
#[component]
pub(crate) fn BoardView(play: Signal<Option<Play>>, ontap: EventHandler<Spot>) -> Element {
    let play = play.read();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    let kind = table.kind();
    let look = Look::of(table);
    let geometry = Geometry::of(&look);
    let (travel, men) = men(play, &geometry);
    let buttons = buttons(play, &geometry);
    let (width, height) = (geometry.width, geometry.height);
    rsx! {
        div {
            class: "board",
            role: "group",
            "aria-label": words::game_name(kind),
            "data-game": kind.id(),
            "data-turns": geometry.turns,
            style: "--ratio: {width / height}",
            style { "{travel}" }
            svg { class: "board-drawing", view_box: "0 0 {width} {height}", "aria-hidden": "true",
                Drawing { look }
                {marks_below(play, &geometry)}
                for man in men {
                    g { key: "{man.id}", class: "token {man.class}", style: "{man.style}",
                        Man { kind, side: man.side }
                        if man.class == "dead" {
                            path { class: "dead-cross", d: "M-15 -15L15 15M15 -15L-15 15" }
                        }
                    }
                }
                {marks_above(play, &geometry)}
            }
            for button in buttons {
                button {
                    key: "{button.spot:?}",
                    class: "spot {button.class}",
                    style: "{button.style}",
                    "aria-label": "{button.label}",
                    onclick: move |_| ontap.call(button.spot),
                }
            }
        }
    }
}

/// Every token with the place where it is drawn.
pub(super) fn positions(tokens: &Tokens, geometry: &Geometry) -> Vec<(Token, (f64, f64))> {
    let all = tokens.all();
    let mut nth: HashMap<(Side, Spot), usize> = HashMap::new();
    let place = |token: &Token| {
        let piece = token.piece;
        let count = nth.entry((piece.side, piece.spot)).or_default();
        let at = geometry.piece(piece, *count, shares(all, piece));
        *count += usize::from(!token.gone);
        (*token, at)
    };
    all.iter().map(place).collect()
}

/// The pieces, and the style sheet that makes the one that moved travel its way.
fn men(play: &Play, geometry: &Geometry) -> (String, Vec<Drawn>) {
    let way = play.travel();
    let mover = mover(play, &way);
    let mut travel = String::new();
    let men = positions(play.tokens(), geometry).into_iter().map(|(token, (x, y))| {
        let mut style = format!("transform: translate({x:.1}px, {y:.1}px)");
        if mover == Some(token.id) {
            let name = format!("travel-{}", play.table().ply());
            let time = (220 + 110 * way.len()).min(900);
            travel = keyframes(&name, geometry, token.piece.side, &way, (x, y));
            let _ = write!(style, "; animation: {name} {time}ms ease-in-out");
        }
        let class = match (token.gone, token.piece.dead) {
            (true, _) => "gone",
            (false, true) => "dead",
            (false, false) => "alive",
        };
        Drawn { id: token.id, side: token.piece.side, class, style }
    });
    let men = men.collect();
    (travel, men)
}

/// The token that moved in the last ply: the one at the end of its way, the newest
/// where several stand together.
fn mover(play: &Play, way: &[Spot]) -> Option<u32> {
    let side = play.news().iter().find_map(|event| match event {
        Event::Moved { side, .. } => Some(*side),
        _ => None,
    })?;
    let end = *way.last()?;
    let there = |token: &&Token| !token.gone && token.piece.side == side && token.piece.spot == end;
    play.tokens().all().iter().filter(there).map(|token| token.id).next_back()
}

/// Whether a piece of the other side stands on the same point.
fn shares(tokens: &[Token], piece: Piece) -> bool {
    matches!(piece.spot, Spot::On(_))
        && tokens.iter().any(|other| {
            !other.gone && other.piece.spot == piece.spot && other.piece.side != piece.side
        })
}

fn keyframes(name: &str, geometry: &Geometry, side: Side, way: &[Spot], end: (f64, f64)) -> String {
    let last = way.len() - 1;
    let mut sheet = format!("@keyframes {name} {{");
    for (step, spot) in way.iter().enumerate() {
        let (x, y) = if step == last { end } else { geometry.spot(side, *spot) };
        let percent = 100.0 * step as f64 / last as f64;
        let _ = write!(sheet, "{percent:.1}% {{ transform: translate({x:.1}px, {y:.1}px) }} ");
    }
    sheet.push('}');
    sheet
}

/// Marks under the pieces: the last move, what can move, what is chosen.
fn marks_below(play: &Play, geometry: &Geometry) -> Element {
    let radius = geometry.touch * 0.47;
    let last = play.last_points();
    let source = play.source();
    let sources = play.sources();
    let on = |spots: &[Spot]| -> Vec<(f64, f64)> {
        let points = spots
            .iter()
            .filter_map(|spot| if let Spot::On(point) = spot { Some(*point) } else { None });
        points.map(|point| geometry.point(point)).collect()
    };
    let sources = on(&sources);
    let chosen = on(source.as_slice());
    rsx! {
        for (x , y) in last.into_iter().map(|point| geometry.point(point)) {
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
fn marks_above(play: &Play, geometry: &Geometry) -> Element {
    let radius = geometry.touch * 0.47;
    let at = |point: Point| geometry.point(point);
    let targets: Vec<_> = play
        .targets()
        .into_iter()
        .filter_map(|spot| if let Spot::On(point) = spot { Some(at(point)) } else { None })
        .collect();
    let takes: Vec<_> = play.takes().into_iter().map(at).collect();
    let lines: Vec<_> = play
        .table()
        .last_events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Line { points, .. } => Some((at(*points.first()?), at(*points.last()?))),
            _ => None,
        })
        .collect();
    let last = match play.table().kind() {
        GameKind::Gomoku => play.last_points().into_iter().next().map(at),
        _ => None,
    };
    let forbidden: Vec<_> = play
        .forbidden()
        .into_iter()
        .map(|(point, reasons)| {
            let signs: Vec<_> = reasons.into_iter().map(sign).collect();
            (at(point), signs.join("·"))
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

/// The short sign of a forbidden shape, the same in every language.
const fn sign(reason: Forbidden) -> &'static str {
    match reason {
        Forbidden::DoubleThree => "33",
        Forbidden::DoubleFour => "44",
        Forbidden::Overline => "6",
    }
}

fn buttons(play: &Play, geometry: &Geometry) -> Vec<Button> {
    let table = play.table();
    let pieces = table.pieces();
    let (sources, targets, takes) = (play.sources(), play.targets(), play.takes());
    let chosen = play.source();
    let state = |spot: Spot| {
        let take = matches!(spot, Spot::On(point) if takes.contains(&point));
        match () {
            () if targets.contains(&spot) => ("target", Some("state-target")),
            () if take => ("take", Some("state-take")),
            () if chosen == Some(spot) => ("chosen", Some("state-chosen")),
            () if sources.contains(&spot) => ("source", Some("state-source")),
            () => ("", None),
        }
    };
    let describe = |spot: Spot, name: String, what: String| {
        let (class, state) = state(spot);
        let label = match state {
            Some(state) => t_with(
                "label-state",
                &[("name", name.into()), ("what", what.into()), ("state", t(state).into())],
            ),
            None => t_with("label", &[("name", name.into()), ("what", what.into())]),
        };
        (class, label)
    };
    let percent = |part: f64, whole: f64| part / whole * 100.0;
    let style = |x: f64, y: f64, width: f64, height: f64| {
        format!(
            "left:{:.3}%;top:{:.3}%;width:{:.3}%;height:{:.3}%",
            percent(x, geometry.width),
            percent(y, geometry.height),
            percent(width, geometry.width),
            percent(height, geometry.height),
        )
    };
    let forbidden: HashMap<_, _> = play.forbidden().into_iter().collect();
    let touch = geometry.touch;
    let points = geometry.places.iter().map(|place| {
        let spot = Spot::On(place.point);
        let mut what = words::standing(table, &pieces, spot);
        if let Some(reasons) = forbidden.get(&place.point) {
            what = words::illegal(table, &Illegal::Forbidden(reasons.clone()));
        }
        let (class, label) = describe(spot, table.point_name(place.point), what);
        let style = style(place.x - touch / 2.0, place.y - touch / 2.0, touch, touch);
        Button { spot, label, style, class }
    });
    let trays = geometry.trays.iter().filter_map(|tray| {
        let mine = table.turn().side() == Some(tray.side);
        let usable = mine && (sources.contains(&tray.spot) || targets.contains(&tray.spot));
        // The trays of the side that does not act are no buttons.
        usable.then(|| {
            let what = words::standing(table, &pieces, tray.spot);
            let (class, label) = describe(tray.spot, words::spot_name(table, tray.spot), what);
            let style = style(tray.x, tray.y, tray.width, tray.height);
            Button { spot: tray.spot, label, style, class }
        })
    });
    points.chain(trays).collect()
}
