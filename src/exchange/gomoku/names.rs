//! The names that other programs have for the rules.

use crate::rules::gomoku::Rule;

/// The rule that a text names, however it is put.
pub(super) fn rule_of(text: &str) -> Option<Rule> {
    let text = text.to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["renju", "rif"]) {
        Some(Rule::Renju)
    } else if has(&["exact", "standard"]) {
        Some(Rule::Exact)
    } else if has(&["freestyle", "free style", "free-style"]) {
        Some(Rule::Freestyle)
    } else {
        None
    }
}

/// The name of a rule.
pub(super) const fn keyword(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "freestyle",
        Rule::Exact => "exact",
        Rule::Renju => "renju",
    }
}
