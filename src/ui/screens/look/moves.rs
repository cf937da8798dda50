//! The list of all plies, as players write them or in words; each of them leads there.

use dioxus::prelude::*;

use super::{
    Looking,
    review::{Review, Reviewing},
};
use crate::{
    rules::Side,
    session::open,
    ui::{
        boards::Figure,
        i18n::t,
        play::Play,
        plies::{sentences, turns},
        shared::Shared,
        words,
    },
};

/// Whether plies are told in words, until the app is closed.
static IN_WORDS: GlobalSignal<bool> = Signal::global(|| false);

/// The list. It is not drawn anew for another ply: which one is shown, the page marks
/// (assets/guqi.js). Room for more about a ply is in its button.
#[component]
pub(super) fn Moves() -> Element {
    let Looking { at: mut shown, plies, record } = Looking::here();
    let people = people(Shared::here());
    let in_words = *IN_WORDS.read();
    let table = if in_words { open(&record).ok() } else { None };
    let reviewing: Reviewing = use_context();
    let marks = reviewing.marks();
    let mark = |ply: usize| marks.get(ply).and_then(Option::as_ref);
    let reviewed = *reviewing.shown.read();
    let told = table.map(|mut table| sentences(&mut *table));
    rsx! {
        section { class: "moves", "data-review": reviewed, "aria-label": t("look-moves"),
            div { class: "moves-head",
                for (name , side) in &people {
                    span {
                        if let Some(side) = side {
                            svg { class: "panel-man", view_box: "-24 -24 48 48", "aria-hidden": "true",
                                Figure { kind: record.game, side: *side }
                            }
                        }
                        strong { "{name}" }
                    }
                }
                button {
                    "aria-pressed": reviewed,
                    onclick: {
                        let record = record.clone();
                        move |_| reviewing.toggle(&record)
                    },
                    {t("review")}
                }
                button {
                    "aria-pressed": in_words,
                    onclick: move |_| *IN_WORDS.write() = !in_words,
                    {t("look-words")}
                }
            }
            if reviewed {
                Review {}
            }
            ol { "data-words": in_words,
                for turn in turns(&plies) {
                    li { "data-seat": turn.seat.map(Side::index),
                        if turn.begins && !in_words {
                            span { class: "number", "{turn.line}." }
                        }
                        for ply in turn.plies {
                            button {
                                "aria-label": label(&people, turn.seat, ply, told.as_ref().map_or(&plies[ply].token, |told| &told[ply]), mark(ply)),
                                title: mark(ply).map(|(_, name)| name.as_str()),
                                "data-event": plies[ply].event,
                                onclick: move |_| shown.set(ply + 1),
                                if let Some(told) = &told {
                                    span { class: "number", "{ply + 1}." }
                                    "{told[ply]}"
                                } else {
                                    "{plies[ply].token}"
                                }
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

/// The two persons' names, and whose colour they have, if any.
pub(super) fn people(aside: Shared) -> [(String, Option<Side>); 2] {
    let play = aside.play.peek();
    let Some(table) = play.as_ref().map(Play::table) else { return Default::default() };
    let person = |seat| {
        let side = table.seat(seat);
        let id = table.side_id(side);
        let mut name = words::sitting(table, seat);
        if name.is_empty() {
            name = words::side_name(table.kind(), id);
        }
        (name, (id == table.colour_id(side)).then_some(side))
    };
    Side::ALL.map(person)
}

/// How a ply is called.
fn label(
    people: &[(String, Option<Side>)],
    seat: Option<Side>,
    ply: usize,
    what: &str,
    mark: Option<&(&str, String)>,
) -> String {
    let (between, name) = (t("between-items"), seat.map_or("", |seat| &people[seat.index()].0));
    let mark = mark.map_or_else(String::new, |(_, grade)| format!("{between}{grade}"));
    format!("{}. {name}{between}{what}{mark}", ply + 1)
}
