//! The arrows of DESIGN.md run one way: `ui → {session, exchange} → {record, engine, platform} → rules`.
//! What a source file names by `crate::`, `super::` or as an outside crate is read
//! from its text; comments do not count.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Of each room: the rooms it may know, and what outside of ours it may not name.
const ROOMS: [(&str, &[&str], &[&str]); 7] = [
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
    ("engine", &["rules"], &["dioxus", "web_sys", "wasm_bindgen", "std::time", "std::fs"]),
    ("platform", &[], &["dioxus"]),
    (
        "session",
        &["record", "engine", "platform", "rules"],
        &["dioxus", "web_sys", "std::fs", "std::time"],
    ),
    (
        "exchange",
        &["record", "platform", "rules"],
        &["dioxus", "web_sys", "rand", "std::fs", "std::time"],
    ),
    (
        "ui",
        &["session", "exchange", "record", "engine", "platform", "rules"],
        &["std::fs", "web_sys", "rand"],
    ),
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

/// Everything that is named by `crate::` or `super::`, those in braces too.
fn own_paths(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for start in ["crate::", "super::"] {
        // The second `super` of a row belongs to the path of the first.
        for (at, _) in code.match_indices(start).filter(|(at, _)| !code[..*at].ends_with("super::"))
        {
            tree("", &mut &code[at..], &mut found);
        }
    }
    found
}

/// The paths of a tree of names such as `a::{b::c, d}`, each whole; `rest` is then what
/// comes behind the tree.
fn tree(before: &str, rest: &mut &str, found: &mut Vec<String>) {
    let word = |letter: char| letter.is_alphanumeric() || "_:*".contains(letter);
    let (name, behind) = rest.split_at(rest.find(|letter| !word(letter)).unwrap_or(rest.len()));
    let path = format!("{before}{name}");
    *rest = behind;
    if !(path.ends_with("::") && rest.starts_with('{')) {
        found.push(path);
        return;
    }
    while rest.starts_with(['{', ',']) {
        *rest = rest[1..].trim_start();
        tree(&path, rest, found);
        // Over `as` and another name.
        *rest = &rest[rest.find([',', '}']).unwrap_or(rest.len())..];
    }
    *rest = rest.strip_prefix('}').unwrap_or(rest);
}

/// The room that a path leads to from a module so deep below the crate; none when it
/// stays in the module's own.
fn room_of(path: &str, depth: usize) -> Option<&str> {
    let mut inner = path;
    let mut up = 0;
    while let Some(behind) = inner.strip_prefix("super::") {
        (inner, up) = (behind, up + 1);
    }
    let inner = inner.strip_prefix("crate::").or((up >= depth).then_some(inner))?;
    inner.split("::").next()
}

/// Everything wrong with the arrows of one file, named by its place under `src`.
fn faults(file: &str, text: &str) -> Vec<String> {
    let module = file.trim_end_matches(".rs").trim_end_matches("/mod");
    let depth = module.split('/').count();
    let room = module.split('/').next().unwrap_or_default();
    let (_, may, may_not) = ROOMS.iter().find(|(name, ..)| *name == room).expect("a room");
    let code = code(text);
    let paths = own_paths(&code);
    let known: BTreeSet<_> = paths.iter().filter_map(|path| room_of(path, depth)).collect();
    let mut faults = Vec::new();
    for (other, ..) in ROOMS.iter().filter(|(other, ..)| *other != room && !may.contains(other)) {
        if known.contains(other) {
            faults.push(format!("{room} knows {other}"));
        }
    }
    if known.contains("*") {
        faults.push(format!("{room} takes whatever there is"));
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
    let src = repository().join("src");
    for (room, ..) in ROOMS {
        let files = files(&src.join(room));
        assert!(!files.is_empty(), "{room} is empty");
        for file in files {
            let text = fs::read_to_string(&file).expect("text");
            let inner = file.strip_prefix(&src).expect("in src").to_string_lossy();
            let file = inner.replace('\\', "/");
            found.extend(faults(&file, &text).into_iter().map(|fault| format!("{file}: {fault}")));
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
    // Beside them the programs, and what only the one with a window, on a phone or in a page has.
    rooms.extend(["bin", "desktop", "mobile", "web"].map(str::to_owned));
    rooms.sort();
    assert_eq!(folders, rooms);
}

/// The check sees an arrow that runs back, however it is written.
#[test]
fn an_arrow_that_runs_back_is_seen() {
    let back = [
        ("rules/senet.rs", "use crate::record::Record;"),
        ("rules/senet.rs", "use crate::{\n    rules::Side,\n    session::{Table, open},\n};"),
        ("rules/senet.rs", "use crate::{rules::{Side as S, *}, record as past};"),
        ("rules/senet.rs", "use crate::*;"),
        ("rules/senet.rs", "let t = crate::ui::i18n::t(\"yes\");"),
        ("rules/senet.rs", "use dioxus::prelude::*;"),
        ("rules/senet.rs", "use std::time::Instant;"),
        ("rules/senet.rs", "use std::{fmt, fs, io};"),
        ("rules/senet.rs", "use std::{\n    fmt::Display,\n    time::Duration,\n};"),
        ("rules/senet.rs", "let x: u32 = rand::random();"),
        ("rules/mod.rs", "use super::session::Table;"),
        ("rules/senet.rs", "use super::super::session::Table;"),
        ("rules/senet.rs", "use super::{Side, super::{record::Record, rules::Turn}};"),
        ("rules/gomoku/mod.rs", "let t = self::super::super::ui::t();"),
        ("rules/gomoku/renju.rs", "use super::{\n    Line,\n    super::super::ui,\n};"),
        ("record/mod.rs", "use crate::{rules::Game, session};"),
        ("engine/level.rs", "use crate::record::Throws;"),
        ("engine/limits.rs", "use std::time::Instant;"),
        ("platform/pause.rs", "use crate::rules::GameKind;"),
        ("session/shelf.rs", "use crate::ui::play::Play;"),
        ("session/shelf.rs", "use crate::exchange::read;"),
        ("exchange/mod.rs", "use crate::session::Table;"),
    ];
    for (file, text) in back {
        assert_eq!(faults(file, text).len(), 1, "{file}: {text}");
    }
    let on = [
        ("rules/mod.rs", "use crate::rules::{Side, phase::Phase};\n// crate::ui is far away."),
        ("rules/mod.rs", "let operand = std::fmt::from_fn; let brand::x = 1;"),
        ("rules/senet.rs", "use super::{record, ui::{self, t}, super::rules};"),
        ("rules/gomoku/renju.rs", "use super::super::{session, record::*}; use super::*;"),
        ("session/mod.rs", "use crate::{platform::KeyValue, record::{Record, Replay}, rules::ui};"),
        ("session/mod.rs", "use super::record::Record;"),
        ("record/throws.rs", "use rand::rngs::ChaCha8Rng;"),
    ];
    for (file, text) in on {
        assert_eq!(faults(file, text), [""; 0], "{file}: {text}");
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
