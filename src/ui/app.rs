//! The app: its screens, and the way between them.

use dioxus::prelude::*;

use super::{
    boards::Paints,
    i18n::LANGUAGE,
    screens::{Home, HowTo, Lesson, Library, Look, NewGame, Open, SettingsPage, Statistics, Table},
    settings::Setting,
    shared::Shared,
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
    /// A kept game looked through, whether it goes on or is over.
    #[route("/look/:number")]
    Look {
        /// The number of the kept game.
        number: u32,
    },
    /// How a game is played.
    #[route("/how/:game")]
    HowTo {
        /// The game's id.
        game: String,
    },
    /// How a game is played, learnt by playing.
    #[route("/learn/:game/:table")]
    Lesson {
        /// The game's id.
        game: String,
        /// The number of the game in play to which the way back leads; 0 for none.
        table: u32,
    },
    /// What can be set, for all games.
    #[route("/settings")]
    SettingsPage {},
    /// All kept games.
    #[route("/games")]
    Library {},
    /// Who played whom, and how it went.
    #[route("/statistics")]
    Statistics {},
    /// A game that came by a link.
    #[route("/open/:code")]
    Open {
        /// The share code.
        code: String,
    },
    /// Anything else leads home.
    #[route("/:..rest")]
    Lost {
        /// The parts of the address.
        rest: Vec<String>,
    },
}

impl Route {
    /// Where a kept game is gone on with, or looked at if it is over.
    pub(crate) const fn to_game(number: u32, over: bool) -> Self {
        if over { Self::Look { number } } else { Self::Table { number } }
    }
}

/// The root of the app.
#[component]
pub fn App() -> Element {
    let shared = use_context_provider(Shared::open);
    let language = LANGUAGE.read().tag();
    let settings = *shared.settings.read();
    rsx! {
        div {
            class: "app",
            lang: "{language}",
            "data-theme": settings.get(Setting::Theme),
            "data-speed": settings.get(Setting::Speed),
            "data-coordinates": settings.get(Setting::Coordinates),
            "data-sound": settings.get(Setting::Sound),
            "data-vibration": settings.get(Setting::Vibration),
            "data-awake": settings.get(Setting::Awake),
            "data-letters": settings.get(Setting::Letters),

            Paints {}
            Router::<Route> {}
            {arrivals()}
        }
    }
}

/// What comes from outside, which a browser only does by an address.
fn arrivals() -> Element {
    #[cfg(not(target_arch = "wasm32"))]
    return rsx! { super::arrivals::Arrivals {} };
    #[cfg(target_arch = "wasm32")]
    rsx! {}
}

#[component]
fn Lost(rest: Vec<String>) -> Element {
    let _ = rest;
    rsx! {
        Home {}
    }
}
