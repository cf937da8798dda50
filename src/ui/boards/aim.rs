//! What is aimed at: a ghost of the piece where it would be, under cross-hairs that reach past
//! the finger.

use dioxus::prelude::*;

use super::{Figure, Plan};
use crate::ui::shared::Shared;

/// The ghost and the cross-hairs, over everything else.
#[component]
pub(super) fn Aim(plan: Plan) -> Element {
    let shared = Shared::here();
    let play = shared.on_board();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let Some((spot, ghost)) = play.aimed() else { return rsx! {} };
    let Some(side) = play.table().turn().side() else { return rsx! {} };
    let geometry = &plan.geometry;
    let (x, y) = geometry.spot(side, spot);
    let gap = geometry.touch * 0.55;
    let hairs = format!(
        "M0 {y}H{}M{} {y}H{}M{x} 0V{}M{x} {}V{}",
        x - gap,
        x + gap,
        geometry.width,
        y - gap,
        y + gap,
        geometry.height
    );
    rsx! {
        path { class: "mark aim-edge", d: "{hairs}" }
        path { class: "mark aim", d: "{hairs}" }
        if ghost.is_some() {
            g { class: "token ghost", style: "transform: translate({x:.1}px, {y:.1}px)",
                Figure { kind: play.table().kind(), side }
            }
        }
        circle { class: "mark aim", cx: "{x}", cy: "{y}", r: "{gap}" }
    }
}
