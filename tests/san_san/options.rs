//! The options.

use guqi::rules::{
    BadOption, Control, Event, Game, Illegal, Reason, RuleSet,
    san_san::{Rules, SanSan, TakeLines},
};
use serde_json::{Value, json};

use super::{
    GREEN, RED, action, after, at, drawn,
    ends::full_with_a_line,
    game, legal, moving, outcome, placing,
    placing::{GREEN_DULL, RED_DULL},
    plain, play, refusal, to_act, won,
};

// "`take_lines` "never" (as above, 连不吃连), "if-no-others" or "always" (连可吃连): which
// stones may be marked or removed"
#[test]
fn take_lines() {
    let mixed = placing(RED, [["a7 d7 f4 e4", ""], ["a1 d1 g1 c3", ""]]);
    let lines_only = placing(RED, [["a7 d7 f4", ""], ["a1 d1 g1", ""]]);
    let all = ["xa1", "xd1", "xg1"];
    for (value, with_others, without) in [
        ("never", vec!["xc3"], vec![]),
        ("if-no-others", vec!["xc3"], all.to_vec()),
        ("always", vec!["xa1", "xc3", "xd1", "xg1"], all.to_vec()),
    ] {
        let game = game(&json!({"take_lines": value}));
        assert_eq!(legal(&game, &after(&game, &mixed, "g7")), with_others);
        let state = after(&game, &lines_only, "g7");
        let mut targets: Vec<_> = game.targets(&state).map(|at| format!("x{at}")).collect();
        targets.sort();
        assert_eq!(targets, without);
        assert_eq!(to_act(&game, &state), Some(if without.is_empty() { GREEN } else { RED }));
        // The same when removing.
        let state = after(&game, &moving(RED, "a7 d7 g4", "b6 d6 f6 c3"), "g4-g7");
        let line = if value == "always" { 4 } else { 1 };
        assert_eq!(game.targets(&state).count(), line);
        let state = after(&game, &moving(RED, "a7 d7 g4", "b6 d6 f6"), "g4-g7");
        assert_eq!(game.targets(&state).count(), without.len());
    }
}

// A stone of a line whose mate is dead is no longer part of a completed line.
#[test]
fn a_broken_line_protects_no_more() {
    let game = game(&json!({"take_lines": "if-no-others", "take_per_line": true}));
    let setup = placing(RED, [["d7 g7 a4 a1", ""], ["c3 d3 e3", "b2"]]);
    let state = after(&game, &setup, "a7");
    assert_eq!(legal(&game, &state), ["xc3", "xd3", "xe3"]);
    let state = play(&game, &state, "xd3");
    assert_eq!(legal(&game, &state), ["xc3", "xe3"]);
    assert_eq!(refusal(&game, &state, "xd3"), Illegal::Dead { at: at("d3") });
}

// "`take_per_line` false (true: as many marks or removals as lines completed by the ply,
// one action each"
#[test]
fn take_per_line() {
    let game = game(&json!({"take_per_line": true}));
    let setup = placing(RED, [["d7 g7 a4 a1 b6 c5", ""], ["d6 f6 f2 d2 e5 e4", ""]]);
    let state = after(&game, &setup, "a7");
    assert_eq!(state.takes_due(), 3);
    let state = play(&game, &state, "xd6 xf6");
    assert_eq!(to_act(&game, &state), Some(RED));
    let state = play(&game, &state, "xd2");
    assert_eq!(to_act(&game, &state), Some(GREEN));
    // The same when removing.
    let setup = moving(RED, "d7 g7 a1 a4 b6", "d6 f6 f4 e3 c3");
    let state = after(&game, &setup, "b6-a7 xd6");
    assert_eq!(to_act(&game, &state), Some(RED));
    assert_eq!(to_act(&game, &play(&game, &state, "xc3")), Some(GREEN));
}

