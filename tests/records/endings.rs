//! “Draw by agreement and resignation end any game at any time; in the record they
//! are the last action.”

use guqi::{
    record::{Record, RecordError},
    rules::{GameKind, Illegal},
};
use serde_json::{Value, json};

use super::{record, result, samples};

fn ended(record: &Record, last: &str) -> Result<Value, RecordError> {
    let mut record = record.clone();
    record.actions.push(last.to_owned());
    result(&record)
}

#[test]
fn any_game_can_end_at_any_time() {
    let sides = [
        (GameKind::Patolli, ["jade", "obsidian"]),
        (GameKind::Senet, ["white", "black"]),
        (GameKind::BeadJump, ["blue", "red"]),
        (GameKind::SanSan, ["red", "green"]),
        (GameKind::Gomoku, ["black", "white"]),
    ];
    for (sample, (game, [first, second])) in samples().into_iter().zip(sides) {
        let sample = Record::from_value(sample).unwrap();
        for plies in 0..=sample.actions.len() {
            let record =
                Record { actions: sample.actions[..plies].to_vec(), ..Record::new(game, 0) };
            assert_eq!(ended(&record, "draw"), Ok(json!({ "winner": null, "reason": "agreed" })));
            let by = |loser: &str| ended(&record, &format!("resign:{loser}"));
            assert_eq!(by(first), Ok(json!({ "winner": second, "reason": "resigned" })));
            assert_eq!(by(second), Ok(json!({ "winner": first, "reason": "resigned" })));
        }
    }
}

/// “in swap2's opening the persons are `first` and `second`”
#[test]
fn persons_resign_in_the_opening_and_colours_after_it() {
    let swap2 = |actions: &str| {
        let mut record = record(GameKind::Gomoku, actions);
        record.rules.insert("opening".to_owned(), "swap2".into());
        record
    };
    let won = |winner: &str| Ok(json!({ "winner": winner, "reason": "resigned" }));
    for opening in ["", "h8", "h8 h9 i8", "h8 h9 i8 more", "h8 h9 i8 more a1 b1"] {
        assert_eq!(ended(&swap2(opening), "resign:first"), won("second"), "{opening}");
        assert_eq!(ended(&swap2(opening), "resign:second"), won("first"), "{opening}");
        let error = ended(&swap2(opening), "resign:black").expect_err("nobody owns a colour");
        let index = swap2(opening).actions.len();
        assert_eq!(error, RecordError::Token { index, token: "resign:black".to_owned() });
    }
    for opening in ["h8 h9 i8 black", "h8 h9 i8 more a1 b1 white"] {
        assert_eq!(ended(&swap2(opening), "resign:white"), won("black"), "{opening}");
        assert!(ended(&swap2(opening), "resign:first").is_err(), "{opening}");
    }
}

#[test]
fn nothing_follows_an_end() {
    for sample in samples() {
        let mut record = Record::from_value(sample).unwrap();
        let next = record.actions.pop().unwrap();
        let end = record.actions.len();
        for last in ["draw", &resignation(&record)] {
            for after in [next.as_str(), "draw", last] {
                let mut record = record.clone();
                record.actions.extend([last.to_owned(), after.to_owned()]);
                let why = Illegal::GameOver;
                let error = RecordError::Illegal { index: end + 1, token: after.to_owned(), why };
                assert_eq!(result(&record), Err(error));
            }
        }
    }
}

#[test]
fn only_a_side_resigns() {
    for token in ["resign:", "resign", "resign:nobody", "resign:White", "Draw", "draw "] {
        let error = ended(&record(GameKind::Senet, "*3"), token).expect_err("no entry");
        assert_eq!(error, RecordError::Token { index: 1, token: token.to_owned() });
    }
}

fn resignation(record: &Record) -> String {
    guqi::with_game!(record.game, G => format!("resign:{}", <G as guqi::rules::Game>::SIDES[0]))
}
