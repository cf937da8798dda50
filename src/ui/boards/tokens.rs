//! The pieces on a board in play, each drawn by a component of its own, and the way
//! that the last one to move travels.

use std::{collections::HashMap, fmt::Write, rc::Rc};

use dioxus::prelude::*;

use super::{CELL, DeadCross, Figure, Geometry, Plan};
use crate::{
    rules::{Event, GameKind, Piece, Side, Spot},
    ui::{
        men::{Man, Men},
        play::Play,
        shared::Shared,
    },
};

/// The most stops of a way that the style sheet knows (`travel-2` to `travel-12`).
const STOPS: usize = 12;

/// The pieces of the game in play.
#[component]
pub(super) fn Tokens(plan: Plan) -> Element {
    let shared = Shared::here();
    let play = shared.on_board();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let kind = play.table().kind();
    let way = play.travel();
    let mover = mover(play, &way);
    let lands = if mover.is_some() { travel_millis(way.len()) } else { 0 };
    let swept = play.news().iter().any(|event| matches!(event, Event::Swept { .. }));
    let mut heap = (0..).map(|nth| heap(&plan.geometry, nth));
    let men = positions(play.men(), &plan.geometry).into_iter().map(|(man, at)| {
        let Man { id, piece: Piece { side, spot, dead }, from, gone } = man;
        if gone && swept {
            return (id, side, "dead swept", heap.next().unwrap_or(at), None, 0);
        }
        let travels = mover == Some(id);
        let way = travels.then(|| stops(&plan.geometry, side, &way, at));
        let class = match (gone, dead) {
            (true, _) => "gone",
            (false, true) => "dead",
            (false, false) => "alive",
        };
        // Who is hit goes when the other one is there.
        let waits = if from == spot || travels { 0 } else { lands };
        (id, side, class, at, way, waits)
    });
    rsx! {
        for (id , side , class , at , way , waits) in men {
            Token { key: "{id}", kind, side, class, at, way, waits }
        }
    }
}

/// How long a piece is on its way at normal speed, by the number of its stops.
pub(crate) fn travel_millis(stops: usize) -> usize {
    (220 + 110 * stops).min(900)
}

/// Where stones are swept to: the n-th in a heap in the middle of the board.
fn heap(geometry: &Geometry, nth: u8) -> (f64, f64) {
    let (column, row) = (f64::from(nth % 3), f64::from(nth / 3 % 3));
    let aside = 0.4 * CELL;
    (geometry.width / 2.0 + (column - 1.0) * aside, geometry.height / 2.0 + (row - 1.0) * aside)
}

/// A piece at a place; `way` is where it comes by, its end included, and `waits` how many
/// milliseconds it stays where it was.
#[component]
fn Token(
    kind: GameKind,
    side: Side,
    class: &'static str,
    at: (f64, f64),
    way: Option<Rc<[(f64, f64)]>>,
    waits: usize,
) -> Element {
    let mut style = format!("transform: translate({:.1}px, {:.1}px)", at.0, at.1);
    if waits > 0 {
        let _ = write!(style, "; transition-delay: calc({waits}ms * var(--motion))");
    }
    if let Some(way) = way {
        for (nth, (x, y)) in way.iter().enumerate() {
            let _ = write!(style, "; --w{nth}: {x:.1}px, {y:.1}px");
        }
        let time = travel_millis(way.len());
        let _ = write!(
            style,
            "; animation: travel-{} calc({time}ms * var(--motion)) ease-in-out",
            way.len()
        );
    }
    rsx! {
        g { class: "token {class}", style: "{style}",
            Figure { kind, side }
            if class.starts_with("dead") {
                DeadCross {}
            }
        }
    }
}

/// Every man with the place where it is drawn.
pub(super) fn positions(men: &Men, geometry: &Geometry) -> Vec<(Man, (f64, f64))> {
    let all = men.all();
    // The pieces of either side on a place, and those of them that have one already.
    let mut counts: HashMap<Spot, [(usize, usize); 2]> = HashMap::new();
    for man in all.iter().filter(|man| !man.gone) {
        counts.entry(man.piece.spot).or_default()[man.piece.side.index()].0 += 1;
    }
    let place = |man: &Man| {
        let Piece { side, spot, .. } = man.piece;
        let here = counts.entry(spot).or_default();
        // Only on a point do both sides stand at the same place.
        let shared = matches!(spot, Spot::On(_)) && here[side.other().index()].0 > 0;
        let nth = &mut here[side.index()].1;
        let at = geometry.piece(man.piece, *nth, shared);
        *nth += usize::from(!man.gone);
        (*man, at)
    };
    all.iter().map(place).collect()
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

/// Where the stops of a way are; of a very long one some are passed over.
fn stops(geometry: &Geometry, side: Side, way: &[Spot], end: (f64, f64)) -> Rc<[(f64, f64)]> {
    let last = way.len() - 1;
    let count = way.len().min(STOPS);
    let stop = |nth: usize| match nth * last / (count - 1) {
        stop if stop == last => end,
        stop => geometry.spot(side, way[stop]),
    };
    (0..count).map(stop).collect()
}
