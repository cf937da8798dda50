//! The seam to the machine: where values are kept, what language the person
//! reads, how to wait. Knows nothing of games.

mod language;
mod pause;
mod storage;

pub use language::preferred_languages;
pub use pause::pause;
#[cfg(not(target_arch = "wasm32"))]
pub use storage::FileStore;
pub use storage::{KeyValue, MemoryStore, StorageError, open_store};
