//! Looking through a kept game: the board after any ply, and the list of all plies. The game
//! itself is not changed; from any ply another one can be begun.
//!
//! What is laid into this screen finds [`Looking`] in its context: `at` is the ply that is
//! shown, to be read and set; the board, the list and what is said follow.

mod moves;
mod review;
mod steps;
mod summary;

use std::rc::Rc;

use dioxus::prelude::*;

use super::{share::ShareSheet, table::missing};
use crate::{
    exchange::comment_on,
    record::Record,
    session::{GameId, OpenError, open},
    ui::{
        boards::{BoardFocus, BoardView},
        i18n::t,
        keys::{Ear, pressed},
        parts::{Bar, IconButton, LotsTray, Opener, inert, lines},
        play::Play,
        plies::{Ply, plies},
        route::Route,
        senses::Senses,
        shared::Shared,
        words,
    },
};
use moves::{Moves, Person};
use review::Reviewing;
use steps::{WAYS, steps};

/// A game that is looked through.
#[derive(Clone)]
pub(crate) struct Looking {
    /// How many plies were played where one looks.
    pub(crate) at: Signal<usize>,
    /// All plies of the game.
    pub(crate) plies: Rc<[Ply]>,
    /// The game as it is kept.
    pub(crate) record: Rc<Record>,
    /// The two persons.
    people: Rc<[Person; 2]>,
}

impl Looking {
    /// The one that is looked through here.
    pub(crate) fn here() -> Self {
        use_context()
    }

    /// Whether one looks at the end of a game that is over.
    fn at_end(&self) -> bool {
        !self.record.result.is_null() && *self.at.read() == self.plies.len()
    }

    /// What the record notes about the ply that is shown.
    fn comment(&self) -> Option<&str> {
        comment_on(&self.record, *self.at.read())
    }
}

/// Looking through one kept game.
#[component]
pub(crate) fn Look(number: u32) -> Element {
    rsx! {
        // In a list of one, another number is another screen.
        for number in [number] {
            LookAt { key: "{number}", number }
        }
    }
}

#[component]
fn LookAt(number: u32) -> Element {
    let shared = Shared::here();
    let navigator = use_navigator();
    let aside = use_context_provider(|| shared.aside());
    let focus = BoardFocus::provide();
    let opened = use_hook(|| -> Result<Looking, Option<Rc<OpenError>>> {
        let kept = shared.shelf.peek().open(GameId(number));
        let mut game = kept.map_err(|error| Some(Rc::new(error)))?.ok_or(None)?;
        let looking = Looking {
            at: Signal::new(game.ply()),
            plies: plies(&mut *game).into(),
            record: Rc::new(game.record()),
            people: Rc::new(Person::both(&*game)),
        };
        aside.lay(Play::looking(game));
        Ok(provide_context(looking))
    });
    let looking = match opened {
        Ok(looking) => looking,
        Err(failed) => return missing(Option::<Rc<_>>::as_deref(&failed)),
    };
    aside.use_follow();
    let at = looking.at;
    let reviewing = use_context_provider(|| Reviewing::of(shared, number, &looking.record));
    use_effect(move || {
        let ply = at();
        if aside.play.peek().as_ref().is_some_and(|play| play.table().ply() != ply) {
            aside.look(ply);
        }
        aside.point_out(reviewing.better(ply).as_deref());
    });
    // What was played up to the ply that is shown becomes another game.
    let ongo = move |_| {
        let record = aside.play.peek().as_ref().map(|play| play.table().record());
        if let Some(Ok(game)) = record.map(|record| open(&record)) {
            let GameId(number) = shared.fork(game);
            navigator.push(Route::Table { number });
        }
    };
    let mut sharing = use_signal(|| false);
    let opener = Opener::provide();
    let kind = looking.record.game;
    let record = looking.record.clone();
    let steps = steps(&looking, reviewing);
    let comment = looking.comment().map(str::to_owned);
    // The last action of a game that is over is not played again.
    let ongoing = t(if looking.at_end() { "look-copy" } else { "look-go-on" });
    rsx! {
        main {
            class: "table look",
            "data-game": kind.id(),
            // In the list of moves the page marks the one that is shown (assets/guqi.js).
            "data-at": "{at}",
            "data-review": *reviewing.shown.read(),
            "inert": inert(),
            Ear { onkey: move |key: String| match WAYS.iter().position(|way| way.0 == key) {
                Some(way) => looking.go(way, reviewing),
                None => pressed(&key, aside, focus, None),
            } }
            // At the table a game that is over tells its end again.
            Bar { title: words::game_name(kind), table: number, listed: !record.result.is_null(),
                button { class: "text-button", onclick: ongo, {ongoing} }
                IconButton {
                    name: "share",
                    onmounted: move |event| opener.is(&event),
                    onpress: move |()| {
                        opener.opened();
                        sharing.set(true);
                    },
                }
            }
            div { class: "board-area",
                BoardView { onsize: move |_| {}, ontap: move |_| {} }
            }
            div { class: "doing",
                div { class: "says", role: "status", "aria-live": "polite", {told(aside)} }
                div { class: "thrown", inert: "true", LotsTray {} }
                if let Some(comment) = &comment {
                    // One that is long is scrolled, by keys as well.
                    p { class: "comment", tabindex: "0", "{comment}" }
                }
            }
            {steps}
            Moves {}
            Senses {}
        }
        if sharing() {
            ShareSheet { record: (*record).clone(), onclose: move |()| {
                sharing.set(false);
                opener.take_back();
            } }
        }
    }
}

/// What happened in the ply that is shown.
fn told(aside: Shared) -> Element {
    let play = aside.seen();
    let Some(table) = play.as_ref().map(Play::table) else { return rsx! {} };
    let told = if table.ply() == 0 { t("look-start") } else { words::told_of_ply(table) };
    lines(None, false, &told)
}
