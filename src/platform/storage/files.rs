//! Values as files in the app's own folder. A value is written to a temporary
//! file, flushed to the disk, and renamed over the value before it, of which a
//! copy stays beside as `.old`; so a kill at any moment loses nothing.

use std::{
    fs, io,
    io::Write,
    path::{Path, PathBuf},
};

use super::{KeyValue, StorageError};

const EXTENSION: &str = "json";

/// A folder of values.
pub struct FileStore {
    folder: PathBuf,
}

impl FileStore {
    /// The app's own folder, made when it is missing: `GUQI_DATA`, or the place the
    /// system gives to an app's data.
    ///
    /// # Errors
    /// The system names no such place, or it cannot be made.
    pub fn open() -> Result<Self, StorageError> {
        let folder = match std::env::var_os("GUQI_DATA") {
            Some(folder) => folder.into(),
            None => robius_directories::ProjectDirs::from("io.github", "guqi", "Guqi")
                .ok_or_else(|| StorageError::Missing("no folder for app data".to_owned()))?
                .data_dir()
                .to_owned(),
        };
        Self::at(folder)
    }

    /// A given folder, made when it is missing.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn at(folder: PathBuf) -> Result<Self, StorageError> {
        fs::create_dir_all(&folder).map_err(|cause| error(&folder, &cause))?;
        Ok(Self { folder })
    }

    /// Where the values lie.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(key).with_extension(EXTENSION)
    }
}

impl KeyValue for FileStore {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        let path = self.path(key);
        match fs::read(&path) {
            // What is no text is for the reader of the value to refuse.
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(cause) => Err(error(&path, &cause)),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let path = self.path(key);
        replace(&path, value.as_bytes()).map_err(|cause| error(&path, &cause))
    }

    fn previous(&self, key: &str) -> Option<String> {
        fs::read_to_string(self.path(key).with_extension("old")).ok()
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), StorageError> {
        let (from, to) = (self.path(from), self.path(to));
        match fs::rename(&from, &to) {
            Err(cause) if cause.kind() != io::ErrorKind::NotFound => {
                return Err(error(&from, &cause));
            }
            _ => {}
        }
        match fs::rename(from.with_extension("old"), to.with_extension("old")) {
            Err(cause) if cause.kind() != io::ErrorKind::NotFound => Err(error(&from, &cause)),
            _ => Ok(()),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        let path = self.path(key);
        // The version before it first: it must not come to life again.
        for path in [path.with_extension("old"), path] {
            match fs::remove_file(&path) {
                Err(cause) if cause.kind() != io::ErrorKind::NotFound => {
                    return Err(error(&path, &cause));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let mut keys = Vec::new();
        for entry in fs::read_dir(&self.folder).map_err(|cause| error(&self.folder, &cause))? {
            let path = entry.map_err(|cause| error(&self.folder, &cause))?.path();
            let ours = path.extension().is_some_and(|end| end == EXTENSION);
            keys.extend(
                path.file_stem().filter(|_| ours).map(|key| key.to_string_lossy().into_owned()),
            );
        }
        keys.sort_unstable();
        Ok(keys)
    }
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = fs::File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    // A store that has no room for the copy still keeps the value itself.
    let _ = fs::copy(path, path.with_extension("old"));
    fs::rename(&new, path)?;
    // The renames themselves are safe once the folder is; not every system can say so.
    if let Some(folder) = path.parent().and_then(|folder| fs::File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
    Ok(())
}

pub(in crate::platform) fn error(path: &Path, cause: &io::Error) -> StorageError {
    let text = format!("{}: {cause}", path.display());
    match cause.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StorageError::Full(text),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            StorageError::Forbidden(text)
        }
        _ => StorageError::Other(text),
    }
}
