//! Trust in throws: the seed that makes them, and how anybody can check them.

use dioxus::prelude::*;

use crate::{
    session::Table,
    ui::{i18n::t, parts::Sheet},
};

/// The sheet for a game as it is now.
pub(super) fn throws(table: &dyn Table, onclose: EventHandler<()>) -> Element {
    let seed = table.record().seed;
    rsx! {
        Sheet { title: t("throws"), onclose,
            div { class: "seed",
                label {
                    {t("seed")}
                    input { r#type: "text", readonly: true, value: "{seed}" }
                }
                button { "data-copy": "{seed}", {t("seed-copy")} }
            }
            p { class: "copied", role: "status", "data-done": t("share-copied"), "data-failed": t("share-by-hand") }
            p { class: "quiet", {t("throws-verify")} }
            textarea { class: "copy-text", hidden: true, readonly: true, "aria-label": t("seed") }
        }
    }
}
