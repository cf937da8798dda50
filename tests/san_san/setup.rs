//! Setting up positions.

use guqi::rules::{
    Game, Reason,
    san_san::{BadSetup, Setup},
};
use serde_json::json;

use super::{
    GREEN, RED, drawn, game, legal, moving, outcome, placing,
    placing::{GREEN_DULL, RED_DULL},
    plain, play, points, won,
};

fn refused(setup: &Setup) -> BadSetup {
    plain().setup(setup).unwrap_err()
}

#[test]
fn the_default_is_the_start() {
    assert_eq!(plain().setup(&Setup::default()), Ok(plain().start()));
}

#[test]
fn a_played_position_equals_the_one_set_up() {
    let game = plain();
    let played = play(&game, &game.start(), "a7 b2 d7 b4 g7 xb4");
    let setup = placing(GREEN, [["a7 d7 g7", ""], ["b2", "b4"]]);
    assert_eq!(game.setup(&setup), Ok(played));
    let played = play(&game, &game.start(), "a7 b2 d7 b4 g7");
    let setup = Setup { takes: 1, ..placing(RED, [["a7 d7 g7", ""], ["b2 b4", ""]]) };
    assert_eq!(game.setup(&setup), Ok(played));
}

#[test]
fn a_removal_may_be_due() {
    let game = plain();
    let setup = Setup { takes: 1, ..moving(RED, "a7 d7 g7", "b6 d6 f6 c3") };
    assert_eq!(legal(&game, &game.setup(&setup).unwrap()), ["xc3"]);
}

#[test]
fn positions_that_end_the_game() {
    let game = plain();
    let end = |setup: &Setup| outcome(&game, &game.setup(setup).unwrap());
    assert_eq!(end(&moving(RED, "a7 d7", "a1 b2 d1")), won(GREEN, Reason::TooFew));
    assert_eq!(end(&moving(GREEN, "d7 a4 b6", "a7")), won(RED, Reason::TooFew));
    assert_eq!(end(&moving(RED, "", "")), drawn(Reason::TooFew));
    let quiet = Setup { quiet: 100, ..moving(RED, "a7 d7 c3", "a1 b2 d1") };
    assert_eq!(end(&quiet), drawn(Reason::NoRemoval));
    let green = format!("{GREEN_DULL} c4");
    let full = placing(RED, [[RED_DULL, ""], [&green, ""]]);
    assert_eq!(end(&full), won(GREEN, Reason::DullGame));
    assert_eq!(end(&moving(GREEN, RED_DULL, &green)), won(RED, Reason::NoMoves));
}

#[test]
fn bad_setups() {
    let shared = BadSetup::Shared { at: points("a7")[0] };
    assert_eq!(refused(&moving(RED, "a7 d7 a7", "a1 b2 d1")), shared);
    assert_eq!(refused(&moving(RED, "a7 d7 g7", "a1 b2 a7")), shared);
    assert_eq!(refused(&placing(RED, [["a7", ""], ["", "a7"]])), shared);
    let mut setup = placing(RED, [["a7", ""], ["d7", ""]]);
    setup.stones[GREEN].hand = 12;
    assert_eq!(refused(&setup), BadSetup::Count { side: GREEN });
    let mut setup = moving(RED, "a7 d7 g7", "a1 b2 d1");
    setup.stones[RED].hand = 1;
    assert_eq!(refused(&setup), BadSetup::Count { side: RED });
    setup.stones[RED].hand = 0;
    setup.stones[GREEN].dead = points("c3");
    assert_eq!(refused(&setup), BadSetup::Count { side: GREEN });
    let thirteen = format!("{RED_DULL} g7");
    assert_eq!(refused(&moving(RED, &thirteen, "")), BadSetup::Count { side: RED });
    assert_eq!(refused(&placing(GREEN, [["a7", ""], ["d7", ""]])), BadSetup::Turn);
    assert_eq!(refused(&placing(RED, [["a7", ""], ["", ""]])), BadSetup::Turn);
    let quiet = Setup { quiet: 101, ..moving(RED, "a7 d7 g7", "a1 b2 d1") };
    assert_eq!(refused(&quiet), BadSetup::Quiet);
    assert_eq!(refused(&Setup { quiet: 1, ..Setup::default() }), BadSetup::Quiet);
    let endless = game(&json!({"no_removal": 0}));
    assert!(endless.setup(&quiet).is_ok());
}

#[test]
fn takes_must_be_earned() {
    let take = |takes, setup| Setup { takes, ..setup };
    let no_line = moving(RED, "a7 d7 g4", "b6 d6 e3");
    assert_eq!(refused(&take(1, no_line)), BadSetup::Takes);
    let one_line = moving(RED, "a7 d7 g7", "b6 d6 e3");
    assert_eq!(refused(&take(2, one_line.clone())), BadSetup::Takes);
    assert_eq!(refused(&take(1, moving(RED, "a7 d7 g7", "b6 d6"))), BadSetup::Takes);
    assert_eq!(refused(&take(1, moving(RED, "a7 d7 g7", "b6 d6 f6"))), BadSetup::Takes);
    let game = game(&json!({"take_per_line": true}));
    assert_eq!(game.setup(&take(2, one_line)), Err(BadSetup::Takes));
    let two_lines = moving(RED, "a7 d7 g7 a4 a1", "b6 d6 e3 c3");
    assert!(game.setup(&take(2, two_lines)).is_ok());
}
