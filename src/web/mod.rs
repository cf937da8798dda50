//! In the browser: the page, or in a worker of it who thinks for the computer.

mod address;

use std::rc::Rc;

use dioxus_history::{History, MemoryHistory};

/// Shows the app. In a worker this same program thinks, and there is no screen.
pub(crate) fn launch() {
    if guqi::platform::serve_if_worker(guqi::session::work) {
        return;
    }
    // dioxus hands on the history of its own configuration only together with a document.
    let builder = dioxus::LaunchBuilder::new().with_context_provider(|| {
        let history: Rc<dyn History> = match address::Address::of_page() {
            Some(address) => Rc::new(address),
            None => Rc::new(MemoryHistory::default()),
        };
        Box::new(history)
    });
    builder.launch(guqi::ui::App);
}
