//! The home screen: games to go on with, and the five games.

use dioxus::prelude::*;

use crate::{
    record::Record,
    rules::GameKind,
    session::{Contents, GameId, Table, Unreadable, open},
    ui::{
        app::{Route, Shared},
        boards::Miniature,
        i18n::{LANGUAGE, Language, t, t_with, text},
        words,
    },
};

/// The first screen.
#[component]
pub(crate) fn Home() -> Element {
    let mut shared = Shared::here();
    let contents = use_hook(|| {
        let read = shared.shelf.peek().contents();
        std::rc::Rc::new(read.unwrap_or_else(|error| {
            shared.trouble.set(Some(error));
            Contents::default()
        }))
    });
    let trouble = shared.trouble.read().clone();
    let going_on = contents.going_on.iter().take(MOST);
    rsx! {
        main { class: "home",
            header { class: "masthead",
                h1 {
                    span { class: "brand", "Guqi" }
                    span { class: "brand-han", lang: "zh", "古棋" }
                }
                p { {t("home-line")} }
                LanguageChoice {}
            }
            if let Some(error) = trouble {
                p { class: "notice", role: "alert", {words::trouble(&error)} }
            }
            for broken in contents.unreadable.iter() {
                p { class: "notice", role: "alert", {put_aside(broken)} }
            }
            if !contents.going_on.is_empty() {
                section { class: "going-on", "aria-label": t("home-continue"),
                    h2 { {t("home-continue")} }
                    ul {
                        for (id , game) in going_on {
                            li { key: "{id.0}", {going_on_card(*id, &**game)} }
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
                        }
                    }
                }
            }
        }
    }
}

/// How many games to go on with are shown.
const MOST: usize = 6;

fn put_aside(broken: &Unreadable) -> String {
    let why = words::not_opened(&broken.error);
    t_with("home-unreadable", &[("key", broken.key.as_str().into()), ("why", why.into())])
}

fn going_on_card(id: GameId, game: &dyn Table) -> Element {
    let name = words::game_name(game.kind());
    let players = words::versus(game);
    rsx! {
        Link { to: Route::Table { number: id.0 }, class: "card small",
            Miniature { record: game.record() }
            div { class: "card-text",
                strong { "{name}" }
                span { "{players}" }
                span { class: "quiet", {t_with("home-plies", &[("plies", game.ply().into())])} }
            }
        }
    }
}

#[component]
fn GameCard(kind: GameKind) -> Element {
    let name = words::game_name(kind);
    let other = Language::ALL
        .into_iter()
        .find(|language| *language != *LANGUAGE.read())
        .unwrap_or(Language::English);
    let other_name = text(other, &words::key("game", kind, ""), &[]);
    let line = t(&words::key("line", kind, ""));
    rsx! {
        Link { to: Route::NewGame { game: kind.id().to_owned() }, class: "card", "aria-label": "{name}",
            Miniature { record: sample(kind) }
            div { class: "card-text",
                strong { "{name}" }
                span { class: "other-name", lang: other.tag(), "{other_name}" }
                span { class: "quiet", "{line}" }
            }
        }
    }
}

/// A position that shows what the game looks like.
fn sample(kind: GameKind) -> Record {
    let actions = match kind {
        GameKind::Patolli => {
            "*4 in *5 in *5 26-31 *3 31-34 *5 0-5 *1 5-6 *2 in *1 in *4 26-30 *4 0-4 *0 in *1 6-7 *2 26-28 *3 7-10 *0 30-40 *4 in *3 34-37 *1 0-1 *0 37-47 *1 10-11"
        }
        GameKind::Senet => {
            "*1 5-6 *3 10-13 *1 9-10 *0 13-18 *1 1-2 *4 18-22 *3 10-13 *3 8-11 *3 6-9 *3 22-25 *3 13-16 *3 25-28 *0 9-14 *2 5-7 *3 5-8 *0 7-12 *2 16-18 *0 12-17 *4 8-12 *0 4-9 *0 18-23 *1 11-12 *3 2-5 *4 12-16 *4 11-15 *4 1-5 *3 3-6 *1 28-29 *4 23-27 *4 17-21 *2 6-8 *2 9-11 *1 15-16"
        }
        GameKind::BeadJump => "e2-d2 b5-b4 f3-e3 c6-c5",
        GameKind::SanSan => "c4 d2 b2 e3 f4 b6 a7 b4 a1 d6 e5 d3 a4 xb6 g1 g4 e4",
        GameKind::Gomoku => "h8 i9 i8 g8 i7 i10 g9 h10 j8 k8 h7 g6",
    };
    let actions: Vec<_> = actions.split(' ').map(str::to_owned).collect();
    let mut record = Record { actions, ..Record::new(kind, 0) };
    if open(&record).is_err() {
        record.actions.clear();
    }
    record
}

#[component]
fn LanguageChoice() -> Element {
    let shared = Shared::here();
    let now = *LANGUAGE.read();
    rsx! {
        div { class: "languages", role: "group", "aria-label": t("language"),
            for language in Language::ALL {
                button {
                    key: "{language.tag()}",
                    lang: language.tag(),
                    "aria-pressed": language == now,
                    onclick: move |_| shared.speak(language),
                    {language.name()}
                }
            }
        }
    }
}
