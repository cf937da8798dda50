//! What all screens share: the game on the table, when which part of the screen follows it,
//! where games are kept, and what is set.

mod keeping;

use std::{rc::Rc, time::Duration};

use dioxus::prelude::*;

use keeping::{Held, Trouble};

use super::{
    i18n::{LANGUAGE, Language},
    play::Play,
    settings::{Setting, Settings},
};
use crate::{
    platform::{MemoryStore, Worker, open_store, pause, preferred_languages},
    session::{Shelf, Thinker, work},
};

/// The game on the table as it is shown.
type Seen<'a> = ReadableRef<'a, Signal<Option<Play>>>;

/// What all screens share.
#[derive(Clone, Copy)]
pub(crate) struct Shared {
    /// The game on the table.
    pub(crate) play: Signal<Option<Play>>,
    /// Changes when the board follows the game; see [`Shared::on_board`].
    board: Signal<()>,
    /// Changes when what lies around the board does; see [`Shared::seen`].
    around: Signal<()>,
    /// Whether the board is shown from its other side; see [`Play::turned`].
    turned: Signal<bool>,
    /// Whether a throw has not come to rest yet.
    settling: Signal<bool>,
    /// Where games are kept.
    pub(crate) shelf: Signal<Rc<Shelf>>,
    /// Who thinks for the computer.
    pub(crate) thinker: Signal<Rc<dyn Thinker>>,
    /// What the person has set.
    pub(crate) settings: Signal<Settings>,
    held: CopyValue<Held>,
    trouble: Signal<Trouble>,
}

impl Shared {
    /// With the shelf and the thinker that the root provides, else this machine's own.
    pub(super) fn open() -> Self {
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
        let settings = Settings::read(|key| shelf.get(key).ok().flatten());
        Self {
            thinker: Signal::new(thinker),
            settings: Signal::new(settings),
            play: Signal::new(None),
            board: Signal::new(()),
            around: Signal::new(()),
            turned: Signal::new(false),
            settling: Signal::new(false),
            shelf: Signal::new(shelf),
            held: CopyValue::default(),
            trouble: Signal::new(Trouble::new(no_place)),
        }
    }

    /// The same with a table aside, for a lesson: what is played there is not kept.
    /// Its board stays as it is, wherever the persons sit.
    pub(crate) fn aside(self) -> Self {
        let mut settings = *self.settings.peek();
        settings.set(Setting::Seats, "seats-neutral");
        Self {
            settings: Signal::new(settings),
            turned: Signal::new(false),
            play: Signal::new(None),
            board: Signal::new(()),
            around: Signal::new(()),
            settling: Signal::new(false),
            shelf: Signal::new(in_memory()),
            held: CopyValue::default(),
            trouble: Signal::default(),
            ..self
        }
    }

    /// Puts a game on the table without keeping it.
    pub(crate) fn lay(mut self, play: Play) {
        self.play.set(Some(play));
        self.settling.set(false);
        self.board.set(());
        self.around.set(());
    }

    /// The shared things, from within any component.
    pub(crate) fn here() -> Self {
        use_context()
    }

    /// Speaks another language from now on.
    pub(crate) fn speak(self, language: Language) {
        *LANGUAGE.write() = language;
        self.keep(LANGUAGE_KEY, language.tag());
    }

    /// Sets something, from now on and for all games.
    pub(crate) fn set(mut self, setting: Setting, value: &'static str) {
        self.settings.write().set(setting, value);
        self.keep(setting.name(), value);
    }

