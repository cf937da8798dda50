//! The throw tray: five beans or four sticks, and what they are worth.

use dioxus::prelude::*;

use crate::{
    rules::{GameKind, Lots, Turn},
    ui::{
        boards::BoardFocus,
        i18n::{t, t_with},
        play::Play,
        shared::Shared,
        words,
    },
};

/// "beans" or "sticks", as the style sheet knows them.
fn lots_name(kind: GameKind) -> &'static str {
    if kind == GameKind::Patolli { "beans" } else { "sticks" }
}

/// Which of the lots lie marked side up. A record from elsewhere may hold a throw
/// that its seed does not make; then the first ones do.
fn faces(word: u32, marked: u8, count: u8) -> Vec<bool> {
    let bits = word & ((1 << count) - 1);
    let agrees = bits.count_ones() == u32::from(marked);
    (0..count).map(|lot| if agrees { bits >> lot & 1 == 1 } else { lot < marked }).collect()
}

/// The tray of a game in play.
#[component]
pub(crate) fn LotsTray() -> Element {
    let shared = Shared::here();
    let play = shared.play.read();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    let Some(Lots(count)) = table.kind().lots() else {
        return rsx! {};
    };
    let due = matches!(table.turn(), Turn::Throw { .. });
    let threw = table.throw_word();
    let faces =
        threw.map_or(vec![false; usize::from(count)], |(word, marked)| faces(word, marked, count));
    let kind = lots_name(table.kind());
    rsx! {
        div { class: "lots {kind}", "data-due": due,
            div {
                class: "faces",
                "data-falls": shared.settling(),
                "aria-hidden": "true",
                // Each lot tells of its own fall too.
                onanimationend: move |event| {
                    if event.animation_name() == "settle" {
                        shared.settle();
                    }
                },
                for (number , marked) in faces.into_iter().enumerate() {
                    Lot { key: "{number}", beans: kind == "beans", marked }
                }
            }
            ThrowOrWorth {}
        }
    }
}

/// The button that throws, and what the throw is worth.
#[component]
fn ThrowOrWorth() -> Element {
    let shared = Shared::here();
    let play = shared.seen();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    let due = matches!(table.turn(), Turn::Throw { .. });
    let focus = BoardFocus::here();
    let worth = if due { None } else { play.steps() };
    // The button is unseen rather than taken away, and by a style rather than by `hidden`:
    // else the browser works out all styles at once, as the button may have the focus.
    rsx! {
        div { class: "throw-or-worth",
            button {
                class: "primary throw",
                "data-idle": !due || play.computer().is_some(),
                onclick: move |_| {
                    shared.act(Play::throw);
                    focus.take(shared);
                },
                {t(&words::key("throw", table.kind(), ""))}
            }
            if let Some(steps) = worth {
                div { class: "worth", role: "img", "aria-label": t_with("tray-worth", &[("steps", steps.into())]),
                    "{steps}"
                }
            }
        }
    }
}

/// All of it is there whichever side is up: a throw then changes one attribute of each
/// lot and makes no new element.
#[component]
fn Lot(beans: bool, marked: bool) -> Element {
    rsx! {
        svg { class: "lot", "data-marked": marked, view_box: if beans { "0 0 32 44" } else { "0 0 22 64" },
            if beans {
                path { class: "body", d: "M16 3C26 3 30 13 29 23C28 34 23 41 16 41S4 34 3 23C2 13 6 3 16 3Z" }
                circle { class: "sign", cx: "16", cy: "21", r: "6.5" }
            } else {
                rect { class: "body", x: "3", y: "2", width: "16", height: "60", rx: "8" }
                path { class: "sign", d: "M7 12H15M7 22H15M7 32H15M7 42H15M7 52H15" }
                path { class: "back", d: "M8 6V58" }
            }
        }
    }
}
