//! The end of a game: who won and why, and what next.

use dioxus::prelude::*;

use crate::{
    rules::Outcome,
    session::open,
    ui::{
        app::Route,
        i18n::{t, t_with},
        parts::{Go, Sheet},
        shared::Shared,
        words,
    },
};

/// The sheet at the end of a game.
#[component]
pub(crate) fn Ending(outcome: Outcome, onlook: EventHandler<()>) -> Element {
    let shared = Shared::here();
    let navigator = use_navigator();
    let play = shared.play.read();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    let title = match outcome.winner {
        Some(side) => t_with("end-won", &[("who", words::who(table, side).into())]),
        None => t("end-drawn"),
    };
    let text = words::ending(table, outcome);
    let old = table.record();
    let again = move |_| {
        if let Ok(game) = open(&old.again()) {
            let id = shared.start(game);
            navigator.replace(Route::Table { number: id.0 });
        }
    };
    rsx! {
        Sheet { title, late: true, onclose: onlook,
            p { class: "ending", "{text}" }
            div { class: "menu",
                button { class: "primary", onclick: again, {t("play-again")} }
                button { onclick: move |_| onlook.call(()), {t("look-at-board")} }
                Go { to: Route::Home {}, {t("back-home")} }
            }
        }
    }
}
