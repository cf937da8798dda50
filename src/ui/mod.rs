//! The screens. Components draw what [`play`] and [`words`] say and hand taps back;
//! what is legal is asked of the game, never decided here.

mod app;
#[cfg(not(target_arch = "wasm32"))]
mod arrivals;
mod boards;
mod computer;
pub mod i18n;
pub mod import;
mod keys;
pub mod lessons;
pub mod listed;
pub mod men;
mod paper;
mod parts;
pub mod play;
pub mod plies;
pub mod qr;
pub mod samples;
mod screens;
pub mod senses;
pub mod settings;
mod shared;
pub mod terms;
pub mod words;

/// Whether there is a library, sharing (whose links the library opens), and what is told of throws. For the browser the build must ask for it (`GUQI_LIBRARY=1`):
/// with it the bundle is larger than it may be.
pub const LIBRARY: bool = !cfg!(target_arch = "wasm32") || option_env!("GUQI_LIBRARY").is_some();

pub use app::{App, Route};
#[cfg(not(target_arch = "wasm32"))]
pub use arrivals::arrive;
pub use paper::paper;

/// The style sheet, for windows that bring their own page.
pub const STYLE: &str = include_str!("../../assets/guqi.css");

/// What the page does by itself, for the same windows.
pub const SCRIPT: &str =
    concat!(include_str!("../../assets/guqi.js"), include_str!("../../assets/zoom.js"));
