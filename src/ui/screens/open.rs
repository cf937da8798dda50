//! A game that came by a link: what it is, and whether it shall be kept.

use dioxus::prelude::*;

use crate::{
    exchange::{Format, read},
    session::{GameId, Line, open},
    ui::{
        boards::miniature,
        i18n::{t, t_with},
        import::not_read,
        listed,
        parts::{Bar, Go},
        route::Route,
        shared::Shared,
        words,
    },
};

/// The screen.
#[component]
pub(crate) fn Open(code: String) -> Element {
    let shared = Shared::here();
    // A share code; or a text that another app shared with the page. Why it is no code says more.
    let code = code.as_bytes();
    let record = read(code, Some(Format::Share)).or_else(|why| read(code, None).map_err(|_| why));
    let came = record.and_then(|record| {
        let table = open(&record)?;
        Ok((record, table))
    });
    let (record, table) = match came {
        Ok(came) => came,
        Err(error) => {
            return rsx! {
                main { class: "page",
                    Bar { title: t("open-link") }
                    p { class: "notice", role: "alert", {not_read(&error)} }
                    Go { to: Route::Home {}, class: "primary", {t("all-games")} }
                }
            };
        }
    };
    let line = Line::of(GameId(0), &*table);
    let over = line.outcome.is_some();
    // One that cannot be looked for is kept, or it is told then why not.
    let there = use_hook(|| shared.shelf.peek().number_of(&record).ok().flatten());
    let keep = move |_| {
        let kept = shared.shelf.peek().add(std::slice::from_ref(&record));
        if let Some(added) = shared.changed(kept) {
            navigator().replace(Route::to_game(added.ids[0].0, over));
        }
    };
    rsx! {
        main { class: "page opened",
            Bar { title: t("open-link") }
            if let Some(error) = shared.trouble() {
                p { class: "notice", role: "alert", "{error}" }
            }
            {miniature(&*table)}
            div { class: "which",
                h2 { {words::game_name(line.game)} }
                span { {listed::versus(&line)} }
                span { {listed::result(&line)} }
                span { class: "quiet", {t_with("home-plies", &[("plies", line.plies.into())])} }
            }
            if let Some(id) = there {
                p { {t("open-there")} }
                Go { to: Route::to_game(id.0, over), class: "primary",
                    {t(if over { "look-at-game" } else { "go-on" })}
                }
                Go { to: Route::Library {}, class: "button", {t("library")} }
            } else {
                button { class: "primary", onclick: keep, {t("open-keep")} }
                Go { to: Route::Home {}, class: "button", {t("open-leave")} }
            }
        }
    }
}
