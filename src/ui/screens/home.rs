//! The home screen: games to go on with, and the five games.

use std::rc::Rc;

use dioxus::prelude::*;

use super::settings::Languages;
use crate::{
    rules::{GameKind, Side},
    session::{GameId, Table, open},
    ui::{
        boards::miniature,
        i18n::{LANGUAGE, Language, t, t_with, text},
        parts::{Go, Icon},
        route::Route,
        samples::sample,
        shared::Shared,
        words,
    },
};

/// How many games to go on with are shown before the rest is asked for.
const FIRST: usize = 4;

/// The first screen.
#[component]
pub(crate) fn Home() -> Element {
    let shared = Shared::here();
    let contents = use_hook(|| Rc::new(shared.contents()));
    let mut all = use_signal(|| false);
    let count = contents.going_on.len();
    let shown = if all() || count <= FIRST { count } else { FIRST };
    rsx! {
        main { class: "home",
            header { class: "masthead",
                h1 {
                    span { class: "brand", "Guqi" }
                    span { class: "brand-han", lang: "zh", "古棋" }
                }
                Go { to: Route::SettingsPage {}, class: "icon-button", label: t("settings"),
                    Icon { name: "settings" }
                }
                p { {t("home-line")} }
                div { class: "languages", role: "group", "aria-label": t("language"), Languages {} }
            }
            if let Some(error) = shared.trouble() {
                p { class: "notice", role: "alert", "{error}" }
            }
            // The page shows it when a new version waits (assets/offline.js).
            if cfg!(target_arch = "wasm32") {
                div { class: "notice update", role: "status",
                    span { {t("update-ready")} }
                    span { class: "busy", {t("update-busy")} }
                    button { {t("update-take")} }
                }
            }
            for broken in contents.unreadable.iter() {
                p { key: "{broken.key}", class: "notice", role: "alert", {words::kept_aside(broken)} }
            }
            Go { to: Route::Library {}, class: "text-button to-library", {t("library")} }
            if count > 0 {
                section { class: "going-on", "aria-label": t("home-continue"),
                    h2 { {t("home-continue")} }
                    ul {
                        for (id , game) in contents.going_on.iter().take(shown) {
                            li { key: "{id.0}", {going_on_card(*id, &**game)} }
                        }
                    }
                    if shown < count {
                        button { class: "more", onclick: move |_| all.set(true),
                            {t_with("home-more", &[("count", (count - shown).into())])}
                        }
                    }
                }
            }
            section { class: "games", "aria-label": t("home-new"),
                h2 { {t("home-new")} }
                ul {
                    for kind in GameKind::ALL {
                        li { key: "{kind.id()}",
                            GameCard { kind }
                            Go {
                                to: Route::Lesson { game: kind.id().to_owned(), table: 0 },
                                class: "text-button",
                                label: t_with("lesson-of", &[("game", words::game_name(kind).into())]),
                                {t("lesson")}
                            }
                        }
                    }
                }
            }
        }
    }
}

fn going_on_card(id: GameId, game: &dyn Table) -> Element {
    let name = words::game_name(game.kind());
    let named = Side::ALL.into_iter().any(|seat| !words::sitting(game, seat).is_empty());
    rsx! {
        Go { to: Route::Table { number: id.0 }, class: "card small",
            {miniature(game)}
            div { class: "card-text",
                strong { "{name}" }
                if named {
                    span { {words::versus(game)} }
                }
                span { class: "quiet", {t_with("home-plies", &[("plies", game.ply().into())])} }
            }
        }
    }
}

#[component]
fn GameCard(kind: GameKind) -> Element {
    let sample = use_hook(|| open(&sample(kind)).ok().map(Rc::<dyn Table>::from));
    let name = words::game_name(kind);
    let other = match *LANGUAGE.read() {
        Language::Chinese => Language::English,
        Language::English | Language::Spanish => Language::Chinese,
    };
    let other_name = text(other, &words::key("game", kind, ""), &[]);
    let line = t(&words::key("line", kind, ""));
    rsx! {
        Go { to: Route::NewGame { game: kind.id().to_owned() }, class: "card", label: name.clone(),
            if let Some(table) = sample {
                {miniature(&*table)}
            }
            div { class: "card-text",
                strong { "{name}" }
                // In the other script: Latin names differ little, if at all.
                span { class: "other-name", lang: other.tag(), "{other_name}" }
                span { class: "quiet", "{line}" }
            }
        }
    }
}
