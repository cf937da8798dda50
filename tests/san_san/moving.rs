//! Phase 2.

use guqi::rules::{Event, Game, Illegal, Spot};

use super::{GREEN, RED, action, after, at, legal, moving, plain, play, refusal, to_act};

// "A turn is one stone moved along a line to an adjacent empty point (token `a7-a4`)."
#[test]
fn a_stone_slides_to_an_adjacent_empty_point() {
    let game = plain();
    let state = after(&game, &moving(RED, "a7 d7 d1", "b6 f6 f2 e3"), "");
    assert_eq!(legal(&game, &state), ["a7-a4", "d1-a1", "d1-d2", "d1-g1", "d7-d6", "d7-g7"]);
    assert_eq!(refusal(&game, &state, "a7-b6"), Illegal::Occupied { at: at("b6") });
    assert_eq!(refusal(&game, &state, "a7-d7"), Illegal::Occupied { at: at("d7") });
    assert_eq!(refusal(&game, &state, "a7-a7"), Illegal::Occupied { at: at("a7") });
    assert_eq!(refusal(&game, &state, "a7-a1"), Illegal::NotAdjacent);
    assert_eq!(refusal(&game, &state, "g4-g1"), Illegal::Empty { at: at("g4") });
    assert_eq!(refusal(&game, &state, "b6-b4"), Illegal::NotYours { at: at("b6") });
    assert_eq!(refusal(&game, &state, "g4"), Illegal::PlacingOver);
    assert_eq!(refusal(&game, &state, "xb6"), Illegal::NoTakeDue);
    assert_eq!(
        game.events(&state, action("a7-a4")),
        [Event::Moved { side: RED, from: Spot::On(at("a7")), to: Spot::On(at("a4")) }]
    );
    assert_eq!(to_act(&game, &play(&game, &state, "a7-a4")), Some(GREEN));
}

// "If it completes one or more lines, the same side removes one enemy stone that is not
// part of a completed enemy line (token `xd6`)."
#[test]
fn a_line_removes_an_enemy_stone() {
    let game = plain();
    let before = after(&game, &moving(RED, "a7 d7 g4", "b6 d6 f6 e3 c3"), "");
    let state = play(&game, &before, "g4-g7");
    assert_eq!(to_act(&game, &state), Some(RED));
    assert_eq!(legal(&game, &state), ["xc3", "xe3"]);
    assert_eq!(refusal(&game, &state, "xd6"), Illegal::ProtectedByLine { at: at("d6") });
    assert_eq!(refusal(&game, &state, "xa7"), Illegal::OwnStone { at: at("a7") });
    assert_eq!(refusal(&game, &state, "xa1"), Illegal::Empty { at: at("a1") });
    assert_eq!(refusal(&game, &state, "a7-a4"), Illegal::TakeDue);
    assert_eq!(game.events(&state, action("xe3")), [Event::Captured { side: GREEN, at: at("e3") }]);
    let state = play(&game, &state, "xe3");
    assert_eq!(to_act(&game, &state), Some(GREEN));
    assert_eq!(state.living(GREEN).count(), 4);
    assert_eq!(state.dead(GREEN).count(), 0);
}

// "One or more lines": two lines, one removal.
#[test]
fn two_lines_remove_one_stone() {
    let game = plain();
    let setup = moving(RED, "d7 g7 a1 a4 b6", "d6 f6 f4 e3 c3");
    let state = after(&game, &setup, "b6-a7 xd6");
    assert_eq!(to_act(&game, &state), Some(GREEN));
}

// "If there is none, the turn passes."
#[test]
fn nothing_to_remove() {
    let game = plain();
    let before = after(&game, &moving(RED, "a7 d7 g4", "b6 d6 f6"), "");
    let events = game.events(&before, action("g4-g7"));
    assert_eq!(events.last(), Some(&Event::NothingToTake { side: RED }));
    let state = play(&game, &before, "g4-g7");
    assert_eq!(to_act(&game, &state), Some(GREEN));
    assert_eq!(legal(&game, &state).first().map(String::as_str), Some("b6-b4"));
}

// "Moving off a line and back completes it again."
#[test]
fn off_the_line_and_back() {
    let game = plain();
    let setup = moving(RED, "a7 d7 g7 d1", "e3 c3 c4 f2 f4");
    let state = after(&game, &setup, "g7-g4 e3-e4 g4-g7");
    assert_eq!(state.takes_due(), 1);
}

// A stone that moves along its own line leaves it open behind.
#[test]
fn the_point_left_counts_no_more() {
    let game = plain();
    let state = after(&game, &moving(RED, "a7 d7 a4 e3", "c3 c4 f2"), "a7-b6");
    assert_eq!(state.takes_due(), 0);
    assert_eq!(to_act(&game, &state), Some(GREEN));
}
