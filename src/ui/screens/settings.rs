//! What can be set, as a screen of its own and over a game in play.

use dioxus::prelude::*;

use crate::ui::{
    i18n::{LANGUAGE, Language, t},
    parts::{Bar, Sheet},
    settings::Setting,
    shared::Shared,
};

/// The screen.
#[component]
pub(crate) fn SettingsPage() -> Element {
    rsx! {
        main { class: "page settings",
            Bar { title: t("settings") }
            List {}
        }
    }
}

/// The same over a game in play.
#[component]
pub(crate) fn SettingsSheet(onclose: EventHandler<()>) -> Element {
    rsx! {
        Sheet { title: t("settings"), onclose,
            List {}
            button { class: "primary", onclick: move |_| onclose.call(()), {t("back-to-game")} }
        }
    }
}

/// A button for each language.
#[component]
pub(crate) fn Languages() -> Element {
    let shared = Shared::here();
    let now = *LANGUAGE.read();
    rsx! {
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

#[component]
fn List() -> Element {
    rsx! {
        Row { name: "language",
            Languages {}
        }
        for setting in Setting::ALL {
            SettingRow { key: "{setting.name()}", setting }
        }
    }
}

/// One thing to set.
#[component]
pub(crate) fn SettingRow(setting: Setting) -> Element {
    let shared = Shared::here();
    let now = shared.settings.read().get(setting);
    rsx! {
        Row { name: setting.name(),
            for value in setting.values() {
                button {
                    key: "{value}",
                    r#type: "button",
                    "aria-pressed": *value == now,
                    onclick: move |_| shared.set(setting, value),
                    {t(value)}
                }
            }
        }
    }
}

/// What a setting is called and what it does; `children` are its values.
#[component]
fn Row(name: &'static str, children: Element) -> Element {
    rsx! {
        div { class: "option setting", role: "group", "aria-label": t(name), "data-setting": name,
            div { class: "option-text",
                strong { {t(name)} }
                span { class: "quiet", {t(&format!("{name}-help"))} }
            }
            div { class: "segments", {children} }
        }
    }
}
