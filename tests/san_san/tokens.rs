//! The notation.

use guqi::rules::{
    Action as _, Game, Point,
    san_san::{Action, BoardPoint},
};

use super::{action, plain};

#[test]
fn the_three_kinds_of_token() {
    let point = |name: &str| name.parse::<BoardPoint>().unwrap();
    for (token, meant) in [
        ("d6", Action::Place(point("d6"))),
        ("xd6", Action::Take(point("d6"))),
        ("a7-a4", Action::Slide { from: point("a7"), to: point("a4") }),
    ] {
        assert_eq!(action(token), meant);
        assert_eq!(meant.to_string(), token);
    }
    assert_eq!(Action::throw(1), None);
}

#[test]
fn what_is_no_token() {
    for text in [
        "", "d4", "a2", "h8", "D6", " d6", "d6 ", "xx", "x", "xd4", "Xd6", "-", "--", "a7-", "-a7",
        "a7-a4-a1", "a7a4", "xa7-a4", "a7-xa4", "*3", "in", "draw", "é7",
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error.0, text);
    }
}

#[test]
fn points_beyond_the_board() {
    assert_eq!(BoardPoint::try_from(Point(24)), Err(Point(24)));
    assert_eq!(plain().point_name(Point(24)), "24");
}
