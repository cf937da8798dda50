//! The app: what all screens share, and the way between them.

use std::{rc::Rc, time::Duration};

use dioxus::prelude::*;

use super::{
    boards::Paints,
    i18n::{LANGUAGE, Language},
    play::Play,
    screens::{Home, HowTo, NewGame, Table},
    settings::{Pace, ThinkingTime},
};
use crate::{
    platform::{MemoryStore, StorageError, Worker, open_store, pause, preferred_languages},
    session::{Contents, GameId, Shelf, Table as Game, Thinker, work},
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
    /// Changes when what lies around the board follows the game; see [`Shared::seen`].
    followed: Signal<()>,
    /// Where games are kept.
    pub(crate) shelf: Signal<Rc<Shelf>>,
    /// Who thinks for the computer.
    pub(crate) thinker: Signal<Rc<dyn Thinker>>,
    /// How fast the computer goes on.
    pub(crate) pace: Signal<Pace>,
    /// The most that it thinks.
    pub(crate) thinking: Signal<ThinkingTime>,
    /// What went wrong with keeping games, until a later save succeeds.
    failed: Signal<Option<StorageError>>,
    /// Why games are kept only until the app is closed.
    no_place: Signal<Option<StorageError>>,
}

impl Shared {
    /// With the shelf and the thinker that the root provides, else this machine's own.
    fn open() -> Self {
        let (shelf, no_place) = match try_consume_context::<Rc<Shelf>>() {
            Some(shelf) => (shelf, None),
            None => match open_store() {
                Ok(store) => (Rc::new(Shelf::new(store)), None),
                Err(error) => (in_memory(), Some(error)),
            },
        };
        let chosen = shelf.get(LANGUAGE_KEY).ok().flatten();
        let tags = chosen.map_or_else(preferred_languages, |tag| vec![tag]);
        *LANGUAGE.write() = Language::choose(&tags);
        let thinker = try_consume_context().unwrap_or_else(|| Rc::new(Worker::new(work)) as _);
        let chosen = |key| shelf.get(key).ok().flatten();
        let (pace, thinking) = (chosen(PACE_KEY), chosen(THINKING_KEY));
        let pace = Pace::ALL.into_iter().find(|one| pace.as_deref() == Some(one.key()));
        let thinking =
            ThinkingTime::ALL.into_iter().find(|one| thinking.as_deref() == Some(one.key));
        Self {
            thinker: Signal::new(thinker),
            pace: Signal::new(pace.unwrap_or_default()),
            thinking: Signal::new(thinking.unwrap_or_default()),
            play: Signal::new(None),
            followed: Signal::new(()),
            shelf: Signal::new(shelf),
            failed: Signal::new(None),
            no_place: Signal::new(no_place),
        }
    }

    /// The shared things, from within any component.
    pub(crate) fn here() -> Self {
        use_context()
    }

    /// Speaks another language from now on.
    pub(crate) fn speak(self, language: Language) {
        *LANGUAGE.write() = language;
        let kept = self.shelf.peek().set(LANGUAGE_KEY, language.tag());
        self.told(kept);
    }

    /// Lets the computer go on at this pace from its next ply on.
    pub(crate) fn set_pace(mut self, pace: Pace) {
        self.pace.set(pace);
        let kept = self.shelf.peek().set(PACE_KEY, pace.key());
        self.told(kept);
    }

    /// Lets the computer think so long from its next action on.
    pub(crate) fn set_thinking(mut self, thinking: ThinkingTime) {
        self.thinking.set(thinking);
        let kept = self.shelf.peek().set(THINKING_KEY, thinking.key);
        self.told(kept);
    }

    /// What is wrong with keeping games.
    pub(crate) fn trouble(self) -> Option<StorageError> {
        self.failed.read().clone().or_else(|| self.no_place.read().clone())
    }

    /// What the shelf holds; nothing when it cannot be read, which is told.
    pub(crate) fn contents(mut self) -> Contents {
        let contents = self.shelf.peek().contents();
        contents.unwrap_or_else(|error| {
            self.failed.set(Some(error));
            Contents::default()
        })
    }

    /// Puts a new game on the table and keeps it. It takes the place of one that was
    /// set up and never begun.
    pub(crate) fn start(mut self, game: Box<dyn Game>) -> GameId {
        let going_on = self.contents().going_on;
        let unbegun = going_on.into_iter().find(|(_, game)| game.ply() == 0);
        let next = unbegun.map_or_else(|| self.shelf.peek().next_id(), |(id, _)| Ok(id));
        let id = next.unwrap_or_else(|error| {
            // What cannot be listed must not be written to: a number might be taken.
            self.shelf.set(in_memory());
            self.no_place.set(Some(error));
            GameId(1)
        });
        self.play.set(Some(Play::new(id, game)));
        self.save();
        id
    }

    /// The game for what lies around the board: it is drawn one frame after the board, so
    /// that a finger sees at once what it did.
    pub(crate) fn seen(&self) -> ReadableRef<'_, Signal<Option<Play>>> {
        self.followed.read();
        self.play.peek()
    }

    /// Lets what lies around the board follow the game from here on.
    pub(crate) fn use_follow(mut self) {
        use_effect(move || {
            self.play.read();
            spawn(async move {
                pause(FRAME).await;
                self.followed.set(());
            });
        });
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

    fn save(self) {
        let saved = match self.play.peek().as_ref() {
            Some(play) => self.shelf.peek().save(play.id, play.table()),
            None => Ok(()),
        };
        self.told(saved);
    }

    fn told(mut self, kept: Result<(), StorageError>) {
        if self.failed.peek().as_ref() != kept.as_ref().err() {
            self.failed.set(kept.err());
        }
    }
}

fn in_memory() -> Rc<Shelf> {
    Rc::new(Shelf::new(Box::new(MemoryStore::default())))
}

/// A little longer than a frame of the screen.
pub(crate) const FRAME: Duration = Duration::from_millis(20);
const LANGUAGE_KEY: &str = "language";
const PACE_KEY: &str = "pace";
const THINKING_KEY: &str = "thinking";

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
