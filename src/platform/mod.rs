//! The seam to the machine: where values are kept, what language the person
//! reads, how to wait, what bytes of old encodings say, who works beside the screen. Knows nothing of games.

mod encoding;
mod language;
mod pause;
mod storage;
mod worker;

pub use encoding::decode;
pub use language::preferred_languages;
pub use pause::pause;
#[cfg(not(target_arch = "wasm32"))]
pub use storage::FileStore;
pub use storage::{KeyValue, MemoryStore, StorageError, open_store};
#[cfg(target_arch = "wasm32")]
pub use worker::serve_if_worker;
pub use worker::{Work, Worker};
