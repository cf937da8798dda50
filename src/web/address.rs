//! The address of a screen after `#`, so that any static host serves every screen.
//!
//! Dioxus has such a history too, but only together with a document that can run scripts,
//! which nothing here asks for and which weighs several kilobytes.

use std::sync::Arc;

use dioxus_history::History;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::Window;

/// The history of the page. With each entry it keeps how far the page was scrolled.
pub(super) struct Address {
    window: Window,
    history: web_sys::History,
}

impl Address {
    /// `None` where there is no page.
    pub(super) fn of_page() -> Option<Self> {
        let window = web_sys::window()?;
        let history = window.history().ok()?;
        Some(Self { window, history })
    }

    fn scrolled(&self) -> JsValue {
        self.window.scroll_y().unwrap_or_default().into()
    }

    fn scroll_to(&self, top: f64) {
        self.window.scroll_to_with_x_and_y(0.0, top);
    }
}

impl History for Address {
    fn current_route(&self) -> String {
        let hash = self.window.location().hash().unwrap_or_default();
        match hash.trim_start_matches('#') {
            "" => "/".to_owned(),
            route => route.to_owned(),
        }
    }

    fn current_prefix(&self) -> Option<String> {
        Some("#".to_owned())
    }

    fn go_back(&self) {
        let _ = self.history.back();
    }

    fn go_forward(&self) {
        let _ = self.history.forward();
    }

    fn push(&self, route: String) {
        if route == self.current_route() {
            return;
        }
        let _ = self.history.replace_state(&self.scrolled(), "");
        let url = format!("#{route}");
        if self.history.push_state_with_url(&JsValue::NULL, "", Some(&url)).is_ok() {
            self.scroll_to(0.0);
        }
    }

    fn replace(&self, route: String) {
        let url = format!("#{route}");
        if self.history.replace_state_with_url(&JsValue::NULL, "", Some(&url)).is_ok() {
            self.scroll_to(0.0);
        }
    }

    fn external(&self, url: String) -> bool {
        self.window.location().set_href(&url).is_ok()
    }

    fn updater(&self, changed: Arc<dyn Fn() + Send + Sync>) {
        let Self { window, history } = self;
        let (page, history) = (window.clone(), history.clone());
        let moved = Closure::<dyn FnMut()>::new(move || {
            changed();
            if let Some(top) = history.state().ok().and_then(|state| state.as_f64()) {
                page.scroll_to_with_x_and_y(0.0, top);
            }
        });
        // It is heard as long as the page lasts.
        let _ = window
            .add_event_listener_with_callback("popstate", moved.into_js_value().unchecked_ref());
    }
}
