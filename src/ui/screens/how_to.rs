//! How a game is played, in a few sentences.

use dioxus::prelude::*;

use crate::{
    record::Record,
    rules::GameKind,
    session::open,
    ui::{
        app::{Route, Shared},
        boards::miniature,
        i18n::t,
        parts::Bar,
        words,
    },
};

/// The rules in short, with the board at the start.
#[component]
pub(crate) fn HowTo(game: String) -> Element {
    let shared = Shared::here();
    let Some(kind) = GameKind::from_id(&game) else {
        return rsx! {
            super::home::Home {}
        };
    };
    let start = open(&Record::new(kind, 0)).ok();
    let playing =
        shared.play.read().as_ref().filter(|play| play.table().kind() == kind).map(|play| play.id);
    let text = t(&words::key("how", kind, ""));
    rsx! {
        main { class: "page",
            Bar { title: words::game_name(kind) }
            if let Some(table) = start {
                {miniature(&*table)}
            }
            for (number , paragraph) in text.lines().filter(|line| !line.is_empty()).enumerate() {
                p { key: "{number}", "{paragraph}" }
            }
            if let Some(id) = playing {
                Link { to: Route::Table { number: id.0 }, class: "primary", {t("back-to-game")} }
            }
            Link { to: Route::NewGame { game }, class: if playing.is_some() { "text-button" } else { "primary" }, {t("start-new")} }
        }
    }
}
