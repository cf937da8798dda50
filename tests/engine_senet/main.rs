//! The computer's Senet.

#[path = "../common/dice.rs"]
mod dice;

use dice::{at_depth, best};
use guqi::{
    engine::{
        Budget, Limits, Playable, Search,
        chance::{ChanceSearch, Value},
    },
    rules::{
        BySide, Game, RuleSet, Side,
        senet::{Rules, Senet, Setup, State},
    },
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde_json::json;

fn game() -> Senet {
    Senet::new(Rules::default()).expect("valid")
}

/// White to use a throw.
fn white(flat: u8, white: &[u8], black: &[u8]) -> State {
    let on = BySide([white.to_vec(), black.to_vec()]);
    let setup = Setup { side: Side::First, thrown: Some(flat), on };
    game().setup(&setup).expect("a position")
}

/// Where every throw gives another.
fn endless(game: &Senet) -> bool {
    game.rules().extra_throws.iter().count() == 5
}

#[test]
fn pruning_changes_nothing() {
    dice::pruning_changes_nothing::<Senet>();
}

#[test]
fn errors_are_expected_where_they_are_asked_for() {
    dice::errors_are_expected_where_they_are_asked_for::<Senet>();
}

/// Whoever plays against an enemy that errs does better, the more it errs.
#[test]
fn errors_of_the_enemy_are_worth_something() {
    let state = game().start();
    let mut value = Value::new(&game());
    let mut worth = |share| {
        value.expect_errors(Side::First, share);
        [Side::First, Side::Second].map(|side| value.of(&game(), &state, side))
    };
    let [better, best] = [worth(0.3), worth(0.6)].map(|[own, enemys]| [own, 1.0 - enemys]);
    let plain = worth(0.0)[0];
    assert!(plain < better[0] && better[0] < best[0], "{plain} {better:?} {best:?}");
    assert!(1.0 - worth(0.0)[1] < better[1] && better[1] < best[1], "{better:?} {best:?}");
}

#[test]
fn chance_is_weighed_by_its_odds() {
    dice::chance_is_weighed_by_its_odds::<Senet>();
}

#[test]
fn small_budgets_find_something() {
    dice::small_budgets_find_something::<Senet>();
}

#[test]
fn nothing_is_found_where_nobody_acts() {
    dice::nothing_is_found_where_nobody_acts::<Senet>();
}

#[test]
fn any_rules_are_played() {
    dice::any_rules_are_played::<Senet>(endless);
}

#[test]
fn the_weights_fit() {
    dice::the_weights_fit::<Senet>();
}

/// Black is barred for ever and White throws for ever: a search ends by its depth.
#[test]
fn a_search_ends_where_a_game_does_not() {
    let options = json!({"extra_throws": [1, 2, 3, 4, 5]});
    let rules = Rules::from_json(options.as_object().expect("an object")).expect("valid");
    let game = Senet::new(rules).expect("valid");
    let on = BySide([vec![28], vec![29]]);
    let setup = Setup { side: Side::First, thrown: Some(4), on };
    let state = game.setup(&setup).expect("a position");
    let mut limits = Limits::new(Budget::nodes(20_000));
    let analysis = ChanceSearch::new(&game, 1 << 16).analyse(&game, &state, 1, &mut limits);
    assert_eq!(analysis.lines[0].action.to_string(), "--");
}

#[test]
fn the_last_piece_is_taken_off() {
    let state = white(2, &[28], &[3, 12]);
    let line = &at_depth(&game(), &state, 1, 1).lines[0];
    assert_eq!((line.action.to_string().as_str(), line.win), ("28-off", 1.0));
}

/// With one piece each and Black about to leave, changing places is all there is.
#[test]
fn a_capture_is_made() {
    let state = white(4, &[22, 3], &[26]);
    assert_eq!(best(&game(), &state), "22-26");
}

/// Next to its fellow the piece cannot be captured, and it bars the way.
#[test]
fn a_protected_pair_is_built() {
    let state = white(1, &[17, 19, 4], &[15, 16, 14]);
    let pair = best(&game(), &state);
    assert_eq!(pair, "17-18");
}

#[test]
fn drowning_is_avoided() {
    for others in [&[3, 8][..], &[12], &[24, 5]] {
        let on: Vec<u8> = others.iter().copied().chain([26]).collect();
        let state = white(1, &on, &[1, 6, 18]);
        assert_ne!(best(&game(), &state), "26-27");
    }
}

#[test]
fn greedy_finishes_then_captures_then_takes_a_house_then_runs() {
    let greedy = |state: &State| {
        let action = game().greedy(state, &mut ChaCha8Rng::seed_from_u64(1));
        action.expect("White acts").to_string()
    };
    assert_eq!(greedy(&white(4, &[26, 10, 11, 22], &[14, 2])), "26-off");
    assert_eq!(greedy(&white(3, &[26, 10, 11, 12, 23], &[14, 2])), "11-14");
    assert_eq!(greedy(&white(3, &[10, 12, 23], &[14, 2])), "23-26");
    assert_eq!(greedy(&white(3, &[10, 12, 22], &[14, 2])), "12-15");
    assert_eq!(greedy(&white(3, &[10, 13, 22], &[14, 2])), "22-25");
    assert_eq!(greedy(&white(3, &[10, 13, 24], &[14, 2])), "13-16");
    assert_eq!(greedy(&white(3, &[24], &[14, 2])), "24-27");
    assert_eq!(greedy(&white(4, &[28], &[14, 2])), "--");
}
