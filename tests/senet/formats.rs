//! Tokens, gestures, options and positions as data; counted sequences.

use guqi::rules::{
    Action as _, BadOption, BySide, Game, Gesture, RuleSet, Spot,
    senet::{Action, BadSetup, Rules, Senet, Setup},
};
use serde_json::{Value, json};

use crate::{BLACK, WHITE, common, default_game, on};

#[test]
fn tokens_are_read_exactly() {
    for token in ["*0", "*4", "--", "1-6", "29-25", "28-off", "25-27"] {
        assert_eq!(token.parse::<Action>().unwrap().to_string(), token);
    }
    for text in [
        "", "*", "*5", "*-1", "*01", "-", "---", "5", "5-", "-8", "0-3", "30-off", "28-30", "5-08",
        "+5-8", "5-8 ", "5–8", "in", "off", "5-OFF", "5-8-9", "300-1",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn gestures() {
    let game = Senet::new(Rules::default()).unwrap();
    let gesture = |token: &str| game.gesture(&game.start(), token.parse().unwrap());
    assert_eq!(gesture("*3"), Gesture::Throw(3));
    assert_eq!(gesture("--"), Gesture::Pass);
    assert_eq!(gesture("5-8"), Gesture::Move { from: on(5), to: on(8) });
    assert_eq!(gesture("28-off"), Gesture::Move { from: on(28), to: Spot::Off });
    assert_eq!(Action::throw(5), None);
}

#[test]
fn options_are_checked() {
    let read = |options: Value| Rules::from_json(options.as_object().unwrap());
    for (key, value) in [
        ("pieces", json!(6)),
        ("pieces", json!(null)),
        ("extra_throws", json!([0])),
        ("extra_throws", json!([6])),
        ("extra_throws", json!(1)),
        ("block", json!("four")),
        ("gate", json!("toprow")),
        ("corners", json!("yes")),
    ] {
        let error = read(json!({ key: value })).unwrap_err();
        assert!(matches!(&error, BadOption::Value { option, .. } if option == key), "{error}");
    }
    assert!(matches!(read(json!({ "stakes": 1 })), Err(BadOption::Unknown { .. })));
    let options = json!({ "extra_throws": [5, 1], "gate": "top_row", "pieces": 5 });
    let written = json!({ "extra_throws": [1, 5], "gate": "top_row" });
    assert_eq!(Value::Object(read(options).unwrap().to_json()), written);
    let keys: Vec<_> = Rules::OPTIONS.iter().map(|option| option.key).collect();
    assert_eq!(keys, Rules::KEYS);
    assert!(Senet::new(Rules { pieces: 3, ..Rules::default() }).is_err());
}

#[test]
fn impossible_positions_are_refused() {
    let game = default_game();
    let bad = |thrown, white: &[u8], black: &[u8]| {
        let on = BySide([white.to_vec(), black.to_vec()]);
        game.setup(&Setup { side: BLACK, thrown, on }).unwrap_err()
    };
    assert_eq!(bad(None, &[0], &[1]), BadSetup::NoSuchSquare(0));
    assert_eq!(bad(None, &[27], &[1]), BadSetup::NoSuchSquare(27));
    assert_eq!(bad(None, &[1], &[30]), BadSetup::NoSuchSquare(30));
    assert_eq!(bad(Some(5), &[2], &[1]), BadSetup::NoSuchThrow(5));
    assert_eq!(bad(None, &[1], &[1]), BadSetup::Shared(1));
    assert_eq!(bad(None, &[1, 1], &[2]), BadSetup::Shared(1));
    assert_eq!(bad(None, &[1], &[2, 3, 4, 5, 6, 7]), BadSetup::TooManyPieces(BLACK));
    assert_eq!(bad(None, &[1], &[]), BadSetup::Over);
    let start = BySide([vec![1, 3, 5, 7, 9], vec![2, 4, 6, 8, 10]]);
    let setup = Setup { side: WHITE, thrown: None, on: start };
    assert_eq!(game.setup(&setup), Ok(game.start()));
}

#[test]
fn perft_file() {
    common::check_perft::<Senet>(include_str!("../perft/senet.perft"));
}
