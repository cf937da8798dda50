//! One game in the list.

use std::rc::Rc;

use dioxus::prelude::*;

use super::{Desk, act, act::Act, over::Over};
use crate::{
    platform::pause,
    session::{GameId, Line, Table},
    ui::{
        boards::miniature,
        i18n::{LANGUAGE, t_with},
        listed,
        parts::Go,
        route::Route,
        shared::{FRAME, Shared},
        words,
    },
};

/// Where a game is gone on with, or looked at.
pub(super) fn way(line: &Line) -> Route {
    Route::to_game(line.id.0, line.outcome.is_some())
}

/// The row; `nth` says in which frame its picture is drawn.
pub(super) fn row(desk: Desk, line: &Line, nth: usize) -> Element {
    let id = line.id;
    let title = listed::title(line);
    rsx! {
        Go { to: way(line), class: "card small kept",
            Picture { id: id.0, nth }
            div { class: "kept-text",
                strong { "{title}" }
                {which(line)}
            }
        }
        {act::button(desk, Act::Over(Over::Game(id)))}
    }
}

/// What tells one game from others of its name, with the date as the page writes it (assets/guqi.js).
pub(super) fn which(line: &Line) -> Element {
    let date = line.dates.iter().rev().find(|date| !date.is_empty());
    rsx! {
        span { {listed::versus(line)} }
        span { {listed::result(line)} }
        span { class: "quiet",
            if !line.title.is_empty() {
                span { {words::game_name(line.game)} }
            }
            if let Some(date) = date {
                local-date { "datetime": "{date}", "lang": LANGUAGE.read().tag() }
            }
            span { {t_with("home-plies", &[("plies", line.plies.into())])} }
        }
    }
}

/// The position, drawn after the words.
#[component]
fn Picture(id: u32, nth: usize) -> Element {
    let shared = Shared::here();
    let mut table = use_signal(|| None::<Rc<dyn Table>>);
    use_hook(move || {
        spawn(async move {
            pause(FRAME * (1 + nth as u32)).await;
            let game = shared.shelf.peek().open(GameId(id)).ok().flatten();
            table.set(game.map(Rc::from));
        })
    });
    let read = table.read();
    rsx! {
        div { class: "picture",
            if let Some(table) = read.as_ref() {
                {miniature(&**table)}
            }
        }
    }
}
