//! The two lines that tell of the game.

use dioxus::prelude::*;

/// What happened, or why something was `refused`, and under it what to do.
pub(crate) fn lines(above: Option<&str>, refused: bool, prompt: &str) -> Element {
    rsx! {
        if let Some(above) = above {
            p { class: if refused { "news refusal" } else { "news" }, "{above}" }
        }
        p { class: "prompt", "{prompt}" }
    }
}
