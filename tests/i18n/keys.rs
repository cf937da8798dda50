//! The keys that the screen asks for: those written in the source, and those made
//! from games, sides, options and reasons. All are there, and there are no others.

use std::{collections::BTreeSet, fs, path::Path};

use guqi::{
    exchange::Format,
    rules::{Control, Game, GameKind, Outcome, Reason, RuleSet, Side},
    ui::{i18n::Language, lessons::lesson, settings::Setting, terms::terms, words::key},
    with_game,
};

use super::files::{references, texts};

/// Whether a game can be won, or drawn, for this reason.
fn endings(reason: Reason) -> (bool, bool) {
    (Outcome::of(Some(Side::First), reason).is_some(), Outcome::of(None, reason).is_some())
}

/// What is asked of each game while it is played.
fn tasks(kind: GameKind) -> &'static [&'static str] {
    match kind {
        GameKind::Patolli => &["enter", "move", "move-or-enter", "target"],
        GameKind::Senet | GameKind::BeadJump => &["move", "target"],
        GameKind::SanSan => &["place", "mark", "remove", "move", "target"],
        GameKind::Gomoku => &["place"],
    }
}

fn thrown(kind: GameKind) -> bool {
    kind.lots().is_some()
}

fn options(kind: GameKind) -> Vec<String> {
    let specs = with_game!(kind, G => <G as Game>::Rules::OPTIONS);
    let mut keys = Vec::new();
    for spec in specs {
        let words: Vec<&str> = match spec.control {
            Control::Numbers(numbers) if numbers.contains(&0) => vec!["0"],
            Control::Words(words) => words.to_vec(),
            Control::Presets(presets) => presets.iter().map(|(name, _)| *name).collect(),
            // Nought means that there is none of it, each in its own words.
            Control::Numbers(numbers) if numbers.contains(&0) => vec!["0"],
            Control::Toggle | Control::Numbers(_) | Control::AnyOf(_) => Vec::new(),
        };
        keys.push(key("opt", kind, spec.key));
        for rest in words.into_iter().chain(["help"]) {
            keys.push(key("opt", kind, &format!("{}-{rest}", spec.key)));
        }
    }
    keys
}

/// Every key that is put together from parts.
fn made() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for kind in GameKind::ALL {
        keys.extend(
            ["game", "line", "how", "history", "prompt-pass"].map(|what| key(what, kind, "")),
        );
        keys.extend(with_game!(kind, G => G::SIDES).map(|side| key("side", kind, side)));
        keys.extend(tasks(kind).iter().map(|task| key("prompt", kind, task)));
        if thrown(kind) {
            keys.extend(
                ["throw", "throws", "prompt-throw", "event-threw"].map(|what| key(what, kind, "")),
            );
        }
        keys.extend(options(kind));
        keys.extend(terms(kind).iter().map(|term| format!("term-{term}")));
        keys.extend((1..=lesson(kind).len()).map(|nth| key("lesson", kind, &nth.to_string())));
    }
    keys.extend(["first", "second"].map(|side| key("side", GameKind::Gomoku, side)));
    keys.extend([GameKind::Patolli, GameKind::SanSan].map(|kind| key("event-captured", kind, "")));
    for word in ["black", "white", "more"] {
        keys.extend(["choose", "event-chose"].map(|what| format!("{what}-{word}")));
    }
    keys.extend([2, 3].map(|count| format!("prompt-choose-{count}")));
    for setting in Setting::ALL {
        keys.extend(setting.values().iter().map(|value| (*value).to_owned()));
        keys.extend([setting.name().to_owned(), format!("{}-help", setting.name())]);
    }
    keys.insert("language-help".to_owned());
    keys.extend(Format::ALL.map(|format| format!("format-{}", format.id())));
    for reason in Reason::ALL {
        let id = reason.id().replace('_', "-");
        let (won, drawn) = endings(*reason);
        keys.extend(won.then(|| format!("won-{id}")));
        keys.extend(drawn.then(|| format!("drawn-{id}")));
    }
    keys
}

/// The source of the screens.
fn source(folder: &Path, out: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            source(&path, out);
        } else {
            out.push_str(&fs::read_to_string(&path).expect("text"));
        }
    }
}

fn ui() -> String {
    let mut text = String::new();
    source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &mut text);
    text
}

/// The texts in quotation marks that follow this word, white space aside.
fn quoted_after<'a>(source: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    source.match_indices(word).filter_map(move |(at, _)| {
        let part_of_a_word =
            source[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        let quoted = source[at + word.len()..].trim_start().strip_prefix('"')?;
        quoted.split('"').next().filter(|_| !part_of_a_word)
    })
}

#[test]
fn every_key_in_the_source_is_there() {
    let texts = texts(Language::English);
    let source = ui();
    let mut count = 0;
    for asks in ["t(", "t_with(", "tell(", "say("] {
        for key in quoted_after(&source, asks) {
            assert!(texts.contains_key(key), "{key} is missing");
            count += 1;
        }
    }
    for (name, prefix) in [("plain(", "why"), ("at(", "why")] {
        for rest in quoted_after(&source, name) {
            assert!(texts.contains_key(&format!("{prefix}-{rest}")), "{prefix}-{rest} is missing");
            count += 1;
        }
    }
    assert!(count > 80, "only {count} keys are found in the source");
}

#[test]
fn every_key_that_is_made_is_there() {
    let texts = texts(Language::English);
    let missing: Vec<_> = made().into_iter().filter(|key| !texts.contains_key(key)).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn no_text_is_left_over() {
    let texts = texts(Language::English);
    let source = ui();
    let mut used = made();
    used.extend(texts.values().flat_map(|text| references(text)));
    let whys: BTreeSet<_> =
        ["plain(", "at("].iter().flat_map(|asks| quoted_after(&source, asks)).collect();
    let over: Vec<_> = texts
        .keys()
        .filter(|key| !used.contains(*key) && !source.contains(&format!("\"{key}\"")))
        .filter(|key| !key.strip_prefix("why-").is_some_and(|rest| whys.contains(rest)))
        .collect();
    assert_eq!(over, [""; 0]);
}
