//! The app: what all screens share, and the way between them.

use std::rc::Rc;

use dioxus::prelude::*;

use super::{
    boards::Paints,
    i18n::{LANGUAGE, Language},
    play::Play,
    screens::{Home, HowTo, NewGame, Table},
};
use crate::{
    platform::{MemoryStore, StorageError, open_store, preferred_languages},
    session::{GameId, Shelf, Table as Game},
};

/// The screens and their addresses.
#[derive(Routable, Clone, PartialEq, Debug)]
#[rustfmt::skip]
pub enum Route {
    /// The five games, and games to go on with.
    #[route("/")]
    Home {},
    /// Names and rules of a new game.
    #[route("/new/:game")]
    NewGame {
        /// The game's id.
        game: String,
    },
    /// A game in play.
    #[route("/play/:number")]
    Table {
        /// The number of the kept game.
        number: u32,
    },
    /// How a game is played.
    #[route("/how/:game")]
    HowTo {
        /// The game's id.
        game: String,
    },
    /// Anything else leads home.
    #[route("/:..rest")]
    Lost {
        /// The parts of the address.
        rest: Vec<String>,
    },
}

/// What all screens share.
#[derive(Clone, Copy)]
pub(crate) struct Shared {
    /// The game on the table.
    pub(crate) play: Signal<Option<Play>>,
    /// Where games are kept.
    pub(crate) shelf: Signal<Rc<Shelf>>,
    /// What went wrong with keeping games, until a later save succeeds.
    pub(crate) trouble: Signal<Option<StorageError>>,
}

impl Shared {
    /// On the shelf that the root provides, else on this machine's own.
    fn open() -> Self {
        let (shelf, trouble) = match try_consume_context::<Rc<Shelf>>() {
            Some(shelf) => (shelf, None),
            None => match open_store() {
                Ok(store) => (Rc::new(Shelf::new(store)), None),
                Err(error) => (Rc::new(Shelf::new(Box::new(MemoryStore::default()))), Some(error)),
            },
        };
        let chosen = shelf.get(LANGUAGE_KEY).ok().flatten();
        let tags = chosen.map_or_else(preferred_languages, |tag| vec![tag]);
        *LANGUAGE.write() = Language::choose(&tags);
        Self { play: Signal::new(None), shelf: Signal::new(shelf), trouble: Signal::new(trouble) }
    }

    /// The shared things, from within any component.
    pub(crate) fn here() -> Self {
        use_context()
    }

    /// Speaks another language from now on.
    pub(crate) fn speak(mut self, language: Language) {
        *LANGUAGE.write() = language;
        if let Err(error) = self.shelf.read().set(LANGUAGE_KEY, language.tag()) {
            self.trouble.set(Some(error));
        }
    }

    /// Puts a new game on the table and keeps it.
    pub(crate) fn start(mut self, game: Box<dyn Game>) -> GameId {
        let id = self.shelf.read().next_id().unwrap_or_else(|error| {
            self.trouble.set(Some(error));
            // The store cannot be read, so nothing in it can be overwritten either.
            GameId(0)
        });
        self.play.set(Some(Play::new(id, game)));
        self.save();
        id
    }

    /// Changes the game on the table and keeps it at once.
    pub(crate) fn change<T>(mut self, change: impl FnOnce(&mut Play) -> T) -> Option<T> {
        let changed = {
            let mut play = self.play.write();
            let play = play.as_mut()?;
            let before = play.table().ply();
            let done = change(play);
            (done, play.table().ply() != before)
        };
        if changed.1 {
            self.save();
        }
        Some(changed.0)
    }

    fn save(mut self) {
        let saved = match self.play.peek().as_ref() {
            Some(play) => self.shelf.peek().save(play.id, play.table()),
            None => Ok(()),
        };
        if self.trouble.peek().as_ref() != saved.as_ref().err() {
            self.trouble.set(saved.err());
        }
    }
}

const LANGUAGE_KEY: &str = "language";

/// The root of the app.
#[component]
pub fn App() -> Element {
    use_context_provider(Shared::open);
    let language = LANGUAGE.read().tag();
    rsx! {
        div { class: "app", lang: "{language}",
            Paints {}
            Router::<Route> {}
        }
    }
}

#[component]
fn Lost(rest: Vec<String>) -> Element {
    let _ = rest;
    rsx! {
        Home {}
    }
}
