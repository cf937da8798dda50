//! Tokens, points, gestures and options.

use guqi::rules::{
    self, BadOption, Game, Gesture, Illegal, Point, RuleSet,
    gomoku::{Action, Choice, Coord, Gomoku, Rules},
};
use serde_json::json;

use crate::{action, game, play};

// "15×15 points (option 19×19), a1 bottom left; letters run on without skipping i
// (a–o, a–s)."
#[test]
fn points() {
    for (rules, size, last) in [("{}", 15, "o15"), (r#"{"size":19}"#, 19, "s19")] {
        let game = game(rules);
        let names: Vec<_> = (0..size * size).map(|point| game.point_name(Point(point))).collect();
        assert_eq!(names[0], "a1");
        assert_eq!(names[8], "i1");
        assert_eq!(names[usize::from(size)], "a2");
        assert_eq!(names.last().map(String::as_str), Some(last));
        for (number, at) in (0..).zip(game.points()) {
            assert_eq!(game.point(at), Some(Point(number)));
            assert_eq!(game.coord(Point(number)), Some(at));
            assert_eq!(at.to_string(), names[usize::from(number)]);
        }
        assert_eq!(game.coord(Point(size * size)), None);
        assert_eq!(game.point_name(Point(size * size)), "");
        let tokens: Vec<_> = game.legal(&game.start()).iter().map(Action::to_string).collect();
        assert_eq!(tokens, names);
    }
    let h8: Coord = "h8".parse().expect("h8");
    assert_eq!((h8.column(), h8.row()), (7, 7));
    assert_eq!(Coord::new(19, 0), None);
    assert_eq!(Coord::new(0, 19), None);
}

#[test]
fn tokens_read_back() {
    let places = game(r#"{"size":19}"#).points().map(Action::Place).collect::<Vec<_>>();
    let choices = Choice::ALL.map(Action::Choose);
    for action in places.into_iter().chain(choices).chain([Action::Pass]) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(Choice::ALL.map(Choice::word), ["black", "white", "more"]);
    assert_eq!(Action::Pass.to_string(), "--");
}

#[test]
fn other_texts_are_no_tokens() {
    let texts = [
        "", "a", "a0", "a00", "a01", "a20", "a100", "t1", "A1", "H8", "8h", "h8 ", " h8", "h+8",
        "h-1", "h８", "é1", "-", "---", "Black", "blacks", "swap", "draw", "*3", "a1-a2", "`1",
    ];
    for text in texts {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!(error, rules::BadToken(text.to_owned()));
    }
}

#[test]
fn gestures() {
    for (rules, number) in [("{}", 7 * 15 + 7), (r#"{"size":19}"#, 7 * 19 + 7)] {
        let game = game(rules);
        assert_eq!(game.gesture(&game.start(), action("h8")), Gesture::Place(Point(number)));
        assert_eq!(game.gesture(&game.start(), Action::Pass), Gesture::Pass);
        assert_eq!(game.gesture(&game.start(), action("more")), Gesture::Choose("more"));
    }
    assert_eq!(<Action as rules::Action>::throw(1), None);
}

// Touched twice, a point stays as it was (gomocalc #9, lihongxun945/gobang #52).
#[test]
fn typed_refusals() {
    let game = game("{}");
    let state = play(&game, "h8");
    let h8 = game.point("h8".parse().expect("h8")).expect("on the board");
    assert_eq!(game.play(&state, action("h8")), Err(Illegal::Occupied { at: h8 }));
    assert_eq!(game.play(&state, action("p1")), Err(Illegal::NoSuchPoint));
    assert_eq!(game.play(&state, action("a16")), Err(Illegal::NoSuchPoint));
    assert_eq!(game.play(&state, Action::Pass), Err(Illegal::MayNotPass));
    for word in ["black", "white", "more"] {
        assert_eq!(game.play(&state, action(word)), Err(Illegal::NoChoiceDue));
    }
    let over = play(&game, "h8 a1 h9 a2 h10 a3 h11 a4 h12");
    for token in ["a5", "h8", "p1", "--", "black"] {
        assert_eq!(game.play(&over, action(token)), Err(Illegal::GameOver));
    }
}

// "Options: `size` 15 or 19; `rule` "freestyle", "exact" or "renju"; `opening` "free" or
// "swap2"." "Renju (15×15 only)".
#[test]
fn options() {
    let read = |options: serde_json::Value| {
        Rules::from_json(options.as_object().expect("an object")).map(|rules| rules.to_json())
    };
    assert_eq!(read(json!({})), Ok(serde_json::Map::new()));
    let default = json!({"size": 15, "rule": "freestyle", "opening": "free"});
    assert_eq!(read(default.clone()), Ok(serde_json::Map::new()));
    assert_eq!(serde_json::Value::Object(Rules::default().all_to_json()), default);
    for options in [
        json!({"size": 19, "rule": "exact", "opening": "swap2"}),
        json!({"rule": "renju", "opening": "swap2"}),
    ] {
        assert_eq!(read(options.clone()).map(Into::into), Ok(options));
    }
    for (key, value) in [
        ("size", json!(13)),
        ("size", json!(0)),
        ("size", json!(-1)),
        ("size", json!(400)),
        ("size", json!("15")),
        ("rule", json!("caro")),
        ("rule", json!(null)),
        ("opening", json!("swap")),
    ] {
        let error = read(json!({ key: value })).expect_err("refused");
        assert_eq!(error, BadOption::value(key, &value));
    }
    assert_eq!(read(json!({"boards": 1})), Err(BadOption::Unknown { option: "boards".to_owned() }));
    let conflict = BadOption::Conflict { option: "rule", other: "size" };
    assert_eq!(read(json!({"size": 19, "rule": "renju"})), Err(conflict.clone()));
    let rules = Rules { size: 19, rule: guqi::rules::gomoku::Rule::Renju, ..Rules::default() };
    assert_eq!(Gomoku::new(rules), Err(conflict));
}

// "gomoku `{"black":["h8"],"white":[]}`"; "lists … of points by letter then number".
#[test]
fn position() {
    let game = game("{}");
    let state = play(&game, "h8");
    assert_eq!(game.position(&state).to_string(), r#"{"black":["h8"],"white":[]}"#);
    let state = play(&game, "h10 b2 h9 b10 a15 a3");
    assert_eq!(
        game.position(&state).to_string(),
        r#"{"black":["a15","h9","h10"],"white":["a3","b2","b10"]}"#
    );
}
