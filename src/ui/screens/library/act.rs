//! What the buttons of the library do.

use dioxus::prelude::*;

use super::{Desk, PAGE, SHOWN, file, over::Over, rows};
use crate::{
    exchange::{Format, write},
    platform::{StorageError, now, save_file},
    record::Record,
    session::GameId,
    ui::{
        i18n::{t, t_with},
        parts::Icon,
        route::Route,
        words,
    },
};

/// What is done when a button is pressed.
#[derive(Clone, Copy)]
pub(super) enum Act {
    /// Something is laid over the list.
    Over(Over),
    /// It goes again.
    Close,
    /// The notice goes.
    Seen,
    More(usize),
    /// The game is gone to.
    Look(GameId),
    Copy(GameId),
    BeforeEnd(GameId),
    Delete(GameId),
    BringBack(GameId),
    DeleteFinished,
    Export(GameId, Format),
    ExportAll,
}

impl Act {
    /// The key of what is written on the button, or which drawing is on it.
    fn key(self) -> &'static str {
        match self {
            Self::Over(Over::Game(_)) => "more",
            Self::Over(Over::Rename(_)) => "rename",
            Self::Over(Over::Import) => "import",
            Self::Over(Over::Share(_)) => "share",
            Self::Over(Over::DeleteFinished) => "delete-finished",
            Self::Close | Self::Seen => "close",
            Self::More(_) => "home-more",
            Self::Look(_) => "look-at-game",
            Self::Copy(_) => "copy-game",
            Self::BeforeEnd(_) => "copy-before-end",
            Self::Delete(_) => "delete",
            Self::BringBack(_) => "bring-back",
            Self::DeleteFinished => "yes",
            Self::Over(Over::Export(_)) | Self::Export(..) => "export",
            Self::ExportAll => "export-all",
        }
    }

    pub(super) fn run(self, desk: Desk) {
        let games = desk.shelf();
        if !matches!(self, Self::Over(_) | Self::Seen | Self::More(_)) {
            desk.set(|view| view.over = None);
        }
        match self {
            Self::Over(over) => desk.set(|view| {
                let line = over.id().and_then(|id| view.line(id));
                view.text.replace(line.map(|line| line.title.clone()).unwrap_or_default());
                view.refused.clear();
                view.read.clear();
                view.blank = true;
                view.over = Some(over);
            }),
            Self::Close => {}
            Self::Seen => {
                games.empty_bin();
                desk.set(|view| view.notice = None);
            }
            Self::More(_) => SHOWN.write().most += 4 * PAGE,
            Self::Look(id) => {
                let way = desk.0.peek().line(id).map(rows::way);
                if let Some(way) = way {
                    navigator().push(way);
                }
            }
            Self::Copy(id) | Self::BeforeEnd(id) => copy(desk, id),
            Self::Delete(id) => {
                // The one before is gone for good now.
                games.empty_bin();
                desk.shared().leave(id);
                if desk.told(games.delete(id)).is_some() {
                    let title = desk.title(id).into();
                    desk.tell(
                        t_with("library-deleted", &[("title", title)]),
                        Some(Self::BringBack(id)),
                    );
                }
                desk.list();
            }
            Self::BringBack(id) => {
                desk.set(|view| view.notice = None);
                if desk.told(games.bring_back(id)) == Some(false) {
                    desk.tell(t("library-gone"), None);
                }
                desk.list();
            }
            Self::DeleteFinished => {
                desk.shared().changed(games.delete_finished());
                desk.list();
            }
            Self::Export(id, format) => export(desk, id, format),
            Self::ExportAll => {
                let Some((text, left)) = desk.told(games.everything()) else { return };
                let day: String = now().chars().take(10).collect();
                let mut said = saved(save_file(&format!("guqi-{day}.jsonl"), &text));
                if left > 0 {
                    said =
                        format!("{said} {}", t_with("exported-without", &[("count", left.into())]));
                }
                desk.tell(said, None);
            }
        }
    }
}

fn export(desk: Desk, id: GameId, format: Format) {
    let text = desk.told(desk.shelf().text(id)).flatten().unwrap_or_default();
    let record = Record::from_text(&text);
    match record.map(|record| write(&record, format)) {
        Ok(Ok(text)) => {
            let name = desk.0.peek().line(id).map(|line| file::name(line, format));
            desk.tell(saved(save_file(&name.unwrap_or_default(), &text)), None);
        }
        Ok(_) => desk.tell(t("export-failed"), None),
        Err(error) => desk.tell(words::unreadable(&error), None),
    }
}

/// The button.
pub(super) fn button(desk: Desk, act: Act) -> Element {
    let key = act.key();
    let (class, icon) = match act {
        Act::Over(Over::Game(_)) | Act::Seen => ("icon-button", true),
        Act::Over(Over::Import) | Act::ExportAll => ("text-button", false),
        Act::DeleteFinished => ("primary", false),
        _ => ("", false),
    };
    let text = match act {
        Act::Over(Over::Game(id)) => t_with("library-actions", &[("title", desk.title(id).into())]),
        Act::More(count) => t_with(key, &[("count", count.into())]),
        Act::Export(_, format) => words::format(format),
        _ => t(key),
    };
    rsx! {
        button { class, r#type: "button", "aria-label": icon.then(|| text.clone()), onclick: move |_| act.run(desk),
            if icon {
                Icon { name: key }
            } else {
                "{text}"
            }
        }
    }
}

/// Begins a game at the same position.
fn copy(desk: Desk, id: GameId) {
    let Ok(Some(table)) = desk.shelf().open(id) else { return };
    let GameId(number) = desk.shared().fork(table);
    navigator().push(Route::Table { number });
}

/// Where a file is now; the browser tells that itself.
fn saved(saved: Result<Option<String>, StorageError>) -> String {
    match saved {
        Ok(None) => t("exported"),
        Ok(Some(path)) => t_with("exported-to", &[("path", path.into())]),
        Err(error) => t_with("export-not-saved", &[("detail", error.to_string().into())]),
    }
}