// "when the targets run out the rest lapses"
#[test]
fn the_rest_lapses() {
    let game = game(&json!({"take_per_line": true}));
    let setup = placing(RED, [["d7 g7 a4 a1", ""], ["c3 d3 e3 f6", ""]]);
    let state = after(&game, &setup, "a7");
    assert_eq!(state.takes_due(), 2);
    assert_eq!(
        game.events(&state, action("xf6")),
        [Event::Marked { side: GREEN, at: at("f6") }, Event::NothingToTake { side: RED }]
    );
    assert_eq!(to_act(&game, &play(&game, &state, "xf6")), Some(GREEN));
    let setup = moving(RED, "d7 g7 a1 a4 b6", "c3 d3 e3 f6");
    let state = after(&game, &setup, "b6-a7 xf6");
    assert_eq!(to_act(&game, &state), Some(GREEN));
}

// "the game ends as soon as the enemy is below three)"
#[test]
fn below_three_ends_before_the_next_removal() {
    let game = game(&json!({"take_per_line": true}));
    let state = after(&game, &moving(RED, "d7 g7 a1 a4 b6", "d6 f6 f4"), "b6-a7 xd6");
    assert_eq!(outcome(&game, &state), won(RED, Reason::TooFew));
    assert_eq!(state.living(GREEN).count(), 2);
}

// "`dull_game` true (false: a board still full after the clearing is a draw,
// `board_full`)"
#[test]
fn a_full_board_is_a_draw_without_the_dull_game() {
    let game = game(&json!({"dull_game": false}));
    let dull = placing(GREEN, [[RED_DULL, ""], [GREEN_DULL, ""]]);
    assert_eq!(outcome(&game, &after(&game, &dull, "c4")), drawn(Reason::BoardFull));
    let state = after(&game, &full_with_a_line(), "c4");
    assert_eq!(outcome(&game, &state), drawn(Reason::BoardFull));
    let swept = placing(GREEN, [[RED_DULL, ""], [&GREEN_DULL[3..], "g7"]]);
    assert_eq!(outcome(&game, &after(&game, &swept, "c4")), None);
}

// "`dead_count` false (true: dead stones still complete and protect lines for their
// owner)"
#[test]
fn dead_stones_that_count() {
    let game = game(&json!({"dead_count": true}));
    let state = after(&game, &placing(RED, [["a7", "d7"], ["a1", "b2"]]), "g7");
    assert_eq!(legal(&game, &state), ["xa1"], "a dead stone completes a line");
    let state = after(&game, &placing(RED, [["a7 d7 f4 e4", ""], ["a1 g1 c3", "d1"]]), "g7");
    assert_eq!(legal(&game, &state), ["xc3"], "a dead stone protects a line");
    assert_eq!(refusal(&game, &state, "xd1"), Illegal::Dead { at: at("d1") });
    assert_eq!(refusal(&game, &state, "xa1"), Illegal::ProtectedByLine { at: at("a1") });
    // For their owner alone: Green's dead d7 completes nothing for Red.
    let state = after(&game, &placing(RED, [["a7", ""], ["", "d7"]]), "g7");
    assert_eq!(state.takes_due(), 0);
    // And they leave like all dead.
    let swept = placing(GREEN, [[RED_DULL, ""], [&GREEN_DULL[3..], "g7"]]);
    assert_eq!(after(&game, &swept, "c4").living(GREEN).count(), 11);
}

// "`red_first` false (true: Red begins phase 2)"
#[test]
fn red_first() {
    let game = game(&json!({"red_first": true}));
    assert_eq!(to_act(&game, &game.start()), Some(RED));
    let swept = placing(GREEN, [[RED_DULL, ""], [&GREEN_DULL[3..], "g7"]]);
    assert_eq!(to_act(&game, &after(&game, &swept, "c4")), Some(RED));
    let state = after(&game, &full_with_a_line(), "c4");
    assert_eq!(outcome(&game, &state), won(GREEN, Reason::NoMoves));
    // The dull game is still Red's loss.
    let dull = placing(GREEN, [[RED_DULL, ""], [GREEN_DULL, ""]]);
    assert_eq!(outcome(&game, &after(&game, &dull, "c4")), won(GREEN, Reason::DullGame));
}

