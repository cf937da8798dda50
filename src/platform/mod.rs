//! The seam to the machine: where values are kept, what language the person
//! reads, how to wait. Knows nothing of games.

mod language;
mod pause;
mod storage;

pub use language::preferred_languages;
pub use pause::pause;
pub use storage::{KeyValue, MemoryStore, StorageError, open_store};
