//! What a finger, a key or a screen reader finds on a board: a button for every
//! place, with its name, what stands there and what can be done.

use std::collections::HashMap;

use super::Geometry;
use crate::{
    rules::{Illegal, Piece, Spot},
    ui::{
        i18n::{t, t_with},
        play::Play,
        words,
    },
};

/// A place that can be touched.
#[derive(Clone, PartialEq)]
pub(super) struct Button {
    pub(super) spot: Spot,
    pub(super) label: String,
    pub(super) style: String,
    pub(super) class: &'static str,
}

/// Where the name of the place goes in a label that many places share.
const NAME: &str = "\u{fffc}";

/// The labels of places. Most differ in the name alone, so what they say is made once
/// for all that say the same; on a large board that is most of the work of a tap.
#[derive(Default)]
struct Labels {
    said: HashMap<(String, Option<&'static str>), String>,
}

impl Labels {
    /// The label of a place: its name, what stands there, and what can be done.
    fn of(&mut self, name: &str, what: String, state: Option<&'static str>) -> String {
        let label = self.said.entry((what, state)).or_insert_with_key(|(what, state)| {
            let mut values = vec![("name", NAME.into()), ("what", what.as_str().into())];
            match state {
                Some(state) => {
                    values.push(("state", t(state).into()));
                    t_with("label-state", &values)
                }
                None => t_with("label", &values),
            }
        });
        label.replace(NAME, name)
    }
}

/// The buttons of a board in play.
pub(super) fn buttons(play: &Play, geometry: &Geometry) -> Vec<Button> {
    let table = play.table();
    let mut standing: HashMap<Spot, Vec<Piece>> = HashMap::new();
    for piece in play.pieces() {
        standing.entry(piece.spot).or_default().push(*piece);
    }
    let on = |spot: Spot| standing.get(&spot).map_or(&[][..], Vec::as_slice);
    let (sources, targets, takes) = (play.sources(), play.targets(), play.takes());
    let chosen = play.source();
    let hint = play.hint_way();
    let hinted = |spot| hint.first() == Some(&spot) || hint.last() == Some(&spot);
    let state = |spot: Spot| {
        let take = matches!(spot, Spot::On(point) if takes.contains(&point));
        match () {
            () if hinted(spot) => ("hinted", Some("state-hint")),
            () if targets.contains(&spot) => ("target", Some("state-target")),
            () if take => ("take", Some("state-take")),
            () if chosen == Some(spot) => ("chosen", Some("state-chosen")),
            () if sources.contains(&spot) => ("source", Some("state-source")),
            () => ("", None),
        }
    };
    let mut labels = Labels::default();
    let mut describe = |spot: Spot, name: &str, what: String| {
        let (class, state) = state(spot);
        (class, labels.of(name, what, state))
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
    let forbidden: HashMap<_, _> = play.forbidden().iter().cloned().collect();
    let touch = geometry.touch;
    let empty = t("empty");
    let points: Vec<_> = geometry
        .places
        .iter()
        .map(|place| {
            let spot = Spot::On(place.point);
            let what = match (forbidden.get(&place.point), on(spot)) {
                (Some(reasons), _) => words::illegal(table, &Illegal::Forbidden(reasons.clone())),
                (None, []) => empty.clone(),
                (None, here) => words::standing(table, here),
            };
            let (class, label) = describe(spot, &table.point_name(place.point), what);
            let style = style(place.x - touch / 2.0, place.y - touch / 2.0, touch, touch);
            Button { spot, label, style, class }
        })
        .collect();
    let trays = geometry.trays.iter().filter_map(|tray| {
        let mine = table.turn().side() == Some(tray.side);
        let usable = mine && (sources.contains(&tray.spot) || targets.contains(&tray.spot));
        // The trays of the side that does not act are no buttons.
        usable.then(|| {
            let own: Vec<_> =
                on(tray.spot).iter().copied().filter(|piece| piece.side == tray.side).collect();
            let what = words::standing(table, &own);
            let (class, label) = describe(tray.spot, &words::spot_name(table, tray.spot), what);
            let style = style(tray.x, tray.y, tray.width, tray.height);
            Button { spot: tray.spot, label, style, class }
        })
    });
    points.into_iter().chain(trays).collect()
}
