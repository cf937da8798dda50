//! The ways through a game: buttons, a slider, keys.

use dioxus::prelude::*;

use super::Looking;
use crate::ui::{
    i18n::{t, t_with},
    parts::Icon,
};

/// The ways from the ply that is shown to another: each with its name, by which the page calls it
/// as well (assets/guqi.js), and what is drawn. Those that lead on are drawn the other way round.
pub(super) const WAYS: [(&str, &str); 6] = [
    ("look-first", "first"),
    ("look-event-before", "event"),
    ("look-back", "back"),
    ("look-on", "back"),
    ("look-next-event", "event"),
    ("look-last", "first"),
];

impl Looking {
    /// Where the n-th way leads, if anywhere.
    fn target(&self, way: usize) -> Option<usize> {
        let (at, count) = (*self.at.read(), self.plies.len());
        let events = |from: usize, to: usize| {
            let plies = self.plies[from..to].iter().zip(from + 1..);
            plies.filter(|(ply, _)| ply.event).map(|(_, nth)| nth)
        };
        match way {
            0 => Some(0),
            1 => events(0, at.saturating_sub(1)).last(),
            2 => at.checked_sub(1),
            3 => Some(count.min(at + 1)),
            4 => events(at, count).next(),
            _ => Some(count),
        }
        .filter(|to| *to != at)
    }

    /// Goes the n-th way.
    pub(super) fn go(&self, way: usize) {
        let mut at = self.at;
        if let Some(to) = self.target(way) {
            at.set(to);
        }
    }
}

/// The buttons and the slider.
pub(super) fn steps(looking: &Looking) -> Element {
    let (mut at, plies) = (looking.at, looking.plies.len());
    let place = t_with("look-at", &[("ply", at().into()), ("plies", plies.into())]);
    rsx! {
        div { class: "steps", role: "group", "aria-label": t("look"),
            input {
                r#type: "range",
                min: "0",
                max: "{plies}",
                value: "{at}",
                "aria-label": t("look-ply"),
                "aria-valuetext": place,
                oninput: move |event| at.set(event.value().parse().unwrap_or(plies)),
            }
            // The slider says it to screen readers.
            span { class: "quiet", "aria-hidden": "true", "{at} / {plies}" }
            for (way , (name , icon)) in WAYS.into_iter().enumerate() {
                button {
                    class: "icon-button",
                    "aria-label": t(name),
                    // It keeps the focus.
                    "aria-disabled": looking.target(way).is_none(),
                    onclick: {
                        let looking = looking.clone();
                        move |_| looking.go(way)
                    },
                    Icon { name: icon }
                }
            }
        }
    }
}
