//! Properties of broken files: an error or a record, never a panic, never a hang.

use guqi::record::{Record, RecordError};
use proptest::{prelude::*, sample::Index};
use serde_json::{Map, Value, json};

use super::{open, samples};

/// Numbers beyond those of a program.
const HUGE: &[&str] =
    &["1e308", "-1e308", "18446744073709551616", "1e-999", "99999999999999999999999"];

/// Any JSON, with huge numbers and odd texts.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        proptest::sample::select(HUGE)
            .prop_map(|text| serde_json::from_str(text).unwrap_or_default()),
        ".{0,12}".prop_map(Value::from),
        proptest::sample::select(&["*3", "--", "in", "h8", "draw", "resign:white", "xd6"][..])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((".{0,8}", inner), 0..6)
                .prop_map(|fields| Map::from_iter(fields).into()),
        ]
    })
}

/// Every place in a value, as JSON pointers.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, inner)| places(inner, &format!("{at}/{key}"), out));
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(n, inner)| places(inner, &format!("{at}/{n}"), out));
        }
        _ => {}
    }
}

fn sample() -> impl Strategy<Value = Value> {
    proptest::sample::select(samples().to_vec())
}

/// What is read can be written and read again.
fn holds(text: &str) {
    if let Ok(record) = open(text) {
        assert_eq!(open(&record.to_text()), Ok(record));
    }
    // An end, and no fault without its text.
    for fault in Record::many_from_text(text).filter_map(Result::err) {
        assert_ne!(fault.to_string(), "");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn a_truncated_file_is_refused_at_its_end(sample in sample(), cut in any::<Index>()) {
        let text = sample.to_string();
        let cut = cut.index(text.len() - 1) + 1;
        let cut = (0..=cut).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let error = Record::from_text(&text[..cut]).expect_err("half a record");
        let RecordError::Syntax { line, column, .. } = error else { panic!("another fault") };
        prop_assert!(line == 1 && column <= cut);
    }

    #[test]
    fn the_order_of_the_fields_is_free(sample in sample(), order in any::<u64>()) {
        let mut fields: Vec<_> = sample.as_object().expect("a record").clone().into_iter().collect();
        fields.sort_by_key(|(key, _)| {
            key.bytes().fold(order, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
        });
        let shuffled = Value::from(Map::from_iter(fields)).to_string();
        prop_assert_eq!(open(&shuffled), open(&sample.to_string()));
    }

    #[test]
    fn actions_in_another_order_are_played_or_refused(
        sample in sample(),
        swaps in prop::collection::vec((any::<Index>(), any::<Index>()), 1..4),
    ) {
        let mut sample = sample;
        let actions = sample["actions"].as_array_mut().expect("a list");
        for (a, b) in swaps {
            let (a, b) = (a.index(actions.len()), b.index(actions.len()));
            actions.swap(a, b);
        }
        match open(&sample.to_string()) {
            Ok(record) => prop_assert_eq!(&record.to_value()["actions"], &sample["actions"]),
            Err(RecordError::Illegal { index, token, .. }) => {
                prop_assert_eq!(&sample["actions"][index], &Value::from(token));
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }

    #[test]
    fn any_value_in_any_place(sample in sample(), place in any::<Index>(), value in any_json()) {
        let mut sample = sample;
        let mut all = Vec::new();
        places(&sample, "", &mut all);
        *sample.pointer_mut(&all[place.index(all.len())]).expect("a place") = value;
        holds(&sample.to_string());
    }

    #[test]
    fn any_option_of_any_value(sample in sample(), key in ".{0,8}", value in any_json(), at in any::<Index>()) {
        let kind = guqi::rules::GameKind::from_id(sample["game"].as_str().expect("an id")).expect("a game");
        let keys: Vec<&str> = guqi::with_game!(kind, G => {
            use guqi::rules::{Game, RuleSet};
            <G as Game>::Rules::OPTIONS.iter().map(|spec| spec.key).collect()
        });
        for key in [key.as_str(), keys[at.index(keys.len())]] {
            let mut sample = sample.clone();
            sample["rules"] = json!({ key: value.clone() });
            holds(&sample.to_string());
        }
    }

    #[test]
    fn any_bytes_changed(sample in sample(), changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..6)) {
        let mut bytes = sample.to_string().into_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        holds(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_text(text in ".{0,200}") {
        holds(&text);
    }

    #[test]
    fn any_token(sample in sample(), token in "[-*a-zA-Z0-9:é ]{0,12}") {
        let mut sample = sample;
        let actions = sample["actions"].as_array_mut().expect("a list");
        actions.push(token.as_str().into());
        holds(&sample.to_string());
    }
}

#[test]
fn deep_nesting_is_refused() {
    for (open_with, close_with) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!("{}1{}", open_with.repeat(100_000), close_with.repeat(100_000));
        for text in [
            deep.clone(),
            format!(r#"{{"guqi":1,"game":"senet","extra":{deep}}}"#),
            format!(r#"{{"guqi":1,"game":"senet","rules":{{"pieces":{deep}}}}}"#),
            open_with.repeat(1_000_000),
        ] {
            let error = Record::from_text(&text).expect_err("too deep");
            assert!(matches!(error, RecordError::Syntax { .. }), "{error}");
        }
    }
}

#[test]
fn huge_numbers_are_refused_where_they_stand() {
    for number in ["1e400", "-1e400", &"9".repeat(400)] {
        let text = format!(r#"{{"guqi":1,"game":"patolli","rules":{{"stakes":{number}}}}}"#);
        let error = open(&text).expect_err("a huge number");
        assert!(matches!(error, RecordError::Syntax { .. } | RecordError::Option(_)), "{error}");
    }
    for (game, key, number) in [
        ("patolli", "stakes", "65536"),
        ("patolli", "blank", "256"),
        ("bead_jump", "max_rounds", "4294967296"),
        ("bead_jump", "home", "[[18446744073709551615,6]]"),
        ("san_san", "no_removal", "65536"),
        ("senet", "pieces", "1e9"),
        ("gomoku", "size", "9007199254740993"),
    ] {
        let text = format!(r#"{{"guqi":1,"game":"{game}","rules":{{"{key}":{number}}}}}"#);
        let error = open(&text).expect_err("a huge number");
        assert!(error.to_string().starts_with(&format!("/rules/{key}: ")), "{error}");
    }
}

/// A long record is read at the speed of its length: 20 000 plies, no longer than it takes.
#[test]
fn a_long_record_is_read() {
    let actions: Vec<_> = (0..5_000).flat_map(|_| ["e2-d2", "b5-c5", "d2-e2", "c5-b5"]).collect();
    let rules = json!({ "repetition": false, "home": [], "max_rounds": 9999 });
    let record = json!({ "guqi": 1, "game": "bead_jump", "rules": rules, "actions": actions });
    let error = open(&record.to_string()).expect_err("the round limit comes before");
    let RecordError::Illegal { index, .. } = error else { panic!("{error}") };
    assert_eq!(index, 2 * 9999);
}