    /// The game for the board. A throw changes nothing there before it rests.
    pub(crate) fn on_board(&self) -> Seen<'_> {
        self.board.read();
        self.play.peek()
    }

    /// The game for what lies around the board: it is drawn one frame after the board, so
    /// that a finger sees at once what it did; after a throw when that rests.
    pub(crate) fn seen(&self) -> Seen<'_> {
        self.around.read();
        self.play.peek()
    }

    /// Lets what lies around the board follow the game from here on, and the board turn.
    pub(crate) fn use_follow(mut self) {
        use_hook(|| self.turn());
        use_effect(move || {
            let thrown = self.play.read().as_ref().map(Play::turn);
            let falls = self.falls();
            spawn(async move {
                // Of a throw the page tells when it rests, unless nobody looks at it.
                pause(if falls { LONGEST_THROW } else { FRAME }).await;
                if !falls {
                    self.around.set(());
                } else if self.play.peek().as_ref().map(Play::turn) == thrown {
                    // Another throw may be on its way by now.
                    self.settle();
                }
            });
        });
        use_effect(move || {
            self.around.read();
            self.settings.read();
            spawn(async move {
                pause(AT_REST).await;
                self.turn();
            });
        });
    }

    /// Turns the board as it should be now.
    fn turn(mut self) {
        let follows = self.settings.peek().get(Setting::Seats) == "seats-same";
        let turned = self.play.peek().as_ref().is_some_and(|play| play.turned(follows));
        if self.turned_now() != turned {
            self.turned.set(turned);
        }
    }

    /// Whether the board is shown from its other side.
    pub(crate) fn turned(self) -> bool {
        *self.turned.read()
    }

    /// The same, for those who do not follow it.
    pub(crate) fn turned_now(self) -> bool {
        *self.turned.peek()
    }

    /// Whether a throw is on its way.
    pub(crate) fn settling(self) -> bool {
        *self.settling.read()
    }

    /// The same, for those who do not follow it.
    pub(crate) fn falls(self) -> bool {
        *self.settling.peek()
    }

    /// Lets a throw rest, so that it is seen what it is; tells whether one was on its way.
    pub(crate) fn settle(mut self) -> bool {
        let settling = self.falls();
        if settling {
            self.settling.set(false);
            self.board.set(());
            self.around.set(());
        }
        settling
    }

    /// Does what a person asks for. A throw that is on its way comes to rest instead, so that
    /// nobody plays what is not seen yet.
    pub(crate) fn act<T>(self, action: impl FnOnce(&mut Play) -> T) {
        if !self.settle() {
            self.change(action);
        }
    }

    /// Changes the game on the table and keeps it at once.
    pub(crate) fn change<T>(self, change: impl FnOnce(&mut Play) -> T) -> Option<T> {
        let (mut change, mut done) = (Some(change), None);
        let mut once = |play: &mut Play| done = change.take().map(|change| change(play));
        if self.show(&mut once) {
            self.save();
        }
        done
    }

    /// Looks at the game on the table after so many plies; nothing of that is kept.
    pub(crate) fn look(self, ply: usize) {
        self.show(&mut |play| play.look(ply));
    }

    /// Points out what would have been better than the last ply, or nothing any more.
    pub(crate) fn point_out(self, better: Option<&str>) {
        let pointed = self.play.peek().as_ref().is_some_and(|play| play.hint().is_some());
        if pointed || better.is_some() {
            self.show(&mut |play| play.point_out_better(better));
        }
    }

    /// Changes the game on the table and lets the screen follow; tells whether there is
    /// another number of plies now.
    fn show(mut self, change: &mut dyn FnMut(&mut Play)) -> bool {
        let (played, threw) = {
            let mut play = self.play.write();
            let Some(play) = play.as_mut() else { return false };
            let before = play.table().ply();
            change(play);
            let played = play.table().ply() != before;
            if played {
                play.date();
            }
            (played, play.threw())
        };
        let falls = played && threw;
        // Whoever follows it is drawn again by that.
        if self.falls() != falls {
            self.settling.set(falls);
        }
        if !falls {
            self.board.set(());
        }
        played
    }
}

fn in_memory() -> Rc<Shelf> {
    Rc::new(Shelf::new(Box::new(MemoryStore::default())))
}

/// A little longer than a frame of the screen.
pub(crate) const FRAME: Duration = Duration::from_millis(20);
/// How long a move is seen before the board turns.
const AT_REST: Duration = Duration::from_millis(600);
/// Longer than any throw takes to rest.
const LONGEST_THROW: Duration = Duration::from_secs(1);
const LANGUAGE_KEY: &str = "language";
