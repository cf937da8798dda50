//! What lies over the library: what can be done with a game, and with all of them.

use dioxus::prelude::*;

use super::{Desk, View, act, act::Act, import, rows};
use crate::{
    exchange::Format,
    record::Record,
    session::{GameId, Line},
    ui::{
        i18n::t,
        listed,
        parts::{Go, Sheet},
        screens::share::ShareSheet,
    },
};

/// What lies over the list.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Over {
    Game(GameId),
    Rename(GameId),
    Export(GameId),
    Share(GameId),
    Import,
    DeleteFinished,
}

impl Over {
    /// The game that it is about.
    pub(super) fn id(self) -> Option<GameId> {
        match self {
            Self::Game(id) | Self::Rename(id) | Self::Export(id) | Self::Share(id) => Some(id),
            Self::Import | Self::DeleteFinished => None,
        }
    }

    /// What can be chosen there.
    fn acts(self, line: Option<&Line>) -> Vec<Act> {
        match (self, line) {
            (Self::Game(id), Some(line)) => {
                let over = line.outcome.is_some();
                vec![
                    if over { Act::BeforeEnd(id) } else { Act::Copy(id) },
                    Act::Over(Self::Rename(id)),
                    Act::Over(Self::Share(id)),
                    Act::Over(Self::Export(id)),
                    Act::Delete(id),
                ]
            }
            (Self::Export(id), Some(line)) => {
                Format::of(line.game).map(|format| Act::Export(id, format)).collect()
            }
            (Self::DeleteFinished, _) => vec![Act::DeleteFinished],
            _ => Vec::new(),
        }
    }
}

/// The sheet, if there is one.
pub(super) fn sheet(desk: Desk, view: &View) -> Element {
    let Some(over) = view.over else { return rsx! {} };
    let onclose = move |()| desk.set(|view| view.over = None);
    if let Over::Share(id) = over {
        let text = desk.shelf().text(id).ok().flatten();
        return match text.and_then(|text| Record::from_text(&text).ok()) {
            Some(record) => rsx! {
                ShareSheet { record, onclose }
            },
            None => rsx! {},
        };
    }
    let line = over.id().and_then(|id| view.line(id));
    let title = match (over, line) {
        (Over::DeleteFinished, _) => t("ask-delete-finished"),
        (Over::Rename(_), _) => t("rename"),
        (Over::Export(_), _) => t("export"),
        (_, Some(line)) => listed::title(line),
        _ => t("import"),
    };
    let way = line.filter(|_| matches!(over, Over::Game(_)));
    let way = way.map(|line| {
        let key = if line.outcome.is_some() { "look-at-game" } else { "go-on" };
        (rows::way(line), t(key))
    });
    let writes = matches!(over, Over::Import | Over::Rename(_));
    let acts = over.acts(line);
    rsx! {
        Sheet { title, onclose,
            if let Some(line) = line {
                div { class: "which", {rows::which(line)} }
            }
            div { class: if matches!(over, Over::Game(_)) { "menu acts" } else { "menu" },
                if let Some((to, go)) = way {
                    Go { to, class: "primary", "{go}" }
                }
                if writes {
                    {import::form(desk, view, over)}
                }
                for (nth , act) in acts.into_iter().enumerate() {
                    Fragment { key: "{nth}", {act::button(desk, act)} }
                }
                {act::button(desk, Act::Close)}
            }
        }
    }
}
