//! Values kept by key, across runs of the app.

#[cfg(not(target_arch = "wasm32"))]
mod files;
mod memory;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use files::FileStore;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub(super) use files::error as file_error;
pub use memory::MemoryStore;

/// Why a value could not be kept or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// No room left.
    #[error("no space is left: {0}")]
    Full(String),
    /// Writing or reading is not allowed.
    #[error("storage is forbidden: {0}")]
    Forbidden(String),
    /// The machine offers no place at all.
    #[error("there is no place to keep games: {0}")]
    Missing(String),
    /// Anything else.
    #[error("storage failed: {0}")]
    Other(String),
}

/// A small store of texts by key. Keys are `[a-z0-9-]+`.
pub trait KeyValue {
    /// The value, `None` when there is none.
    ///
    /// # Errors
    /// It cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Keeps a value; when this returns it is safe, and when it fails the value
    /// before it is still there.
    ///
    /// # Errors
    /// It cannot be kept.
    fn set(&self, key: &str, value: &str) -> Result<(), StorageError>;

    /// The value that the last `set` replaced, where the store keeps it.
    fn previous(&self, _key: &str) -> Option<String> {
        None
    }

    /// Gives a value another key, whatever it is and even if it cannot be read as text.
    ///
    /// # Errors
    /// It cannot be moved.
    fn rename(&self, from: &str, to: &str) -> Result<(), StorageError>;

    /// Removes a value for good, and the one before it; one that is not there is gone already.
    ///
    /// # Errors
    /// It cannot be removed.
    fn remove(&self, key: &str) -> Result<(), StorageError>;

    /// Every key, in order.
    ///
    /// # Errors
    /// They cannot be listed.
    fn keys(&self) -> Result<Vec<String>, StorageError>;
}

/// The store of this machine: files, or the browser's local storage. `GUQI_DATA`
/// names another folder on native platforms.
///
/// # Errors
/// There is none, or it is forbidden.
pub fn open_store() -> Result<Box<dyn KeyValue>, StorageError> {
    #[cfg(target_arch = "wasm32")]
    return web::WebStore::open().map(|store| Box::new(store) as _);
    #[cfg(not(target_arch = "wasm32"))]
    return FileStore::open().map(|store| Box::new(store) as _);
}
