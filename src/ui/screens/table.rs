//! A game in play: board, panels, throw tray, and the line that says what to do.

use dioxus::prelude::*;

use super::{ending::Ending, menu::Menu};
use crate::{
    rules::{Gesture, Side},
    session::GameId,
    ui::{
        app::{Route, Shared},
        boards::BoardView,
        computer::use_computer,
        i18n::{t, t_with},
        parts::{Bar, IconButton, LotsTray, Panel, Question},
        play::{Hint, Play},
        senses::Senses,
        settings::Setting,
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
    use_computer(shared);
    shared.use_follow();
    let play = shared.play;
    // What changes with every tap is drawn by components of its own.
    let kind = use_memo(move || play.read().as_ref().map(|play| play.table().kind()));
    let sheet = use_signal(|| None);
    // Within how many pixels a point can be touched; enough until it is known.
    let mut touch = use_signal(|| f64::INFINITY);
    // Face to face, all that is for the far person is turned to them.
    let far = use_memo(move || {
        let play = shared.seen();
        let table = play.as_ref().map(Play::table);
        let mover = table.and_then(|table| Some(table.seat(table.turn().side()?)));
        mover == Some(Side::Second) && shared.settings.read().get(Setting::Seats) == "seats-face"
    });
    let Some(kind) = kind() else {
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
    rsx! {
        main { class: "table", "data-game": kind.id(), "data-far": far(),
            Bar { title: words::game_name(kind), Actions { sheet } }
            Panel { seat: Side::Second }
            div { class: "board-area",
                BoardView {
                    play,
                    onsize: move |size| touch.set(size),
                    ontap: move |spot| {
                        let aims = shared.settings.peek().aims(*touch.peek());
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
        Sheets { sheet }
    }
}

/// The buttons of the bar.
#[component]
fn Actions(sheet: Signal<Option<Over>>) -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let table = play.table();
    let asks = play.two_persons() && shared.settings.read().get(Setting::Consent) == "consent-on";
    rsx! {
        HintOrPause {}
        IconButton { name: "undo", possible: table.can_undo(), onpress: move |()| {
            if asks { sheet.set(Some(Over::AskUndo)) } else { shared.change(Play::undo); }
        } }
        IconButton { name: "redo", possible: table.can_redo(), onpress: move |()| {
            shared.change(Play::redo);
        } }
        IconButton { name: "menu", onpress: move |()| sheet.set(Some(Over::Menu)) }
    }
}

/// What a person asked to see over the table.
#[derive(Clone, Copy, PartialEq)]
enum Over {
    Menu,
    /// Whether the last action may be taken back.
    AskUndo,
}

/// What lies over the table: what was asked for, or the end until it was looked at.
#[component]
fn Sheets(sheet: Signal<Option<Over>>) -> Element {
    let shared = Shared::here();
    // The ply whose end was looked at already.
    let mut seen = use_signal(|| None::<usize>);
    let read = shared.seen();
    let Some(table) = read.as_ref().map(Play::table) else { return rsx! {} };
    let ply = table.ply();
    rsx! {
        if sheet() == Some(Over::Menu) {
            Menu { onclose: move |()| sheet.set(None) }
        } else if sheet() == Some(Over::AskUndo) {
            Question {
                title: t("ask-undo"),
                onyes: move |()| {
                    shared.change(Play::undo);
                    sheet.set(None);
                },
                onno: move |()| sheet.set(None),
            }
        } else if let Some(outcome) = table.turn().outcome() {
            if seen() != Some(ply) {
                Ending { key: "{ply}", outcome, onlook: move |()| seen.set(Some(ply)) }
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
                _ => play.pause(!waits),
            });
        } }
    }
}

/// What happened, what to do next, or why nothing can be done; read out when it changes.
#[component]
fn Says() -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let news = words::news(play);
    let prompt = if play.aim().is_some() { t("aim-prompt") } else { words::prompt(play) };
    let refusal = play.refusal().map(|why| words::refused(play.table(), why));
    let refusal = refusal.or_else(|| play.helpless().then(|| t("helpless")));
    let hint = play.hint().map(|hint| words::hint(play, hint));
    let trouble = shared.trouble().as_ref().map(words::trouble);
    rsx! {
        div { class: "says", role: "status", "aria-live": "polite",
            match (refusal, hint) {
                (Some(refusal), _) => rsx! {
                    p { class: "news refusal", "{refusal}" }
                    p { class: "prompt", "{prompt}" }
                },
                // It is about what to do next, and takes the place of that.
                (None, Some(hint)) => rsx! {
                    p { class: "prompt", "{hint}" }
                },
                (None, None) => rsx! {
                    p { class: "news", "{news}" }
                    p { class: "prompt", "{prompt}" }
                },
            }
            if let Some(trouble) = trouble {
                p { class: "notice", "{trouble}" }
            }
        }
    }
}

/// The words that can be chosen in an opening, or what is aimed at.
#[component]
fn Choices() -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let choices = play.choices();
    if let Some((spot, _)) = play.aimed() {
        let at = words::spot_name(play.table(), spot);
        return rsx! {
            button { class: "primary aimed", onclick: move |_| shared.act(Play::play_aim),
                {t_with("aim-play", &[("at", at.into())])}
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
                        onclick: move |_| shared.act(|play| play.play(Gesture::Choose(word))),
                        {t(&format!("choose-{word}"))}
                    }
                }
            }
        }
    }
}
