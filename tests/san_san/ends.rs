//! How the game ends.

use guqi::rules::{Game, Reason, san_san::Setup};
use serde_json::json;

use super::{
    GREEN, RED, after, drawn, game, legal, moving, outcome, placing,
    placing::{GREEN_DULL, RED_DULL},
    plain, play, to_act, won,
};

/// The first `living` stones of a list, and the rest as dead.
fn split(names: &str, living: usize) -> [String; 2] {
    let names: Vec<_> = names.split(' ').collect();
    [names[..living].join(" "), names[living..].join(" ")]
}

/// All stones but Green's c4 are placed, and all but the first few are dead.
fn nearly_all_dead(red: usize, green: usize) -> Setup {
    let [red, green] = [split(RED_DULL, red), split(GREEN_DULL, green)];
    placing(GREEN, [[&red[0], &red[1]], [&green[0], &green[1]]])
}

// "A side with fewer than three stones in phase 2 loses"
#[test]
fn fewer_than_three_stones_lose() {
    let game = plain();
    let state = after(&game, &moving(RED, "a7 d7 g4", "b6 d6 e3"), "g4-g7");
    let state = play(&game, &state, "xd6");
    assert_eq!(outcome(&game, &state), won(RED, Reason::TooFew));
    assert_eq!(
        game.position(&state),
        json!({"phase": 2, "red": {"hand": 0, "on": ["a7", "d7", "g7"], "dead": []},
               "green": {"hand": 0, "on": ["b6", "e3"], "dead": []}})
    );
}

// The same right after the clearing; the stone just placed on c4 lives.
#[test]
fn fewer_than_three_stones_after_the_clearing() {
    let game = plain();
    let state = after(&game, &nearly_all_dead(2, 2), "c4");
    assert_eq!(outcome(&game, &state), won(GREEN, Reason::TooFew));
    let state = after(&game, &nearly_all_dead(3, 1), "c4");
    assert_eq!(outcome(&game, &state), won(RED, Reason::TooFew));
    let state = after(&game, &nearly_all_dead(3, 2), "c4");
    assert_eq!(outcome(&game, &state), None);
}

// "(both at once, after clearing: draw, `too_few`)"
#[test]
fn both_with_fewer_than_three() {
    let game = plain();
    let state = after(&game, &nearly_all_dead(2, 1), "c4");
    assert_eq!(outcome(&game, &state), drawn(Reason::TooFew));
}

// In phase 1 fewer than three living stones do not lose.
#[test]
fn fewer_than_three_living_stones_in_phase_1() {
    let game = plain();
    let state = after(&game, &placing(RED, [["a7 d7 f4", ""], ["a1 b4", "g1"]]), "g7 xa1");
    assert_eq!(outcome(&game, &state), None);
    assert_eq!(to_act(&game, &state), Some(GREEN));
}

// "A side to move in phase 2 with no legal slide loses"
#[test]
fn a_blocked_side_loses() {
    let game = plain();
    let setup = moving(RED, "d7 a4 b6 g4 f6 d2 f2", "a7 g7 g1");
    let state = after(&game, &setup, "d2-d1");
    assert_eq!(outcome(&game, &state), won(RED, Reason::NoMoves));
}

// "(also at once, when all 24 stones are alive and the board is full)": Red's line a7 d7
// g7 was completed when there was nothing to mark.
#[test]
fn a_full_board_blocks_at_once() {
    let game = plain();
    let state = after(&game, &full_with_a_line(), "c4");
    assert_eq!(outcome(&game, &state), won(RED, Reason::NoMoves));
    assert_eq!(game.position(&state)["phase"], 2);
}

/// A full board but for Green's last stone, c4; Red has the line a7 d7 g7.
pub(super) fn full_with_a_line() -> Setup {
    let red = RED_DULL.replace("g1", "g7");
    let green = GREEN_DULL.replace("g7", "g1");
    placing(GREEN, [[&red, ""], [&green, ""]])
}

/// Nobody is near a line.
fn quiet() -> Setup {
    moving(RED, "a7 g1 f4", "c3 e5 b4")
}

