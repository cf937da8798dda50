//! Starts the app on the platform this was built for.

#[cfg(feature = "desktop")]
mod desktop;
// Tests are built without a window.
#[cfg(all(test, not(feature = "desktop")))]
#[path = "desktop/args.rs"]
mod args;

fn main() {
    launch();
}

/// What the page does on a phone besides: the way back, what is shared.
#[cfg(feature = "mobile")]
const PHONE: &str = include_str!("../mobile/page.js");
#[cfg(all(feature = "desktop", not(feature = "mobile")))]
const PHONE: &str = "";

/// A page of our own: the style sheet is there before the first paint, zooming
/// stays allowed, and the screen's notches are ours to avoid.
#[cfg(any(feature = "desktop", feature = "mobile"))]
fn page() -> String {
    format!(
        "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>Guqi</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\
         <style>{}</style><script>{}</script></head><body><div id=\"main\"></div></body></html>",
        guqi::ui::STYLE,
        [PHONE, guqi::ui::SCRIPT].concat()
    )
}

#[cfg(feature = "desktop")]
fn launch() {
    desktop::launch(page());
}

#[cfg(all(feature = "mobile", not(feature = "desktop")))]
fn launch() {
    let config = dioxus::mobile::Config::new()
        .with_custom_index(page())
        // A phone tells where things are kept, the theme too, only once the app runs.
        .with_background_color(guqi::ui::paper(None))
        .with_menu(None);
    dioxus::LaunchBuilder::new().with_cfg(config).launch(guqi::ui::App);
}

/// Addresses after `#`, so that any static host serves every screen. In a worker this
/// same program thinks for the computer, and there is no screen.
#[cfg(all(feature = "web", not(any(feature = "desktop", feature = "mobile"))))]
fn launch() {
    #[cfg(target_arch = "wasm32")]
    if guqi::platform::serve_if_worker(guqi::session::work) {
        return;
    }
    let history = std::rc::Rc::new(dioxus::web::HashHistory::default());
    let config = dioxus::web::Config::new().history(history);
    dioxus::LaunchBuilder::new().with_cfg(config).launch(guqi::ui::App);
}

#[cfg(not(any(feature = "desktop", feature = "mobile", feature = "web")))]
fn launch() {
    eprintln!("guqi was built without a screen: build it with --features desktop, web or mobile");
    std::process::exit(2);
}
