//! What can be tested of the phones' apps without their tools: that the Kotlin, the page's script,
//! the style sheet, the manifest and the settings say the same, and that the scripts which build them
//! do what they say, with tools that only pretend.

mod agree;
mod apple;
#[cfg(unix)]
mod build;
#[cfg(unix)]
mod place;

use std::{fs, path::PathBuf};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn text(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What stands between two marks, wherever they occur.
fn all_between<'a>(text: &'a str, before: &str, behind: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(behind)?.0)).collect()
}

fn between<'a>(text: &'a str, before: &str, behind: &str) -> &'a str {
    all_between(text, before, behind).first().unwrap_or_else(|| panic!("no {before:?}"))
}

/// A value of Dioxus.toml, as it is written there.
fn setting(section: &str, key: &str) -> String {
    let all = text("Dioxus.toml");
    let (_, section) = all.split_once(&format!("\n[{section}]\n")).expect("the section");
    let mut lines = section.lines().take_while(|line| !line.starts_with('['));
    let value = lines.find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='));
    value.unwrap_or_else(|| panic!("no {key}")).trim().trim_matches('"').to_owned()
}
