//! The boards: where everything is, how it looks, what a finger can touch.
//!
//! Each game has a file with its [`Geometry`] and its drawing. Lengths are in the
//! units of the SVG's view box; [`CELL`] is the distance of two neighbours.

mod aim;
mod bead_jump;
mod buttons;
mod focus;
mod gomoku;
mod hint;
mod marks;
mod nav;
mod patolli;
mod san_san;
mod senet;
mod tokens;
mod view;

use std::{ops::Deref, rc::Rc};

use dioxus::prelude::*;
use serde_json::{Map, Value};

use aim::Aim;
pub(crate) use focus::{BoardFocus, Way};
pub(crate) use nav::Arrow;
pub(crate) use tokens::travel_millis;
pub(crate) use view::BoardView;

use super::{men::Men, play::Play};
use crate::{
    rules::{GameKind, Piece, Point, Side, Spot},
    session::Table,
};

/// What a small picture points out: lines, and signs with their places.
type Shown = (Option<String>, Vec<((f64, f64), String)>);

/// The distance between neighbouring points.
pub(crate) const CELL: f64 = 40.0;

/// A point of the board that can be touched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Place {
    pub(crate) point: Point,
    /// The middle.
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A tray for pieces that wait or are done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tray {
    pub(crate) side: Side,
    pub(crate) spot: Spot,
    /// The left upper corner.
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
    /// How many pieces stand in a row.
    pub(crate) columns: usize,
    pub(crate) rows: usize,
}

impl Tray {
    /// The middle of the n-th slot, from 0.
    fn slot(&self, nth: usize) -> (f64, f64) {
        let (column, row) = (nth % self.columns, nth / self.columns);
        let step = (self.width / self.columns as f64, self.height / self.rows as f64);
        (self.x + (column as f64 + 0.5) * step.0, self.y + (row as f64 + 0.5) * step.1)
    }
}

/// Where everything on a board is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Geometry {
    pub(crate) width: f64,
    pub(crate) height: f64,
    /// In the order of their points.
    pub(crate) places: Vec<Place>,
    pub(crate) trays: Vec<Tray>,
    /// The side of the square around a point that a finger can touch.
    pub(crate) touch: f64,
    /// Whether the board may be turned to stand upright where the screen is narrow.
    pub(crate) turns: bool,
    /// Whether neighbours lie aslant of each other.
    pub(crate) slants: bool,
}

impl Geometry {
    /// The places of a board.
    pub(crate) fn of(look: &Look) -> Self {
        match look.kind {
            GameKind::Patolli => patolli::geometry(),
            GameKind::Senet => senet::geometry(),
            GameKind::BeadJump => bead_jump::geometry(),
            GameKind::SanSan => san_san::geometry(),
            GameKind::Gomoku => gomoku::geometry(look.size),
        }
    }

    /// The middle of a point.
    pub(crate) fn point(&self, point: Point) -> (f64, f64) {
        let found = self.places.binary_search_by_key(&point, |place| place.point);
        let place = found.ok().map(|index| self.places[index]);
        place.map_or((self.width / 2.0, self.height / 2.0), |place| (place.x, place.y))
    }

    /// Where a piece is drawn that is the n-th of its side on its spot (from 0);
    /// `shared` when a piece of the other side stands on the same point.
    pub(crate) fn piece(&self, piece: Piece, nth: usize, shared: bool) -> (f64, f64) {
        if let Spot::On(point) = piece.spot {
            let (x, y) = self.point(point);
            let aside = match piece.side {
                _ if !shared => 0.0,
                Side::First => CELL * 0.18,
                Side::Second => -CELL * 0.18,
            };
            return (x + aside, y + aside);
        }
        let tray =
            self.trays.iter().find(|tray| tray.side == piece.side && tray.spot == piece.spot);
        // Without a tray, stones come from beyond the edge where their side sits.
        let beyond = match piece.side {
            Side::First => self.height + CELL,
            Side::Second => -CELL,
        };
        tray.map_or((self.width / 2.0, beyond), |tray| tray.slot(nth))
    }

    /// The style of a button over a rectangle of the board. Margins, not offsets: what
    /// stands in the flow is painted quicker than what is positioned. All margins are in
    /// parts of the width.
    fn style(&self, x: f64, y: f64, width: f64, height: f64) -> String {
        let percent = |part: f64, whole: f64| part / whole * 100.0;
        format!(
            "margin:{:.3}% 0 0 {:.3}%;width:{:.3}%;height:{:.3}%",
            percent(y, self.width),
            percent(x, self.width),
            percent(width, self.width),
            percent(height, self.height),
        )
    }

    /// Where a spot is, for a piece of a side on its way.
    pub(crate) fn spot(&self, side: Side, spot: Spot) -> (f64, f64) {
        self.piece(Piece { side, spot, dead: false }, 0, false)
    }
}

/// What the rules change about the look of a board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Look {
    kind: GameKind,
    /// The points in a row of a Gomoku board; 0 elsewhere.
    size: u16,
    /// The safe squares of Patolli; empty elsewhere.
    safe: Vec<u16>,
}

impl Look {
    /// The board of a game in play.
    pub(crate) fn of(table: &dyn Table, rules: &Map<String, Value>) -> Self {
        let kind = table.kind();
        Self {
            kind,
            size: if kind == GameKind::Gomoku { table.point_count().isqrt() } else { 0 },
            safe: if kind == GameKind::Patolli { patolli::safe(rules) } else { Vec::new() },
        }
    }
}

