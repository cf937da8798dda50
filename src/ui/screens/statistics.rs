//! Who played whom, and how it went.

use dioxus::prelude::*;

use crate::{
    session::{Pair, statistics},
    ui::{
        i18n::{t, t_with},
        listed,
        parts::Bar,
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
            p { class: "quiet", {t(if pairs.is_empty() { "stat-none" } else { "stat-help" })} }
            if !pairs.is_empty() {
                table { "aria-label": t("statistics"),
                    tr {
                        th { {t("stat-games")} }
                        th { {t("stat-won")} }
                        th { {t("stat-lost")} }
                        th { {t("stat-drawn")} }
                        th { {t("stat-length")} }
                        th { {t("stat-longest")} }
                    }
                    for (nth , pair) in pairs.iter().enumerate() {
                        tbody { key: "{nth}", {rows(pair)} }
                    }
                }
            }
        }
    }
}

/// Who played, and below it the numbers.
fn rows(pair: &Pair) -> Element {
    let names = [0, 1].map(|nth| listed::player(pair.game, &pair.players[nth]));
    let streak = pair.streak.filter(|(_, count)| *count > 1).map(|(who, count)| {
        t_with("stat-streak", &[("who", names[who].as_str().into()), ("count", count.into())])
    });
    let streak = streak.unwrap_or_default();
    let game = words::game_name(pair.game);
    let [first, second] = names;
    let [won, lost] = pair.wins;
    let [best, other] = pair.longest;
    rsx! {
        tr {
            th { scope: "rowgroup", colspan: "6",
                strong { "{game}" }
                "{first} – {second}"
                span { class: "quiet", "{streak}" }
            }
        }
        tr {
            td { "{pair.games()}" }
            td { "{won}" }
            td { "{lost}" }
            td { "{pair.draws}" }
            td { "{pair.mean()}" }
            td { "{best}–{other}" }
        }
    }
}
