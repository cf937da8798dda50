//! A person's panel beside the board: name, side, pieces, and whether it is their turn.

use dioxus::prelude::*;

use crate::{
    rules::{GameKind, Side, Spot},
    ui::{
        boards::Figure,
        i18n::{t, t_with},
        play::Play,
        shared::Shared,
        words,
    },
};

/// The panel of one person.
#[component]
pub(crate) fn Panel(seat: Side) -> Element {
    let shared = Shared::here();
    let play = shared.seen();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    let kind = table.kind();
    let side = table.seat(seat);
    let id = table.side_id(side);
    let colour = words::side_name(kind, id);
    let name = Some(words::sitting(table, seat)).filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| colour.clone());
    // Two of the same name are told apart by their sides.
    let label = if name == words::sitting(table, seat.other()) {
        words::who(table, side)
    } else {
        name.clone()
    };
    let under = match table.computer(seat) {
        Some(level) => {
            let level = level.number().into();
            Some(t_with("panel-side-level", &[("side", colour.as_str().into()), ("level", level)]))
        }
        None => (name != colour).then(|| colour.clone()),
    };
    let turn = table.turn();
    let active = turn.side() == Some(side);
    let won = turn.outcome().is_some_and(|outcome| outcome.winner == Some(side));
    let state = match () {
        () if won => "panel-won",
        () if active && play.paused() => "panel-paused",
        () if active && play.thinking() => "panel-thinking",
        () => "panel-turn",
    };
    let place = if (seat == Side::First) == shared.turned() { "far" } else { "near" };
    let owns_colour = id == table.colour_id(side);
    rsx! {
        section { class: "panel {place}", "data-active": active, "data-won": won, "aria-current": active, "aria-label": "{label}",
            if owns_colour {
                svg { class: "panel-man", view_box: "-24 -24 48 48", "aria-hidden": "true",
                    Figure { kind, side }
                }
            }
            div { class: if name == colour { "panel-who one" } else { "panel-who" },
                strong { "{name}" }
                div { class: "panel-sub",
                    if let Some(under) = under {
                        span { class: "panel-side", "{under}" }
                    }
                    // Its place is kept while it says nothing, so that nothing else moves.
                    span { class: "panel-state", "aria-hidden": !(won || active), {t(state)} }
                }
            }
            ul { class: "panel-counts",
                for (text , count) in counts(play, side) {
                    li { key: "{text}",
                        span { class: "count", "{count}" }
                        span { class: "count-name", {t_with(text, &[("count", count.into())])} }
                    }
                }
            }
        }
    }
}

/// What is counted in a game: the key of its name, and the number.
fn counts(play: &Play, side: Side) -> Vec<(&'static str, usize)> {
    let table = play.table();
    let pieces = play.pieces();
    let own = |spot| pieces.iter().filter(|piece| piece.side == side && piece.spot == spot).count();
    match table.kind() {
        GameKind::Patolli => {
            let mut counts =
                vec![("count-waiting", own(Spot::Home)), ("count-done", own(Spot::Off))];
            counts.extend(table.counters(side).map(|count| ("count-counters", count.into())));
            counts
        }
        GameKind::Senet => vec![("count-off", own(Spot::Off))],
        GameKind::BeadJump => vec![
            // There are rounds by which beads must be out of their camp.
            ("count-round", table.ply() / 2 + 1),
            ("count-camp", play.in_enemy_camp(side)),
        ],
        GameKind::SanSan => {
            let on = pieces.iter().filter(|piece| {
                piece.side == side && !piece.dead && matches!(piece.spot, Spot::On(_))
            });
            let dead = pieces.iter().filter(|piece| piece.side == side && piece.dead).count();
            let mut counts = vec![("count-on", on.count())];
            // While stones are placed, and until the dead ones are swept.
            if pieces.iter().any(|piece| piece.spot == Spot::Home || piece.dead) {
                counts.insert(0, ("count-hand", own(Spot::Home)));
                counts.push(("count-dead", dead));
            }
            counts
        }
        GameKind::Gomoku => Vec::new(),
    }
}
