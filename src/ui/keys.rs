//! What the keys do at the table. They are heard while the focus is anywhere on it: not in
//! a sheet, which lies beside it and makes it inert.

use dioxus::prelude::*;

use super::{
    boards::{Arrow, BoardFocus, Way},
    play::Play,
    settings::Setting,
    shared::Shared,
};

/// What can lie over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Over {
    Menu,
    Keys,
    /// Whether the last action may be taken back.
    AskUndo,
}

/// What hears the keys of the screen that it is in: the page script puts a key's name into it,
/// as browsers call it. Keyboard events of dioxus bring the names of all keys there are along,
/// and are too large for that.
#[component]
pub(super) fn Ear(onkey: EventHandler<String>) -> Element {
    rsx! {
        input { class: "ear", hidden: true, oninput: move |event| onkey.call(event.value()) }
    }
}

/// A key was pressed at the table. Without anything that could lie over it, as in a lesson,
/// letters do nothing but lead on.
pub(super) fn pressed(
    key: &str,
    shared: Shared,
    focus: BoardFocus,
    over: Option<Signal<Option<Over>>>,
) {
    focus.key();
    let way = match key {
        "ArrowLeft" => Way::Arrow(Arrow::Left),
        "ArrowRight" => Way::Arrow(Arrow::Right),
        "ArrowUp" => Way::Arrow(Arrow::Up),
        "ArrowDown" => Way::Arrow(Arrow::Down),
        "Home" => Way::RowEnd { last: false },
        "End" => Way::RowEnd { last: true },
        "n" => Way::Doable { back: false },
        "N" => Way::Doable { back: true },
        "Escape" => {
            shared.change(Play::unchoose);
            return;
        }
        letter => {
            if let Some(over) = over {
                act(letter, shared, focus, over);
            }
            return;
        }
    };
    focus.go(shared, way);
}

/// What a letter does.
fn act(letter: &str, shared: Shared, focus: BoardFocus, mut over: Signal<Option<Over>>) {
    match letter {
        "m" => over.set(Some(Over::Menu)),
        "?" => over.set(Some(Over::Keys)),
        "u" => take_back(shared, over),
        "t" => shared.act(Play::throw),
        "r" | "h" | "p" => {
            shared.change(|play| match letter {
                "h" => play.want_hint(),
                "p" => play.pause_or_go_on(),
                _ => play.redo(),
            });
        }
        _ => return,
    }
    // What had the focus may be gone with it.
    focus.take(shared);
}

/// Takes back; asks first where the game is over, and the other person where that was agreed.
pub(super) fn take_back(shared: Shared, mut over: Signal<Option<Over>>) {
    let play = shared.play.peek();
    let ended = play.as_ref().is_some_and(|play| play.table().turn().outcome().is_some());
    let two = play.as_ref().is_some_and(Play::two_persons);
    drop(play);
    if ended || two && shared.settings.peek().get(Setting::Consent) == "consent-on" {
        over.set(Some(Over::AskUndo));
    } else {
        shared.change(Play::undo);
    }
}
