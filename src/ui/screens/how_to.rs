//! How a game is played, in a few sentences and pictures.

use dioxus::prelude::*;

use crate::{
    rules::GameKind,
    session::{GameId, open},
    ui::{
        boards::example,
        i18n::t,
        lessons::{examples, lesson},
        parts::{Bar, Go, Sheet},
        play::Play,
        route::Route,
        terms::{listed, termed},
        words,
    },
};

/// The rules in short on a screen of their own.
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
            Go { to: Route::Lesson { game: game.clone(), table: 0 }, class: "text-button", {t("lesson")} }
            Go { to: Route::NewGame { game }, class: "primary", {t("start-new")} }
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
            Go { to: Route::Lesson { game, table }, class: "button", {t("lesson")} }
            Rules { kind }
            button { class: "primary", onclick: move |_| onclose.call(()), {t("close")} }
        }
    }
}

/// The paragraphs, each with positions that show what it says, and where the game is from.
#[component]
fn Rules(kind: GameKind) -> Element {
    let text = t(&words::key("how", kind, ""));
    let steps = lesson(kind);
    let shown = |nth: usize| examples(kind).get(nth).copied().unwrap_or_default();
    let position = |(step, token): &(usize, &str)| {
        let table = open(&steps.get(step - 1)?.record(kind)).ok()?;
        Some(example(Play::new(GameId(0), table), token))
    };
    rsx! {
        div { class: "how",
            for (nth , paragraph) in text.lines().enumerate() {
                p { key: "{nth}", {termed(paragraph, &format!("how{nth}"))} }
                div { class: "examples",
                    for picture in shown(nth).iter().filter_map(position) {
                        {picture}
                    }
                }
            }
            {listed(kind)}
            p { class: "quiet", {t(&words::key("history", kind, ""))} }
        }
    }
}
