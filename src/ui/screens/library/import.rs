//! What is written into the library: the title of a game, and games from elsewhere, pasted or
//! as files. What is read is kept if it can be played.

use dioxus::prelude::*;

use super::{Desk, View, act::Act, over::Over};
use crate::{
    exchange::{Format, read_many},
    platform::pause,
    record::Record,
    session::TakenIn,
    ui::{
        i18n::{t, t_with},
        import::not_read,
        shared::FRAME,
        words,
    },
};

/// The most refusals that are listed.
const LISTED: usize = 10;

/// The form of the sheet.
pub(super) fn form(desk: Desk, view: &View, over: Over) -> Element {
    let text = view.text.borrow().clone();
    let fields = match over.id().and_then(|id| view.line(id)) {
        Some(line) => title(desk, &text, &words::game_name(line.game)),
        None => elsewhere(desk, view, &text),
    };
    rsx! {
        form {
            class: "menu",
            onsubmit: move |event| {
                event.prevent_default();
                submit(desk, over);
            },
            {fields}
        }
    }
}

/// What the game is called; without that, by the name of what is played.
fn title(desk: Desk, text: &str, game: &str) -> Element {
    rsx! {
        label {
            {t("game-title")}
            input { r#type: "text", maxlength: "200", autocomplete: "off", enterkeyhint: "done",
                placeholder: "{game}",
                initial_value: "{text}",
                // After the sheet; the page chooses what is written there (assets/guqi.js).
                onmounted: move |event| async move {
                    pause(FRAME).await;
                    let _ = event.set_focus(true).await;
                },
                oninput: move |event| desk.written(event.value()),
            }
        }
        button { class: "primary", r#type: "submit", {t("save")} }
    }
}

/// What became of the last try, or what can be taken; then the ways to do so.
fn elsewhere(desk: Desk, view: &View, text: &str) -> Element {
    let refused = view.refused.iter().take(LISTED);
    let read = view.read.iter().map(|text| ("", text)).chain(refused.map(|why| ("notice", why)));
    let fresh = view.read.is_empty() && view.refused.is_empty();
    rsx! {
        div { role: "alert",
            for (nth , (class , text)) in read.enumerate() {
                p { key: "{nth}", class, "{text}" }
            }
        }
        if fresh {
            p { class: "quiet", {t("import-help")} }
        }
        textarea { "aria-label": t("import-text"), rows: "4", spellcheck: "false",
            initial_value: "{text}",
            oninput: move |event| desk.written(event.value()),
        }
        button { class: "primary", r#type: "submit", disabled: view.blank, {t("import-read")} }
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

    /// Keeps the games. All is well: the list tells it, or the one game that is new is gone to.
    /// Else the sheet tells what was taken and what was not.
    fn keep(self, desk: Desk) {
        let all = self.refused.is_empty();
        let kept = desk.shelf().add(&self.games);
        desk.set(|view| {
            view.refused = self.refused;
            view.read.clear();
        });
        desk.list();
        let TakenIn { ids, new } = match kept {
            Ok(taken) => taken,
            Err(error) => {
                let detail = error.to_string();
                desk.shared().changed(Err::<(), _>(error));
                let why = t_with("import-not-kept", &[("detail", detail.into())]);
                return desk.set(|view| view.refused.push(why));
            }
        };
        let Some(first) = ids.first().copied() else { return };
        let there = ids.len() - new;
        let mut said = Vec::new();
        if new > 0 {
            said.push(t_with("imported", &[("count", new.into())]));
        }
        if there > 0 {
            said.push(t_with("imported-there", &[("count", there.into())]));
        }
        if !all {
            return desk.set(|view| view.read = said);
        }
        desk.set(|view| view.over = None);
        let look = (ids.len() == 1).then_some(Act::Look(first));
        desk.tell(said.join(" "), look);
        if let Some(look) = look.filter(|_| new > 0) {
            look.run(desk);
        }
    }
}
