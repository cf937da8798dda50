//! Tokens, gestures, options and positions as data; counted sequences.

use guqi::rules::{
    Action as _, BadOption, BySide, Game, Gesture, RuleSet, Spot,
    patolli::{Action, BadSetup, Patolli, Rules, Setup},
};
use serde_json::{Value, json};

use crate::{
    JADE, OBSIDIAN,
    common::{self, game},
    default_game, on,
};

#[test]
fn tokens_are_read_exactly() {
    for token in ["*0", "*5", "in", "--", "0-5", "51-3", "49-off"] {
        assert_eq!(token.parse::<Action>().unwrap().to_string(), token);
    }
    for text in [
        "", "*", "*6", "*-1", "*05", "-", "---", "5", "5-", "-8", "52-1", "1-52", "05-8", "+5-8",
        "5-8 ", "5–8", "IN", "out", "off", "5-8-9", "300-1", "in-off",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn gestures() {
    let game = default_game();
    let gesture = |token: &str| game.gesture(&game.start(), token.parse().unwrap());
    assert_eq!(gesture("*3"), Gesture::Throw(3));
    assert_eq!(gesture("--"), Gesture::Pass);
    assert_eq!(gesture("in"), Gesture::Move { from: Spot::Home, to: on(0) });
    assert_eq!(gesture("12-17"), Gesture::Move { from: on(12), to: on(17) });
    assert_eq!(gesture("49-off"), Gesture::Move { from: on(49), to: Spot::Off });
    assert_eq!(Action::throw(6), None);
}

#[test]
fn options_are_checked() {
    let read = |options: Value| Rules::from_json(options.as_object().unwrap());
    for (key, value) in [
        ("pieces", json!(3)),
        ("pieces", json!(7)),
        ("entry", json!("two")),
        ("safe", json!([52])),
        ("safe", json!([-1])),
        ("safe", json!(1)),
        ("blank", json!(21)),
        ("blank", json!(-1)),
        ("extra_on_five", json!(1)),
        ("stakes", json!(1001)),
    ] {
        let error = read(json!({ key: value })).unwrap_err();
        assert!(matches!(&error, BadOption::Value { option, .. } if option == key), "{error}");
    }
    assert!(matches!(read(json!({ "gate": "none" })), Err(BadOption::Unknown { .. })));
    let options = json!({ "safe": [47, 1, 8, 14, 21, 27, 40, 34], "blank": 0, "stakes": 1000 });
    let written = json!({ "blank": 0, "stakes": 1000 });
    assert_eq!(Value::Object(read(options).unwrap().to_json()), written);
    let unordered = read(json!({ "safe": [9, 3] })).unwrap();
    assert_eq!(Value::Object(unordered.to_json()), json!({ "safe": [3, 9] }));
    let keys: Vec<_> = Rules::OPTIONS.iter().map(|option| option.key).collect();
    assert_eq!(keys, Rules::KEYS);
    assert!(Patolli::new(Rules { pieces: 3, ..Rules::default() }).is_err());
}

#[test]
fn impossible_positions_are_refused() {
    let game: Patolli = game(&json!({ "stakes": 5 }));
    let good = Setup {
        side: JADE,
        thrown: None,
        on: BySide([vec![], vec![]]),
        done: BySide([0, 0]),
        counters: None,
    };
    assert_eq!(game.setup(&good), Ok(game.start()));
    let bad = |change: &dyn Fn(&mut Setup)| {
        let mut setup = good.clone();
        change(&mut setup);
        game.setup(&setup).unwrap_err()
    };
    assert_eq!(bad(&|setup| setup.on.0[0] = vec![52]), BadSetup::NoSuchSquare(52));
    assert_eq!(bad(&|setup| setup.thrown = Some(6)), BadSetup::NoSuchThrow(6));
    assert_eq!(bad(&|setup| setup.on.0[1] = vec![3, 3]), BadSetup::Shared(3));
    assert_eq!(bad(&|setup| setup.on = BySide([vec![3], vec![3]])), BadSetup::Shared(3));
    let crowd = |setup: &mut Setup| {
        setup.on.0[1] = vec![1, 2, 3];
        setup.done.0[1] = 4;
    };
    assert_eq!(bad(&crowd), BadSetup::TooManyPieces(OBSIDIAN));
    assert_eq!(bad(&|setup| setup.counters = Some(BySide([5, 6]))), BadSetup::Counters);
    assert_eq!(bad(&|setup| setup.counters = Some(BySide([10, 0]))), BadSetup::Over);
    assert_eq!(bad(&|setup| setup.done = BySide([6, 0])), BadSetup::Over);
}

#[test]
fn perft_file() {
    common::check_perft::<Patolli>(include_str!("../perft/patolli.perft"));
}
