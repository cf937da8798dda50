//! The files of texts, read as text: keys, variables, references.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use guqi::ui::i18n::Language;

/// The texts of a language by key, as they stand in its file.
pub(crate) fn texts(language: Language) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let mut last = String::new();
    for line in language.source().lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, text)) = line
            .split_once(" =")
            .filter(|_| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        {
            key.clone_into(&mut last);
            let before = texts.insert(last.clone(), text.trim().to_owned());
            assert_eq!(before, None, "{} twice in {}", last, language.tag());
        } else if !line.trim().is_empty() {
            let text = texts.get_mut(&last).expect("a text goes on");
            text.push('\n');
            text.push_str(line.trim());
        }
    }
    texts
}

/// The words that stand in braces after this mark, or after none.
fn in_braces(text: &str, mark: &str) -> BTreeSet<String> {
    let starts = text.split('{').skip(1).map(str::trim_start);
    starts
        .filter_map(|inner| inner.strip_prefix(mark))
        .map(|inner| {
            inner
                .chars()
                .take_while(|&letter| letter.is_ascii_alphanumeric() || letter == '-')
                .collect()
        })
        .filter(|word: &String| !word.is_empty())
        .collect()
}

/// The other texts that a text contains.
pub(crate) fn references(text: &str) -> BTreeSet<String> {
    in_braces(text, "")
}

fn variables(texts: &BTreeMap<String, String>, key: &str) -> BTreeSet<String> {
    let mut all = in_braces(&texts[key], "$");
    for other in references(&texts[key]) {
        all.extend(variables(texts, &other));
    }
    all
}

#[test]
fn every_language_has_every_key_with_the_same_variables() {
    let [english, chinese] = Language::ALL.map(texts);
    assert!(english.len() > 200);
    assert_eq!(english.keys().collect::<Vec<_>>(), chinese.keys().collect::<Vec<_>>());
    for key in english.keys() {
        assert_eq!(variables(&english, key), variables(&chinese, key), "{key}");
    }
}

/// Every text is well formed and finds all that it contains, whatever the values.
#[test]
fn every_text_can_be_said() {
    for language in Language::ALL {
        let resource = FluentResource::try_new(language.source().to_owned());
        let resource = resource.map_err(|(_, errors)| errors).expect("well formed");
        let mut bundle = FluentBundle::new(vec![language.tag().parse().expect("a tag")]);
        bundle.add_resource(resource).expect("each key once");
        let texts = texts(language);
        for key in texts.keys() {
            let pattern = bundle.get_message(key).and_then(|message| message.value());
            let pattern = pattern.unwrap_or_else(|| panic!("{key} is empty"));
            for value in [0_u32, 1, 2, 5].map(FluentValue::from) {
                let args: FluentArgs =
                    variables(&texts, key).into_iter().map(|name| (name, value.clone())).collect();
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{key}: {errors:?}");
                assert!(!said.contains(['{', '}', '$']), "{key}: {said}");
            }
        }
    }
}

#[test]
fn nothing_is_left_untranslated() {
    let [english, chinese] = Language::ALL.map(texts);
    let same: Vec<_> = english.keys().filter(|key| english[*key] == chinese[*key]).collect();
    assert_eq!(same, [""; 0]);
}

/// No English words in Chinese texts, but for the name of an opening.
#[test]
fn chinese_is_chinese() {
    for (key, text) in texts(Language::Chinese) {
        let said = text.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
        for part in said.filter(|_| !text.contains("->")) {
            let part = part.replace("Swap2", "").replace("swap2", "");
            assert!(!part.contains(|letter: char| letter.is_ascii_alphabetic()), "{key}: {part}");
        }
    }
}

#[test]
fn the_first_language_that_is_spoken_is_chosen() {
    let choose = |tags: &[&str]| {
        Language::choose(&tags.iter().map(|&tag| tag.to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(choose(&["zh-Hans-CN", "en-US"]), Language::Chinese);
    assert_eq!(choose(&["zh"]), Language::Chinese);
    assert_eq!(choose(&["fr-FR", "zh_TW", "en"]), Language::Chinese);
    assert_eq!(choose(&["en-GB", "zh-CN"]), Language::English);
    assert_eq!(choose(&["fr", "C", "", "de-DE.UTF-8"]), Language::English);
    assert_eq!(choose(&[]), Language::English);
}
