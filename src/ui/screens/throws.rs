//! Trust in throws: the seed that makes them, how often each came up against what chance lets one
//! expect, and how anybody can check them.

use dioxus::prelude::*;

use crate::{
    exchange::statistics,
    rules::Side,
    session::Table,
    ui::{
        i18n::{t, t_with},
        parts::Sheet,
        words,
    },
};

/// The sheet for a game as it is now; nothing in a game without throws.
pub(super) fn throws(table: &dyn Table, onclose: EventHandler<()>) -> Element {
    let record = table.record();
    let Ok(Some(throws)) = statistics(&record) else { return rsx! {} };
    let cell = |side: Side, marked: u8| {
        let count = throws.counts[side][usize::from(marked)];
        let (all, expected) =
            (f64::from(throws.throws(side).max(1)), throws.expected(side, marked));
        // None comes up so often in the long run that half of all would be too little.
        let part = |count: f64| (200.0 * count / all).min(100.0);
        let style = format!("--came:{:.0}%;--due:{:.0}%", part(count.into()), part(expected));
        (count, expected, style)
    };
    let rows = (0..=throws.lots.0).map(|marked| (marked, Side::ALL.map(|side| cell(side, marked))));
    let rows: Vec<_> = rows.collect();
    let odds = Side::ALL.into_iter().filter(|side| throws.throws(*side) > 0).map(|side| {
        let percent = format!("{:.0}", 100.0 * throws.p_value(side));
        let who = words::who(table, side);
        t_with("throws-odds", &[("who", who.into()), ("percent", percent.into())])
    });
    let odds: Vec<_> = odds.collect();
    rsx! {
        Sheet { title: t("throws"), onclose,
            table { class: "throws",
                caption { {t(&words::key("throws", record.game, ""))} }
                tr {
                    td {}
                    for side in Side::ALL {
                        th { {words::who(table, side)} }
                    }
                }
                for (marked , cells) in rows {
                    tr {
                        th { "{marked}" }
                        for (count , expected , style) in cells {
                            td { style, strong { "{count}" } " / {expected:.1}" }
                        }
                    }
                }
            }
            for odds in odds {
                p { "{odds}" }
            }
            div { class: "seed",
                label {
                    {t("seed")}
                    input { r#type: "text", readonly: true, value: "{record.seed}" }
                }
                button { "data-copy": "{record.seed}", {t("seed-copy")} }
            }
            p { class: "quiet", {t("throws-verify")} }
            button { onclick: move |_| onclose.call(()), {t("close")} }
            p { class: "copied", role: "status", "data-done": t("share-copied"), "data-failed": t("share-by-hand") }
            textarea { class: "copy-text", hidden: true, readonly: true, "aria-label": t("seed") }
        }
    }
}
