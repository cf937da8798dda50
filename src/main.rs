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
#[cfg(all(
    target_arch = "wasm32",
    feature = "web",
    not(any(feature = "desktop", feature = "mobile"))
))]
mod web;

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

#[cfg(all(
    target_arch = "wasm32",
    feature = "web",
    not(any(feature = "desktop", feature = "mobile"))
))]
fn launch() {
    web::launch();
}

#[cfg(not(any(
    feature = "desktop",
    feature = "mobile",
    all(feature = "web", target_arch = "wasm32")
)))]
fn launch() {
    eprintln!("guqi was built without a screen: build it with --features desktop, web or mobile");
    std::process::exit(2);
}
