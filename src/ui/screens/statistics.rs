//! Who played whom, and how it went.

use dioxus::prelude::*;

use crate::{
    rules::Side,
    session::{Pair, side_ids, statistics},
    ui::{
        i18n::{t, t_with},
        listed,
        parts::{Bar, Go},
        route::Route,
        shared::Shared,
        words,
    },
};

/// The screen.
#[component]
pub(crate) fn Statistics() -> Element {
    let shared = Shared::here();
    let pairs = use_hook(|| statistics(&shared.library().lines));
    rsx! {
        main { class: "page statistics",
            Bar { title: t("statistics"), listed: true }
            if pairs.is_empty() {
                p { {t("stat-none")} }
                Go { to: Route::Home {}, class: "primary", {t("home-new")} }
            }
            for (nth , pair) in pairs.iter().enumerate() {
                section { key: "{nth}", class: "pair", {told(pair)} }
            }
        }
    }
}

/// What was played and how often; then a row of numbers for each of the two, and the draws.
fn told(pair: &Pair) -> Element {
    let game = words::game_name(pair.game);
    let [first, second] = names(pair);
    let versus = t_with("versus", &[("first", (&*first).into()), ("second", (&*second).into())]);
    let streak = pair.streak.filter(|(_, count)| *count > 1).map(|(who, count)| {
        let who = if who == 0 { &first } else { &second };
        t_with("stat-streak", &[("who", (&**who).into()), ("count", count.into())])
    });
    let games = t_with("library-count", &[("count", pair.games().into())]);
    let length = t_with("stat-length", &[("plies", pair.mean().into())]);
    let rows = [(&first, pair.wins[0], pair.longest[0]), (&second, pair.wins[1], pair.longest[1])];
    rsx! {
        h2 { "{game}" }
        p { class: "quiet",
            span { "{games}" }
            span { "{length}" }
        }
        table { "aria-label": "{game}: {versus}",
            thead {
                tr {
                    td {}
                    th { scope: "col", {t("stat-won")} }
                    th { scope: "col", {t("stat-longest")} }
                }
            }
            tbody {
                for (nth , (name , won , longest)) in rows.into_iter().enumerate() {
                    tr { key: "{nth}",
                        th { scope: "row", "{name}" }
                        td { "{won}" }
                        td { "{longest}" }
                    }
                }
                if pair.draws > 0 {
                    tr { class: "quiet",
                        th { scope: "row", {t("stat-drawn")} }
                        td { "{pair.draws}" }
                        td {}
                    }
                }
            }
        }
        if let Some(streak) = streak {
            p { "{streak}" }
        }
    }
}

/// What the two are called; by their sides as well where that is the same.
fn names(pair: &Pair) -> [String; 2] {
    let names = [0, 1].map(|nth| listed::player(pair.game, &pair.players[nth]));
    if names[0] != names[1] {
        return names;
    }
    Side::ALL.map(|side| {
        let colour = words::side_name(pair.game, side_ids(pair.game)[side.index()]);
        let name = names[side.index()].as_str();
        t_with("who", &[("name", name.into()), ("side", colour.into())])
    })
}
