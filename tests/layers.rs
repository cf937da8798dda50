//! The arrows of DESIGN.md run one way: `ui → session → {record, platform} → rules`.
//! What a source file names by `crate::`, `super::` or as an outside crate is read
//! from its text; comments and tests do not count.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Of each room: the rooms it may know, and what outside of ours it may not name.
const ROOMS: [(&str, &[&str], &[&str]); 5] = [
    (
        "rules",
        &[],
        &[
            "dioxus",
            "web_sys",
            "wasm_bindgen",
            "rand",
            "std::time",
            "std::fs",
            "std::env",
            "std::thread",
            "std::net",
        ],
    ),
    ("record", &["rules"], &["dioxus", "web_sys", "std::time", "std::fs"]),
    ("platform", &[], &["dioxus"]),
    ("session", &["record", "platform", "rules"], &["dioxus", "web_sys", "std::fs", "std::time"]),
    ("ui", &["session", "record", "platform", "rules"], &["std::fs", "web_sys", "rand"]),
];

/// The longest that a file may be.
const LINES: usize = 500;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The code of a file without its comments, on one line, so that a path that is
/// broken over lines is whole.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    lines.collect::<Vec<_>>().concat()
}

/// Whether the text names this path, and not only a longer word that ends or begins
/// with it.
fn names(code: &str, path: &str) -> bool {
    let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    code.match_indices(path).any(|(at, _)| {
        let before = code[..at].bytes().next_back();
        let after = code[at + path.len()..].bytes().next();
        !before.is_some_and(|byte| word(byte) || byte == b'.' || byte == b':')
            && !after.is_some_and(word)
    })
}

/// The first words of everything that is named by `crate::`, those in braces too.
fn own_paths(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let list = rest.strip_prefix('{').unwrap_or(rest);
        let braces = list.len() < rest.len();
        let mut depth = 0;
        let mut word = String::new();
        for letter in list.chars() {
            match letter {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                ',' if depth == 0 && braces => found.push(std::mem::take(&mut word)),
                _ if depth == 0 && (letter.is_alphanumeric() || "_:".contains(letter)) => {
                    word.push(letter);
                }
                ' ' => {}
                _ if depth > 0 => {}
                _ => break,
            }
        }
        found.push(word);
    }
    found.iter().map(|path| path.split("::").next().unwrap_or_default().to_owned()).collect()
}

/// Everything wrong with the arrows of one file of a room.
fn faults(room: &str, text: &str) -> Vec<String> {
    let (_, may, may_not) = ROOMS.iter().find(|(name, ..)| *name == room).expect("a room");
    let code = code(text);
    let mut faults = Vec::new();
    for (other, ..) in ROOMS.iter().filter(|(other, ..)| *other != room && !may.contains(other)) {
        if own_paths(&code).iter().any(|path| path == other) {
            faults.push(format!("{room} knows {other}"));
        }
    }
    for outside in *may_not {
        let (first, last) = outside.split_once("::").unwrap_or((outside, ""));
        let listed = format!("{first}::{{");
        let in_list = !last.is_empty()
            && code.match_indices(&listed).any(|(at, _)| {
                let items = code[at..].split(';').next().unwrap_or_default();
                names(&items.replace(['{', ',', '}'], " "), last)
            });
        if names(&code, outside) || in_list {
            faults.push(format!("{room} names {outside}"));
        }
    }
    faults
}

#[test]
fn arrows_run_one_way() {
    let mut found = Vec::new();
    for (room, ..) in ROOMS {
        let files = files(&repository().join("src").join(room));
        assert!(!files.is_empty(), "{room} is empty");
        for file in files {
            let text = fs::read_to_string(&file).expect("text");
            found.extend(
                faults(room, &text).into_iter().map(|fault| format!("{}: {fault}", file.display())),
            );
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn every_room_is_known_here() {
    let mut folders: Vec<_> = fs::read_dir(repository().join("src"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    folders.sort();
    let mut rooms: Vec<_> = ROOMS.iter().map(|(room, ..)| (*room).to_owned()).collect();
    rooms.push("bin".to_owned());
    rooms.sort();
    assert_eq!(folders, rooms);
}

/// The check sees an arrow that runs back, however it is written.
#[test]
fn an_arrow_that_runs_back_is_seen() {
    let back = [
        ("rules", "use crate::record::Record;"),
        ("rules", "use crate::{\n    rules::Side,\n    session::{Table, open},\n};"),
        ("rules", "let t = crate::ui::i18n::t(\"yes\");"),
        ("rules", "use dioxus::prelude::*;"),
        ("rules", "use std::time::Instant;"),
        ("rules", "use std::{fmt, fs, io};"),
        ("rules", "use std::{\n    fmt::Display,\n    time::Duration,\n};"),
        ("rules", "let x: u32 = rand::random();"),
        ("record", "use crate::{rules::Game, session};"),
        ("platform", "use crate::rules::GameKind;"),
        ("session", "use crate::ui::play::Play;"),
    ];
    for (room, text) in back {
        assert_eq!(faults(room, text).len(), 1, "{room}: {text}");
    }
    let on = [
        ("rules", "use crate::rules::{Side, phase::Phase};\n// crate::ui is far away."),
        ("rules", "let operand = std::fmt::from_fn; let brand::x = 1;"),
        ("session", "use crate::{platform::KeyValue, record::{Record, Replay}, rules::ui};"),
        ("record", "use rand::rngs::ChaCha8Rng;"),
    ];
    for (room, text) in on {
        assert_eq!(faults(room, text), [""; 0], "{room}: {text}");
    }
}

#[test]
fn no_file_is_too_long() {
    for folder in ["src", "tests", "benches"] {
        for file in files(&repository().join(folder)) {
            let lines = fs::read_to_string(&file).expect("text").lines().count();
            assert!(lines <= LINES, "{} has {lines} lines", file.display());
        }
    }
}
