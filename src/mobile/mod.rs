//! The app on a phone or a tablet: its page with what only such a device has (mobile/page.js), and
//! the games that come from other apps.

mod arrival;
#[cfg(target_os = "ios")]
mod ios;

use dioxus::{document, mobile::Config, prelude::*};
use guqi::ui::{App, arrive, paper};

/// What the page does on a phone besides: the way back, what is shared.
pub(super) const PAGE: &str = include_str!("../../mobile/page.js");

/// Opens the app.
pub(super) fn launch(page: String) {
    let config = Config::new()
        .with_custom_index(page)
        // The theme is kept where a phone tells only once the app runs.
        .with_background_color(paper(None))
        .with_menu(None);
    LaunchBuilder::new().with_cfg(config).launch(Root);
}

/// The app, and what comes to it.
#[component]
fn Root() -> Element {
    use_hook(|| {
        #[cfg(target_os = "ios")]
        ios::fill_the_screen();
        spawn(async {
            // Not by an event: Android lets a long one get lost.
            let mut arrivals = document::eval("for (;;) dioxus.send(await guqiPage.next())");
            while let Ok(arrival) = arrivals.recv::<String>().await {
                let (name, content) = arrival::read(&arrival);
                arrive(name, Ok(content));
            }
        });
    });
    rsx! {
        App {}
    }
}
