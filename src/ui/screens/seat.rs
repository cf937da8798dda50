//! Who sits where in a new game: persons with a name, or the computer at a level.

use dioxus::prelude::*;

use super::new_game::Seat;
use crate::{
    engine::Level,
    record::Throws,
    rules::Side,
    ui::{
        i18n::{t, t_with},
        parts::Icon,
        words,
    },
};

/// Both seats, and what can be done with them; `sides` are the names of the sides.
#[component]
pub(super) fn Seats(sides: [String; 2], seats: Signal<[Seat; 2]>) -> Element {
    rsx! {
        fieldset { class: "players",
            legend { {t("players")} }
            for (side , seat) in sides.into_iter().zip(Side::ALL) {
                SeatOf { key: "{seat:?}", side, seat, seats }
            }
            div { class: "row",
                button { r#type: "button", onclick: move |_| seats.write().swap(0, 1),
                    Icon { name: "swap" }
                    {t("swap-sides")}
                }
                button {
                    r#type: "button",
                    onclick: move |_| {
                        if Throws::coin() {
                            seats.write().swap(0, 1);
                        }
                    },
                    {t("draw-sides")}
                }
            }
        }
    }
}

#[component]
fn SeatOf(side: String, seat: Side, seats: Signal<[Seat; 2]>) -> Element {
    let nth = seat.index();
    let Seat { name, computer, level } = seats.read()[nth].clone();
    let title = match seat {
        Side::First => t_with("player-starts", &[("side", side.as_str().into())]),
        Side::Second => side.clone(),
    };
    let strength = t("level-choose");
    let who = t_with("plays-side", &[("side", side.into())]);
    rsx! {
        div { class: "seat",
            div { class: "seat-head",
                span { class: "label", "{title}" }
                div { class: "segments joined", role: "group", "aria-label": "{who}",
                    for (key , is_computer) in [("person", false), ("computer", true)] {
                        button {
                            key: "{key}",
                            r#type: "button",
                            "aria-pressed": computer == is_computer,
                            onclick: move |_| seats.write()[nth].computer = is_computer,
                            {t(key)}
                        }
                    }
                }
            }
            if computer {
                select {
                    "aria-label": "{title}: {strength}",
                    onchange: move |event| {
                        if let Ok(level) = event.value().parse() {
                            seats.write()[nth].level = level;
                        }
                    },
                    for one in Level::all() {
                        option {
                            key: "{one.number()}",
                            value: "{one.number()}",
                            selected: one.number() == level,
                            {words::level(one)}
                        }
                    }
                }
            } else {
                input {
                    r#type: "text",
                    "aria-label": "{title}",
                    maxlength: "24",
                    autocomplete: "off",
                    placeholder: t("name-optional"),
                    value: "{name}",
                    oninput: move |event| seats.write()[nth].name = event.value(),
                }
            }
        }
    }
}
