//! A store that forgets: where the machine offers none, and in tests.

use std::{cell::RefCell, collections::BTreeMap};

use super::{KeyValue, StorageError};

/// Keeps values until it is dropped.
#[derive(Default)]
pub struct MemoryStore {
    values: RefCell<BTreeMap<String, String>>,
}

impl KeyValue for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.values.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        self.values.borrow_mut().insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StorageError> {
        let mut values = self.values.borrow_mut();
        if let Some(value) = values.remove(from) {
            values.insert(to.to_owned(), value);
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.values.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.values.borrow().keys().cloned().collect())
    }
}
