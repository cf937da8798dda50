//! A review in the record, and the worker that makes it.

use guqi::{
    rules::GameKind,
    session::{
        Plies, REVIEW, Table, keep_review, kept_review, open, read_plies, work, write_plies,
    },
};
use serde_json::json;

use crate::{judged, record};

/// What the worker says of all plies, part by part.
fn by_worker(record: &guqi::record::Record) -> Plies {
    let mut plies = Plies::new();
    loop {
        let ask = json!({ "review": record.to_text(), "from": plies.len() }).to_string();
        let part = read_plies(&work(&ask, &|| false)).expect("plies");
        if part.is_empty() {
            return plies;
        }
        plies.extend(part);
    }
}

fn reviewed() -> (Box<dyn Table>, Plies) {
    let mut record = record(GameKind::Gomoku, "h8 g8 i8 h9 j8 i9 k8 j9 a15");
    let plies = judged(&record, 300);
    keep_review(&mut record, &plies);
    (open(&record).expect("a game"), plies)
}

#[test]
fn plies_are_written_and_read() {
    let (_, plies) = reviewed();
    assert_eq!(read_plies(&write_plies(&plies)).as_ref(), Some(&plies));
    assert_eq!(read_plies(""), Some(Plies::new()));
    for wrong in ["x", "1 500", "3 500 500", "1 500 1001 h8", "1 -1 5"] {
        assert_eq!(read_plies(wrong), None, "{wrong}");
    }
}

#[test]
fn it_is_kept_with_the_record() {
    let (table, plies) = reviewed();
    let text = table.record().to_text();
    let again = open(&guqi::record::Record::from_text(&text).expect("a record")).expect("a game");
    assert_eq!(kept_review(&again.record()), plies);
}

#[test]
fn another_version_and_other_plies_count_for_nothing() {
    let (table, plies) = reviewed();
    let mut other = table.record();
    other.extra[REVIEW]["version"] = 2.into();
    assert_eq!(kept_review(&other), []);
    let mut shorter = table.record();
    shorter.actions.pop();
    assert_eq!(kept_review(&shorter), []);
    let mut changed = table.record();
    changed.actions[3] = "b9".to_owned();
    assert_eq!(kept_review(&changed), []);
    for nonsense in [json!(null), json!([]), json!({ "plies": 3 }), json!({ "plies": "1 2" })] {
        let mut wrong = table.record();
        wrong.extra[REVIEW] = nonsense;
        assert_eq!(kept_review(&wrong), []);
    }
    // One that was stopped is gone on with.
    let mut begun = table.record();
    keep_review(&mut begun, &plies[..4]);
    assert_eq!(kept_review(&begun), plies[..4]);
}

#[test]
fn it_holds_for_as_long_as_its_plies_are_those_of_the_game() {
    let (mut table, plies) = reviewed();
    table.play(table.read("b1").expect("legal")).expect("legal");
    assert_eq!(kept_review(&table.record()), plies, "there is only one ply more");
    assert!(table.undo() && table.undo());
    assert_eq!(kept_review(&table.record()), []);
    table.play(table.read("b1").expect("legal")).expect("legal");
    assert_eq!(kept_review(&table.record()), []);
    assert!(table.undo());
    table.play(table.read("a15").expect("legal")).expect("legal");
    assert_eq!(kept_review(&table.record()), plies);
}

#[test]
fn a_worker_judges_part_by_part() {
    for (kind, actions) in
        [(GameKind::Senet, "*2 9-11"), (GameKind::Gomoku, "h8 h9 draw"), (GameKind::Patolli, "")]
    {
        let record = record(kind, actions);
        let plies = open(&record).map(|table| table.ply());
        assert_eq!(Ok(by_worker(&record).len()), plies, "{}", kind.id());
    }
}

/// What is no question for a review is one for a computer player, who says so.
#[test]
fn a_wrong_question_is_answered_as_ever() {
    let answer = work(&json!({ "review": "{}", "from": 0 }).to_string(), &|| false);
    assert!(answer.contains("no question"), "{answer}");
}
