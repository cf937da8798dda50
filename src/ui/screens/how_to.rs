//! How a game is played, in a few sentences.

use dioxus::prelude::*;

use crate::{
    record::Record,
    rules::GameKind,
    session::open,
    ui::{
        app::Route,
        boards::miniature,
        i18n::t,
        parts::{Bar, Sheet},
        words,
    },
};

/// The rules in short on a screen of their own, with the board at the start.
#[component]
pub(crate) fn HowTo(game: String) -> Element {
    let Some(kind) = GameKind::from_id(&game) else {
        return rsx! {
            super::home::Home {}
        };
    };
    rsx! {
        main { class: "page",
            Bar { title: words::game_name(kind) }
            Rules { kind }
            Link { to: Route::Lesson { game: game.clone(), table: 0 }, class: "text-button", {t("lesson")} }
            Link { to: Route::NewGame { game }, class: "primary", {t("start-new")} }
        }
    }
}

/// The same over another screen; over a game in play, `table` is its number.
#[component]
pub(crate) fn HowToSheet(
    kind: GameKind,
    #[props(default)] table: u32,
    onclose: EventHandler<()>,
) -> Element {
    let game = kind.id().to_owned();
    rsx! {
        Sheet { title: words::game_name(kind), onclose,
            Link { to: Route::Lesson { game, table }, class: "button", {t("lesson")} }
            Rules { kind }
            button { class: "primary", onclick: move |_| onclose.call(()), {t("close")} }
        }
    }
}

#[component]
fn Rules(kind: GameKind) -> Element {
    let start = open(&Record::new(kind, 0)).ok();
    let text = t(&words::key("how", kind, ""));
    rsx! {
        div { class: "how",
            if let Some(table) = start {
                {miniature(&*table)}
            }
            for (number , paragraph) in text.lines().filter(|line| !line.is_empty()).enumerate() {
                p { key: "{number}", "{paragraph}" }
            }
        }
    }
}
