//! Where the app is found on the web, for links to it.

/// The page's own address, without what follows a `#`.
#[cfg(target_arch = "wasm32")]
pub fn address() -> Option<String> {
    let page = web_sys::window()?.location().href().ok()?;
    page.split('#').next().map(str::to_owned)
}

/// The address of the web app that was named when this program was built (`GUQI_WEB`).
#[cfg(not(target_arch = "wasm32"))]
pub fn address() -> Option<String> {
    option_env!("GUQI_WEB").map(str::to_owned)
}
