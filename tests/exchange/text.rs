//! The record as text.

use guqi::{
    exchange::{ExchangeError, Format, read, write},
    record::Record,
    rules::GameKind,
};
use serde_json::json;

use super::{actions, again, record, refused};

#[test]
fn it_looks_as_people_write() {
    let mut game = record(GameKind::Senet, "*3 9-12 *1 10-11 *2 12-14 resign:black");
    game.rules.insert("pieces".into(), 5.into());
    game.rules.insert("gate".into(), "top_row".into());
    game.players.insert("white".into(), "Ann".into());
    game.seed = 42;
    game.extra.insert("comments".into(), json!({ "2": "a fine step" }));
    let text = "guqi: 1\ngame: senet\nrule pieces: 5\nrule gate: top_row\nname white: Ann\nseed: 42\n\
                result: white wins (resigned)\n\n\
                1. *3 9-12 {a fine step} *1 10-11\n2. *2 12-14 resign:black\n";
    assert_eq!(write(&game, Format::Text).unwrap(), text);
    let mut same = again(&game, Format::Json);
    same.rules.shift_remove("pieces");
    assert_eq!(read(text.as_bytes(), None).unwrap().actions, same.actions);
}

#[test]
fn it_is_read_as_people_type() {
    let typed = "# our game of Sunday\r\n\r\nGame: Bead Jump\r\nNAME blue:  安 \r\n\
                 1.E2-D2 b5-b4 2... f3-e3 # a jump\n{not\nsure} 2. c6-c5";
    let game = read(typed.as_bytes(), None).unwrap();
    assert_eq!(
        (game.game, game.actions.join(" ")),
        (GameKind::BeadJump, "e2-d2 b5-b4 f3-e3 c6-c5".into())
    );
    assert_eq!(game.players["blue"], "安");
    assert_eq!(game.extra["comments"], json!({ "3": "not\nsure" }));
    assert_eq!(actions("game: gomoku"), "");
    assert_eq!(actions("game: gomoku\nh8 DRAW"), "h8 draw");
    assert_eq!(actions("game: patolli\nrule entry: one\nrule safe: [1, 2]\n*1 in *2"), "*1 in *2");
}

/// Everything that a record can hold comes back as it was.
#[test]
fn odd_names_and_fields_come_back() {
    let mut game = record(GameKind::Gomoku, "h8 i9");
    for name in
        ["5", "true", "\"a\"", " b ", "", "a: b", "{}", "# c", "d\ne", "null", "\u{7}", "“f”"]
    {
        game.players.insert("black".into(), name.into());
        game.players.insert(format!("x{name}"), name.into());
        game.extra.insert(format!("odd {name}"), json!({ "a": [name, null, 1.5] }));
        assert_eq!(again(&game, Format::Text), game, "{name:?}");
    }
    game.players.insert(String::new(), "nobody".into());
    for comments in [
        json!({}),
        json!(5),
        json!({ "0": "a", "2": "b\n c" }),
        json!({ "3": "too late" }),
        json!({ "1": "}" }),
        json!({ "1": "" }),
        json!({ "1": " a" }),
        json!({ "01": "a" }),
        json!({ "1": 5 }),
        json!({ "1": "a\tb" }),
        json!({ "1": "{", "0": "#" }),
    ] {
        game.extra.insert("comments".into(), comments.clone());
        assert_eq!(again(&game, Format::Text), game, "{comments}");
    }
}

#[test]
fn a_long_line_is_broken() {
    let points: Vec<_> =
        (0..100).map(|n| format!("{}{}", char::from(b'a' + n % 15), 1 + n / 15 * 2)).collect();
    let mut game = Record::new(GameKind::Gomoku, 0);
    for point in &points {
        game.actions.push(point.clone());
        if write(&game, Format::Text).is_err() {
            game.actions.pop();
            break;
        }
    }
    let text = write(&game, Format::Text).unwrap();
    assert!(text.lines().all(|line| line.len() <= 72), "{text}");
}

#[test]
fn faults_are_told_with_their_line() {
    for (text, tells) in [
        ("game: chess", "line 1: the game “chess” is not known here"),
        ("guqi: 2\ngame: senet", "line 1: version 2 is not known here"),
        ("guqi: 1\n\n*3", "line 3: “game:” and the name of a game is expected here"),
        ("rule pieces: 5", "line 1: “game:”"),
        ("game: senet\ngame: senet", "line 2: one game alone"),
        ("game: senet\nseed: -1", "line 2: a whole number as the seed"),
        ("game: senet\nrule pieces: 6", "line 2: option “pieces” cannot be 6"),
        ("game: senet\nrule: 6", "line 2: a name between tag and colon"),
        ("game: senet\nfield a: {", "line 2: a value as JSON"),
        ("game: senet\nfield actions: []", "line 2: a field of another name"),
        ("game: senet\n\n*3\n9-12 *9", "line 4: ply 3: “*9” is not an action of this game"),
        ("game: senet\n*3 9-12\n10-11", "line 3: ply 3: “10-11” is illegal: "),
        ("game: senet\n*3 {9-12", "line 2: a “}” behind the comment"),
        ("game: senet\n*3\nname white: Ann", "line 3: ply 2: “name” is not an action"),
    ] {
        let error = refused(text).to_string();
        assert!(error.starts_with(tells), "{error}");
    }
    let long = format!("game: senet\n{}", "*1 ".repeat(guqi::exchange::MAX_PLIES + 1));
    assert!(matches!(refused(&long), ExchangeError::TooLong { .. }));
}

/// Numbers in fields that are not ours, of as many digits as anyone may write.
#[test]
fn numbers_of_other_fields_come_back_as_they_were() {
    for number in [
        "395994.37095379551607",
        "6774467.3709",
        "5e-324",
        "1.7976931348623157e+308",
        "518456744078709520367",
        "1.50",
        "-1e+999",
    ] {
        let text = format!("guqi: 1\ngame: patolli\nseed: 1\nfield other: {number}\n\n");
        let game = read(text.as_bytes(), Some(Format::Text)).expect("a game");
        assert_eq!(game.extra["other"].to_string(), number);
        for format in [Format::Json, Format::Text] {
            assert_eq!(again(&game, format), game, "{number}");
        }
    }
}
