//! The screens and their addresses.

use std::{
    borrow::Cow,
    convert::Infallible,
    fmt::{self, Display},
    str::FromStr,
};

use dioxus::{
    prelude::*,
    router::{
        exports::{
            PATH_ASCII_SET,
            percent_encoding::{AsciiSet, percent_decode_str, utf8_percent_encode},
        },
        routable::SiteMapSegment,
    },
};

use super::screens::{
    Home, HowTo, Lesson, Library, Look, NewGame, Open, SettingsPage, Statistics, Table,
};

/// A screen.
// Written and read by hand: what dioxus derives is some kilobytes of the bundle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The five games, and games to go on with.
    Home {},
    /// Names and rules of a new game.
    NewGame {
        /// The game's id.
        game: String,
    },
    /// A game in play.
    Table {
        /// The number of the kept game.
        number: u32,
    },
    /// A kept game looked through, whether it goes on or is over.
    Look {
        /// The number of the kept game.
        number: u32,
    },
    /// How a game is played.
    HowTo {
        /// The game's id.
        game: String,
    },
    /// How a game is played, learnt by playing.
    Lesson {
        /// The game's id.
        game: String,
        /// The number of the game in play to which the way back leads; 0 for none.
        table: u32,
    },
    /// What can be set, for all games.
    SettingsPage {},
    /// All kept games.
    Library {},
    /// Who played whom, and how it went.
    Statistics {},
    /// A game that came by a link.
    Open {
        /// The share code, or the text of a record that another app shared.
        code: String,
    },
}

impl Route {
    /// Where a kept game is gone on with, or looked at if it is over.
    pub(crate) const fn to_game(number: u32, over: bool) -> Self {
        if over { Self::Look { number } } else { Self::Table { number } }
    }
}

impl Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home {} => f.write_str("/"),
            Self::NewGame { game } => write!(f, "/new/{}", part(game)),
            Self::Table { number } => write!(f, "/play/{number}"),
            Self::Look { number } => write!(f, "/look/{number}"),
            Self::HowTo { game } => write!(f, "/how/{}", part(game)),
            Self::Lesson { game, table } => write!(f, "/learn/{}/{table}", part(game)),
            Self::SettingsPage {} => f.write_str("/settings"),
            Self::Library {} => f.write_str("/games"),
            Self::Statistics {} => f.write_str("/statistics"),
            Self::Open { code } => write!(f, "/open/{}", part(code)),
        }
    }
}

/// What a part of an address cannot hold as it is.
const PARTING: &AsciiSet = &PATH_ASCII_SET.add(b'/').add(b'%');

/// A part of an address, so written that it ends at the next slash.
fn part(text: &str) -> impl Display {
    utf8_percent_encode(text, PARTING)
}

/// The screen of an address. What follows `?` or `#` is nobody's; what leads nowhere leads home.
impl FromStr for Route {
    type Err = Infallible;

    fn from_str(address: &str) -> Result<Self, Infallible> {
        let path = address.split(['?', '#']).next().unwrap_or_default();
        let parts = path.split('/').filter(|part| !part.is_empty());
        let parts: Vec<_> =
            parts.map(|part| percent_decode_str(part).decode_utf8_lossy()).collect();
        let parts: Vec<_> = parts.iter().map(Cow::as_ref).collect();
        Ok(Self::of(&parts).unwrap_or(Self::Home {}))
    }
}

impl Route {
    fn of(parts: &[&str]) -> Option<Self> {
        let route = match *parts {
            ["new", game] => Self::NewGame { game: game.to_owned() },
            ["play", number] => Self::Table { number: number.parse().ok()? },
            ["look", number] => Self::Look { number: number.parse().ok()? },
            ["how", game] => Self::HowTo { game: game.to_owned() },
            ["learn", game, table] => {
                Self::Lesson { game: game.to_owned(), table: table.parse().ok()? }
            }
            ["settings"] => Self::SettingsPage {},
            ["games"] => Self::Library {},
            ["statistics"] => Self::Statistics {},
            ["open", code] => Self::Open { code: code.to_owned() },
            _ => return None,
        };
        Some(route)
    }
}

impl Routable for Route {
    const SITE_MAP: &'static [SiteMapSegment] = &[];

    fn render(&self, level: usize) -> Element {
        if level > 0 {
            return VNode::empty();
        }
        match self.clone() {
            Self::Home {} => rsx! { Home {} },
            Self::NewGame { game } => rsx! { NewGame { game } },
            Self::Table { number } => rsx! { Table { number } },
            Self::Look { number } => rsx! { Look { number } },
            Self::HowTo { game } => rsx! { HowTo { game } },
            Self::Lesson { game, table } => rsx! { Lesson { game, table } },
            Self::SettingsPage {} => rsx! { SettingsPage {} },
            Self::Library {} => rsx! { Library {} },
            Self::Statistics {} => rsx! { Statistics {} },
            Self::Open { code } => rsx! { Open { code } },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn every_screen_has_an_address_that_leads_to_it() {
        let game = || "senet".to_owned();
        let routes = [
            (Route::Home {}, "/"),
            (Route::NewGame { game: game() }, "/new/senet"),
            (Route::Table { number: 7 }, "/play/7"),
            (Route::Look { number: 0 }, "/look/0"),
            (Route::HowTo { game: game() }, "/how/senet"),
            (Route::Lesson { game: game(), table: 3 }, "/learn/senet/3"),
            (Route::SettingsPage {}, "/settings"),
            (Route::Library {}, "/games"),
            (Route::Statistics {}, "/statistics"),
            (Route::Open { code: "A-_9".to_owned() }, "/open/A-_9"),
        ];
        for (route, address) in routes {
            assert_eq!(route.to_string(), address);
            for written in ["", "/", "?from=a-friend", "#top"] {
                assert_eq!(format!("{address}{written}").parse(), Ok(route.clone()));
            }
        }
    }

    /// As a text that another app shared.
    #[test]
    fn whatever_stands_in_an_address_comes_back() {
        let codes = [
            "a/b",
            "(;FF[4]C[50 %, why? #1 \u{0}])\n",
            "名 ñ/\u{2028}🎲",
            "100%",
            "%zz",
            "%2F",
            "..",
        ];
        for code in codes {
            let route = Route::Open { code: code.to_owned() };
            assert_eq!(route.to_string().parse(), Ok(route), "{code}");
        }
        let open = |code: &str| Ok(Route::Open { code: code.to_owned() });
        assert_eq!("/open/%67ame%3A%20a%2Fb%3F%23".parse(), open("game: a/b?#"));
        // What is encoded wrongly is taken as it stands, and refused there with a reason.
        assert_eq!("/open/%zz%".parse(), open("%zz%"));
        assert_eq!("/open/%ff".parse(), open("\u{fffd}"));
    }

    #[test]
    fn what_leads_nowhere_leads_home() {
        for address in [
            "",
            "//",
            "nowhere",
            "/play",
            "/play/x",
            "/play/-1",
            "/play/4294967296",
            "/play/1/2",
            "/learn/senet",
            "/games/all",
            "/new",
            "/open/",
            "/Games",
        ] {
            assert_eq!(address.parse(), Ok(Route::Home {}), "{address}");
        }
    }
}
