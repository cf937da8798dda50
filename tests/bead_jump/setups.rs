//! Positions made by hand.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use guqi::rules::{
    Game, Point, Side, Turn,
    bead_jump::{BadSetup, Setup, State},
};

use crate::table::*;

#[test]
fn the_default_is_the_start() {
    let game = game("{}");
    assert_eq!(game.setup(&Setup::default()), Ok(game.start()));
}

#[test]
fn a_position_in_the_middle() {
    let game = game("{}");
    let state = place(&game, 7, Side::Second, "c3 b1 a1 f1 f2 f3", RED_CAMP);
    assert_eq!(game.turn(&state), Turn::Act { side: Side::Second });
    let text = r#"{"round":7,"blue":["a1","b1","c3","f1","f2","f3"],"red":["a4","a5","a6","b5","b6","c6"]}"#;
    assert_eq!(game.position(&state).to_string(), text);
    assert_eq!((state.outside(Side::First), state.outside(Side::Second)), (3, 0));
    assert_eq!(play(&game, &state, "c6-d6").round(), 8);
}

#[test]
fn what_is_no_position() {
    let game = game("{}");
    let error = |setup| game.setup(&setup).unwrap_err();
    for round in [0, 201, u32::MAX] {
        let bad = setup(round, Side::First, BLUE_CAMP, RED_CAMP);
        assert_eq!(error(bad), BadSetup::Round { round });
    }
    let few = setup(1, Side::First, "a1 a2", RED_CAMP);
    assert_eq!(error(few), BadSetup::Count { side: Side::First, count: 2 });
    let many = setup(1, Side::First, BLUE_CAMP, "a6 b6 c6 a5 b5 a4 a3");
    assert_eq!(error(many), BadSetup::Count { side: Side::Second, count: 7 });
    let shared = setup(1, Side::First, BLUE_CAMP, "a6 b6 c6 a5 b5 f1");
    assert_eq!(error(shared), BadSetup::Shared { point: point("f1") });
    let twice = setup(1, Side::First, "d1 d1 e1 f1 e2 f2", RED_CAMP);
    assert_eq!(error(twice), BadSetup::Shared { point: point("d1") });
    let mut off = Setup::default();
    off.beads[Side::Second][0] = Point(36);
    assert_eq!(error(off), BadSetup::NoSuchPoint { point: Point(36) });
    let won = setup(9, Side::Second, RED_CAMP, "a1 a2 a3 b1 b2 c1");
    assert_eq!(error(won), BadSetup::CampFilled { side: Side::First });
    let lost = setup(9, Side::Second, "a1 a2 a3 b1 b2 c1", BLUE_CAMP);
    assert_eq!(error(lost), BadSetup::CampFilled { side: Side::Second });
}

// Equal positions with equal pasts are equal states, whatever the order of the past.
#[test]
fn equality_knows_the_past() {
    let game = game("{}");
    let start = game.start();
    let one = play(&game, &start, "d1-c1 c6-d6 c1-d1 d6-c6");
    assert_ne!(one, start);
    let two = play(&game, &start, "f3-f4 c6-d6 f4-f3 d6-c6");
    assert_ne!(one, two, "the same beads in the same round, but other positions before");
    let forth = play(&game, &start, "d1-c1 c6-d6 c1-d1 d6-c6 f3-f4 a4-a3 f4-f3 a3-a4");
    let back = play(&game, &start, "f3-f4 a4-a3 f4-f3 a3-a4 d1-c1 c6-d6 c1-d1 d6-c6");
    assert_eq!(outcome(&game, &forth), outcome(&game, &back));
    assert_eq!(forth, back);
    let hash = |state: &State| BuildHasherDefault::<DefaultHasher>::default().hash_one(state);
    assert_eq!(hash(&forth), hash(&back));
    let plain = crate::table::game(r#"{"repetition":false}"#);
    let round_trip = |tokens| play(&plain, &plain.start(), tokens);
    assert_eq!(round_trip("d1-c1 c6-d6 c1-d1 d6-c6"), round_trip("f3-f4 c6-d6 f4-f3 d6-c6"));
}
