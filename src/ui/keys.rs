//! What the keys do at the table. They are heard while the focus is anywhere on it: not in
//! a sheet, which lies beside it and makes it inert.

use dioxus::prelude::*;

use super::{
    app::Shared,
    boards::{Arrow, BoardFocus, Way},
    play::Play,
    settings::Setting,
};

/// What can lie over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Over {
    Menu,
    Keys,
    /// Whether the last action may be taken back.
    AskUndo,
}

/// A key was pressed at the table.
pub(super) fn pressed(
    event: &KeyboardEvent,
    shared: Shared,
    focus: BoardFocus,
    mut over: Signal<Option<Over>>,
) {
    let held = event.modifiers();
    // Those belong to the browser and to the system.
    if held.intersects(Modifiers::CONTROL | Modifiers::ALT | Modifiers::META) {
        return;
    }
    focus.key();
    let way = match event.key() {
        Key::ArrowLeft => Way::Arrow(Arrow::Left),
        Key::ArrowRight => Way::Arrow(Arrow::Right),
        Key::ArrowUp => Way::Arrow(Arrow::Up),
        Key::ArrowDown => Way::Arrow(Arrow::Down),
        Key::Home => Way::RowEnd { last: false },
        Key::End => Way::RowEnd { last: true },
        Key::Escape => {
            shared.change(Play::unchoose);
            return;
        }
        Key::Character(letter) => match letter.to_ascii_lowercase().as_str() {
            "n" => Way::Doable { back: held.shift() },
            letter => {
                if !event.is_auto_repeating() && act(letter, shared, focus, &mut over) {
                    event.prevent_default();
                }
                return;
            }
        },
        _ => return,
    };
    // Or else the page scrolls.
    event.prevent_default();
    focus.go(shared, way);
}

/// What a letter does; whether it does anything.
fn act(letter: &str, shared: Shared, focus: BoardFocus, over: &mut Signal<Option<Over>>) -> bool {
    match letter {
        "m" => over.set(Some(Over::Menu)),
        "?" => over.set(Some(Over::Keys)),
        "u" => take_back(shared, *over),
        "t" => shared.act(Play::throw),
        "r" | "h" | "p" => {
            shared.change(|play| match letter {
                "h" => play.want_hint(),
                "p" => play.pause_or_go_on(),
                _ => play.redo(),
            });
        }
        _ => return false,
    }
    // What had the focus may be gone with it.
    focus.take(shared);
    true
}

/// Takes back, or asks the other person first where that was agreed.
pub(super) fn take_back(shared: Shared, mut over: Signal<Option<Over>>) {
    let play = shared.play.peek();
    let two = play.as_ref().is_some_and(Play::two_persons);
    drop(play);
    if two && shared.settings.peek().get(Setting::Consent) == "consent-on" {
        over.set(Some(Over::AskUndo));
    } else {
        shared.change(Play::undo);
    }
}
