//! The address of a screen after `#`, so that any static host serves every screen.
//!
//! Dioxus has such a history too, but only together with a document that can run scripts,
//! which nothing here asks for and which weighs several kilobytes.

use std::{cell::RefCell, rc::Rc, sync::Arc};

use dioxus_history::History;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::Window;

/// What an open sheet keeps with its own entry of the history (assets/back.js).
const SHEET: &str = "sheet";

/// The history of the page. With each entry it keeps how far the page was scrolled. Where a sheet
/// leads to another screen, that screen takes the entry of the sheet.
#[derive(Clone)]
pub(super) struct Address {
    window: Window,
    history: web_sys::History,
    /// What is to replace the screen below the sheet, once the sheet's entry is left.
    below: Rc<RefCell<Option<String>>>,
}

impl Address {
    /// `None` where there is no page.
    pub(super) fn of_page() -> Option<Self> {
        let window = web_sys::window()?;
        let history = window.history().ok()?;
        Some(Self { window, history, below: Rc::default() })
    }

    fn in_sheet(&self) -> bool {
        self.history.state().is_ok_and(|state| state == SHEET)
    }

    fn scrolled(&self) -> JsValue {
        self.window.scroll_y().unwrap_or_default().into()
    }

    fn take_entry(&self, route: &str) {
        let url = format!("#{route}");
        if self.history.replace_state_with_url(&JsValue::NULL, "", Some(&url)).is_ok() {
            self.window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    }
}

impl History for Address {
    fn current_route(&self) -> String {
        if let Some(route) = &*self.below.borrow() {
            return route.clone();
        }
        let hash = self.window.location().hash().unwrap_or_default();
        let route = hash.trim_start_matches('#');
        if route.starts_with('/') {
            return route.to_owned();
        }
        // Some who pass links on write their slashes otherwise; the router knows no address without.
        let decoded = js_sys::decode_uri_component(route).map(String::from).unwrap_or_default();
        if decoded.starts_with('/') { decoded } else { format!("/{decoded}") }
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
        if !self.in_sheet() {
            let _ = self.history.replace_state(&self.scrolled(), "");
            if self.history.push_state(&JsValue::NULL, "").is_err() {
                return;
            }
        }
        self.take_entry(&route);
    }

    fn replace(&self, route: String) {
        if self.in_sheet() {
            *self.below.borrow_mut() = Some(route);
            // No longer the sheet's, or it would be left once more.
            let _ = self.history.replace_state(&JsValue::NULL, "");
            self.go_back();
        } else {
            self.take_entry(&route);
        }
    }

    fn external(&self, url: String) -> bool {
        self.window.location().set_href(&url).is_ok()
    }

    fn updater(&self, changed: Arc<dyn Fn() + Send + Sync>) {
        let page = self.clone();
        let moved = Closure::<dyn FnMut()>::new(move || {
            if let Some(route) = page.below.take() {
                page.take_entry(&route);
            }
            changed();
            if let Some(top) = page.history.state().ok().and_then(|state| state.as_f64()) {
                page.window.scroll_to_with_x_and_y(0.0, top);
            }
        });
        // It is heard as long as the page lasts.
        let _ = self
            .window
            .add_event_listener_with_callback("popstate", moved.into_js_value().unchecked_ref());
    }
}
