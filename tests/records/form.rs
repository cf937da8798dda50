//! The form of a record: what may be left out, what is kept, several in a file.

use guqi::{
    record::{Record, RecordError},
    rules::GameKind,
};
use serde_json::{Value, json};

use super::{open, refused, samples};

#[test]
fn only_version_and_game_are_needed() {
    for kind in GameKind::ALL {
        let text = json!({ "guqi": 1, "game": kind.id() }).to_string();
        assert_eq!(open(&text), Ok(Record::new(kind, 0)));
    }
}

/// “Unknown fields are kept.”
#[test]
fn unknown_fields_are_kept() {
    for mut sample in samples() {
        sample["event"] = json!({ "name": "三月三", "board": [1, [2, null]], "rating": 1.5 });
        sample["clock"] = json!(null);
        let read = open(&sample.to_string()).unwrap();
        assert_eq!(read.to_value(), sample);
        assert_eq!(open(&read.to_text()), Ok(read));
    }
}

#[test]
fn a_seed_is_text_or_a_number() {
    let seed = |seed: Value| {
        open(&json!({ "guqi": 1, "game": "senet", "seed": seed }).to_string())
            .map(|record| record.seed)
    };
    for good in [0, 1, 20_261_129, u64::MAX] {
        assert_eq!(seed(good.into()), Ok(good));
        assert_eq!(seed(good.to_string().into()), Ok(good));
    }
    let spelt = ["18446744073709551616", "", "+5", "-0", "05", "00", " 5", "5 ", "1e3", "５"];
    for bad in spelt.map(Value::from).into_iter().chain([json!(-1), json!(1.5), json!(null)]) {
        let Err(RecordError::Field { at, .. }) = seed(bad.clone()) else { panic!("{bad} is read") };
        assert_eq!(at, "/seed");
    }
}

#[test]
fn a_byte_order_mark_and_white_space_are_passed_over() {
    let sample = samples()[1].clone();
    let pretty = serde_json::to_string_pretty(&sample).unwrap();
    for text in [format!("\u{feff}{sample}"), format!("\u{feff}\r\n\t {pretty}\r\n\n")] {
        assert_eq!(open(&text).unwrap().to_value(), sample);
        let all: Vec<_> = Record::many_from_text(&text).collect();
        assert_eq!(all, [open(&text)]);
    }
}

#[test]
fn a_file_may_hold_several_records() {
    let all: Vec<String> = samples().iter().map(Value::to_string).collect();
    for between in ["\n", "\r\n", "\n\n", " ", ""] {
        let text = all.join(between);
        let kinds: Vec<_> = Record::many_from_text(&text).map(|read| read.unwrap().game).collect();
        assert_eq!(kinds, GameKind::ALL, "between {between:?}");
    }
    assert_eq!(Record::many_from_text("").count(), 0);
    assert_eq!(Record::many_from_text("\u{feff}\n").count(), 0);
}

/// A record that is none hides no other; nothing is read behind what is no JSON.
#[test]
fn each_record_of_several_is_read_by_itself() {
    let [first, second, ..] = samples();
    let text = format!("{first}\n{{\"guqi\":1,\"game\":\"chess\"}}\n{second}\n{{]\n{first}\n");
    let read: Vec<_> = Record::many_from_text(&text).collect();
    let [Ok(one), Err(chess), Ok(two), Err(RecordError::Syntax { line: 4, .. })] = &read[..] else {
        panic!("{read:?}")
    };
    assert_eq!((one.to_value(), two.to_value()), (first, second));
    assert_eq!(*chess, RecordError::UnknownGame { found: "chess".to_owned() });
}

/// The place of a fault in the third line is in the third line.
#[test]
fn a_fault_in_a_later_record_has_its_place() {
    let all = samples();
    let text = format!("{}\n{}\n{{\"guqi\":1,}}\n", all[0], all[1]);
    let Some(Err(RecordError::Syntax { line, column, message })) =
        Record::many_from_text(&text).nth(2)
    else {
        panic!("read")
    };
    assert_eq!((line, column), (3, 11));
    assert!(!message.contains("line"), "the place is told once: {message}");
    // One record was asked for: the second is one too many.
    let Err(RecordError::Syntax { line, .. }) = Record::from_text(&text) else { panic!("read") };
    assert_eq!(line, 2);
}

#[test]
fn the_last_of_two_equal_keys_counts() {
    let text = r#"{"guqi":1,"game":"senet","game":"gomoku"}"#;
    assert_eq!(open(text).map(|record| record.game), Ok(GameKind::Gomoku));
}

#[test]
fn a_result_is_computed_not_believed() {
    let claim = json!({ "winner": "white", "reason": "all_off" });
    let text = json!({ "guqi": 1, "game": "senet", "result": claim }).to_string();
    assert_eq!(open(&text).unwrap().result, Value::Null);
    let text = json!({ "guqi": 1, "game": "senet", "result": "white" }).to_string();
    assert!(matches!(refused(&text), RecordError::Field { at, .. } if at == "/result"));
}