// "The third occurrence in phase 2 of the same stones with the same side to slide"
#[test]
fn the_third_occurrence_is_a_draw() {
    let game = plain();
    let state = after(&game, &quiet(), "a7-d7 c3-d3 d7-a7 d3-c3 a7-d7 c3-d3 d7-a7");
    assert_eq!(outcome(&game, &state), None);
    let state = play(&game, &state, "d3-c3");
    assert_eq!(outcome(&game, &state), drawn(Reason::Repetition));
}

// "with the same side to slide": a flying Green needs three plies to come back where
// Red needs two, so the same stones come with either side to slide.
#[test]
fn the_same_stones_with_the_other_side_to_slide() {
    let game = game(&json!({"fly": true}));
    let setup = moving(RED, "a7 g1 f4 d2", "c3 e5 b4");
    let state = after(&game, &setup, "a7-d7 b4-d5 d7-a7 d5-b6 a7-d7 b6-b4 d7-a7");
    assert_eq!(game.position(&state), game.position(&game.setup(&setup).unwrap()));
    assert_eq!(to_act(&game, &state), Some(GREEN));
    let state = play(&game, &state, "b4-d5 a7-d7 d5-b6 d7-a7 b6-b4");
    assert_eq!(game.position(&state), game.position(&game.setup(&setup).unwrap()));
    assert_eq!(outcome(&game, &state), None, "the third time, but the second for Red");
}

// "100 plies of phase 2 without a removal […] judged at the end of a turn"
#[test]
fn a_hundred_plies_without_a_removal() {
    let game = plain();
    let state = after(&game, &Setup { quiet: 98, ..quiet() }, "a7-d7");
    assert_eq!(outcome(&game, &state), None);
    let state = play(&game, &state, "c3-d3");
    assert_eq!(outcome(&game, &state), drawn(Reason::NoRemoval));
}

// "(slides and removals are plies; judged at the end of a turn)": the hundredth ply
// completes a line, and the removal that follows starts the count anew.
#[test]
fn a_removal_after_the_hundredth_ply() {
    let game = plain();
    let setup = Setup { quiet: 99, ..moving(RED, "a7 d7 g4", "b6 d6 e3 c3") };
    let state = after(&game, &setup, "g4-g7");
    assert_eq!(outcome(&game, &state), None);
    let state = play(&game, &state, "xe3 c3-d3");
    assert_eq!(outcome(&game, &state), None);
    // With nothing to remove the count goes on.
    let setup = Setup { quiet: 99, ..moving(RED, "a7 d7 g4", "b6 d6 f6") };
    let state = after(&game, &setup, "g4-g7");
    assert_eq!(outcome(&game, &state), drawn(Reason::NoRemoval));
}

// "Order of the ends: too few, no moves, repetition, no removal."
#[test]
fn no_moves_comes_before_no_removal() {
    let game = plain();
    let setup = moving(RED, "d7 a4 b6 g4 f6 d2 f2", "a7 g7 g1");
    let state = after(&game, &Setup { quiet: 99, ..setup }, "d2-d1");
    assert_eq!(outcome(&game, &state), won(RED, Reason::NoMoves));
}

#[test]
fn repetition_comes_before_no_removal() {
    let game = game(&json!({"no_removal": 8}));
    let state = after(&game, &quiet(), "a7-d7 c3-d3 d7-a7 d3-c3 a7-d7 c3-d3 d7-a7 d3-c3");
    assert_eq!(outcome(&game, &state), drawn(Reason::Repetition));
}

// Too few comes before no moves: Green's two last stones are shut in.
#[test]
fn too_few_comes_before_no_moves() {
    let game = plain();
    let setup = moving(RED, "d7 a4 b6 g4 f6 d2 d3 g1", "a7 g7 c3");
    let state = after(&game, &setup, "g1-d1");
    assert_eq!(legal(&game, &state), ["xa7", "xc3", "xg7"]);
    assert_eq!(outcome(&game, &play(&game, &state, "xc3")), won(RED, Reason::TooFew));
}
