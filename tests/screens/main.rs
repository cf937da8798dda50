//! The screens, rendered to text as a person or a screen reader meets them.

mod computer;
mod home;
mod how_to;
mod library;
mod look;
mod new_game;
mod review;
mod table;

use std::rc::Rc;

use dioxus::prelude::VirtualDom;
use dioxus_history::{History, MemoryHistory};
use guqi::{
    platform::{KeyValue, MemoryStore},
    session::Shelf,
    ui::App,
};
use serde_json::json;

/// Games to be kept before the app opens: a key and its text.
type Kept<'a> = &'a [(&'a str, String)];

/// The app at an address, in a language.
fn screen(address: &str, language: &str, kept: Kept) -> String {
    let store = MemoryStore::default();
    store.set("language", language).expect("memory");
    for (key, text) in kept {
        store.set(key, text).expect("memory");
    }
    let history: Rc<dyn History> = Rc::new(MemoryHistory::with_initial_path(address));
    let mut dom = VirtualDom::new(App)
        .with_root_context(Rc::new(Shelf::new(Box::new(store))))
        .with_root_context(history);
    dom.rebuild_in_place();
    dioxus_ssr::render(&dom)
}

/// The record of a game.
fn record(game: &str, rules: &str, actions: &str) -> String {
    let actions: Vec<_> = actions.split_whitespace().collect();
    let rules: serde_json::Value = serde_json::from_str(rules).expect("JSON");
    json!({ "guqi": 1, "game": game, "rules": rules, "seed": "1", "actions": actions }).to_string()
}

/// The table of a game in English.
fn table(game: &str, rules: &str, actions: &str) -> String {
    screen("/play/1", "en", &[("game-000001", record(game, rules, actions))])
}

/// The names of all that has one, in order of appearance.
fn labels(html: &str) -> Vec<&str> {
    let after = html.split("aria-label=\"").skip(1);
    after.filter_map(|rest| rest.split('"').next()).collect()
}

/// How many things have a name that ends like this.
fn count(html: &str, end: &str) -> usize {
    labels(html).into_iter().filter(|label| label.ends_with(end)).count()
}

/// The tags of all buttons that are shown, with what is written on them.
fn buttons(html: &str) -> Vec<&str> {
    let all = html.split("<button").skip(1).filter_map(|rest| rest.split("</button").next());
    all.filter(|button| !button.split('>').next().is_some_and(|tag| tag.contains("data-idle=true")))
        .collect()
}

/// How many places of the board can be touched.
fn places(html: &str) -> usize {
    buttons(html).iter().filter(|button| button.contains("class=\"spot ")).count()
}
