//! A board in play: the drawing, the marks, the pieces, and over them a button for
//! every place that can be touched. What a tap does not change is not rendered again.

use dioxus::prelude::*;

use super::{
    Aim, BoardFocus, Drawing, Look, Place, Plan, buttons::Buttons, hint::HintMark, marks,
    tokens::Tokens,
};
use crate::{
    rules::{GameKind, Spot},
    ui::{
        i18n::{t, t_with},
        parts::Icon,
        shared::Shared,
        words,
    },
};

/// The board of the game in play; `ontap` is told which place was tapped, `onsize` within how
/// many pixels a point can be touched.
#[component]
pub(crate) fn BoardView(ontap: EventHandler<Spot>, onsize: EventHandler<f64>) -> Element {
    let shared = Shared::here();
    let play = shared.play;
    let look =
        use_memo(move || play.read().as_ref().map(|play| Look::of(play.table(), play.rules())));
    let plan = use_memo(move || {
        let look = look()?;
        play.peek().as_ref().map(|play| Plan::of(&look, play.table()))
    });
    let (Some(look), Some(plan)) = (look(), plan()) else { return rsx! {} };
    let kind = look.kind;
    let touch = plan.geometry.touch;
    let focus = BoardFocus::here();
    let (width, height) = (plan.geometry.width, plan.geometry.height);
    rsx! {
        div {
            class: "board",
            role: "group",
            "aria-label": t_with("board", &[("game", words::game_name(kind).into())]),
            "data-game": kind.id(),
            "data-turns": plan.geometry.turns,
            "data-turned": shared.turned(),
            style: "--ratio: {width / height}",
            onresize: move |event| {
                if let Ok(size) = event.get_content_box_size() {
                    onsize.call(size.width * touch / width);
                }
            },
            onmounted: move |event| focus.board(event.data()),
            svg { class: "board-drawing ground", view_box: "0 0 {width} {height}", "aria-hidden": "true",
                Drawing { look }
                // Gomoku's stand at the edge of its board.
                if kind != GameKind::Gomoku {
                    for (place , name) in plan.geometry.places.iter().zip(&plan.names) {
                        {coordinate(kind, touch, *place, name)}
                    }
                }
            }
            svg { class: "board-drawing", view_box: "0 0 {width} {height}", "aria-hidden": "true",
                marks::Below { plan: plan.clone() }
                Tokens { plan: plan.clone() }
                marks::Above { plan: plan.clone() }
                HintMark { plan: plan.clone() }
                Aim { plan: plan.clone() }
            }
            Buttons { plan: plan.clone(), ontap }
        }
        // Seen and heard by the page script alone (assets/zoom.js), while the board is not whole.
        button { class: "icon-button whole", "aria-label": t("whole-board"), Icon { name: "whole" } }
    }
}

/// The name of a place, where no line of the board is.
fn coordinate(kind: GameKind, touch: f64, place: Place, name: &str) -> Element {
    let (right, down) = match kind {
        // Beside the edge of the square.
        GameKind::Patolli => (-0.28, -0.22),
        // Where the line from a7 to g1 goes up to the left.
        GameKind::SanSan if falling(name) => (-0.38, 0.36),
        _ => (-0.38, -0.22),
    };
    rsx! {
        text { class: "coordinate", x: place.x + touch * right, y: place.y + touch * down, "{name}" }
    }
}

fn falling(name: &str) -> bool {
    matches!(name, "a7" | "b6" | "c5" | "e3" | "f2" | "g1")
}
