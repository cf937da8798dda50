//! Names, sides and rules of a new game.

use dioxus::prelude::*;
use serde_json::{Map, Value};

use super::options::Options;
use crate::{
    record::{Record, RecordError, Throws},
    rules::{GameKind, Side},
    session::{Table, open},
    ui::{
        app::{Route, Shared},
        i18n::{t, t_with},
        parts::{Bar, Icon},
        words,
    },
};

/// The sheet of a new game.
#[component]
pub(crate) fn NewGame(game: String) -> Element {
    let Some(kind) = GameKind::from_id(&game) else {
        return rsx! {
            super::home::Home {}
        };
    };
    rsx! {
        NewGameOf { key: "{kind.id()}", kind }
    }
}

#[component]
fn NewGameOf(kind: GameKind) -> Element {
    let shared = Shared::here();
    let navigator = use_navigator();
    let mut names = use_signal(|| [String::new(), String::new()]);
    let rules = use_signal(Map::new);
    let prepared = use_memo(move || prepare(kind, &names.read(), &rules.read()));
    let refused = prepared.read().as_ref().err().map(|error| words::refused_rules(kind, error));
    let start = move |event: FormEvent| {
        event.prevent_default();
        let Ok(record) = prepared() else { return };
        if let Ok(game) = open(&record.again()) {
            let id = shared.start(game);
            navigator.push(Route::Table { number: id.0 });
        }
    };
    let sides = side_names(kind, &rules.read());
    rsx! {
        main { class: "page new-game",
            Bar { title: words::game_name(kind),
                Link { to: Route::HowTo { game: kind.id().to_owned() }, class: "text-button", {t("how-to-play")} }
            }
            form { onsubmit: start,
                fieldset { class: "players",
                    legend { {t("players")} }
                    for seat in Side::ALL {
                        label { key: "{seat:?}",
                            span { class: "label",
                                if seat == Side::First {
                                    {t_with("player-starts", &[("side", sides[0].as_str().into())])}
                                } else {
                                    {sides[1].as_str()}
                                }
                            }
                            input {
                                r#type: "text",
                                maxlength: "24",
                                autocomplete: "off",
                                placeholder: t("name-optional"),
                                value: "{names.read()[seat.index()]}",
                                oninput: move |event| names.write()[seat.index()] = event.value(),
                            }
                        }
                    }
                    div { class: "row",
                        button { r#type: "button", onclick: move |_| names.write().swap(0, 1),
                            Icon { name: "swap" }
                            {t("swap-sides")}
                        }
                        button {
                            r#type: "button",
                            onclick: move |_| {
                                if Throws::coin() {
                                    names.write().swap(0, 1);
                                }
                            },
                            {t("draw-sides")}
                        }
                    }
                }
                Options { kind, rules }
                div { class: "start-row",
                    if let Some(refused) = refused {
                        p { class: "notice", role: "alert", "{refused}" }
                    }
                    button { class: "primary", r#type: "submit", disabled: prepared.read().is_err(), {t("start")} }
                }
            }
        }
    }
}

/// The record of a game not yet begun; an error when the options do not go together.
fn prepare(
    kind: GameKind,
    names: &[String; 2],
    rules: &Map<String, Value>,
) -> Result<Record, RecordError> {
    let mut record = Record { rules: rules.clone(), ..Record::new(kind, 0) };
    let table = open(&record)?;
    for side in Side::ALL {
        let name = names[side.index()].trim();
        if !name.is_empty() {
            record.players.insert(table.side_id(side).to_owned(), name.into());
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
