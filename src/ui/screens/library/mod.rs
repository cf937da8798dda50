//! All kept games: found, gone on with, looked through, called otherwise, deleted, and taken
//! from elsewhere and to elsewhere.
//!
//! Every button says what it does as an [`Act`], and all are drawn by one function: each
//! kind of button and each closure of its own weighs half a kilobyte in the browser.

mod act;
mod import;
mod over;
mod rows;

use std::{cell::RefCell, rc::Rc};

use dioxus::prelude::*;

use crate::{
    platform::{StorageError, small_letters},
    rules::GameKind,
    session::{GameId, Library as Games, Line, Shelf},
    ui::{
        app::Route,
        i18n::{t, t_with},
        listed,
        parts::{Bar, Go, inert},
        shared::Shared,
        words,
    },
};
use act::Act;
use over::Over;

/// How many games are shown before more are asked for.
const PAGE: usize = 24;
/// From so many games on they are searched.
const MANY: usize = 8;

/// What the library shows.
struct View {
    shared: Shared,
    games: Rc<Games>,
    /// What lies over the list.
    over: Option<Over>,
    /// What was done last, and the game that can be brought back.
    notice: Option<(String, Option<GameId>)>,
    /// What was written into a sheet; nothing is drawn again for that.
    text: Rc<RefCell<String>>,
    /// What could not be read of it.
    refused: Vec<String>,
    /// Which games are shown: the game's id, the state, words; and how many.
    wish: [String; 3],
    most: usize,
}

impl View {
    fn new(shared: Shared) -> Self {
        Self {
            shared,
            games: Rc::new(shared.library()),
            over: None,
            notice: None,
            text: Rc::default(),
            refused: Vec::new(),
            wish: Default::default(),
            most: PAGE,
        }
    }

    fn line(&self, id: GameId) -> Option<&Line> {
        self.games.lines.iter().find(|line| line.id == id)
    }

    /// Whether a game is wanted in the list.
    fn shows(&self, line: &Line) -> bool {
        let [game, state, words] = &self.wish;
        (game.is_empty() || *game == line.game.id())
            && (state.is_empty() || (*state == "over") == line.outcome.is_some())
            && (words.is_empty() || small_letters(&listed::said(line)).contains(words))
    }
}

/// What the parts of the library share.
#[derive(Clone, Copy, PartialEq)]
struct Desk(Signal<View>);

impl Desk {
    /// Shows something else from now on.
    fn set(mut self, change: impl FnOnce(&mut View)) {
        change(&mut self.0.write());
    }

    fn shared(self) -> Shared {
        self.0.peek().shared
    }

    fn shelf(self) -> Rc<Shelf> {
        self.shared().shelf.peek().clone()
    }

    /// Lists the games anew.
    fn list(self) {
        let games = Rc::new(self.shared().library());
        self.set(|view| view.games = games);
    }

    fn title(self, id: GameId) -> String {
        self.0.peek().line(id).map(listed::title).unwrap_or_default()
    }

    fn tell(self, text: String, deleted: Option<GameId>) {
        self.set(|view| view.notice = Some((text, deleted)));
    }

    /// Tells what cannot be done, or goes on.
    fn told<T>(self, done: Result<T, StorageError>) -> Option<T> {
        done.map_err(|error| self.tell(words::trouble(&error), None)).ok()
    }
}

/// The screen.
#[component]
pub(crate) fn Library() -> Element {
    let shared = Shared::here();
    let desk = Desk(use_signal(|| View::new(shared)));
    use_drop(move || shared.shelf.peek().empty_bin());
    let view = desk.0.read();
    let games = &view.games;
    let lines = &games.lines;
    let wanted: Vec<&Line> = lines.iter().filter(|line| view.shows(line)).collect();
    let rest = wanted.len().saturating_sub(view.most);
    let trouble = shared.trouble();
    let full = shared.full();
    let mut said: Vec<String> = games.unreadable.iter().map(words::kept_aside).collect();
    said.extend(trouble);
    let all = t("filter-all-games");
    let kinds = GameKind::ALL.map(|kind| (kind.id(), words::game_name(kind)));
    let states = [("on", t("filter-going-on")), ("over", t("filter-over"))];
    rsx! {
        main { class: "page library", "inert": inert(),
            Bar { title: t("library"),
                {act::button(desk, Act::Over(Over::Import))}
                Go { to: Route::Statistics {}, class: "text-button", {t("statistics")} }
            }
            for why in said {
                p { key: "{why}", class: "notice", role: "alert", "{why}" }
            }
            if full {
                div { class: "row",
                    {act::button(desk, Act::ExportAll)}
                    {act::button(desk, Act::Over(Over::DeleteFinished))}
                }
            }
            if lines.is_empty() {
                p { {t("library-empty")} }
            } else {
                div { class: "filters",
                    {choice(desk, 0, &t("filter-game"), &all, &kinds)}
                    {choice(desk, 1, &t("filter-state"), &t("filter-any-state"), &states)}
                    if lines.len() > MANY {
                        input { r#type: "search", "aria-label": t("search"), placeholder: t("search"),
                            oninput: move |event| wish(desk, 2, small_letters(event.value().trim())),
                        }
                    }
                }
                p { class: "quiet", role: "status", {t_with("library-count", &[("count", wanted.len().into())])} }
                ul { class: "kept-games", "aria-label": t("library"),
                    for (nth , line) in wanted.iter().take(view.most).enumerate() {
                        li { key: "{line.id.0}", {rows::row(desk, line, nth % PAGE)} }
                    }
                }
                if rest > 0 {
                    {act::button(desk, Act::More(rest))}
                }
                if !full {
                    {act::button(desk, Act::ExportAll)}
                }
            }
        }
        div { class: "tidings", role: "status",
            if let Some((text, deleted)) = &view.notice {
                p { "{text}" }
                if let Some(id) = deleted {
                    {act::button(desk, Act::BringBack(*id))}
                }
                {act::button(desk, Act::Seen)}
            }
        }
        {over::sheet(desk, &view)}
    }
}

/// Shows other games from now on.
fn wish(desk: Desk, nth: usize, value: String) {
    desk.set(|view| {
        view.wish[nth] = value;
        view.most = PAGE;
    });
}

/// One choice of which games are shown; `any` is what is chosen first.
fn choice(desk: Desk, nth: usize, label: &str, any: &str, options: &[(&str, String)]) -> Element {
    rsx! {
        select { "aria-label": label, onchange: move |event| wish(desk, nth, event.value()),
            option { value: "", "{any}" }
            for (value , name) in options {
                option { key: "{value}", value: *value, "{name}" }
            }
        }
    }
}
