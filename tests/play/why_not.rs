//! A tap that does nothing says why, and says the reason that matters.

use guqi::{
    rules::{Illegal, Side},
    ui::play::{Refusal, Tap},
};

use super::{SAN_SAN, SENET, Screen};

#[test]
fn a_throw_is_due() {
    for (game, name) in [("patolli", "home"), ("patolli", "0"), ("senet", "9"), ("senet", "30")] {
        assert_eq!(Screen::new(game, "").forbids(name), Illegal::ThrowDue);
    }
}

#[test]
fn the_game_is_over() {
    for (game, name) in
        [("patolli", "0"), ("senet", "9"), ("bead_jump", "e2"), ("san_san", "d6"), ("gomoku", "h8")]
    {
        let mut screen = Screen::new(game, "draw");
        assert_eq!(screen.forbids(name), Illegal::GameOver);
        assert_eq!((screen.sources(), screen.targets(), screen.takes()), Default::default());
        assert_eq!(screen.0.places(), []);
    }
}

#[test]
fn the_piece_is_not_yours() {
    let mut screen = Screen::new("senet", "*3");
    assert_eq!(screen.forbids("2"), Illegal::NotYours { at: screen.point("2") });
    let mut screen = Screen::new("patolli", "*1 in *1");
    assert_eq!(screen.forbids("0"), Illegal::NotYours { at: screen.point("0") });
    let mut screen = Screen::new("bead_jump", "");
    assert_eq!(screen.forbids("a6"), Illegal::NotYours { at: screen.point("a6") });
}

#[test]
fn a_piece_is_chosen_first() {
    assert_eq!(Screen::new("senet", "*3").refuses("20"), Refusal::ChooseFirst);
    assert_eq!(Screen::new("bead_jump", "").refuses("c3"), Refusal::ChooseFirst);
    assert_eq!(Screen::new("senet", "*3").refuses("off"), Refusal::ChooseFirst);
}

/// Only a waiting piece can move: no other square is a target of it.
#[test]
fn a_waiting_piece_enters_on_its_own_square_only() {
    for name in ["1", "26", "off"] {
        assert_eq!(Screen::new("patolli", "*1").refuses(name), Refusal::OnlyEntering);
    }
}

// Senet. Black's pair on 9 and 10 bars the way of four from 7; the piece on 5 would
// land on it.
#[test]
fn a_pair_bars_the_way_and_protects() {
    let mut screen = Screen::new("senet", "*3 9-12 *1 8-9 *4");
    assert_eq!(screen.sources(), "12");
    assert_eq!(screen.forbids("7"), Illegal::Barred { at: screen.point("9") });
    assert_eq!(screen.forbids("5"), Illegal::ProtectedByPair { at: screen.point("9") });
    assert_eq!(screen.forbids("3"), Illegal::OwnPiece { at: screen.point("7") });
    assert_eq!(screen.forbids("17"), Illegal::WrongDistance { steps: 4 });
    screen.plays("16");
}

