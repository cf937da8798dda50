//! The languages the person reads, best first, as BCP 47 tags.

/// The system's (or browser's) list; empty when it does not tell.
#[cfg(target_arch = "wasm32")]
pub fn preferred_languages() -> Vec<String> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// The system's (or browser's) list; empty when it does not tell.
#[cfg(not(target_arch = "wasm32"))]
pub fn preferred_languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}