/// What stays the same about a board while it is played on.
#[derive(Clone)]
pub(crate) struct Plan(Rc<Fixed>);

/// See [`Plan`].
pub(crate) struct Fixed {
    pub(crate) geometry: Geometry,
    /// The names of the places, in their order.
    names: Vec<String>,
    /// Where the buttons of the places are.
    styles: Vec<String>,
}

impl Plan {
    fn of(look: &Look, table: &dyn Table) -> Self {
        let geometry = Geometry::of(look);
        let names = geometry.places.iter().map(|place| table.point_name(place.point)).collect();
        let touch = geometry.touch;
        let style = |place: &Place| {
            geometry.style(place.x - touch / 2.0, place.y - touch / 2.0, touch, touch)
        };
        let styles = geometry.places.iter().map(style).collect();
        Self(Rc::new(Fixed { geometry, names, styles }))
    }

    /// The number of a point among the places.
    fn number(&self, spot: Spot) -> Option<usize> {
        let Spot::On(point) = spot else { return None };
        self.geometry.places.binary_search_by_key(&point, |place| place.point).ok()
    }
}

impl Deref for Plan {
    type Target = Fixed;

    fn deref(&self) -> &Fixed {
        &self.0
    }
}

impl PartialEq for Plan {
    /// Whether it is the very same plan; of another board another one is made.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The board without pieces.
#[component]
pub(crate) fn Drawing(look: Look) -> Element {
    let Look { kind, size, safe } = look;
    match kind {
        GameKind::Patolli => rsx! {
            patolli::Drawing { safe }
        },
        GameKind::Senet => rsx! {
            senet::Drawing {}
        },
        GameKind::BeadJump => rsx! {
            bead_jump::Drawing {}
        },
        GameKind::SanSan => rsx! {
            san_san::Drawing {}
        },
        GameKind::Gomoku => rsx! {
            gomoku::Drawing { size }
        },
    }
}

/// A piece around the origin.
#[component]
pub(crate) fn Figure(kind: GameKind, side: Side) -> Element {
    match kind {
        GameKind::Patolli => patolli::man(side),
        GameKind::Senet => senet::man(side),
        GameKind::BeadJump => bead_jump::man(side),
        GameKind::SanSan => san_san::man(side),
        GameKind::Gomoku => gomoku::man(side),
    }
}

/// How the pieces shine, defined once on the page.
#[component]
pub(crate) fn Paints() -> Element {
    rsx! {
        svg { class: "paints", width: "0", height: "0", "aria-hidden": "true",
            defs {
                for piece in ["jade", "obsidian", "ivory", "ebony", "blue", "red", "green", "black", "white"] {
                    radialGradient { key: "{piece}", id: "paint-{piece}", cx: "0.36", cy: "0.30", r: "0.85",
                        stop { offset: "0", stop_color: "var(--{piece}-light)" }
                        stop { offset: "1", stop_color: "var(--{piece}-dark)" }
                    }
                }
            }
        }
    }
}

/// A small picture of a game as it stands.
#[component]
pub(crate) fn Miniature(
    look: Look,
    pieces: Vec<Piece>,
    /// What is pointed out: lines, and signs at their places.
    #[props(default)]
    shown: Shown,
    /// The lines that were completed last.
    #[props(default)]
    made: Vec<String>,
) -> Element {
    let kind = look.kind;
    let geometry = Geometry::of(&look);
    let mut men = Men::default();
    men.follow(&pieces);
    let men = tokens::positions(&men, &geometry);
    let (width, height) = (geometry.width, geometry.height);
    rsx! {
        svg { class: "miniature", view_box: "0 0 {width} {height}", "aria-hidden": "true",
            Drawing { look }
            for (man , (x , y)) in men {
                g { key: "{man.id}", transform: "translate({x:.1} {y:.1})",
                    Figure { kind, side: man.piece.side }
                    if man.piece.dead {
                        DeadCross {}
                    }
                }
            }
            for d in made {
                path { class: "mark line", d }
            }
            for ((x , y) , sign) in shown.1 {
                text { class: "mark forbidden", x: "{x}", y: "{y + 4.5}", "{sign}" }
            }
            if let Some(path) = shown.0 {
                path { class: "mark hint-edge", d: "{path}" }
                path { class: "mark hint", d: "{path}" }
            }
        }
    }
}

/// A small picture of a game as it stands, with an action of this token pointed out.
pub(crate) fn example(mut play: Play, token: &str) -> Element {
    if let Some(gesture) = play.table().read(token) {
        play.point_out(gesture);
    }
    let look = Look::of(play.table(), play.rules());
    let geometry = Geometry::of(&look);
    let shown = (hint::path(&play, &geometry), marks::forbidden(&play, &geometry));
    rsx! {
        Miniature { look, pieces: play.pieces().to_vec(), shown }
    }
}

/// A small picture of a game as it stands.
pub(crate) fn miniature(table: &dyn Table) -> Element {
    let look = Look::of(table, &table.rules());
    let made = marks::made(&table.last_events(), &Geometry::of(&look));
    rsx! {
        Miniature { look, pieces: table.pieces(), made }
    }
}

/// The cross on a stone that is marked dead.
#[component]
pub(crate) fn DeadCross() -> Element {
    rsx! {
        path { class: "dead-cross", d: "M-15 -15L15 15M15 -15L-15 15" }
    }
}
