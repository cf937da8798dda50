//! Compiles the texts of `assets/i18n` into the form that `src/ui/i18n/text.rs` reads:
//! one list of keys for all languages, and each language's texts in the same order.
//! A fault in a file stops the build and is told with its place.

use std::{collections::BTreeMap, env, fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
    unicode::unescape_unicode_to_string,
};

const FOLDER: &str = "assets/i18n";
const LANGUAGES: [&str; 3] = ["en", "zh-CN", "es"];

type Messages<'a> = BTreeMap<&'a str, Pattern<&'a str>>;

fn main() {
    println!("cargo::rerun-if-changed={FOLDER}");
    let out = env::var("OUT_DIR").expect("cargo says where to build");
    let sources = LANGUAGES.map(|language| {
        let path = format!("{FOLDER}/{language}.ftl");
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    });
    let [english, ..] = &sources;
    let english = messages(LANGUAGES[0], english);
    let write = |name: &str, parts: &[String]| {
        fs::write(Path::new(&out).join(name), parts.join("\0")).expect("the folder is ours");
    };
    let keys: Vec<String> = english.keys().map(|&key| key.to_owned()).collect();
    write("keys", &keys);
    for (language, source) in LANGUAGES.iter().zip(&sources) {
        let own = messages(language, source);
        // A test sees to it that no language lacks a text.
        let texts: Vec<String> = keys
            .iter()
            .map(|key| match own.get(key.as_str()) {
                Some(pattern) => compiled(pattern, &own),
                None => compiled(&english[key.as_str()], &english),
            })
            .collect();
        write(language, &texts);
    }
}

/// The messages of a file by key.
fn messages<'a>(language: &str, source: &'a str) -> Messages<'a> {
    let resource = parser::parse(source).unwrap_or_else(|(_, errors)| {
        let told: Vec<String> = errors
            .iter()
            .map(|error| {
                let line = source[..error.pos.start].lines().count();
                format!("{FOLDER}/{language}.ftl:{line}: {error}")
            })
            .collect();
        panic!("{}", told.join("\n"))
    });
    resource
        .body
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value?)),
            Entry::Term(term) => panic!("{language}: terms are not used: -{}", term.id.name),
            _ => None,
        })
        .collect()
}

/// A text in the compiled form; the texts that it refers to become part of it.
fn compiled(pattern: &Pattern<&str>, all: &Messages) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            inlined(inline, all)
        }
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let InlineExpression::VariableReference { id } = selector else {
                panic!("only values are told apart")
            };
            let case = |default: bool| variants.iter().filter(move |one| one.default == default);
            let named = case(false).map(|one| {
                let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                    &one.key;
                format!("\x04{name}\x05{}", compiled(&one.value, all))
            });
            // The default comes last and needs no name.
            let rest = case(true).map(|one| format!("\x04\x05{}", compiled(&one.value, all)));
            format!("\x03{}{}\x06", id.name, named.chain(rest).collect::<String>())
        }
    });
    parts.collect()
}

fn inlined(expression: &InlineExpression<&str>, all: &Messages) -> String {
    match expression {
        InlineExpression::StringLiteral { value } => unescape_unicode_to_string(value).into_owned(),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::VariableReference { id } => format!("\x01{}\x02", id.name),
        InlineExpression::MessageReference { id, attribute: None } => {
            compiled(all.get(id.name).unwrap_or_else(|| panic!("no text {}", id.name)), all)
        }
        other => panic!("not used in our texts: {other:?}"),
    }
}
