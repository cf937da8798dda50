//! Sharing a game: as a link or a code, as a picture of either, as text. What is copied or handed
//! to the system, the page does within the click (assets/guqi.js): each button holds its text.

use dioxus::prelude::*;

use crate::{
    exchange::{Format, write},
    platform::address,
    record::Record,
    ui::{i18n::t, parts::Sheet, qr::Qr, words},
};

/// The sheet, for this game as it is now.
#[component]
pub(crate) fn ShareSheet(record: Record, onclose: EventHandler<()>) -> Element {
    let mut format = use_signal(|| Format::Text);
    let code = write(&record, Format::Share).unwrap_or_default();
    let link = address().map(|page| format!("{page}#/open/{code}"));
    let shown = link.as_ref().unwrap_or(&code);
    let (name, copy) = match link {
        Some(_) => ("share-qr-link", "share-copy-link"),
        None => ("share-qr-code", "share-copy-code"),
    };
    let formats = Format::of(record.game).filter(|format| *format != Format::Share);
    rsx! {
        Sheet { title: t("share"), onclose,
            match Qr::of(shown) {
                Some(Qr { size, path }) => rsx! {
                    // The quiet zone around it is part of the code.
                    svg { class: "qr", view_box: "-4 -4 {size + 8} {size + 8}", role: "img", "aria-label": t(name), shape_rendering: "crispEdges",
                        path { d: path }
                    }
                },
                None => rsx! {
                    p { {t("share-too-long")} }
                },
            }
            div { class: "share",
                button { class: "send", "data-send": "{shown}", {t("share-send")} }
                button { class: "primary", "data-copy": "{shown}", {t(copy)} }
                if link.is_some() {
                    button { "data-copy": "{code}", {t("share-copy-code")} }
                }
                select {
                    "aria-label": t("share-format"),
                    onchange: move |event| format.set(Format::from_id(&event.value()).unwrap_or(Format::Text)),
                    for one in formats {
                        option { value: one.id(), selected: one == format(), {words::format(one)} }
                    }
                }
                button { "data-copy": write(&record, format()).unwrap_or_default(), {t("share-copy-text")} }
            }
            // Filled by the page: what came of it, and the text to be copied by hand where that failed.
            button { onclick: move |_| onclose.call(()), {t("close")} }
            p { class: "copied", role: "status", "data-done": t("share-copied"), "data-failed": t("share-by-hand") }
            textarea { class: "copy-text", hidden: true, readonly: true, "aria-label": t("share-copy-text") }
        }
    }
}
