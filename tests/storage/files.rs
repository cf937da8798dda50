//! Values kept by key, as files and in memory.

use std::fs;

use guqi::platform::{FileStore, KeyValue, MemoryStore, StorageError};

use super::{files, folder, store};

#[test]
fn values_are_kept_by_key() {
    let folder = folder("by-key");
    let kept: [Box<dyn KeyValue>; 2] = [Box::new(store(&folder)), Box::new(MemoryStore::default())];
    for store in kept {
        assert_eq!(store.keys(), Ok(vec![]));
        assert_eq!(store.get("settings"), Ok(None));
        for value in ["", "一\n二\u{0}", &"x".repeat(1 << 20), "last"] {
            store.set("settings", value).unwrap();
            assert_eq!(store.get("settings"), Ok(Some(value.to_owned())));
        }
        store.set("a-1", "1").unwrap();
        assert_eq!(store.keys(), Ok(vec!["a-1".to_owned(), "settings".to_owned()]));
        store.rename("settings", "z").unwrap();
        assert_eq!(store.get("settings"), Ok(None));
        assert_eq!(store.get("z"), Ok(Some("last".to_owned())));
        // What is not there is moved already.
        store.rename("settings", "z").unwrap();
        assert_eq!(store.get("z"), Ok(Some("last".to_owned())));
        assert_eq!(store.keys(), Ok(vec!["a-1".to_owned(), "z".to_owned()]));
        // What is not there is removed already.
        for _ in 0..2 {
            store.remove("z").unwrap();
            assert_eq!(store.get("z"), Ok(None));
            assert_eq!(store.previous("z"), None);
            assert_eq!(store.keys(), Ok(vec!["a-1".to_owned()]));
        }
    }
    assert_eq!(files(&folder), ["a-1.json"]);
}

#[test]
fn the_value_before_is_kept_beside() {
    let folder = folder("beside");
    let store = store(&folder);
    for value in ["one", "two", "three"] {
        store.set("game-000001", value).unwrap();
    }
    assert_eq!(fs::read_to_string(folder.join("game-000001.old")).unwrap(), "two");
    assert_eq!(files(&folder), ["game-000001.json", "game-000001.old"]);
    store.rename("game-000001", "done-000001").unwrap();
    assert_eq!(files(&folder), ["done-000001.json", "done-000001.old"]);
}

/// A folder that cannot be written to, even by one who may do everything: a file
/// stands in its place, or where the temporary file would be there is a folder.
#[test]
fn a_folder_that_is_none() {
    let folder = folder("none");
    let file = folder.join("file");
    fs::write(&file, "").unwrap();
    let error = FileStore::at(file.clone()).err().expect("a file is no folder");
    assert!(matches!(&error, StorageError::Other(text) if text.contains("file")), "{error}");
    assert!(FileStore::at(file.join("below")).is_err());

    let store = store(&folder);
    store.set("game-000001", "kept").unwrap();
    fs::create_dir(folder.join("game-000001.new")).unwrap();
    let error = store.set("game-000001", "lost").expect_err("no file can be made");
    assert!(error.to_string().contains("game-000001"), "{error}");
    assert_eq!(store.get("game-000001"), Ok(Some("kept".to_owned())));

    fs::remove_dir_all(&folder).unwrap();
    assert!(store.keys().is_err());
    assert!(store.set("game-000001", "lost").is_err());
    assert_eq!(store.get("game-000001"), Ok(None));
}
