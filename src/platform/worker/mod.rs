//! Work beside the screen: a text is given to a thread, or in the browser to a worker
//! with the same program, and a text comes back. One piece of work at a time.

#[cfg(not(target_arch = "wasm32"))]
mod thread;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use thread::Worker;
#[cfg(target_arch = "wasm32")]
pub use web::{Worker, serve_if_worker};

/// What is done with a text; it ends soon after the function says `true`.
pub type Work = fn(&str, &dyn Fn() -> bool) -> String;
