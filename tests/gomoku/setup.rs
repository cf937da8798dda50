//! Positions made by hand.

use guqi::rules::{
    Game, Outcome, Reason, Side, Turn,
    gomoku::{BadSetup, Coord, Phase, Setup, Step},
};

use crate::{game, play};

fn points(names: &str) -> Vec<Coord> {
    names.split_whitespace().map(|name| name.parse().expect("a point")).collect()
}

fn setup(black: &str, white: &str, phase: Phase) -> Setup {
    Setup { black: points(black), white: points(white), phase, swapped: false }
}

#[test]
fn same_as_played() {
    let free = game("{}");
    assert_eq!(free.setup(&Setup::default()), Ok(free.start()));
    let white_moves = setup("h8 h10", "h9", Phase::Play(Side::Second));
    assert_eq!(free.setup(&white_moves), Ok(play(&free, "h8 h9 h10")));

    let swap2 = game(r#"{"opening":"swap2"}"#);
    for (record, step) in [
        ("", Step::Three),
        ("h8 h9", Step::Three),
        ("h8 h9 h10", Step::Choice),
        ("h8 h9 h10 more", Step::Two),
        ("h8 h9 h10 more a1", Step::Two),
        ("h8 h9 h10 more a1 a2", Step::LastChoice),
    ] {
        let state = play(&swap2, record);
        let lies = |side| swap2.points().filter(|&at| state.stone(at) == Some(side)).collect();
        let [black, white] = Side::ALL.map(lies);
        let setup = Setup { black, white, phase: Phase::Opening(step), swapped: false };
        assert_eq!(swap2.setup(&setup), Ok(state));
    }
    let taken = Setup { swapped: true, ..white_moves };
    assert_eq!(swap2.setup(&taken), Ok(play(&swap2, "h8 h9 h10 black")));
}

#[test]
fn ended_positions() {
    let free = game("{}");
    let five = setup("a1 b1 c1 d1 e1", "", Phase::Play(Side::Second));
    let state = free.setup(&five).expect("a position");
    assert_eq!(free.turn(&state), Turn::Over(Outcome::win(Side::First, Reason::Five)));
    let six = setup("", "a1 b1 c1 d1 e1 f1", Phase::Play(Side::First));
    let exact = game(r#"{"rule":"exact"}"#);
    let state = exact.setup(&six).expect("a position");
    assert_eq!(exact.turn(&state), Turn::Act { side: Side::First });
    let state = free.setup(&six).expect("a position");
    assert_eq!(free.turn(&state), Turn::Over(Outcome::win(Side::Second, Reason::Five)));
    let (black, white) = free.points().partition(|at| (at.column() + 2 * at.row()) % 4 < 2);
    let full = Setup { black, white, ..Setup::default() };
    let state = free.setup(&full).expect("a position");
    assert_eq!(free.turn(&state), Turn::Over(Outcome::draw(Reason::BoardFull)));
}

#[test]
fn refusals() {
    let free = game("{}");
    let swap2 = game(r#"{"opening":"swap2"}"#);
    let play = Phase::Play(Side::First);
    let p1: Coord = "p1".parse().expect("p1");
    let a1: Coord = "a1".parse().expect("a1");
    assert_eq!(free.setup(&setup("p1", "", play)), Err(BadSetup::OffBoard(p1)));
    assert!(game(r#"{"size":19}"#).setup(&setup("p1", "", play)).is_ok());
    assert_eq!(free.setup(&setup("a1", "a1", play)), Err(BadSetup::Shared(a1)));
    assert_eq!(free.setup(&setup("a1 a1", "", play)), Err(BadSetup::Shared(a1)));
    let both = setup("a1 b1 c1 d1 e1", "a2 b2 c2 d2 e2", play);
    assert_eq!(free.setup(&both), Err(BadSetup::TwoWinners));
    let choice = setup("a1 b1", "c1", Phase::Opening(Step::Choice));
    assert!(swap2.setup(&choice).is_ok());
    assert_eq!(free.setup(&choice), Err(BadSetup::NotSwap2));
    let swapped = Setup { swapped: true, ..setup("a1", "", play) };
    assert!(swap2.setup(&swapped).is_ok());
    assert_eq!(free.setup(&swapped), Err(BadSetup::NotSwap2));
    let early = Setup { swapped: true, ..choice };
    assert_eq!(swap2.setup(&early), Err(BadSetup::NotSwap2));
    for (step, black, white) in [
        (Step::Three, "a1 b1", "c1"),
        (Step::Three, "", "c1"),
        (Step::Choice, "a1", "c1"),
        (Step::Two, "a1 b1 c1", "a2 b2"),
        (Step::LastChoice, "a1 b1", "a2 b2"),
    ] {
        let wrong = setup(black, white, Phase::Opening(step));
        assert_eq!(swap2.setup(&wrong), Err(BadSetup::StoneCount));
    }
}
