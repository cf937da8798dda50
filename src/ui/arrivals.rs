//! Files that come from outside while the app runs: named on the command line, dropped on the
//! window, handed over by another app. A game that can be played is kept and opened, several are kept and
//! listed; why another one cannot is said on top of whatever screen there is.

use dioxus::{prelude::*, router::root_router};

use super::{
    i18n::{t, t_with},
    import::not_read,
    route::Route,
    shared::Shared,
    words,
};
use crate::exchange::{Format, read_many};

/// A file, or why it could not be read.
type Arrival = (String, Result<Vec<u8>, String>);

static ARRIVALS: GlobalSignal<Vec<Arrival>> = Signal::global(Vec::new);

/// Lets a file of this name arrive; to be called within the app.
pub fn arrive(name: String, content: Result<Vec<u8>, String>) {
    ARRIVALS.write().push((name, content));
}

/// Takes in what arrives, and says what is refused.
#[component]
pub(super) fn Arrivals() -> Element {
    let shared = Shared::here();
    let mut refused = use_signal(Vec::<String>::new);
    use_effect(move || {
        if ARRIVALS.read().is_empty() {
            return;
        }
        let mut games = Vec::new();
        for (name, content) in std::mem::take(&mut *ARRIVALS.write()) {
            let mut refuse = |why: String| {
                refused.write().push(t_with(
                    "arrived-not-read",
                    &[("file", name.as_str().into()), ("why", why.into())],
                ));
            };
            match content {
                Err(why) => refuse(why),
                Ok(bytes) => {
                    for game in read_many(&bytes, Format::of_file(&name)) {
                        match game {
                            Ok(game) => games.push(game),
                            Err((_, error)) => refuse(not_read(&error)),
                        }
                    }
                }
            }
        }
        let kept = shared.shelf.peek().add(&games);
        let way = match (kept, games.len()) {
            (_, 0) => None,
            (Ok(added), 1) => Some(Route::to_game(added.ids[0].0, !games[0].result.is_null())),
            (Ok(_), _) => Some(Route::Library {}),
            (Err(error), _) => {
                refused.write().push(words::trouble(&error));
                None
            }
        };
        if let (Some(way), Some(router)) = (way, root_router()) {
            router.push(way);
        }
    });
    if refused.read().is_empty() {
        return rsx! {};
    }
    rsx! {
        div { class: "notice arrivals", role: "alert",
            for (nth , why) in refused.read().iter().enumerate() {
                p { key: "{nth}", "{why}" }
            }
            button { onclick: move |_| refused.set(Vec::new()), {t("close")} }
        }
    }
}
