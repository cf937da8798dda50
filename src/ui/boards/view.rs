//! A board in play: the drawing, the marks, the pieces, and over them a button for
//! every place that can be touched.

use std::{collections::HashMap, fmt::Write};

use dioxus::prelude::*;

use super::{DeadCross, Drawing, Figure, Geometry, Look, buttons::buttons, hint, marks};
use crate::{
    rules::{Event, Piece, Side, Spot},
    ui::{
        men::{Man, Men},
        play::Play,
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
            svg { class: "board-drawing ground", view_box: "0 0 {width} {height}", "aria-hidden": "true",
                Drawing { look }
            }
            svg { class: "board-drawing", view_box: "0 0 {width} {height}", "aria-hidden": "true",
                {marks::below(play, &geometry)}
                for man in men {
                    g { key: "{man.id}", class: "token {man.class}", style: "{man.style}",
                        Figure { kind, side: man.side }
                        if man.class == "dead" {
                            DeadCross {}
                        }
                    }
                }
                {marks::above(play, &geometry)}
                {hint::hint(play, &geometry)}
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

/// Every man with the place where it is drawn.
pub(super) fn positions(men: &Men, geometry: &Geometry) -> Vec<(Man, (f64, f64))> {
    let all = men.all();
    let mut nth: HashMap<(Side, Spot), usize> = HashMap::new();
    let place = |man: &Man| {
        let piece = man.piece;
        let count = nth.entry((piece.side, piece.spot)).or_default();
        let at = geometry.piece(piece, *count, shares(all, piece));
        *count += usize::from(!man.gone);
        (*man, at)
    };
    all.iter().map(place).collect()
}

/// The pieces, and the style sheet that makes the one that moved travel its way.
fn men(play: &Play, geometry: &Geometry) -> (String, Vec<Drawn>) {
    let way = play.travel();
    let mover = mover(play, &way);
    let mut travel = String::new();
    let men = positions(play.men(), geometry).into_iter().map(|(man, (x, y))| {
        let mut style = format!("transform: translate({x:.1}px, {y:.1}px)");
        if mover == Some(man.id) {
            let name = format!("travel-{}", play.table().ply());
            let time = (220 + 110 * way.len()).min(900);
            travel = keyframes(&name, geometry, man.piece.side, &way, (x, y));
            let _ = write!(style, "; animation: {name} {time}ms ease-in-out");
        }
        let class = match (man.gone, man.piece.dead) {
            (true, _) => "gone",
            (false, true) => "dead",
            (false, false) => "alive",
        };
        Drawn { id: man.id, side: man.piece.side, class, style }
    });
    let men = men.collect();
    (travel, men)
}

/// The man who moved in the last ply: the one at the end of its way, the newest
/// where several stand together.
fn mover(play: &Play, way: &[Spot]) -> Option<u32> {
    let side = play.news().iter().find_map(|event| match event {
        Event::Moved { side, .. } => Some(*side),
        _ => None,
    })?;
    let end = *way.last()?;
    let there = |man: &&Man| !man.gone && man.piece.side == side && man.piece.spot == end;
    play.men().all().iter().filter(there).map(|man| man.id).next_back()
}

/// Whether a piece of the other side stands on the same point.
fn shares(men: &[Man], piece: Piece) -> bool {
    matches!(piece.spot, Spot::On(_))
        && men.iter().any(|other| {
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
