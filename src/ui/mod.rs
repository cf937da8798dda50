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
mod route;
pub mod samples;
mod screens;
pub mod senses;
pub mod settings;
mod shared;
pub mod terms;
pub mod words;

pub use app::App;
#[cfg(not(target_arch = "wasm32"))]
pub use arrivals::arrive;
pub use paper::paper;
pub use route::Route;

/// The style sheet, for windows that bring their own page.
pub const STYLE: &str = include_str!("../../assets/guqi.css");

/// What the page does by itself, for the same windows.
pub const SCRIPT: &str = concat!(
    include_str!("../../assets/guqi.js"),
    include_str!("../../assets/zoom.js"),
    include_str!("../../assets/fingers.js")
);
