//! The words that somebody new to a game does not know. Where one stands in a rule card or in
//! the help of an option, the text has it in brackets with the term's name after a bar, as in
//! "five [beans|bean]"; there a tap tells what it means, and another leads back.

use dioxus::prelude::*;

use super::i18n::t;
use crate::rules::GameKind;

/// The terms of a game, in the order in which they are listed.
pub const fn terms(kind: GameKind) -> &'static [&'static str] {
    match kind {
        GameKind::Patolli => &["bean", "wait", "safe", "counter"],
        GameKind::Senet => &["stick", "pair", "house", "water"],
        GameKind::BeadJump => &["camp", "chain", "round"],
        GameKind::SanSan => &["line", "dead", "protected", "fly"],
        GameKind::Gomoku => &["three", "four", "overline", "renju", "forbidden", "swap"],
    }
}

/// What a term is called, and what it means.
pub fn meaning(term: &str) -> (String, String) {
    let text = t(&format!("term-{term}"));
    let (name, meaning) = text.split_once('\n').unwrap_or_default();
    (name.to_owned(), meaning.to_owned())
}

/// The parts of a text: what is read, and the term that it is, if it is one.
pub fn parts(text: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    text.split(['[', ']']).map(|part| match part.split_once('|') {
        Some((read, term)) => (read, Some(term)),
        None => (part, None),
    })
}

/// A text with its terms to be tapped; no other on the screen has this `place`. The page opens
/// and closes what a button is the popover target of, and gives the focus back, by itself.
pub(super) fn termed(text: &str, place: &str) -> Element {
    rsx! {
        for (nth , (read , term)) in parts(text).enumerate() {
            if let Some((term, (name, meaning))) = term.map(|term| (term, meaning(term))) {
                button { class: "term", r#type: "button", "popovertarget": "{place}-{nth}-{term}", "{read}" }
                span { class: "meaning", id: "{place}-{nth}-{term}", "popover": "auto",
                    strong { "{name}" }
                    " – {meaning}"
                }
            } else {
                "{read}"
            }
        }
    }
}

/// All terms of a game, to be read at leisure.
pub(super) fn listed(kind: GameKind) -> Element {
    rsx! {
        details { class: "options terms",
            summary { {t("terms")} }
            for (name , meaning) in terms(kind).iter().map(|term| meaning(term)) {
                p {
                    strong { "{name}" }
                    " – {meaning}"
                }
            }
        }
    }
}
