//! The root of the app.

use dioxus::prelude::*;

use super::{boards::Paints, i18n::LANGUAGE, route::Route, settings::Setting, shared::Shared};

/// The root of the app.
#[component]
pub fn App() -> Element {
    let shared = use_context_provider(Shared::open);
    let language = LANGUAGE.read().tag();
    let settings = *shared.settings.read();
    rsx! {
        div {
            class: "app",
            lang: "{language}",
            "data-theme": settings.get(Setting::Theme),
            "data-speed": settings.get(Setting::Speed),
            "data-coordinates": settings.get(Setting::Coordinates),
            "data-sound": settings.get(Setting::Sound),
            "data-vibration": settings.get(Setting::Vibration),
            "data-awake": settings.get(Setting::Awake),
            "data-letters": settings.get(Setting::Letters),

            Paints {}
            Router::<Route> {}
            {arrivals()}
        }
    }
}

/// What comes from outside, which a browser only does by an address.
fn arrivals() -> Element {
    #[cfg(not(target_arch = "wasm32"))]
    return rsx! { super::arrivals::Arrivals {} };
    #[cfg(target_arch = "wasm32")]
    rsx! {}
}
