//! Texts in the person's language, by Fluent: `build.rs` compiles the files of
//! `assets/i18n`, and they are part of the program.

mod text;

use std::sync::LazyLock;

use dioxus::prelude::{GlobalSignal, ReadableExt, Signal};

pub use text::Value;

/// A language of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// Simplified Chinese.
    Chinese,
    /// Spanish, for readers on both sides of the ocean.
    Spanish,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Chinese, Self::Spanish];

    /// The tag, as in `<html lang>` and in the settings.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-CN",
            Self::Spanish => "es",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Chinese => "简体中文",
            Self::Spanish => "Español",
        }
    }

    /// The compiled texts, in the order of the keys.
    const fn compiled(self) -> &'static str {
        match self {
            Self::English => include_str!(concat!(env!("OUT_DIR"), "/en")),
            Self::Chinese => include_str!(concat!(env!("OUT_DIR"), "/zh-CN")),
            Self::Spanish => include_str!(concat!(env!("OUT_DIR"), "/es")),
        }
    }

    /// The first language of the list that the app speaks, else English.
    pub fn choose(tags: &[String]) -> Self {
        let spoken = |tag: &str| tag.split(['-', '_']).next().map(str::to_ascii_lowercase);
        let speaks =
            |tag: &String| Self::ALL.into_iter().find(|own| spoken(own.tag()) == spoken(tag));
        tags.iter().find_map(speaks).unwrap_or(Self::English)
    }
}

/// The keys in alphabetical order.
static KEYS: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!(concat!(env!("OUT_DIR"), "/keys")).split('\0').collect());

static TEXTS: LazyLock<[Vec<&str>; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(|language| language.compiled().split('\0').collect()));

/// The language of the screen. Components that say something follow it.
pub static LANGUAGE: GlobalSignal<Language> = Signal::global(|| Language::English);

/// The text of a key in the language of the screen.
pub fn t(key: &str) -> String {
    t_with(key, &[])
}

/// The text of a key with values in the language of the screen.
pub fn t_with(key: &str, values: &[(&str, Value)]) -> String {
    text(*LANGUAGE.read(), key, values)
}

/// The text of a key in a language; the key itself where there is none.
pub fn text(language: Language, key: &str, values: &[(&str, Value)]) -> String {
    match KEYS.binary_search(&key) {
        Ok(at) => text::filled(TEXTS[language as usize][at], language, values),
        Err(_) => key.to_owned(),
    }
}
