//! The pieces on a board in play, each drawn by a component of its own, and the way
//! that the last one to move travels.

use std::{collections::HashMap, fmt::Write, rc::Rc};

use dioxus::prelude::*;

use super::{DeadCross, Figure, Geometry, Plan};
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
    let men = positions(play.men(), &plan.geometry).into_iter().map(|(man, at)| {
        let travels = mover == Some(man.id);
        let way = travels.then(|| stops(&plan.geometry, man.piece.side, &way, at));
        let class = match (man.gone, man.piece.dead) {
            (true, _) => "gone",
            (false, true) => "dead",
            (false, false) => "alive",
        };
        (man.id, man.piece.side, class, at, way)
    });
    rsx! {
        for (id , side , class , at , way) in men {
            Token { key: "{id}", kind, side, class, at, way }
        }
    }
}

/// How long a piece is on its way at normal speed, by the number of its stops.
pub(crate) fn travel_millis(stops: usize) -> usize {
    (220 + 110 * stops).min(900)
}

/// A piece at a place; `way` is where it comes by, its end included.
#[component]
fn Token(
    kind: GameKind,
    side: Side,
    class: &'static str,
    at: (f64, f64),
    way: Option<Rc<[(f64, f64)]>>,
) -> Element {
    let mut style = format!("transform: translate({:.1}px, {:.1}px)", at.0, at.1);
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
            if class == "dead" {
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
