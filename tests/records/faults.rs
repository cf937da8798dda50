//! Each fault gives its own error with its place.

use guqi::{
    record::RecordError,
    rules::{BadOption, GameKind, Illegal, Point},
};
use serde_json::{Value, json};

use super::{record, refused, result, samples};

fn with(change: impl Fn(&mut Value)) -> RecordError {
    let mut sample = samples()[1].clone();
    change(&mut sample);
    refused(&sample.to_string())
}

fn place(error: &RecordError) -> &str {
    match error {
        RecordError::Field { at, .. } => at,
        other => panic!("{other}"),
    }
}

#[test]
fn what_is_no_record() {
    for text in ["null", "[]", "7", "\"guqi\"", "{}", r#"{"game":"senet"}"#, "[{\"guqi\":1}]"] {
        assert_eq!(refused(text), RecordError::NotARecord, "{text}");
    }
}

#[test]
fn an_unknown_version() {
    for version in [json!(0), json!(2), json!(-1), json!("1"), json!(1.5), json!(null), json!([1])]
    {
        let found = version.to_string();
        let error = with(|record| record["guqi"] = version.clone());
        assert_eq!(error, RecordError::Version { found: found.clone() });
        assert!(error.to_string().starts_with(&format!("/guqi: version {found} ")));
    }
}

#[test]
fn an_unknown_game() {
    for id in ["chess", "", "Senet", "bead-jump", "senet "] {
        let error = with(|record| record["game"] = id.into());
        assert_eq!(error, RecordError::UnknownGame { found: id.to_owned() });
        assert!(error.to_string().starts_with("/game: "));
    }
    let missing = refused(r#"{"guqi":1}"#);
    assert_eq!(place(&missing), "/game");
}

#[test]
fn a_field_of_the_wrong_type() {
    for key in ["game", "rules", "seed", "players", "actions", "result"] {
        for wrong in [json!(true), json!(-1), json!([[]]), json!({ "a": [] })] {
            let fits = wrong.is_object() && matches!(key, "rules" | "result");
            if fits {
                continue;
            }
            let error = with(|record| record[key] = wrong.clone());
            assert!(place(&error).starts_with(&format!("/{key}")), "{key} {wrong}: {error}");
        }
    }
    let error = with(|record| record["actions"][2] = 5.into());
    assert_eq!(place(&error), "/actions/2");
    let error = with(|record| record["players"]["black"] = json!(["A"]));
    assert_eq!(place(&error), "/players/black");
}

/// A JSON pointer writes `~` as `~0` and `/` as `~1`.
#[test]
fn a_place_is_a_json_pointer() {
    let error = with(|record| record["players"]["a/b~c"] = 1.into());
    assert_eq!(place(&error), "/players/a~1b~0c");
    let error = with(|record| record["rules"]["a/b~c"] = 1.into());
    assert!(error.to_string().starts_with("/rules/a~1b~0c: "), "{error}");
}

#[test]
fn an_option_that_cannot_be_used() {
    let error = with(|record| record["rules"] = json!({ "gates": "none" }));
    assert_eq!(error, RecordError::Option(BadOption::Unknown { option: "gates".to_owned() }));
    assert!(error.to_string().starts_with("/rules/gates: "));

    let error = with(|record| record["rules"] = json!({ "pieces": 6 }));
    let bad = BadOption::Value { option: "pieces".to_owned(), value: "6".to_owned() };
    assert_eq!(error, RecordError::Option(bad));
    assert_eq!(error.to_string(), "/rules/pieces: option “pieces” cannot be 6");

    let rules = json!({ "size": 19, "rule": "renju" });
    let text = json!({ "guqi": 1, "game": "gomoku", "rules": rules }).to_string();
    let conflict = BadOption::Conflict { option: "rule", other: "size" };
    assert_eq!(refused(&text), RecordError::Option(conflict));
}

#[test]
fn a_token_of_another_game() {
    let error = with(|record| record["actions"] = json!(["*3", "9-12", "h8"]));
    assert_eq!(error, RecordError::Token { index: 2, token: "h8".to_owned() });
    assert_eq!(error.to_string(), "/actions/2: ply 3: “h8” is not an action of this game");
}

/// “an illegal action is refused with its place in the file”
#[test]
fn an_illegal_action() {
    let cases = [
        (GameKind::Senet, "*3 9-12 *2 10-13", Illegal::WrongDistance { steps: 2 }),
        (GameKind::Senet, "*3 9-12 10-12", Illegal::ThrowDue),
        (GameKind::Senet, "*3 *3", Illegal::NoThrowDue),
        (GameKind::Patolli, "*1 --", Illegal::MayNotPass),
        (GameKind::BeadJump, "e2-e4", Illegal::NoWay),
        (GameKind::SanSan, "d6 d6", Illegal::Occupied { at: Point(9) }),
        (GameKind::Gomoku, "h8 a1 h8", Illegal::Occupied { at: Point(7 * 15 + 7) }),
    ];
    for (game, actions, expected) in cases {
        let record = record(game, actions);
        let last = record.actions.len() - 1;
        let Err(error) = result(&record) else { panic!("{actions} is played") };
        let RecordError::Illegal { index, token, why } = &error else { panic!("{error}") };
        assert_eq!((*index, token), (last, &record.actions[last]), "{actions}");
        assert_eq!(*why, expected, "{actions}");
        let told = format!("/actions/{last}: ply {}: “{token}” is illegal: {why}", last + 1);
        assert_eq!(error.to_string(), told);
    }
}
