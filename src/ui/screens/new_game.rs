//! Names, sides and rules of a new game.

use dioxus::prelude::*;
use serde_json::{Map, Value};

use super::{how_to::HowToSheet, options::Options, seat::Seats, settings::SettingRow};
use crate::{
    record::{Record, RecordError},
    rules::{GameKind, Side},
    session::{Table, open},
    ui::{
        i18n::t,
        parts::{Bar, Go, Opener, inert},
        route::Route,
        settings::Setting,
        shared::Shared,
        words,
    },
};

/// Who is to sit at one side.
#[derive(Clone, PartialEq)]
pub(super) struct Seat {
    /// What the person is called.
    pub(super) name: String,
    /// Whether it is the computer instead.
    pub(super) computer: bool,
    /// How strong it plays then.
    pub(super) level: u8,
}

/// The level that is offered first: one that lets a newcomer win now and then.
const FIRST_LEVEL: u8 = 2;

impl Default for Seat {
    fn default() -> Self {
        Self { name: String::new(), computer: false, level: FIRST_LEVEL }
    }
}

/// The sheet of a new game.
#[component]
pub(crate) fn NewGame(game: String) -> Element {
    let Some(kind) = GameKind::from_id(&game) else {
        return rsx! {
            super::home::Home {}
        };
    };
    rsx! {
        // In a list of one, another game is another screen.
        for kind in [kind] {
            NewGameOf { key: "{kind.id()}", kind }
        }
    }
}

#[component]
fn NewGameOf(kind: GameKind) -> Element {
    let shared = Shared::here();
    let navigator = use_navigator();
    let seats = use_signal(<[Seat; 2]>::default);
    let rules = use_signal(Map::new);
    let mut seed = use_signal(String::new);
    let prepared = use_memo(move || prepare(kind, &seats.read(), &rules.read()));
    let refused = prepared.read().as_ref().err().map(|error| words::refused_rules(kind, error));
    // Where none was typed, chance gives one.
    let typed = move || Some(seed.read().trim().to_owned()).filter(|text| !text.is_empty());
    let wrong = move || typed().is_some_and(|text| seed_of(&text).is_none());
    let start = move |event: FormEvent| {
        event.prevent_default();
        let Ok(record) = prepared() else { return };
        let mut record = record.again();
        if let Some(text) = typed() {
            let Some(seed) = seed_of(&text) else { return };
            record.seed = seed;
        }
        if let Ok(game) = open(&record) {
            let id = shared.start(game);
            navigator.replace(Route::Table { number: id.0 });
        }
    };
    let has_throws = kind.lots().is_some();
    let sides = side_names(kind, &rules.read());
    let mut how = use_signal(|| false);
    let opener = Opener::provide();
    rsx! {
        main { class: "page new-game", "inert": inert(),
            Bar { title: words::game_name(kind),
                button {
                    class: "text-button",
                    onmounted: move |event| opener.is(&event),
                    onclick: move |_| {
                        opener.opened();
                        how.set(true);
                    },
                    {t("how-to-play")}
                }
                Go { to: Route::Lesson { game: kind.id().to_owned(), table: 0 }, class: "text-button", {t("lesson")} }
            }
            form { onsubmit: start,
                Seats { sides, seats }
                if seats.read().iter().all(|seat| !seat.computer) {
                    SettingRow { setting: Setting::Seats }
                }
                Options { kind, rules }
                if has_throws {
                    details { class: "options",
                        summary {
                            span { {t("throws")} }
                            span { class: "quiet", {t(if typed().is_some() { "seed-typed" } else { "seed-chance" })} }
                        }
                        label { class: "seed",
                            {t("seed")}
                            input {
                                r#type: "text",
                                inputmode: "numeric",
                                autocomplete: "off",
                                maxlength: "24",
                                placeholder: t("seed-chance"),
                                value: "{seed}",
                                oninput: move |event| seed.set(event.value()),
                            }
                            span { class: "quiet", {t("seed-help")} }
                        }
                    }
                }
                div { class: "start-row",
                    if wrong() {
                        p { class: "notice", role: "alert", {t("seed-wrong")} }
                    }
                    if let Some(refused) = refused {
                        p { class: "notice", role: "alert", "{refused}" }
                    }
                    button { class: "primary", r#type: "submit", disabled: wrong() || prepared.read().is_err(), {t("start")} }
                }
            }
        }
        if how() {
            HowToSheet { kind, onclose: move |()| {
                how.set(false);
                opener.take_back();
            } }
        }
    }
}

/// The seed that a text is, as records read it.
fn seed_of(text: &str) -> Option<u64> {
    text.parse().ok().filter(|seed: &u64| seed.to_string() == text)
}

/// The record of a game not yet begun; an error when the options do not go together.
fn prepare(
    kind: GameKind,
    seats: &[Seat; 2],
    rules: &Map<String, Value>,
) -> Result<Record, RecordError> {
    let mut record = Record { rules: rules.clone(), ..Record::new(kind, 0) };
    let table = open(&record)?;
    for side in Side::ALL {
        let (id, seat) = (table.side_id(side), &seats[side.index()]);
        let name = seat.name.trim();
        if seat.computer {
            record.seat_computer(id, seat.level);
        } else if !name.is_empty() {
            record.players.insert(id.to_owned(), name.into());
        }
    }
    Ok(record)
}

/// What the two sides are called under these rules (under the default ones, while
/// these do not go together).
fn side_names(kind: GameKind, rules: &Map<String, Value>) -> [String; 2] {
    let record = |rules| Record { rules, ..Record::new(kind, 0) };
    let table: Option<Box<dyn Table>> =
        open(&record(rules.clone())).or_else(|_| open(&record(Map::new()))).ok();
    Side::ALL.map(|side| {
        table.as_ref().map_or_else(String::new, |table| words::side_name(kind, table.side_id(side)))
    })
}
