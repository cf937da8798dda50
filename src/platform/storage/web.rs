//! The browser's local storage.

use wasm_bindgen::JsValue;
use web_sys::{DomException, Storage};

use super::{KeyValue, StorageError};

/// Everything of ours begins with this: the origin may serve other pages too.
const PREFIX: &str = "guqi/";

/// Local storage of the page's origin.
pub(super) struct WebStore {
    storage: Storage,
}

impl WebStore {
    pub(super) fn open() -> Result<Self, StorageError> {
        let missing = || StorageError::Missing("no local storage".to_owned());
        let window = web_sys::window().ok_or_else(missing)?;
        let storage = window.local_storage().map_err(error)?.ok_or_else(missing)?;
        Ok(Self { storage })
    }
}

impl KeyValue for WebStore {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.storage.get_item(&format!("{PREFIX}{key}")).map_err(error)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        self.storage.set_item(&format!("{PREFIX}{key}"), value).map_err(error)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StorageError> {
        let Some(value) = self.get(from)? else { return Ok(()) };
        // Written first: a kill in between leaves it twice, and never not at all.
        match self.set(to, &value) {
            Err(StorageError::Full(_)) => {}
            written => {
                written?;
                return self.remove(from);
            }
        }
        // A full storage has no room for both.
        self.remove(from)?;
        self.set(to, &value).or_else(|failed| {
            self.set(from, &value)?;
            Err(failed)
        })
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.storage.remove_item(&format!("{PREFIX}{key}")).map_err(error)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let count = self.storage.length().map_err(error)?;
        let mut keys = Vec::new();
        for index in 0..count {
            let key = self.storage.key(index).map_err(error)?.unwrap_or_default();
            keys.extend(key.strip_prefix(PREFIX).map(str::to_owned));
        }
        keys.sort_unstable();
        Ok(keys)
    }
}

fn error(value: JsValue) -> StorageError {
    let Ok(exception) = value.dyn_into::<DomException>() else {
        return StorageError::Other("unknown".to_owned());
    };
    let message = exception.message();
    match exception.name().as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StorageError::Full(message),
        "SecurityError" => StorageError::Forbidden(message),
        _ => StorageError::Other(message),
    }
}

use wasm_bindgen::JsCast;
