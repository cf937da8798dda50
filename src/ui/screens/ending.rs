//! The end of a game: who won and why, and what next.

use dioxus::prelude::*;

use super::share::ShareSheet;
use crate::{
    rules::Outcome,
    session::open,
    ui::{
        i18n::{t, t_with},
        parts::{Go, Sheet},
        route::Route,
        shared::Shared,
        words,
    },
};

/// The sheet at the end of a game.
#[component]
pub(crate) fn Ending(outcome: Outcome, onlook: EventHandler<()>) -> Element {
    let shared = Shared::here();
    let mut share = use_signal(|| false);
    let play = shared.play.read();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    if share() {
        return rsx! {
            ShareSheet { record: table.record(), onclose: move |()| share.set(false) }
        };
    }
    let title = match outcome.winner {
        Some(side) => t_with("end-won", &[("who", words::who(table, side).into())]),
        None => t("end-drawn"),
    };
    let text = words::ending(table, outcome);
    rsx! {
        Sheet { title, late: true, onclose: onlook,
            p { class: "ending", "{text}" }
            div { class: "menu",
                PlayAgain {}
                button { onclick: move |_| onlook.call(()), {t("look-at-board")} }
                Go { to: Route::Look { number: play.id.0 }, {t("look")} }
                button { onclick: move |_| share.set(true), {t("share")} }
                Go { to: Route::Home {}, {t("back-home")} }
            }
        }
    }
}

/// Begins the same game anew, with the same players and rules.
#[component]
pub(super) fn PlayAgain() -> Element {
    let shared = Shared::here();
    let navigator = use_navigator();
    let again = move |_| {
        let record = shared.play.peek().as_ref().map(|play| play.table().record().again());
        if let Some(Ok(game)) = record.map(|record| open(&record)) {
            let id = shared.start(game);
            navigator.replace(Route::Table { number: id.0 });
        }
    };
    rsx! {
        button { class: "primary", onclick: again, {t("play-again")} }
    }
}
