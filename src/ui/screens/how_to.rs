//! How a game is played, in a few sentences.

use dioxus::prelude::*;

use crate::{
    record::Record,
    rules::GameKind,
    ui::{app::Route, boards::Miniature, i18n::t, parts::Bar, words},
};

/// The rules in short, with the board at the start.
#[component]
pub(crate) fn HowTo(game: String) -> Element {
    let Some(kind) = GameKind::from_id(&game) else {
        return rsx! {
            super::home::Home {}
        };
    };
    let text = t(&words::key("how", kind, ""));
    rsx! {
        main { class: "page",
            Bar { title: words::game_name(kind) }
            Miniature { record: Record::new(kind, 0) }
            for (number , paragraph) in text.lines().filter(|line| !line.is_empty()).enumerate() {
                p { key: "{number}", "{paragraph}" }
            }
            Link { to: Route::NewGame { game }, class: "primary", {t("start-new")} }
        }
    }
}
