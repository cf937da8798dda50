//! The files of texts, read as text: keys, variables, references.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use guqi::ui::{
    i18n::{self, Language},
    terms::parts,
};

/// The file of a language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../assets/i18n/en.ftl"),
        Language::Chinese => include_str!("../../assets/i18n/zh-CN.ftl"),
        Language::Spanish => include_str!("../../assets/i18n/es.ftl"),
    }
}

/// The texts of a language by key, as they stand in its file.
pub(crate) fn texts(language: Language) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let mut last = String::new();
    for line in source(language).lines().filter(|line| !line.starts_with('#')) {
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
    let english = texts(Language::English);
    assert!(english.len() > 200);
    for language in Language::ALL {
        let own = texts(language);
        let tag = language.tag();
        assert_eq!(english.keys().collect::<Vec<_>>(), own.keys().collect::<Vec<_>>(), "{tag}");
        for key in english.keys() {
            assert_eq!(variables(&english, key), variables(&own, key), "{key} in {tag}");
        }
    }
}

/// The cases that a text tells apart: numbers, and plural forms other than the rest.
fn cases(text: &str) -> BTreeSet<&str> {
    let starts = text.lines().filter_map(|line| line.trim().strip_prefix('['));
    starts.filter_map(|line| line.split_once(']')).map(|(case, _)| case).collect()
}

/// Every language tells apart the numbers that English tells apart, and one from many
/// where it can; none has a plural form that is never used.
#[test]
fn every_language_counts_in_its_own_way() {
    let english = texts(Language::English);
    for language in Language::ALL {
        // Spanish has a form for millions too, which nobody counts here.
        let forms = match language {
            Language::Chinese => BTreeSet::new(),
            Language::English | Language::Spanish => BTreeSet::from(["one"]),
        };
        let is_number = |case: &&str| case.parse::<u32>().is_ok();
        for (key, text) in texts(language) {
            let own = cases(&text);
            let asked = cases(&english[&key]);
            for case in asked.iter().filter(|case| is_number(case) || forms.contains(**case)) {
                assert!(own.contains(case), "{key} in {} lacks [{case}]", language.tag());
            }
            for case in own.iter().filter(|case| !is_number(case)) {
                assert!(forms.contains(case), "{key} in {} has [{case}]", language.tag());
            }
        }
    }
}

#[test]
fn spanish_tells_one_from_many() {
    let steps =
        |steps: u32| i18n::text(Language::Spanish, "tray-worth", &[("steps", steps.into())]);
    assert_eq!([0, 1, 2, 10].map(steps), ["0 pasos", "1 paso", "2 pasos", "10 pasos"]);
    let threw = |marked: u32, steps: u32| {
        let values = [("who", "Ana".into()), ("marked", marked.into()), ("steps", steps.into())];
        i18n::text(Language::Spanish, "event-threw-patolli", &values)
    };
    assert_eq!(threw(0, 10), "Ana no saca marcas: 10 pasos.");
    assert_eq!(threw(1, 1), "Ana saca 1 marca: 1 paso.");
    assert_eq!(threw(5, 5), "Ana saca 5 marcas: 5 pasos.");
}

/// Every text is well formed and finds all that it contains, whatever the values; the
/// compiled one says what Fluent says.
#[test]
fn every_text_is_said_as_fluent_says_it() {
    for language in Language::ALL {
        let resource = FluentResource::try_new(source(language).to_owned());
        let resource = resource.map_err(|(_, errors)| errors).expect("well formed");
        let mut bundle = FluentBundle::new(vec![language.tag().parse().expect("a tag")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("each key once");
        let texts = texts(language);
        for key in texts.keys() {
            let pattern = bundle.get_message(key).and_then(|message| message.value());
            let pattern = pattern.unwrap_or_else(|| panic!("{key} is empty"));
            let counts = [0_u32, 1, 2, 5, 1_000_000];
            let words = ["none", "jade", "black", "<b>{ $who }"];
            let values = counts.map(|count| (FluentValue::from(count), i18n::Value::from(count)));
            let spoken = words.map(|word| (FluentValue::from(word), i18n::Value::from(word)));
            for (theirs, ours) in values.into_iter().chain(spoken) {
                let names = variables(&texts, key);
                let args: FluentArgs =
                    names.iter().map(|name| (name.as_str(), theirs.clone())).collect();
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{key}: {errors:?}");
                let args: Vec<_> = names.iter().map(|name| (name.as_str(), ours.clone())).collect();
                assert_eq!(i18n::text(language, key, &args), said, "{key} in {}", language.tag());
            }
        }
    }
}

#[test]
fn an_unknown_key_says_itself_and_a_missing_value_its_name() {
    assert_eq!(i18n::text(Language::Spanish, "no-such-text", &[]), "no-such-text");
    assert_eq!(i18n::text(Language::English, "who", &[]), "{$name} ({$side})");
}

/// What is said in Spanish as in English: names, marks, and words that both have.
const SAME_IN_SPANISH: [&str; 22] = [
    "between-items",
    "between-sentences",
    "game-gomoku",
    "game-patolli",
    "game-san-san",
    "game-senet",
    "import-file",
    "label",
    "label-state",
    "level",
    "no",
    "opt-gomoku-opening-swap2",
    "opt-gomoku-rule-renju",
    "panel-side-level",
    "percent",
    "review-graded",
    "side-patolli-jade",
    "thinking-1000",
    "thinking-10000",
    "thinking-3000",
    "thinking-500",
    "who",
];

#[test]
fn nothing_is_left_untranslated() {
    let english = texts(Language::English);
    for (language, names) in
        [(Language::Chinese, &[][..]), (Language::Spanish, &SAME_IN_SPANISH[..])]
    {
        let own = texts(language);
        let same: Vec<_> = english.keys().filter(|key| english[*key] == own[*key]).collect();
        assert_eq!(same, names, "{}", language.tag());
    }
}

/// A question and a cry are opened before they are closed.
#[test]
fn spanish_is_punctuated_as_spanish() {
    for (key, text) in texts(Language::Spanish) {
        let count = |mark| text.matches(mark).count();
        assert_eq!([count('¿'), count('¡')], [count('?'), count('!')], "{key}: {text}");
        assert_eq!(count('“'), count('”'), "{key}: {text}");
        assert!(!text.contains("...") && !text.contains(" …"), "{key}: {text}");
    }
}

/// No English words in Chinese texts, but for the name of an opening.
#[test]
fn chinese_is_chinese() {
    for (key, text) in texts(Language::Chinese) {
        // What a term is called in the program is not read.
        let text: String = parts(&text).map(|(read, _)| read).collect();
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
    assert_eq!(choose(&["es"]), Language::Spanish);
    assert_eq!(choose(&["es-419", "en"]), Language::Spanish);
    assert_eq!(choose(&["ca-ES", "es_MX", "zh"]), Language::Spanish);
    assert_eq!(choose(&["fr", "C", "", "de-DE.UTF-8"]), Language::English);
    assert_eq!(choose(&[]), Language::English);
}
