//! What a finger, a key or a screen reader finds on a board: a button for every
//! place, with its name, what stands there and what can be done.
//!
//! A tap changes few of them, so each is a component of its own that renders only
//! when something about it changed.

use std::rc::Rc;

use dioxus::prelude::*;

use super::{BoardFocus, Plan, Tray};
use crate::{
    rules::{Illegal, Piece, Side, Spot},
    session::Table,
    ui::{
        i18n::{t, t_with},
        play::Play,
        shared::Shared,
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

/// Which places can be gone to: all points, and the trays that are to be tapped now.
pub(super) struct Had {
    points: usize,
    trays: Vec<bool>,
}

impl Had {
    pub(super) fn of(plan: &Plan, game: &Play) -> Self {
        let geometry = &plan.geometry;
        // Most boards have no trays, and then nothing need be asked.
        let states = (!geometry.trays.is_empty()).then(|| States::of(game));
        let had = |tray| states.as_ref().is_some_and(|states| tray_state(states, game, tray).1);
        Self { points: geometry.places.len(), trays: geometry.trays.iter().map(had).collect() }
    }

    pub(super) fn has(&self, nth: usize) -> bool {
        nth < self.points || self.trays.get(nth - self.points) == Some(&true)
    }
}

/// What can be done at a tray, and whether that is for the side to move.
fn tray_state(states: &States, play: &Play, tray: &Tray) -> (State, bool) {
    let state = states.at(tray.spot);
    (state, play.table().turn().side() == Some(tray.side) && state != State::Nothing)
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
    let focus = BoardFocus::here();
    let stop = focus.stop(&plan, play);
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
    let trays = plan.geometry.trays.iter().zip(places.len()..).map(|(tray, nth)| {
        let (state, had) = tray_state(&states, play, tray);
        let what = standing.at(tray.spot, Some(tray.side));
        let label = label(&words::spot_name(table, tray.spot), &what, state);
        let style = plan.geometry.style(tray.x, tray.y, tray.width, tray.height);
        (nth, tray.spot, state.names().0, style, label, had)
    });
    let trays: Vec<_> = trays.collect();
    rsx! {
        div { class: "spots", role: "application", "aria-label": t("places"),
            for (nth , spot , what , state) in places {
                Place { plan: plan.clone(), nth, spot, what, state, stop: nth == stop, ontap }
            }
            for (nth , spot , class , style , label , had) in trays {
                // Unseen rather than taken away, as it comes and goes.
                button {
                    class: "spot {class}",
                    style: "{style}",
                    tabindex: if nth == stop { "0" } else { "-1" },
                    "aria-label": "{label}",
                    "data-idle": !had,
                    onmounted: move |event| focus.place(nth, event.data()),
                    onclick: move |_| {
                        focus.put(nth);
                        ontap.call(spot);
                        focus.take(shared);
                    },
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
    stop: bool,
    ontap: EventHandler<Spot>,
) -> Element {
    let focus = BoardFocus::here();
    rsx! {
        button {
            class: "spot {state.names().0}",
            style: "{plan.styles[nth]}",
            tabindex: if stop { "0" } else { "-1" },
            "aria-label": label(&plan.names[nth], &what, state),
            onmounted: move |event| focus.place(nth, event.data()),
            onclick: move |_| {
                focus.put(nth);
                ontap.call(spot);
            },
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
