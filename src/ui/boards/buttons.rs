//! What a finger, a key or a screen reader finds on a board: a button for every
//! place, with its name, what stands there and what can be done.
//!
//! A tap changes few of them, so each is a component of its own that renders only
//! when something about it changed.

use std::rc::Rc;

use dioxus::prelude::*;

use super::Plan;
use crate::{
    rules::{Illegal, Piece, Side, Spot},
    session::Table,
    ui::{
        app::Shared,
        i18n::{t, t_with},
        play::Play,
        words,
    },
};

/// What can be done at a place.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Nothing,
    Source,
    Chosen,
    Target,
    Take,
    Hinted,
}

impl State {
    /// The class of the button, and the key of what is said.
    const fn names(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::Nothing => ("", None),
            Self::Source => ("source", Some("state-source")),
            Self::Chosen => ("chosen", Some("state-chosen")),
            Self::Target => ("target", Some("state-target")),
            Self::Take => ("take", Some("state-take")),
            Self::Hinted => ("hinted", Some("state-hint")),
        }
    }
}

/// What can be done at any place now.
struct States {
    sources: Vec<Spot>,
    targets: Vec<Spot>,
    takes: Vec<Spot>,
    chosen: Option<Spot>,
    hint: Vec<Spot>,
}

impl States {
    fn of(play: &Play) -> Self {
        Self {
            sources: play.sources(),
            targets: play.targets(),
            takes: play.takes().into_iter().map(Spot::On).collect(),
            chosen: play.source(),
            hint: play.hint_way(),
        }
    }

    fn at(&self, spot: Spot) -> State {
        let hinted = [self.hint.first(), self.hint.last()].contains(&Some(&spot));
        match () {
            () if hinted => State::Hinted,
            () if self.targets.contains(&spot) => State::Target,
            () if self.takes.contains(&spot) => State::Take,
            () if self.chosen == Some(spot) => State::Chosen,
            () if self.sources.contains(&spot) => State::Source,
            () => State::Nothing,
        }
    }
}

/// What is said to stand on a place, made once for all places where the same stands.
struct Standing<'a> {
    table: &'a dyn Table,
    /// By their spots.
    pieces: Vec<Piece>,
    said: Vec<(Vec<Man>, Rc<str>)>,
}

/// What of a piece is said: whose it is, and whether it is dead.
type Man = (Side, bool);

impl<'a> Standing<'a> {
    fn of(play: &'a Play) -> Self {
        let mut pieces = play.pieces().to_vec();
        pieces.sort_unstable_by_key(|piece| piece.spot);
        Self { table: play.table(), pieces, said: Vec::new() }
    }

    /// What stands on a place, of one side or of both.
    fn at(&mut self, spot: Spot, of: Option<Side>) -> Rc<str> {
        let first = self.pieces.partition_point(|piece| piece.spot < spot);
        let here = self.pieces[first..].iter().take_while(|piece| piece.spot == spot);
        let here = here.filter(|piece| of.is_none_or(|side| piece.side == side));
        let looks = here.clone().map(|piece| (piece.side, piece.dead));
        if let Some((_, said)) =
            self.said.iter().find(|(key, _)| looks.clone().eq(key.iter().copied()))
        {
            return said.clone();
        }
        let here: Vec<_> = here.copied().collect();
        let said: Rc<str> = words::standing(self.table, &here).into();
        self.said.push((looks.collect(), said.clone()));
        said
    }
}

/// The buttons of the board in play. The eye does not see them: they follow the board.
#[component]
pub(super) fn Buttons(plan: Plan, ontap: EventHandler<Spot>) -> Element {
    let shared = Shared::here();
    let play = shared.seen();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    let states = States::of(play);
    let mut standing = Standing::of(play);
    let places = plan.geometry.places.iter().enumerate().map(|(nth, place)| {
        let spot = Spot::On(place.point);
        let reasons = play.forbidden().iter().find(|(point, _)| *point == place.point);
        let what = match reasons {
            Some((_, reasons)) => {
                words::illegal(table, &Illegal::Forbidden(reasons.clone())).into()
            }
            None => standing.at(spot, None),
        };
        (nth, spot, what, states.at(spot))
    });
    let places: Vec<_> = places.collect();
    let trays = plan.geometry.trays.iter().map(|tray| {
        let state = states.at(tray.spot);
        // Unseen rather than taken away, as it may have the focus.
        let idle = table.turn().side() != Some(tray.side) || state == State::Nothing;
        let what = standing.at(tray.spot, Some(tray.side));
        let label = label(&words::spot_name(table, tray.spot), &what, state);
        let style = plan.geometry.style(tray.x, tray.y, tray.width, tray.height);
        (tray.spot, state.names().0, style, label, idle)
    });
    let trays: Vec<_> = trays.collect();
    rsx! {
        div { class: "spots",
            for (nth , spot , what , state) in places {
                Place { plan: plan.clone(), nth, spot, what, state, ontap }
            }
            for (spot , class , style , label , idle) in trays {
                button {
                    class: "spot {class}",
                    style: "{style}",
                    "aria-label": "{label}",
                    "data-idle": idle,
                    onclick: move |_| ontap.call(spot),
                }
            }
        }
    }
}

/// The button of the n-th place of a board.
#[component]
fn Place(
    plan: Plan,
    nth: usize,
    spot: Spot,
    what: Rc<str>,
    state: State,
    ontap: EventHandler<Spot>,
) -> Element {
    rsx! {
        button {
            class: "spot {state.names().0}",
            style: "{plan.styles[nth]}",
            "aria-label": label(&plan.names[nth], &what, state),
            onclick: move |_| ontap.call(spot),
        }
    }
}

/// The label of a place: its name, what stands there, and what can be done.
fn label(name: &str, what: &str, state: State) -> String {
    let mut values = vec![("name", name.into()), ("what", what.into())];
    match state.names().1 {
        Some(state) => {
            values.push(("state", t(state).into()));
            t_with("label-state", &values)
        }
        None => t_with("label", &values),
    }
}
