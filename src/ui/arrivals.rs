//! Files that come from outside while the app runs: named on the command line, dropped on the
//! window, handed over by another app. A game that can be played is kept and opened; why another
//! one cannot is said on top of whatever screen there is.

use dioxus::{prelude::*, router::root_router};

use super::{
    app::Route,
    i18n::{t, t_with},
    import::not_read,
    shared::Shared,
    words,
};
use crate::{exchange, session};

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
        let mut last = None;
        for (name, content) in std::mem::take(&mut *ARRIVALS.write()) {
            match take_in(shared, content) {
                Ok(number) => last = Some(number),
                Err(why) => refused.write().push(t_with(
                    "arrived-not-read",
                    &[("file", name.as_str().into()), ("why", why.into())],
                )),
            }
        }
        if let (Some(number), Some(router)) = (last, root_router()) {
            router.push(Route::Table { number });
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

/// Keeps a game; tells its number, or why not.
fn take_in(shared: Shared, content: Result<Vec<u8>, String>) -> Result<u32, String> {
    let bytes = content?;
    let record = exchange::read(&bytes, None).map_err(|error| not_read(&error))?;
    let game = session::open(&record).map_err(|error| words::unreadable(&error))?;
    let shelf = shared.shelf.peek();
    let kept = shelf.next_id().and_then(|id| shelf.save(id, &*game).map(|()| id));
    kept.map(|id| id.0).map_err(|error| words::trouble(&error))
}
