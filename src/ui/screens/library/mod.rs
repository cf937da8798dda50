//! All kept games: found, gone on with, looked through, called otherwise, deleted, and taken
//! from elsewhere and to elsewhere.
//!
//! Every button says what it does as an [`Act`], and all are drawn by one function: each
//! kind of button and each closure of its own weighs half a kilobyte in the browser.

mod act;
mod file;
mod import;
mod over;
mod rows;

use std::{
    cell::{OnceCell, RefCell},
    rc::Rc,
};

use dioxus::prelude::*;

use crate::{
    platform::{StorageError, search_letters},
    rules::GameKind,
    session::{GameId, Library as Games, Line, Shelf},
    ui::{
        i18n::{t, t_with},
        listed,
        parts::{Bar, Go, inert},
        route::Route,
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

/// Between the games where the letters of all are made at once.
const BETWEEN: char = '\u{1}';

/// Which games are shown: the game's id, the state, words; and how many.
struct Shown {
    wish: [String; 3],
    most: usize,
}

/// That stays while the app is open, wherever one goes from the list.
static SHOWN: GlobalSignal<Shown> =
    Signal::global(|| Shown { wish: Default::default(), most: PAGE });

/// What the library shows.
struct View {
    shared: Shared,
    games: Rc<Games>,
    /// By what each of them is found, once that is searched.
    letters: OnceCell<Vec<String>>,
    /// What lies over the list.
    over: Option<Over>,
    /// What was done last, and what can be done about it.
    notice: Option<(String, Option<Act>)>,
    /// What was written into a sheet; nothing is drawn again for that.
    text: Rc<RefCell<String>>,
    /// Whether that is nothing.
    blank: bool,
    /// What was taken of it, and what could not be read.
    read: Vec<String>,
    refused: Vec<String>,
}

impl View {
    fn new(shared: Shared) -> Self {
        Self {
            shared,
            games: Rc::new(shared.library()),
            letters: OnceCell::new(),
            over: None,
            notice: None,
            text: Rc::default(),
            blank: true,
            read: Vec::new(),
            refused: Vec::new(),
        }
    }

    fn line(&self, id: GameId) -> Option<&Line> {
        self.games.lines.iter().find(|line| line.id == id)
    }

    /// The games that are wanted in the list.
    fn wanted(&self, [game, state, words]: &[String; 3]) -> Vec<&Line> {
        let words = search_letters(words.trim());
        let wanted = |(nth, line): &(usize, &Line)| {
            (game.is_empty() || *game == line.game.id())
                && (state.is_empty() || (*state == "over") == line.outcome.is_some())
                && (words.is_empty() || self.letters()[*nth].contains(&words))
        };
        self.games.lines.iter().enumerate().filter(wanted).map(|(_, line)| line).collect()
    }

    fn letters(&self) -> &[String] {
        self.letters.get_or_init(|| {
            let said: Vec<_> = self.games.lines.iter().map(listed::said).collect();
            let letters = search_letters(&said.join(&BETWEEN.to_string()));
            letters.split(BETWEEN).map(str::to_owned).collect()
        })
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
        self.set(|view| {
            view.games = games;
            view.letters = OnceCell::new();
        });
    }

    fn title(self, id: GameId) -> String {
        self.0.peek().line(id).map(listed::title).unwrap_or_default()
    }

    fn tell(self, text: String, act: Option<Act>) {
        self.set(|view| view.notice = Some((text, act)));
    }

    /// Something was written into a sheet.
    fn written(self, text: String) {
        let blank = text.trim().is_empty();
        self.0.peek().text.replace(text);
        if self.0.peek().blank != blank {
            self.set(|view| view.blank = blank);
        }
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
    let shown = SHOWN.read();
    let wanted = view.wanted(&shown.wish);
    let rest = wanted.len().saturating_sub(shown.most);
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
                Go { to: Route::Home {}, class: "primary", {t("home-new")} }
            } else {
                div { class: "filters",
                    {choice(&shown, 0, &t("filter-game"), &all, &kinds)}
                    {choice(&shown, 1, &t("filter-state"), &t("filter-any-state"), &states)}
                    if lines.len() > MANY || !shown.wish[2].is_empty() {
                        input { r#type: "search", "aria-label": t("search"), placeholder: t("search"),
                            initial_value: "{shown.wish[2]}",
                            oninput: move |event| wish(2, event.value()),
                        }
                    }
                }
                p { class: "quiet", role: "status", {t_with("library-count", &[("count", wanted.len().into())])} }
                ul { class: "kept-games", "aria-label": t("library"),
                    for (nth , line) in wanted.iter().take(shown.most).enumerate() {
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
            if let Some((text, act)) = &view.notice {
                p { "{text}" }
                if let Some(act) = act {
                    {act::button(desk, *act)}
                }
                {act::button(desk, Act::Seen)}
            }
        }
        {over::sheet(desk, &view)}
    }
}

/// Shows other games from now on.
fn wish(nth: usize, value: String) {
    let mut shown = SHOWN.write();
    shown.wish[nth] = value;
    shown.most = PAGE;
}

/// One choice of which games are shown; `any` is what is chosen first.
fn choice(
    shown: &Shown,
    nth: usize,
    label: &str,
    any: &str,
    options: &[(&str, String)],
) -> Element {
    let chosen = shown.wish[nth].as_str();
    rsx! {
        select { "aria-label": label, onchange: move |event| wish(nth, event.value()),
            option { value: "", "{any}" }
            for (value , name) in options {
                option { key: "{value}", value: *value, selected: *value == chosen, "{name}" }
            }
        }
    }
}