// With `backward` it is still the way on that is barred.
#[test]
fn what_bars_the_way_on_is_told_although_pieces_may_go_back() {
    let mut screen = Screen::with_rules("senet", r#"{"backward":true}"#, "*3 9-12 *1 8-9 *4");
    assert_eq!(screen.forbids("7"), Illegal::Barred { at: screen.point("9") });
    assert_eq!(screen.forbids("5"), Illegal::ProtectedByPair { at: screen.point("9") });
}

#[test]
fn the_throw_is_too_high() {
    let mut screen = Screen::new("senet", &format!("{SENET} *0"));
    assert_eq!(screen.forbids("26"), Illegal::TooFar);
    assert_eq!(screen.forbids("11"), Illegal::OwnPiece { at: screen.point("16") });
}

// Option `exact_houses`: nobody is captured on 26.
#[test]
fn a_safe_square() {
    let actions = "*0 9-14 *0 10-15 *0 14-19 *0 15-20 *0 19-24 *0 20-25 *1 1-2 *1 25-26 *1 8-9 *2";
    let mut screen = Screen::with_rules("senet", r#"{"exact_houses":true}"#, actions);
    assert_eq!(screen.forbids("24"), Illegal::SafeSquare { at: screen.point("26") });
    assert_eq!(Screen::new("senet", actions).targets().split(' ').next_back(), Some("26"));
}

#[test]
fn why_a_waiting_piece_may_not_enter() {
    let mut taken = Screen::new("patolli", "*1 in *1 in *2");
    assert_eq!(taken.forbids("home"), Illegal::OwnPiece { at: taken.point("0") });
    let mut one = Screen::with_rules("patolli", r#"{"entry":"one"}"#, "*2");
    assert_eq!(one.forbids("home"), Illegal::EntryNeedsOne);
    let mut blank = Screen::with_rules("patolli", r#"{"blank":0}"#, "*0");
    assert_eq!(blank.forbids("home"), Illegal::NoSteps);
}

#[test]
fn a_bead_cannot_move() {
    let mut screen = Screen::new("bead_jump", "");
    assert_eq!(screen.refuses("f1"), Refusal::Stuck);
    screen.chooses("e2");
    assert_eq!(screen.forbids("c3"), Illegal::NoWay);
}

#[test]
fn no_bead_returns() {
    let rules = r#"{"no_return":true,"home":[[1,1]]}"#;
    let mut screen = Screen::with_rules("bead_jump", rules, "d1-c1 c6-d6");
    screen.chooses("c1");
    assert_eq!(screen.forbids("d1"), Illegal::NoReturn);
}

#[test]
fn a_point_is_taken() {
    let mut screen = Screen::new("san_san", "d6 g7");
    for name in ["d6", "g7"] {
        assert_eq!(screen.forbids(name), Illegal::Occupied { at: screen.point(name) });
    }
    let mut screen = Screen::new("gomoku", "h8 o15");
    for name in ["h8", "o15"] {
        assert_eq!(screen.forbids(name), Illegal::Occupied { at: screen.point(name) });
    }
}

// San San Qi. Green's line d5 d6 d7 protects; a7 alone may be marked.
#[test]
fn a_stone_is_protected_by_its_line() {
    let line = "a1 d7 g1 d6 b2 d5 xb2 f2 a7 d1";
    let mut screen = Screen::new("san_san", line);
    assert_eq!(screen.takes(), "a7");
    assert_eq!(screen.forbids("d6"), Illegal::ProtectedByLine { at: screen.point("d6") });
    assert_eq!(screen.forbids("a1"), Illegal::OwnStone { at: screen.point("a1") });
    assert_eq!(screen.forbids("c3"), Illegal::Empty { at: screen.point("c3") });
    screen.plays("a7");
    assert_eq!(screen.forbids("a7"), Illegal::Occupied { at: screen.point("a7") });

    // Green takes next: Red's b2 is dead already.
    let mut screen = Screen::new("san_san", &format!("{line} xa7 c5 d3 e5"));
    assert_eq!(screen.forbids("b2"), Illegal::Dead { at: screen.point("b2") });
}

#[test]
fn a_stone_moves_to_a_neighbour() {
    let mut screen = Screen::new("san_san", &format!("{SAN_SAN} xc5"));
    assert_eq!(screen.0.table().turn().side(), Some(Side::Second));
    assert_eq!(screen.refuses("e5"), Refusal::Stuck);
    assert_eq!(screen.refuses("g4"), Refusal::ChooseFirst);
    assert_eq!(screen.forbids("f6"), Illegal::NotYours { at: screen.point("f6") });
}

/// A finger that touches the stone it has just placed once more is not scolded.
#[test]
fn the_stone_just_placed_may_be_touched_again() {
    let mut screen = Screen::new("gomoku", "");
    screen.plays("h8");
    let spot = screen.spot("h8");
    assert_eq!(screen.0.tap(spot), Tap::Ignored);
    assert_eq!((screen.0.refusal(), screen.0.table().ply()), (None, 1));
    screen.plays("i8");
    assert_eq!(screen.forbids("h8"), Illegal::Occupied { at: screen.point("h8") });
}
