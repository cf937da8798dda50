//! The ways through a game: buttons, a slider, keys.

use dioxus::prelude::*;

use super::{Looking, review::Reviewing};
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

/// How a way is called and drawn: in a review those to events lead to mistakes.
fn seen(way: usize, reviewed: bool) -> (&'static str, &'static str) {
    match way {
        1 if reviewed => ("look-mistake-before", "slip"),
        4 if reviewed => ("look-next-mistake", "slip"),
        _ => WAYS[way],
    }
}

impl Looking {
    /// Where the n-th way leads, if anywhere.
    fn target(&self, way: usize, reviewing: Reviewing) -> Option<usize> {
        let (at, count) = (*self.at.read(), self.plies.len());
        let reviewed = *reviewing.shown.read();
        let stops = |ply: &usize| {
            if reviewed { reviewing.mistaken(*ply) } else { self.plies[ply - 1].event }
        };
        let events = |from: usize, to: usize| (from + 1..=to).filter(stops);
        match way {
            0 => Some(0),
            1 => events(0, at.saturating_sub(1)).next_back(),
            2 => at.checked_sub(1),
            3 => Some(count.min(at + 1)),
            4 => events(at, count).next(),
            _ => Some(count),
        }
        .filter(|to| *to != at)
    }

    /// Goes the n-th way.
    pub(super) fn go(&self, way: usize, reviewing: Reviewing) {
        let mut at = self.at;
        if let Some(to) = self.target(way, reviewing) {
            at.set(to);
        }
    }
}

/// The slider and the buttons, with the number of the ply in their middle.
pub(super) fn steps(looking: &Looking, reviewing: Reviewing) -> Element {
    let (mut at, plies) = (looking.at, looking.plies.len());
    let place = t_with("look-at", &[("ply", at().into()), ("plies", plies.into())]);
    let reviewed = *reviewing.shown.read();
    let button = |way: usize| {
        let (name, icon) = seen(way, reviewed);
        let looking = looking.clone();
        rsx! {
            button {
                class: "icon-button",
                "aria-label": t(name),
                // It keeps the focus.
                "aria-disabled": looking.target(way, reviewing).is_none(),
                onclick: move |_| looking.go(way, reviewing),
                Icon { name: icon }
            }
        }
    };
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
            {(0..3).map(button)}
            // The slider says it to screen readers.
            span { class: "quiet", "aria-hidden": "true", "{at} / {plies}" }
            {(3..WAYS.len()).map(button)}
        }
    }
}
