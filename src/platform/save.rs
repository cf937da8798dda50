//! Files for the person: what is exported, where it can be found again.

use super::StorageError;

/// Gives a text to the person as a file: the browser downloads it; elsewhere it goes to
/// the downloads (or documents, or the app's own data), under another name where there is
/// such a file already. Tells where, unless the browser does.
///
/// # Errors
/// It cannot be written.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub fn save_file(name: &str, text: &str) -> Result<Option<String>, StorageError> {
    let folder = native::folder().ok_or_else(|| StorageError::Missing(name.to_owned()))?;
    native::save_in(&folder, name, text).map(|path| Some(path.display().to_string()))
}

/// Gives a text to the person as a file: Android asks where it is to be.
///
/// # Errors
/// Android cannot be asked.
#[cfg(target_os = "android")]
pub fn save_file(name: &str, text: &str) -> Result<Option<String>, StorageError> {
    let asked = android::save(name, text).map(|()| None);
    asked.map_err(|cause| StorageError::Other(format!("{name}: {cause}")))
}

/// Gives a text to the person as a file: the browser downloads it; elsewhere it goes to
/// the downloads. Tells where, unless the browser does.
///
/// # Errors
/// The page cannot do it.
#[cfg(target_arch = "wasm32")]
pub fn save_file(name: &str, text: &str) -> Result<Option<String>, StorageError> {
    web::save(name, text).map(|()| None).map_err(|_| StorageError::Missing(name.to_owned()))
}

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
mod native {
    use std::{
        fs::{self, File},
        io::{ErrorKind, Write},
        path::{Path, PathBuf},
    };

    use crate::platform::{StorageError, storage::file_error};

    /// Where the person looks for files.
    pub(super) fn folder() -> Option<PathBuf> {
        if let Some(folder) = std::env::var_os("GUQI_EXPORTS") {
            return Some(folder.into());
        }
        if let Some(user) = robius_directories::UserDirs::new()
            && let Some(folder) = user.download_dir().or_else(|| user.document_dir())
        {
            return Some(folder.to_owned());
        }
        let own = robius_directories::ProjectDirs::from("io.github", "guqi", "Guqi")?;
        Some(own.data_dir().join("exports"))
    }

    /// Writes a new file, and none over another.
    pub(super) fn save_in(folder: &Path, name: &str, text: &str) -> Result<PathBuf, StorageError> {
        fs::create_dir_all(folder).map_err(|cause| file_error(folder, &cause))?;
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, "txt"));
        let mut number = 1;
        loop {
            let name =
                if number == 1 { name.to_owned() } else { format!("{stem} ({number}).{end}") };
            let path = folder.join(name);
            match File::create_new(&path) {
                Err(cause) if cause.kind() == ErrorKind::AlreadyExists => number += 1,
                file => {
                    let written = file.and_then(|mut file| {
                        file.write_all(text.as_bytes())?;
                        file.sync_all()
                    });
                    return written
                        .map(|()| path.clone())
                        .map_err(|cause| file_error(&path, &cause));
                }
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::save_in;

        #[test]
        fn no_file_is_written_over() {
            let folder = std::env::temp_dir().join(format!("guqi-exports-{}", std::process::id()));
            let _ = std::fs::remove_dir_all(&folder);
            for (text, name) in
                [("一", "guqi.json"), ("b", "guqi (2).json"), ("c", "guqi (3).json")]
            {
                let path = save_in(&folder, "guqi.json", text).unwrap();
                assert_eq!(path, folder.join(name));
                assert_eq!(std::fs::read_to_string(path).unwrap(), text);
            }
            // A file stands where the folder would be.
            assert!(save_in(&folder.join("guqi.json"), "x.json", "").is_err());
            std::fs::remove_dir_all(&folder).unwrap();
        }
    }
}

#[cfg(target_os = "android")]
mod android {
    #![expect(unsafe_code, reason = "Java is beyond what the compiler knows")]

    use jni::{
        JavaVM,
        errors::Result,
        objects::{JObject, JValue},
    };

    /// Calls `saveFile` of android/MainActivity.kt.
    pub(super) fn save(name: &str, text: &str) -> Result<()> {
        let context = ndk_context::android_context();
        // SAFETY: the window library has laid down both before the program started, and the
        // activity lives as long as the process.
        let (machine, activity) = unsafe {
            (JavaVM::from_raw(context.vm().cast())?, JObject::from_raw(context.context().cast()))
        };
        let mut env = machine.attach_current_thread()?;
        let (name, text) = (env.new_string(name)?, env.new_string(text)?);
        let both = [JValue::Object(&name), JValue::Object(&text)];
        env.call_method(&activity, "saveFile", "(Ljava/lang/String;Ljava/lang/String;)V", &both)?;
        Ok(())
    }
}

#[cfg(target_arch = "wasm32")]
mod web {
    use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

    #[wasm_bindgen]
    extern "C" {
        // assets/guqi.js
        #[wasm_bindgen(js_namespace = guqi, catch)]
        pub(super) fn save(name: &str, text: &str) -> Result<(), JsValue>;
    }
}
