//! A sheet over the screen that asks or tells something, and what had the focus before.

use std::rc::Rc;

use dioxus::prelude::*;

use crate::{
    platform::pause,
    ui::{i18n::t, keys::Ear, shared::FRAME},
};

/// Whether a sheet lies over the screen and has the focus.
static COVERED: GlobalSignal<bool> = Signal::global(|| false);

/// The value of `inert` for what lies below a sheet: neither keys nor screen readers are
/// to stray there.
pub(crate) fn inert() -> Option<&'static str> {
    (*COVERED.read()).then_some("")
}

fn cover(covered: bool) {
    if *COVERED.peek() != covered {
        *COVERED.write() = covered;
    }
}

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
    let mut node = use_signal(|| None::<Rc<MountedData>>);
    use_drop(|| cover(false));
    // What was pressed in the one before it may be gone with that.
    use_effect(use_reactive!(|title| {
        let _ = title;
        if let Some(node) = node.peek().clone() {
            spawn(async move {
                let _ = node.set_focus(true).await;
            });
        }
    }));
    rsx! {
        div {
            class: if late { "veil late" } else { "veil" },
            onclick: move |_| onclose.call(()),
            // One that comes late cannot have the focus before it is seen.
            onanimationend: move |_| async move {
                let node = node.peek().clone();
                if let Some(node) = node.filter(|_| late) {
                    let _ = node.set_focus(true).await;
                }
            },
            section {
                class: "sheet",
                role: "dialog",
                "aria-modal": "true",
                "aria-label": "{title}",
                tabindex: "-1",
                autofocus: true,
                onmounted: move |event| async move {
                    node.set(Some(event.data()));
                    // Without the focus the sheet still works by touch.
                    let _ = event.set_focus(true).await;
                },
                onfocusin: move |_| cover(true),
                onclick: move |event| event.stop_propagation(),
                Ear { onkey: move |key| {
                    if key == "Escape" {
                        onclose.call(());
                    }
                } }
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

/// The button that opens sheets, and gets the focus back when they are closed.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Opener {
    node: Signal<Option<Rc<MountedData>>>,
    /// Whether it was this button and not a key.
    opened: Signal<bool>,
}

impl Opener {
    /// Of one screen; a hook.
    pub(crate) fn provide() -> Self {
        let (node, opened) = (use_signal(|| None), use_signal(|| false));
        Self { node, opened }
    }

    /// The button is there.
    pub(crate) fn is(mut self, event: &MountedEvent) {
        self.node.set(Some(event.data()));
    }

    /// It was pressed.
    pub(crate) fn opened(mut self) {
        self.opened.set(true);
    }

    /// Gives the focus back, once the sheet is gone; `false` where it was a key.
    pub(crate) fn take_back(mut self) -> bool {
        let opened = self.opened.replace(false);
        let node = self.node.peek().clone();
        if let Some(node) = node.filter(|_| opened) {
            spawn(async move {
                pause(FRAME).await;
                let _ = node.set_focus(true).await;
            });
        }
        opened
    }
}
