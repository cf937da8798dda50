//! The seam to the machine: where values are kept, what language the person
//! reads, how to wait, what time it is, what bytes of old encodings say, how letters are
//! searched, who works beside the screen, files for the person, who else started the app,
//! and where its window stands. Knows nothing of games.

mod address;
mod clock;
mod encoding;
#[cfg(not(target_arch = "wasm32"))]
mod instance;
mod language;
mod pause;
mod place;
mod save;
mod storage;
mod worker;

pub use address::address;
pub use clock::now;
pub use encoding::{decode, search_letters};
#[cfg(not(target_arch = "wasm32"))]
pub use instance::{First, Instance, enter};
pub use language::preferred_languages;
pub use pause::pause;
pub use place::{Area, Place};
pub use save::save_file;
#[cfg(not(target_arch = "wasm32"))]
pub use storage::FileStore;
pub use storage::{KeyValue, MemoryStore, StorageError, open_store};
#[cfg(target_arch = "wasm32")]
pub use worker::serve_if_worker;
pub use worker::{Work, Worker};
