//! The options: their values, and what they change.

use guqi::rules::{
    BadOption, Control, Game, Illegal, Outcome, Reason, RuleSet, Side,
    bead_jump::{BeadJump, HomeCheck, Rules},
};

use crate::table::*;

fn read(json: &str) -> Result<Rules, BadOption> {
    Rules::from_json(&serde_json::from_str(json).unwrap())
}

// "Options: `no_return` false …; `home` [[20,2],[25,3],[30,6]] …; `repetition` true;
// `max_rounds` 200"
#[test]
fn defaults() {
    let written = serde_json::to_string(&Rules::default().all_to_json()).unwrap();
    let all =
        r#"{"no_return":false,"home":[[20,2],[25,3],[30,6]],"repetition":true,"max_rounds":200}"#;
    assert_eq!(written, all);
    assert_eq!(read(all), Ok(Rules::default()));
    assert_eq!(read("{}"), Ok(Rules::default()));
    assert!(Rules::default().to_json().is_empty());
    let keys: Vec<_> = Rules::OPTIONS.iter().map(|option| option.key).collect();
    assert_eq!(keys, ["no_return", "home", "repetition", "max_rounds"]);
}

#[test]
fn every_offered_value_is_valid() {
    for option in Rules::OPTIONS {
        let values: Vec<String> = match option.control {
            Control::Toggle => vec!["false".into(), "true".into()],
            Control::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
            Control::Presets(presets) => presets.iter().map(|(_, json)| (*json).into()).collect(),
            Control::Words(_) | Control::AnyOf(_) => panic!("not used"),
        };
        for value in values {
            let json = format!(r#"{{"{}":{value}}}"#, option.key);
            let own = serde_json::to_string(&read(&json).unwrap().to_json()).unwrap();
            assert!(own == json || own == "{}", "{own}");
        }
    }
}

#[test]
fn ranges() {
    for json in [
        r#"{"max_rounds":1}"#,
        r#"{"max_rounds":9999}"#,
        r#"{"max_rounds":0}"#,
        r#"{"home":[[1,1],[2,1],[9999,6]]}"#,
        r#"{"home":[],"no_return":true}"#,
        r#"{"home":[[300,6]],"max_rounds":10}"#,
    ] {
        assert!(read(json).is_ok(), "{json}");
    }
    for (json, option) in [
        (r#"{"max_rounds":10000}"#, "max_rounds"),
        (r#"{"max_rounds":-1}"#, "max_rounds"),
        (r#"{"max_rounds":70000}"#, "max_rounds"),
        (r#"{"max_rounds":"200"}"#, "max_rounds"),
        (r#"{"home":[[0,1]]}"#, "home"),
        (r#"{"home":[[10000,1]]}"#, "home"),
        (r#"{"home":[[20,0]]}"#, "home"),
        (r#"{"home":[[20,7]]}"#, "home"),
        (r#"{"home":[[20,2],[20,3]]}"#, "home"),
        (r#"{"home":[[25,2],[20,3]]}"#, "home"),
        (r#"{"home":[[20,2,3]]}"#, "home"),
        (r#"{"home":[[20]]}"#, "home"),
        (r#"{"home":null}"#, "home"),
        (r#"{"no_return":1}"#, "no_return"),
        (r#"{"repetition":"yes"}"#, "repetition"),
    ] {
        let error = read(json).unwrap_err();
        assert!(matches!(error, BadOption::Value { .. }), "{json}: {error}");
        assert_eq!(error.option(), option, "{json}");
    }
    let unknown = read(r#"{"camps":2}"#).unwrap_err();
    assert_eq!(unknown, BadOption::Unknown { option: "camps".into() });
    let unsorted = vec![HomeCheck { round: 9, outside: 1 }, HomeCheck { round: 8, outside: 2 }];
    assert!(BeadJump::new(Rules { home: unsorted, ..Rules::default() }).is_err());
}

// "`max_rounds` 200 (0: none; not together with `repetition` false)"
#[test]
fn a_game_must_be_able_to_end() {
    let error = read(r#"{"max_rounds":0,"repetition":false}"#).unwrap_err();
    assert_eq!(error, BadOption::Conflict { option: "max_rounds", other: "repetition" });
    assert!(read(r#"{"max_rounds":1,"repetition":false}"#).is_ok());
    let game = game(r#"{"max_rounds":0,"home":[]}"#);
    let state = place(&game, 200, Side::First, "a1 a2 a3 b1 b2 c2", RED_CAMP);
    assert_eq!(outcome(&game, &play(&game, &state, "c2-c3 c6-d6")), None);
    let state = place(&game, 123_456, Side::First, "a1 a2 a3 b1 b2 c2", RED_CAMP);
    assert_eq!(play(&game, &state, "c2-c3 c6-d6").round(), 123_457);
}

// "`no_return` … true: after the last round of the home table no move may end in the own
// camp, though a chain may pass through it"
#[test]
fn no_return() {
    let game = game(r#"{"no_return":true}"#);
    // c1 over d1 to e1, over e2 to e3, over d3 to c3: through the camp and out again.
    let (blue, red) = ("c1 a1 a2 b4 f5 d3", "a6 b6 c6 d1 e2 f6");
    let after = place(&game, 31, Side::First, blue, red);
    assert_eq!(targets(&game, &after, "c1"), "b1 c2 c3 e3");
    assert_eq!(refusal(&game, &after, "c1-e1"), Illegal::NoReturn);
    assert_eq!(game.way(&after, action("c1-c3")), Some(points("c1 e1 e3 c3")));
    assert_eq!(game.way(&after, action("c1-e1")), None);
    // The last round of the table itself is still free, and so are other rules.
    let last = place(&game, 30, Side::First, blue, red);
    assert_eq!(targets(&game, &last, "c1"), "b1 c2 c3 e1 e3");
    let free = crate::table::game("{}");
    let without = place(&free, 31, Side::First, blue, red);
    assert!(legal(&free, &without).contains("c1-e1"));
    // The enemy camp stays open, to beads within the own camp it is closed too.
    let red_turn = place(&game, 31, Side::Second, "c1 a1 a2 b4 f5 d3", "a6 b6 c6 d1 e3 f6");
    assert_eq!(refusal(&game, &red_turn, "a6-a5"), Illegal::NoReturn);
    assert_eq!(refusal(&game, &red_turn, "b6-b5"), Illegal::NoReturn);
    assert!(legal(&game, &red_turn).contains("e3-e2"));
    assert!(legal(&game, &red_turn).contains("d1-e1"));
    assert_eq!(refusal(&game, &red_turn, "c6-b5"), Illegal::NoWay);
}

// "`home` … ([] turns it off)"; without a last round `no_return` has nothing to follow.
#[test]
fn no_home_table() {
    let game = game(r#"{"home":[],"no_return":true}"#);
    for round in [20, 25, 30] {
        let state = place(&game, round, Side::First, BLUE_CAMP, RED_CAMP);
        assert_eq!(outcome(&game, &play(&game, &state, "d1-c1 c6-d6")), None);
    }
    let state = place(&game, 150, Side::First, "c1 a1 a2 b4 f5 d3", "a6 b6 c6 e4 e3 f6");
    assert!(legal(&game, &state).contains("c1-d1"));
}

// "`home` … (round, beads outside …)"
#[test]
fn another_home_table() {
    let game = game(r#"{"home":[[2,1],[3,2]]}"#);
    let end = |tokens| outcome(&game, &play(&game, &game.start(), tokens));
    assert_eq!(end("d1-c1 c6-d6 c1-b1 d6-e6"), None);
    assert_eq!(end("d1-c1 c6-d6 c1-d1"), None);
    let red = Some(Outcome::win(Side::Second, Reason::Stalling));
    assert_eq!(end("d1-c1 c6-d6 c1-d1 d6-e6"), red);
    let draw = Some(Outcome::draw(Reason::Stalling));
    assert_eq!(end("d1-c1 c6-d6 c1-b1 d6-e6 b1-a1 e6-f6"), draw);
    let blue = Some(Outcome::win(Side::First, Reason::Stalling));
    assert_eq!(end("d1-c1 c6-d6 e1-d1 d6-e6 d1-d2 e6-f6"), blue);
}

// "`repetition` true"
#[test]
fn without_repetition() {
    let game = game(r#"{"repetition":false}"#);
    let shuffle = "d1-c1 c6-d6 c1-d1 d6-c6 ".repeat(4);
    let state = play(&game, &game.start(), &shuffle);
    assert_eq!(outcome(&game, &state), None);
}

// "`max_rounds`"
#[test]
fn another_round_limit() {
    let game = game(r#"{"max_rounds":2}"#);
    let state = play(&game, &game.start(), "d1-c1 c6-d6 c1-b1");
    assert_eq!(outcome(&game, &state), None);
    let over = play(&game, &state, "d6-e6");
    assert_eq!(outcome(&game, &over), Some(Outcome::draw(Reason::RoundLimit)));
}
