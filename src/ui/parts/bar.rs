//! The bar at the top of a screen: the way back, the title, a few buttons.

use dioxus::prelude::*;

use super::Go;
use crate::ui::{i18n::t, route::Route};

/// The bar; `children` are buttons at its end. The way back leads home, or to the game of
/// this number, or to the list of all games.
#[component]
pub(crate) fn Bar(
    title: String,
    #[props(default)] table: u32,
    #[props(default)] listed: bool,
    children: Element,
) -> Element {
    let (to, name) = match table {
        _ if listed => (Route::Library {}, "library"),
        0 => (Route::Home {}, "back-home"),
        number => (Route::Table { number }, "back-to-game"),
    };
    rsx! {
        header { class: "bar",
            Go { to, class: "icon-button", label: t(name),
                Icon { name: "back" }
            }
            // So that keys are heard at once, and a screen reader says where one is.
            h1 {
                tabindex: "-1",
                onmounted: move |event| async move {
                    let _ = event.set_focus(true).await;
                },
                "{title}"
            }
            div { class: "bar-end", {children} }
        }
    }
}

/// A button of the bar, called and drawn as its name says.
#[component]
pub(crate) fn IconButton(
    name: &'static str,
    #[props(default = true)] possible: bool,
    onmounted: Option<EventHandler<MountedEvent>>,
    onpress: EventHandler<()>,
) -> Element {
    rsx! {
        button {
            class: "icon-button",
            "aria-label": t(name),
            // It keeps the focus, and says why not when it is pressed.
            "aria-disabled": !possible,
            onmounted: move |event| {
                if let Some(onmounted) = onmounted {
                    onmounted.call(event);
                }
            },
            onclick: move |_| onpress.call(()),
            Icon { name }
        }
    }
}

/// A line drawing of 24 by 24.
#[component]
pub(crate) fn Icon(name: &'static str) -> Element {
    let path = match name {
        "back" => "M15 5L8 12L15 19",
        "undo" => "M9 7L4 12L9 17M4 12H14A6 6 0 0 1 20 18",
        "redo" => "M15 7L20 12L15 17M20 12H10A6 6 0 0 0 4 18",
        "menu" => "M4 7H20M4 12H20M4 17H20",
        // A bulb over its socket.
        "hint" => "M9 17C9 14.5 6 13.5 6 9.5A6 6 0 0 1 18 9.5C18 13.5 15 14.5 15 17ZM9.5 20.5H14.5",
        // Three sliders.
        "settings" => {
            "M4 6H9M13 6H20M4 12H15M19 12H20M4 18H7M11 18H20M9 6A2 2 0 1 0 13 6A2 2 0 1 0 9 6M15 12A2 2 0 1 0 19 12A2 2 0 1 0 15 12M7 18A2 2 0 1 0 11 18A2 2 0 1 0 7 18"
        }
        // Out of the box.
        "share" => "M12 15V4M8 7.5L12 3.5L16 7.5M7 11H5V20.5H19V11H17",
        "first" => "M18 5L11 12L18 19M6.5 5V19",
        // Towards what happened.
        "event" => "M18 5L11 12L18 19M4.2 12A1.3 1.3 0 1 0 6.8 12A1.3 1.3 0 1 0 4.2 12",
        // Towards a mistake: with the sign of one, which is the same in a mirror.
        "slip" => "M19 5L12 12L19 19M6 6V13M6 18V18.1",
        "more" => "M5.5 12H5.6M12 12H12.1M18.4 12H18.5",
        "pause" => "M8.5 6V18M15.5 6V18",
        "go-on" => "M8 5L19 12L8 19Z",
        "swap" => "M7 4L3 8L7 12M3 8H17M17 12L21 16L17 20M21 16H7",
        // Four corners drawn together.
        "whole" => "M9 4V9H4M15 4V9H20M9 20V15H4M15 20V15H20",
        _ => "M6 6L18 18M18 6L6 18",
    };
    rsx! {
        svg { class: "icon", view_box: "0 0 24 24", "aria-hidden": "true",
            path { d: path }
        }
    }
}
