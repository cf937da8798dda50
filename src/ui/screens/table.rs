//! A game in play: board, panels, throw tray, and the line that says what to do.

use std::time::Duration;

use dioxus::prelude::*;

use super::{ending::Ending, menu::Menu};
use crate::{
    platform::pause,
    rules::{Gesture, Side},
    session::GameId,
    ui::{
        app::{Route, Shared},
        boards::BoardView,
        i18n::t,
        parts::{Bar, Icon, LotsTray, Panel},
        play::Play,
        words,
    },
};

/// How long a pass is shown before it is played by itself.
const PASS_SHOWN: Duration = Duration::from_millis(1800);

/// The table of one kept game.
#[component]
pub(crate) fn Table(number: u32) -> Element {
    rsx! {
        // In a list of one, another number is another screen.
        for number in [number] {
            TableOf { key: "{number}", number }
        }
    }
}

#[component]
fn TableOf(number: u32) -> Element {
    let mut shared = Shared::here();
    let failed = use_hook(|| {
        let id = GameId(number);
        if shared.play.peek().as_ref().is_some_and(|play| play.id == id) {
            return None;
        }
        let (kept, failed) = match shared.shelf.peek().open(id) {
            Ok(kept) => (kept, None),
            Err(error) => (None, Some(error)),
        };
        shared.play.set(kept.map(|game| Play::new(id, game)));
        failed
    });
    use_passes(shared);
    let mut menu = use_signal(|| false);
    // The ply whose end was looked at already.
    let mut seen = use_signal(|| None::<usize>);
    let play = shared.play;
    let read = play.read();
    let Some(shown) = read.as_ref() else {
        return rsx! {
            main { class: "page",
                Bar { title: t("no-game") }
                match &failed {
                    Some(error) => rsx! {
                        p { class: "notice", role: "alert", {words::not_opened(error)} }
                    },
                    None => rsx! {
                        p { {t("no-game-here")} }
                    },
                }
                Link { to: Route::Home {}, class: "primary", {t("all-games")} }
            }
        };
    };
    let table = shown.table();
    let ply = table.ply();
    let outcome = table.turn().outcome();
    rsx! {
        main { class: "table", "data-game": table.kind().id(),
            Bar { title: words::game_name(table.kind()),
                button {
                    class: "icon-button",
                    "aria-label": t("undo"),
                    disabled: !table.can_undo(),
                    onclick: move |_| {
                        shared.change(Play::undo);
                    },
                    Icon { name: "undo" }
                }
                button {
                    class: "icon-button",
                    "aria-label": t("redo"),
                    disabled: !table.can_redo(),
                    onclick: move |_| {
                        shared.change(Play::redo);
                    },
                    Icon { name: "redo" }
                }
                button { class: "icon-button", "aria-label": t("menu"), onclick: move |_| menu.set(true),
                    Icon { name: "menu" }
                }
            }
            Panel { play, seat: Side::Second }
            div { class: "board-area",
                BoardView { play, ontap: move |spot| {
                    shared.change(|play| play.tap(spot));
                } }
            }
            Panel { play, seat: Side::First }
            div { class: "doing",
                Says {}
                Choices {}
                LotsTray { play, onthrow: move |()| {
                    shared.change(Play::throw);
                } }
            }
        }
        if menu() {
            Menu { onclose: move |()| menu.set(false) }
        } else if let Some(outcome) = outcome {
            if seen() != Some(ply) {
                Ending { key: "{ply}", outcome, onlook: move |()| seen.set(Some(ply)) }
            }
        }
    }
}

/// Plays a pass by itself once it was seen.
fn use_passes(shared: Shared) {
    use_effect(move || {
        let read = shared.play.read();
        let Some(play) = read.as_ref().filter(|play| play.must_pass()) else { return };
        let (number, at) = (play.id, play.table().ply());
        spawn(async move {
            pause(PASS_SHOWN).await;
            shared.change(|play| {
                // Only if this very pass is still to be played.
                if play.id == number && play.table().ply() == at && play.must_pass() {
                    play.play(Gesture::Pass);
                }
            });
        });
    });
}

/// What happened, what to do next, or why nothing can be done; read out when it changes.
#[component]
fn Says() -> Element {
    let shared = Shared::here();
    let read = shared.play.read();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let news = words::news(play);
    let prompt = words::prompt(play);
    let refusal = play.refusal().map(|why| words::refused(play.table(), why));
    let trouble = shared.trouble().as_ref().map(words::trouble);
    rsx! {
        div { class: "says", role: "status", "aria-live": "polite",
            if let Some(refusal) = refusal {
                p { class: "news refusal", "{refusal}" }
            } else {
                p { class: "news", "{news}" }
            }
            p { class: "prompt", "{prompt}" }
            if let Some(trouble) = trouble {
                p { class: "notice", "{trouble}" }
            }
        }
    }
}

/// The words that can be chosen in an opening.
#[component]
fn Choices() -> Element {
    let shared = Shared::here();
    let read = shared.play.read();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let choices = play.choices();
    rsx! {
        if !choices.is_empty() {
            div { class: "choices",
                for word in choices {
                    button {
                        key: "{word}",
                        class: "primary",
                        onclick: move |_| {
                            shared.change(|play| play.play(Gesture::Choose(word)));
                        },
                        {t(&format!("choose-{word}"))}
                    }
                }
            }
        }
    }
}
