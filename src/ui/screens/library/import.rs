//! What is written into the library: the title of a game, and games from elsewhere, pasted or
//! as files. What is read is kept if it can be played.

use dioxus::prelude::*;

use super::{Desk, View, over::Over, rows};
use crate::{
    exchange::{Format, read_many},
    record::Record,
    ui::{
        i18n::{t, t_with},
        import::not_read,
    },
};

/// The most refusals that are listed.
const LISTED: usize = 10;

/// The form of the sheet.
pub(super) fn form(desk: Desk, view: &View, over: Over) -> Element {
    let import = over == Over::Import;
    let (label, button) =
        if import { ("import-text", "import-read") } else { ("game-title", "save") };
    let (text, typed) = (view.text.borrow().clone(), view.text.clone());
    rsx! {
        if import {
            p { class: "quiet", {t("import-help")} }
        }
        form {
            class: "menu",
            onsubmit: move |event| {
                event.prevent_default();
                submit(desk, over);
            },
            textarea { "aria-label": t(label), rows: if import { "4" } else { "1" }, spellcheck: "false",
                initial_value: "{text}",
                oninput: move |event| drop(typed.replace(event.value())),
            }
            button { class: "primary", r#type: "submit", {t(button)} }
            if import {
                label { class: "button files",
                    {t("import-files")}
                    input { r#type: "file", multiple: true,
                        onchange: move |event| async move {
                            let mut read = Read::default();
                            for file in event.files() {
                                let bytes = file.read_bytes().await;
                                read.file(bytes.ok().as_deref(), &file.name());
                            }
                            read.keep(desk);
                        },
                    }
                }
            }
        }
        div { role: "alert",
            for (nth , why) in view.refused.iter().take(LISTED).enumerate() {
                p { key: "{nth}", class: "notice", "{why}" }
            }
        }
    }
}

fn submit(desk: Desk, over: Over) {
    let text = desk.0.peek().text.borrow().trim().to_owned();
    let Some(id) = over.id() else {
        let mut read = Read::default();
        read.file(Some(text.as_bytes()), "");
        return read.keep(desk);
    };
    desk.set(|view| view.over = None);
    desk.shared().leave(id);
    // On one line.
    let title: Vec<_> = text.split_whitespace().collect();
    let renamed = desk.shelf().rename(id, &title.join(" "));
    desk.told(renamed);
    desk.list();
}

/// What was read.
#[derive(Default)]
struct Read {
    games: Vec<Record>,
    /// Why the others are not kept.
    refused: Vec<String>,
}

impl Read {
    /// Reads a file, or what was pasted, which has no name.
    fn file(&mut self, bytes: Option<&[u8]>, name: &str) {
        let mut refuse = |mut why: String| {
            if !name.is_empty() {
                why = t_with("import-file", &[("file", name.into()), ("why", why.into())]);
            }
            self.refused.push(why);
        };
        let Some(bytes) = bytes else { return refuse(t("import-unreadable")) };
        for game in read_many(bytes, Format::of_file(name)) {
            match game {
                Ok(game) => self.games.push(game),
                Err((None, error)) => refuse(not_read(&error)),
                Err((Some(line), error)) => {
                    let why = not_read(&error);
                    refuse(t_with("import-line", &[("line", line.into()), ("why", why.into())]));
                }
            }
        }
    }

    /// Keeps the games, and goes to the one that came alone.
    fn keep(self, desk: Desk) {
        let all = self.refused.is_empty();
        let count = self.games.len();
        desk.set(|view| view.refused = self.refused);
        let kept = desk.shelf().add(&self.games);
        let Some(first) = desk.told(kept) else { return desk.list() };
        if count == 0 {
            return;
        }
        desk.list();
        desk.tell(t_with("imported", &[("count", count.into())]), None);
        if all {
            desk.set(|view| view.over = None);
            let way = desk.0.peek().line(first).map(rows::way);
            if let Some(way) = way.filter(|_| count == 1) {
                navigator().push(way);
            }
        }
    }
}
