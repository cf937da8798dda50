//! Texts in the person's language, by Fluent. The files are part of the program;
//! what a language lacks is said in English (a test sees to it that none lacks any).

use std::cell::RefCell;

use dioxus::prelude::{GlobalSignal, ReadableExt, Signal};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

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

    /// The texts.
    pub const fn source(self) -> &'static str {
        match self {
            Self::English => include_str!("../../assets/i18n/en.ftl"),
            Self::Chinese => include_str!("../../assets/i18n/zh-CN.ftl"),
            Self::Spanish => include_str!("../../assets/i18n/es.ftl"),
        }
    }

    /// The first language of the list that the app speaks, else English.
    pub fn choose(tags: &[String]) -> Self {
        let speaks = |tag: &String| {
            let tag = tag.parse::<LanguageIdentifier>().ok()?;
            Self::ALL.into_iter().find(|own| own.identifier().language == tag.language)
        };
        tags.iter().find_map(speaks).unwrap_or(Self::English)
    }

    fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    fn bundle(self) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new(vec![self.identifier()]);
        // No invisible marks around values: names stand in plain sentences.
        bundle.set_use_isolating(false);
        let texts = FluentResource::try_new(self.source().to_owned())
            .unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(texts);
        bundle
    }
}

/// The language of the screen. Components that say something follow it.
pub static LANGUAGE: GlobalSignal<Language> = Signal::global(|| Language::English);

thread_local! {
    static BUNDLES: RefCell<Vec<(Language, FluentBundle<FluentResource>)>> =
        const { RefCell::new(Vec::new()) };
}

/// A value in a text.
pub type Value<'a> = FluentValue<'a>;

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
    BUNDLES.with_borrow_mut(|bundles| {
        if !bundles.iter().any(|(have, _)| *have == language) {
            bundles.push((language, language.bundle()));
        }
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let found = bundles.iter().find(|(have, _)| *have == language);
        let pattern = found.and_then(|(_, bundle)| {
            let pattern = bundle.get_message(key)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
        });
        pattern.unwrap_or_else(|| key.to_owned())
    })
}
