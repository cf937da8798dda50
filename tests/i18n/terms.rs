//! The terms that texts lead to: each is explained, in every language, and listed with its game.

use std::collections::BTreeSet;

use guqi::{
    rules::{Game, GameKind, RuleSet},
    ui::{
        i18n::Language,
        terms::{parts, terms},
        words::key,
    },
    with_game,
};

use super::files::texts;

/// The terms that a text leads to.
fn linked(text: &str) -> BTreeSet<&str> {
    parts(text).filter_map(|(_, term)| term).collect()
}

/// The texts of a game in which terms can be tapped.
fn tappable(kind: GameKind) -> Vec<String> {
    let options = with_game!(kind, G => <G as Game>::Rules::OPTIONS).iter();
    let helps = options.map(|option| key("opt", kind, &format!("{}-help", option.key)));
    [key("how", kind, "")].into_iter().chain(helps).collect()
}

#[test]
fn every_term_is_linked_and_explained_in_every_language() {
    let english = texts(Language::English);
    for language in Language::ALL {
        let own = texts(language);
        for kind in GameKind::ALL {
            let mut all = BTreeSet::new();
            for text in tappable(kind) {
                let terms = linked(&own[&text]);
                assert_eq!(terms, linked(&english[&text]), "{text} in {}", language.tag());
                all.extend(terms);
            }
            assert_eq!(all, terms(kind).iter().copied().collect(), "{kind:?}");
        }
    }
}

#[test]
fn every_term_has_a_name_and_a_short_meaning() {
    for language in Language::ALL {
        let own = texts(language);
        for term in GameKind::ALL.iter().flat_map(|kind| terms(*kind)) {
            let text = &own[&format!("term-{term}")];
            let lines: Vec<_> = text.lines().filter(|line| !line.is_empty()).collect();
            let [name, meaning] = lines[..] else { panic!("{term} in {}", language.tag()) };
            assert!(name.chars().count() < 20 && meaning.ends_with(['.', '。']), "{term}: {text}");
            assert!(meaning.chars().count() < 200, "{term} is long in {}", language.tag());
        }
    }
}

/// Where nothing can be tapped the marks would be read as they stand.
#[test]
fn no_other_text_has_marks() {
    let tappable: BTreeSet<_> = GameKind::ALL.into_iter().flat_map(tappable).collect();
    for language in Language::ALL {
        for (key, text) in texts(language) {
            if !tappable.contains(&key) {
                assert!(linked(&text).is_empty(), "{key} in {}: {text}", language.tag());
            }
        }
    }
}
