//! A game in play: board, panels, throw tray, and the line that says what to do.

use dioxus::prelude::*;

use super::{
    ending::Ending,
    keys::KeysSheet,
    menu::Menu,
    says::{Log, Says},
};
use crate::{
    rules::{Gesture, Side},
    session::{GameId, OpenError},
    ui::{
        boards::{BoardFocus, BoardView},
        computer::use_computer,
        i18n::t,
        keys::{Ear, Over, pressed, take_back},
        parts::{Bar, Go, IconButton, LotsTray, Opener, Panel, Question, inert},
        play::{Hint, Play},
        route::Route,
        senses::Senses,
        settings::Setting,
        shared::Shared,
        words,
    },
};

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
    let shared = Shared::here();
    let failed = use_hook(|| shared.sit_down(GameId(number)).err());
    use_computer(shared);
    shared.use_follow();
    let play = shared.play;
    // What changes with every tap is drawn by components of its own.
    let lies = use_memo(move || play.read().as_ref().map(|play| (play.id, play.table().kind())));
    let navigator = use_navigator();
    use_effect(move || {
        // The game has become one of its own.
        if let Some((id, _)) = lies().filter(|(id, _)| *id != GameId(number)) {
            navigator.replace(Route::Table { number: id.0 });
        }
    });
    // Within how many pixels a point can be touched; too few until it is known.
    let mut touch = use_signal(|| 0.0);
    // How large the board is brought, in percent (assets/zoom.js).
    let mut zoom = use_signal(|| 100_u16);
    // Face to face, all that is for the far person is turned to them.
    let face = use_memo(move || {
        let set = shared.settings.read().get(Setting::Seats) == "seats-face";
        set && shared.seen().as_ref().is_some_and(Play::two_persons)
    });
    let far = use_memo(move || {
        let play = shared.seen();
        let table = play.as_ref().map(Play::table);
        let mover = table.and_then(|table| Some(table.seat(table.turn().side()?)));
        face() && mover.is_some_and(|seat| (seat == Side::Second) != shared.turned())
    });
    let over = use_signal(|| None::<Over>);
    let opener = Opener::provide();
    let focus = BoardFocus::provide();
    let Some((_, kind)) = lies() else {
        return missing(failed.as_ref());
    };
    rsx! {
        main {
            class: "table",
            "data-game": kind.id(),
            "data-face": face(),
            "data-far": far(),
            "inert": inert(),
            Ear { onkey: move |key: String| match key.strip_prefix("zoom ") {
                Some(percent) => zoom.set(percent.parse().unwrap_or(100)),
                None => pressed(&key, shared, focus, Some(over)),
            } }
            Bar { title: words::game_name(kind), Actions { over, opener } }
            Panel { seat: Side::Second }
            div { class: "board-area",
                BoardView {
                    onsize: move |size| touch.set(size),
                    ontap: move |spot| {
                        let touch = *touch.peek() * f64::from(*zoom.peek()) / 100.0;
                        let aims = shared.settings.peek().aims(touch);
                        shared.act(|play| if aims { play.aim_at(spot) } else { play.tap(spot) });
                    },
                }
            }
            Panel { seat: Side::First }
            div { class: "doing",
                Says {}
                Choices {}
                LotsTray {}
            }
            Senses {}
        }
        Log {}
        Sheets { over, opener }
    }
}

/// There is no such game, or it cannot be opened.
pub(super) fn missing(failed: Option<&OpenError>) -> Element {
    rsx! {
        main { class: "page",
            Bar { title: t("no-game") }
            match failed {
                Some(error) => rsx! {
                    p { class: "notice", role: "alert", {words::not_opened(error)} }
                },
                None => rsx! {
                    p { {t("no-game-here")} }
                },
            }
            Go { to: Route::Home {}, class: "primary", {t("all-games")} }
        }
    }
}

/// The buttons of the bar.
#[component]
fn Actions(over: Signal<Option<Over>>, opener: Opener) -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let Some(table) = read.as_ref().map(Play::table) else { return rsx! {} };
    rsx! {
        HintOrPause {}
        IconButton { name: "undo", possible: table.can_undo(), onpress: move |()| take_back(shared, over) }
        IconButton { name: "redo", possible: table.can_redo(), onpress: move |()| {
            shared.change(Play::redo);
        } }
        IconButton {
            name: "menu",
            onmounted: move |event| opener.is(&event),
            onpress: move |()| {
                opener.opened();
                over.set(Some(Over::Menu));
            },
        }
    }
}

/// What lies over the table: what was asked for, or the end until it was looked at.
#[component]
fn Sheets(over: Signal<Option<Over>>, opener: Opener) -> Element {
    let shared = Shared::here();
    let focus = BoardFocus::here();
    // The ply whose end was looked at already.
    let mut seen = use_signal(|| None::<usize>);
    let read = shared.seen();
    let Some(table) = read.as_ref().map(Play::table) else { return rsx! {} };
    let ply = table.ply();
    let mut close = move |()| {
        over.set(None);
        if !opener.take_back() {
            focus.take_later(shared);
        }
    };
    rsx! {
        if over() == Some(Over::Menu) {
            Menu { onclose: close }
        } else if over() == Some(Over::Keys) {
            KeysSheet { onclose: close }
        } else if over() == Some(Over::AskUndo) {
            Question {
                title: t(if table.turn().outcome().is_some() { "ask-undo-end" } else { "ask-undo" }),
                onyes: move |()| {
                    shared.change(Play::undo);
                    close(());
                },
                onno: close,
            }
        } else if let Some(outcome) = table.turn().outcome() {
            if seen() != Some(ply) {
                Ending { key: "{ply}", outcome, onlook: move |()| {
                    seen.set(Some(ply));
                    focus.take_later(shared);
                } }
            }
        }
    }
}

/// Asks for a hint; where two computers play, or where the computer cannot think, lets
/// them wait or go on instead.
#[component]
fn HintOrPause() -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let (waits, can_hint) = (play.paused() || play.helpless(), play.can_hint());
    let (name, possible) = match () {
        () if waits => ("go-on", true),
        () if play.only_computers() => ("pause", play.table().turn().side().is_some()),
        () => ("hint", can_hint),
    };
    rsx! {
        IconButton { name, possible, onpress: move |()| {
            shared.change(|play| match name {
                "hint" => play.want_hint(),
                _ => play.pause_or_go_on(),
            });
        } }
    }
}

/// The words that can be chosen in an opening, or what is aimed at.
#[component]
fn Choices() -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let focus = BoardFocus::here();
    let choices = play.choices();
    if let Some(aim) = words::aim(play) {
        return rsx! {
            button {
                class: "primary aimed",
                onclick: move |_| {
                    shared.act(Play::play_aim);
                    focus.take(shared);
                },
                "{aim}"
            }
        };
    }
    let hinted = match play.hint() {
        Some(Hint::Best { gesture: Gesture::Choose(word), .. }) => Some(word),
        _ => None,
    };
    rsx! {
        if !choices.is_empty() {
            div { class: "choices",
                for word in choices {
                    button {
                        key: "{word}",
                        class: "primary",
                        "data-hint": hinted == Some(word),
                        onclick: move |_| {
                            shared.act(|play| play.play(Gesture::Choose(word)));
                            focus.take(shared);
                        },
                        {t(&format!("choose-{word}"))}
                    }
                }
            }
        }
    }
}
