//! A way to another screen.

use dioxus::prelude::*;

use crate::ui::route::Route;

/// A link to a screen; `label` is what it is called where `children` do not say so. The one place
/// that uses the router's own, which every use would spell out anew.
#[component]
pub(crate) fn Go(
    to: Route,
    #[props(default)] class: &'static str,
    #[props(default)] label: Option<String>,
    children: Element,
) -> Element {
    rsx! {
        Link { to, class, "aria-label": label, {children} }
    }
}
