//! The computer's Patolli.

#[path = "../common/dice.rs"]
mod dice;

use dice::{at_depth, best};
use guqi::{
    engine::Playable,
    rules::{
        BySide, Game, Side,
        patolli::{Patolli, Rules, Setup, State},
    },
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

fn game() -> Patolli {
    Patolli::new(Rules::default()).expect("valid")
}

/// Jade to use a throw. Both sides have so many pieces done.
fn jade(marked: u8, jade: &[u8], obsidian: &[u8], done: [u8; 2]) -> State {
    let setup = Setup {
        side: Side::First,
        thrown: Some(marked),
        on: BySide([jade.to_vec(), obsidian.to_vec()]),
        done: BySide(done),
        counters: None,
    };
    game().setup(&setup).expect("a position")
}

#[test]
fn pruning_changes_nothing() {
    dice::pruning_changes_nothing::<Patolli>();
}

#[test]
fn errors_are_expected_where_they_are_asked_for() {
    dice::errors_are_expected_where_they_are_asked_for::<Patolli>();
}

#[test]
fn chance_is_weighed_by_its_odds() {
    dice::chance_is_weighed_by_its_odds::<Patolli>();
}

#[test]
fn small_budgets_find_something() {
    dice::small_budgets_find_something::<Patolli>();
}

#[test]
fn nothing_is_found_where_nobody_acts() {
    dice::nothing_is_found_where_nobody_acts::<Patolli>();
}

#[test]
fn any_rules_are_played() {
    dice::any_rules_are_played::<Patolli>(|_| false);
}

#[test]
fn the_weights_fit() {
    dice::the_weights_fit::<Patolli>();
}

#[test]
fn the_last_piece_is_taken_off() {
    let state = jade(4, &[48], &[24, 25], [5, 4]);
    let line = &at_depth(&game(), &state, 1, 1).lines[0];
    assert_eq!((line.action.to_string().as_str(), line.win), ("48-off", 1.0));
    // With another piece to move it is still the only win there is.
    let state = jade(4, &[48], &[24, 25], [4, 4]);
    assert!(at_depth(&game(), &state, 3, 1).lines[0].win < 1.0);
}

/// A lone enemy three steps from its end is sent home.
#[test]
fn a_capture_is_made() {
    for jade_on in [[19, 2, 30], [19, 5, 45]] {
        let state = jade(4, &jade_on, &[23, 40], [2, 2]);
        assert_eq!(best(&game(), &state), "19-23");
    }
}

/// The far piece stays on its safe square: two steps on, three enemies hit it.
#[test]
fn a_piece_is_not_left_where_it_is_hit() {
    let state = jade(2, &[47, 3], &[46, 45, 44], [4, 3]);
    assert_eq!(best(&game(), &state), "3-5");
}

#[test]
fn greedy_finishes_then_captures_then_is_safe_then_runs() {
    let greedy = |state: &State| {
        let action = game().greedy(state, &mut ChaCha8Rng::seed_from_u64(1));
        action.expect("Jade acts").to_string()
    };
    assert_eq!(greedy(&jade(4, &[48, 19, 30, 36], &[23, 0], [0, 0])), "48-off");
    // The piece on 23 has come farther than the one on 34 would have.
    assert_eq!(greedy(&jade(4, &[47, 19, 31, 36], &[23, 35], [0, 0])), "19-23");
    assert_eq!(greedy(&jade(4, &[44, 20, 31, 36], &[25, 33], [0, 0])), "36-40");
    assert_eq!(greedy(&jade(4, &[44, 20, 31, 35], &[25, 33], [0, 0])), "44-48");
    assert_eq!(greedy(&jade(4, &[], &[25, 33], [0, 0])), "in");
    assert_eq!(greedy(&jade(4, &[49], &[25, 33], [5, 0])), "--");
}
