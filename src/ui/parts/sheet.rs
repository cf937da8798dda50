//! A sheet over the screen that asks or tells something.

use dioxus::prelude::*;

use crate::ui::i18n::t;

/// The sheet; a tap beside it or Escape closes it.
#[component]
pub(crate) fn Sheet(
    title: String,
    /// Whether it waits until the last move was seen.
    #[props(default)]
    late: bool,
    onclose: EventHandler<()>,
    children: Element,
) -> Element {
    rsx! {
        div { class: if late { "veil late" } else { "veil" }, onclick: move |_| onclose.call(()),
            section {
                class: "sheet",
                role: "dialog",
                "aria-modal": "true",
                "aria-label": "{title}",
                tabindex: "-1",
                autofocus: true,
                onmounted: move |element| async move {
                    // Without the focus the sheet still works by touch.
                    let _ = element.set_focus(true).await;
                },
                onclick: move |event| event.stop_propagation(),
                onkeydown: move |event| {
                    if event.key() == Key::Escape {
                        onclose.call(());
                    }
                },
                h2 { "{title}" }
                {children}
            }
        }
    }
}

/// A sheet that asks a question to be answered by yes or no.
#[component]
pub(crate) fn Question(title: String, onyes: EventHandler<()>, onno: EventHandler<()>) -> Element {
    rsx! {
        Sheet { title, onclose: onno,
            div { class: "menu",
                button { class: "primary", onclick: move |_| onyes.call(()), {t("yes")} }
                button { onclick: move |_| onno.call(()), {t("no")} }
            }
        }
    }
}
