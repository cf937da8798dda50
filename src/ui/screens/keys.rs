//! The list of keys.

use dioxus::prelude::*;

use super::settings::SettingRow;
use crate::ui::{i18n::t, parts::Sheet, settings::Setting};

/// What is written on the keys, and what they do.
const KEYS: [(&str, &str); 13] = [
    ("← ↑ ↓ →", "keys-move"),
    ("Home End", "keys-row"),
    ("Enter", "keys-act"),
    ("N", "keys-next"),
    ("+ −", "keys-zoom"),
    ("Esc", "keys-escape"),
    ("T", "keys-throw"),
    ("U", "undo"),
    ("R", "redo"),
    ("H", "hint"),
    ("P", "keys-pause"),
    ("M", "menu"),
    ("?", "keys-help"),
];

/// The sheet with the list.
#[component]
pub(crate) fn KeysSheet(onclose: EventHandler<()>) -> Element {
    rsx! {
        Sheet { title: t("keys"), onclose,
            dl { class: "keys",
                for (key , what) in KEYS {
                    div { key: "{key}",
                        dt { "{key}" }
                        dd { {t(what)} }
                    }
                }
            }
            SettingRow { setting: Setting::Letters }
            button { class: "primary", onclick: move |_| onclose.call(()), {t("close")} }
        }
    }
}
