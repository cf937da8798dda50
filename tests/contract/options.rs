//! Options: what the app offers, what a record holds, and what the rules know are
//! the same.

use std::collections::BTreeSet;

use guqi::rules::{BadOption, Game, RuleSet};
use serde_json::{Map, Value};

use super::cases::{cases, game, offered, values};

fn defaults<G: Game>() -> Map<String, Value> {
    G::Rules::default().all_to_json()
}

/// Every option can be chosen in the app, and what can be chosen is an option; the
/// default is among the values.
pub(crate) fn are_all_offered<G: Game>() {
    let defaults = defaults::<G>();
    let known: BTreeSet<_> = defaults.keys().map(String::as_str).collect();
    let listed: BTreeSet<_> = G::Rules::OPTIONS.iter().map(|spec| spec.key).collect();
    assert_eq!(known, listed);
    assert_eq!(listed.len(), G::Rules::OPTIONS.len(), "an option is listed twice");
    for spec in G::Rules::OPTIONS {
        assert!(offered(spec).contains(&defaults[spec.key]), "{} lacks its default", spec.key);
    }
}

/// A value alone is valid, or does not go together with another option's default.
pub(crate) fn offered_values_are_valid<G: Game>() {
    for spec in G::Rules::OPTIONS {
        for value in values(spec) {
            let options = Map::from_iter([(spec.key.to_owned(), value.clone())]);
            match game::<G>(&options) {
                Ok(_) | Err(BadOption::Conflict { .. }) => {}
                Err(error) => panic!("{}: {value}: {error}", spec.key),
            }
        }
        for wrong in [Value::Null, "".into(), (-1).into(), 1.5.into(), u64::MAX.into()] {
            let options = Map::from_iter([(spec.key.to_owned(), wrong.clone())]);
            let error = game::<G>(&options).expect_err("a wrong value");
            assert_eq!(error.option(), spec.key, "{wrong}");
        }
    }
    let unknown = Map::from_iter([("colour".to_owned(), Value::from("red"))]);
    let error = BadOption::Unknown { option: "colour".to_owned() };
    assert_eq!(game::<G>(&unknown), Err(error));
}

/// Writing a rule set gives the options that differ, and reading them gives it back.
pub(crate) fn differences_alone_are_written<G: Game>() {
    assert_eq!(G::Rules::default().to_json(), Map::new());
    for case in cases::<G>(40) {
        let written = case.game.rules().to_json();
        assert_eq!(G::Rules::from_json(&written).as_ref(), Ok(case.game.rules()));
        let defaults = defaults::<G>();
        assert!(written.iter().all(|(key, value)| defaults[key] != *value), "{}", case.name());
    }
}
