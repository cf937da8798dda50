//! A board in play: the drawing, the marks, the pieces, and over them a button for
//! every place that can be touched. What a tap does not change is not rendered again.

use dioxus::prelude::*;

use super::{
    BoardFocus, Drawing, Look, Plan, buttons::Buttons, hint::HintMark, marks, tokens::Tokens,
};
use crate::{
    rules::Spot,
    ui::{i18n::t_with, play::Play, words},
};

/// The board of the game in play; `ontap` is told which place was tapped.
///
/// `play` is a `Signal`: a `ReadSignal` prop of what cannot be compared makes its parent
/// render again whenever that parent renders, for ever.
#[component]
pub(crate) fn BoardView(play: Signal<Option<Play>>, ontap: EventHandler<Spot>) -> Element {
    let look =
        use_memo(move || play.read().as_ref().map(|play| Look::of(play.table(), play.rules())));
    let plan = use_memo(move || {
        let look = look()?;
        play.peek().as_ref().map(|play| Plan::of(&look, play.table()))
    });
    let (Some(look), Some(plan)) = (look(), plan()) else { return rsx! {} };
    let kind = look.kind;
    let focus = BoardFocus::here();
    let (width, height) = (plan.geometry.width, plan.geometry.height);
    rsx! {
        div {
            class: "board",
            role: "group",
            "aria-label": t_with("board", &[("game", words::game_name(kind).into())]),
            "data-game": kind.id(),
            "data-turns": plan.geometry.turns,
            style: "--ratio: {width / height}",
            onmounted: move |event| focus.board(event.data()),
            svg { class: "board-drawing ground", view_box: "0 0 {width} {height}", "aria-hidden": "true",
                Drawing { look }
            }
            svg { class: "board-drawing", view_box: "0 0 {width} {height}", "aria-hidden": "true",
                marks::Below { play, plan: plan.clone() }
                Tokens { play, plan: plan.clone() }
                marks::Above { play, plan: plan.clone() }
                HintMark { play, plan: plan.clone() }
            }
            Buttons { plan: plan.clone(), ontap }
        }
    }
}
