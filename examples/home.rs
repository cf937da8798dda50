//! Prints what the page of the web bundle shows until the program is there: the home screen as
//! somebody meets it who has no game to go on with, in every language (assets/first.js).

use std::rc::Rc;

use dioxus::prelude::VirtualDom;
use dioxus_history::{History, MemoryHistory};
use guqi::{
    platform::{KeyValue, MemoryStore},
    session::Shelf,
    ui::{App, i18n::Language},
};

fn main() {
    for language in Language::ALL {
        let store = MemoryStore::default();
        store.set("language", language.tag()).expect("memory");
        let history: Rc<dyn History> = Rc::new(MemoryHistory::default());
        let mut dom = VirtualDom::new(App)
            .with_root_context(Rc::new(Shelf::new(Box::new(store))))
            .with_root_context(history);
        dom.rebuild_in_place();
        // In the browser an address is what stands behind the `#`.
        let html = dioxus_ssr::render(&dom).replace("href=\"/", "href=\"#/");
        println!("<template class=\"first\" lang=\"{}\">{html}</template>", language.tag());
    }
}