// "`fly` false (true: a side with exactly three stones in phase 2 may move to any empty
// point)"
#[test]
fn fly() {
    let three = moving(RED, "a7 d7 d1", "b6 f6 f2 e3");
    let state = after(&plain(), &three, "");
    assert_eq!(refusal(&plain(), &state, "d1-g4"), Illegal::NotAdjacent);
    let game = game(&json!({"fly": true}));
    let state = after(&game, &three, "");
    assert_eq!(legal(&game, &state).len(), 3 * 17);
    assert_eq!(refusal(&game, &state, "d1-f6"), Illegal::Occupied { at: at("f6") });
    assert_eq!(after(&game, &three, "d1-g7").takes_due(), 1);
    // Four stones do not fly.
    let state = play(&game, &state, "d1-g4");
    assert_eq!(refusal(&game, &state, "e3-a1"), Illegal::NotAdjacent);
    // A side that flies is never blocked.
    let shut_in = moving(RED, "d7 a4 b6 g4 f6 d2 f2", "a7 g7 g1");
    assert_eq!(outcome(&game, &after(&game, &shut_in, "d2-d1")), None);
}

// "`repetition` true"
#[test]
fn repetition_off() {
    let game = game(&json!({"repetition": false}));
    let lap = "a7-d7 c3-d3 d7-a7 d3-c3 ";
    let state = after(&game, &moving(RED, "a7 g1 f4", "c3 e5 b4"), &lap.repeat(24));
    assert_eq!(outcome(&game, &state), None);
    assert_eq!(outcome(&game, &play(&game, &state, lap)), drawn(Reason::NoRemoval));
}

// "`no_removal` 100 (plies; 0: off)"
#[test]
fn no_removal_off_or_other() {
    let lap = "a7-d7 c3-d3 d7-a7 d3-c3 ";
    let setup = moving(RED, "a7 g1 f4", "c3 e5 b4");
    let endless = game(&json!({"repetition": false, "no_removal": 0}));
    assert_eq!(outcome(&endless, &after(&endless, &setup, &lap.repeat(100))), None);
    let short = game(&json!({"no_removal": 3}));
    assert_eq!(outcome(&short, &after(&short, &setup, "a7-d7 c3-d3")), None);
    let state = after(&short, &setup, "a7-d7 c3-d3 d7-a7");
    assert_eq!(outcome(&short, &state), drawn(Reason::NoRemoval));
}

#[test]
fn options_are_checked() {
    let read = |options: Value| Rules::from_json(options.as_object().unwrap());
    for (key, bad) in [
        ("take_lines", json!("sometimes")),
        ("take_per_line", json!(1)),
        ("no_removal", json!(-1)),
        ("no_removal", json!(10000)),
        ("no_removal", json!(70000)),
        ("fly", json!(null)),
    ] {
        let error = read(json!({ key: bad })).unwrap_err();
        assert!(matches!(error, BadOption::Value { .. }), "{error}");
        assert_eq!(error.option(), key);
    }
    let unknown = read(json!({"jump": true})).unwrap_err();
    assert_eq!(unknown, BadOption::Unknown { option: "jump".to_owned() });
    assert_eq!(read(json!({"no_removal": 9999})).unwrap().no_removal, 9999);
    let bad = Rules { no_removal: 10_000, ..Rules::default() };
    assert!(SanSan::new(bad).is_err());
    let rules = read(json!({"take_lines": "if-no-others"})).unwrap();
    assert_eq!(rules.take_lines, TakeLines::IfNoOthers);
    assert_eq!(Value::Object(rules.to_json()), json!({"take_lines": "if-no-others"}));
}

#[test]
fn every_option_is_offered_and_every_offer_is_valid() {
    let offered: Vec<_> = Rules::OPTIONS.iter().map(|spec| spec.key).collect();
    assert_eq!(Rules::KEYS, offered);
    for spec in Rules::OPTIONS {
        let values: Vec<Value> = match spec.control {
            Control::Toggle => vec![json!(true), json!(false)],
            Control::Numbers(numbers) => numbers.iter().map(|&number| json!(number)).collect(),
            Control::Words(words) => words.iter().map(|&word| json!(word)).collect(),
            other => panic!("{other:?}"),
        };
        for value in values {
            assert!(Rules::from_json(json!({ spec.key: value }).as_object().unwrap()).is_ok());
        }
    }
}
