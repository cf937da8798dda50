//! Starts the app on the platform this was built for.

#[cfg(feature = "desktop")]
mod desktop;
#[cfg(all(feature = "mobile", not(feature = "desktop")))]
mod mobile;
// Tests are built without a window.
#[cfg(all(test, not(feature = "desktop")))]
#[path = "desktop/args.rs"]
mod args;
#[cfg(test)]
#[path = "mobile/arrival.rs"]
mod arrival;

fn main() {
    launch();
}

/// A page of our own: the style sheet is there before the first paint, zooming
/// stays allowed, and the screen's notches are ours to avoid. What only one kind of device
/// does comes before what all do.
#[cfg(any(feature = "desktop", feature = "mobile"))]
fn page(device: &str) -> String {
    format!(
        "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>Guqi</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\
         <style>{}</style><script>{device}{}</script></head><body><div id=\"main\"></div></body></html>",
        guqi::ui::STYLE,
        guqi::ui::SCRIPT
    )
}

#[cfg(feature = "desktop")]
fn launch() {
    desktop::launch(page(""));
}

#[cfg(all(feature = "mobile", not(feature = "desktop")))]
fn launch() {
    mobile::launch(page(mobile::PAGE));
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
