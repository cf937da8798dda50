//! The list of all plies, as players write them or in words; each of them leads there.

use dioxus::prelude::*;

use super::{
    Looking,
    review::{Review, Reviewing},
};
use crate::{
    rules::Side,
    session::{Table, open},
    ui::{
        boards::Figure,
        i18n::t,
        plies::{Ply, sentences, turns},
        words,
    },
};

/// Whether plies are told in words, until the app is closed.
static IN_WORDS: GlobalSignal<bool> = Signal::global(|| false);

/// The list. It is not drawn anew for another ply: which one is shown, the page marks
/// (assets/guqi.js). Room for more about a ply is in its button.
#[component]
pub(super) fn Moves() -> Element {
    let Looking { at: mut shown, plies, record, people } = Looking::here();
    let in_words = *IN_WORDS.read();
    let table = if in_words { open(&record).ok() } else { None };
    let told = table.map_or_else(
        || plies.iter().map(Ply::written).collect(),
        |mut table| sentences(&mut *table),
    );
    let reviewing: Reviewing = use_context();
    let marks = reviewing.marks();
    let mark = |ply: usize| marks.get(ply).and_then(Option::as_ref);
    let reviewed = *reviewing.shown.read();
    let words = rsx! {
        button {
            "aria-pressed": in_words,
            onclick: move |_| *IN_WORDS.write() = !in_words,
            {t("look-words")}
        }
    };
    rsx! {
        section { class: "moves", "aria-label": t("look-moves"),
            div { class: "moves-head",
                div { class: "moves-who",
                    for Person { name , side } in &*people {
                        span {
                            if let Some(side) = side {
                                svg { class: "panel-man", view_box: "-24 -24 48 48", "aria-hidden": "true",
                                    Figure { kind: record.game, side: *side }
                                }
                            }
                            strong { "{name}" }
                        }
                    }
                }
                div { class: "toggles",
                    button {
                        "aria-pressed": reviewed,
                        onclick: move |_| reviewing.toggle(),
                        {t("review")}
                    }
                    if !reviewed {
                        {words.clone()}
                    }
                }
            }
            if reviewed {
                Review {}
                // Where it says how the moves below it are written.
                div { class: "moves-head",
                    strong { {t("look-moves")} }
                    div { class: "toggles", {words} }
                }
            }
            ol { "data-words": in_words,
                for turn in turns(&plies) {
                    li { "data-seat": turn.seat.map(Side::index),
                        if turn.begins && !in_words {
                            span { class: "number", "{turn.line}." }
                        }
                        for ply in turn.plies {
                            button {
                                "aria-label": label(&people, turn.seat, ply, &told[ply], mark(ply)),
                                title: mark(ply).map(|(_, name)| name.as_str()),
                                "data-event": plies[ply].event,
                                onclick: move |_| shown.set(ply + 1),
                                if in_words {
                                    span { class: "number", "{ply + 1}." }
                                }
                                "{told[ply]}"
                                if let Some((sign, _)) = mark(ply) {
                                    span { class: "grade", "{sign}" }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A person who plays.
pub(super) struct Person {
    /// What tells this one from the other: the name, or the side where both have the same.
    pub(super) name: String,
    /// Whose colour it is, if anybody's.
    side: Option<Side>,
}

impl Person {
    /// Both, as they are at the end of a game.
    pub(super) fn both(table: &dyn Table) -> [Self; 2] {
        let names = Side::ALL.map(|seat| words::sitting(table, seat));
        let alike = names[0] == names[1];
        let mut names = names.into_iter();
        Side::ALL.map(|seat| {
            let side = table.seat(seat);
            let id = table.side_id(side);
            let name = names.next().filter(|name| !alike && !name.is_empty());
            Self {
                name: name.unwrap_or_else(|| words::side_name(table.kind(), id)),
                side: (id == table.colour_id(side)).then_some(side),
            }
        })
    }
}

/// How a ply is called.
fn label(
    people: &[Person; 2],
    seat: Option<Side>,
    ply: usize,
    what: &str,
    mark: Option<&(&str, String)>,
) -> String {
    let who = seat.map(|seat| people[seat.index()].name.as_str());
    let parts = [who, Some(what), mark.map(|(_, grade)| grade.as_str())];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    format!("{}. {}", ply + 1, parts.join(&t("between-items")))
}
