//! What the forbidden points of renju do in the game.

use guqi::rules::{
    Event, Game, Illegal, Outcome, Point, Reason, Side,
    gomoku::{Action, Phase, Setup},
};

use crate::{OVERLINE, THREES, action, diagram::position, game, play};

// "White wins with five or more": no point is forbidden to White, and six win.
#[test]
fn white_is_free() {
    let renju = game(r#"{"rule":"renju"}"#);
    let state = position(&renju, Side::Second, "e8", &["o o o . o o"]);
    for point in 0..225 {
        assert!(renju.forbidden(&state, Point(point)).is_empty());
    }
    let state = renju.play(&state, action("h8")).expect("legal");
    assert_eq!(renju.turn(&state).outcome(), Some(Outcome::win(Side::Second, Reason::Five)));
}

// "A forbidden point is not a legal action for Black": it is not listed, playing it is
// refused with all reasons.
#[test]
fn forbidden_points_are_refused() {
    let renju = game(r#"{"rule":"renju"}"#);
    let state = play(&renju, "h8 a1 g8 a3 i9 a5 i10 a7");
    let at = action("i8");
    assert!(!renju.legal(&state).contains(&at));
    assert_eq!(renju.check(&state, at), Err(Illegal::Forbidden(vec![THREES])));
    assert_eq!(renju.play(&state, at), Err(Illegal::Forbidden(vec![THREES])));
    let message = renju.check(&state, at).expect_err("forbidden").to_string();
    assert_eq!(message, "forbidden to Black: double three");
}

// Bans belong to renju alone (wind23/piskvork_renju #1).
#[test]
fn no_bans_outside_renju() {
    for rules in ["{}", r#"{"rule":"exact"}"#] {
        let game = game(rules);
        let state = play(&game, "h8 a1 g8 a3 i9 a5 i10 a7");
        let point = game.point("i8".parse().expect("a point")).expect("on the board");
        assert!(game.forbidden(&state, point).is_empty());
        assert_eq!(game.check(&state, action("i8")), Ok(()));
    }
}

// Nothing is forbidden on taken points, off the board, or after the game.
#[test]
fn forbidden_of_odd_points() {
    let renju = game(r#"{"rule":"renju"}"#);
    let state = play(&renju, "h8 a1 g8 a3 i9 a5 i10 a7");
    assert!(renju.forbidden(&state, Point(0)).is_empty());
    assert!(renju.forbidden(&state, Point(225)).is_empty());
    assert!(renju.forbidden(&state, Point(u16::MAX)).is_empty());
    let over = position(&renju, Side::First, "a1", &["x x x x x x . . . o o o o o"]);
    assert!(renju.turn(&over).outcome().is_some());
    assert!(renju.forbidden(&over, renju.point("g1".parse().expect("g1")).expect("g1")).is_empty());
}

/// A full board without five: two by two in rows, moved on by one each row.
fn filled_but(empty: &[&str], black: &[&str]) -> Setup {
    let mut setup = Setup::default();
    for at in game("{}").points() {
        let name = at.to_string();
        if empty.contains(&name.as_str()) {
            continue;
        }
        let is_black = black.contains(&name.as_str()) || (at.column() + 2 * at.row()) % 4 < 2;
        if is_black { setup.black.push(at) } else { setup.white.push(at) }
    }
    setup
}

// "If Black's only empty points are forbidden, Black passes with `--`." With the board
// full after White's stone the game is drawn.
#[test]
fn black_passes() {
    let renju = game(r#"{"rule":"renju"}"#);
    // Row 1 is xxooxxoo…; with d1 and g1 black too, c1 would make seven.
    let setup = filled_but(&["c1"], &["d1", "g1"]);
    let state = renju.setup(&setup).expect("a position");
    let c1 = renju.point("c1".parse().expect("c1")).expect("c1");
    assert_eq!(renju.forbidden(&state, c1), [OVERLINE]);
    assert_eq!(renju.legal(&state), [Action::Pass]);
    assert_eq!(renju.check(&state, Action::Pass), Ok(()));
    assert_eq!(renju.events(&state, Action::Pass), [Event::Passed { side: Side::First }]);
    let passed = renju.play(&state, Action::Pass).expect("legal");
    assert_eq!(passed.phase(), Phase::Play(Side::Second));
    assert_eq!(renju.legal(&passed), [action("c1")]);
    let full = renju.play(&passed, action("c1")).expect("legal");
    assert_eq!(renju.turn(&full).outcome(), Some(Outcome::draw(Reason::BoardFull)));
    assert!(renju.legal(&full).is_empty());
}

// One free point that is allowed, and Black may not pass.
#[test]
fn black_may_not_pass_otherwise() {
    let renju = game(r#"{"rule":"renju"}"#);
    let setup = filled_but(&["c1", "o15"], &["d1", "g1"]);
    let state = renju.setup(&setup).expect("a position");
    assert_eq!(renju.legal(&state), [action("o15")]);
    assert_eq!(renju.check(&state, Action::Pass), Err(Illegal::MayNotPass));
}
