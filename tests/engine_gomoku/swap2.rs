//! Swap2: every step of the opening is answered, and the answers make sense.

use guqi::{
    engine::{Level, Limits, Playable, Player, Search, think},
    rules::{
        Game, Side, Turn,
        gomoku::{Action, Choice, Gomoku, Phase, Setup, Step},
    },
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

use super::{MEMORY, analyse, game};

#[test]
fn a_whole_opening_is_played() {
    for (rules, level) in [
        (r#"{"opening":"swap2"}"#, 8),
        (r#"{"opening":"swap2","rule":"renju"}"#, 1),
        (r#"{"opening":"swap2","size":19,"rule":"exact"}"#, 5),
    ] {
        let game = game(rules);
        let level = Level::new(level).expect("a level");
        let mut search = <Gomoku as Playable>::Search::new(&game, MEMORY);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut state = game.start();
        while let Phase::Opening(_) = state.phase() {
            let mut limits = Limits::new(guqi::engine::Budget::nodes(2_000));
            let (place, analysis) =
                think(&mut search, &game, &state, level, &mut limits, &mut rng).expect("a line");
            let action = analysis.lines[place].action;
            state = game.play(&state, action).expect("legal");
        }
        assert!(matches!(game.turn(&state), Turn::Act { .. }), "nobody has won yet");
    }
}

/// `more` leads to two more stones and the last choice.
#[test]
fn the_last_choice_is_made_after_more() {
    let game = game(r#"{"opening":"swap2"}"#);
    let mut state = game.start();
    while state.phase() != Phase::Opening(Step::Choice) {
        state = game.play(&state, analyse(&game, &state, 1, 500).lines[0].action).expect("legal");
    }
    state = game.play(&state, Action::Choose(Choice::More)).expect("legal");
    while state.phase() != Phase::Opening(Step::LastChoice) {
        state = game.play(&state, analyse(&game, &state, 1, 500).lines[0].action).expect("legal");
    }
    let analysis = analyse(&game, &state, 1, 500);
    assert!(matches!(analysis.lines[0].action, Action::Choose(_)));
}

/// Where one colour has won already, that colour is taken.
#[test]
fn the_winning_colour_is_taken() {
    let game = game(r#"{"opening":"swap2"}"#);
    let points = |tokens: &str| {
        tokens.split(' ').map(|token| token.parse().expect("a point")).collect::<Vec<_>>()
    };
    for (white, choice) in [("h9 h10", Choice::White), ("a1 o15", Choice::Black)] {
        let black = if choice == Choice::White { "a1 a15 o1" } else { "h8 h9 i9" };
        let setup = Setup {
            black: points(black),
            white: points(white),
            phase: Phase::Opening(Step::LastChoice),
            swapped: false,
        };
        let state = game.setup(&setup).expect("a position");
        assert_eq!(game.turn(&state).side(), Some(Side::First));
        assert_eq!(analyse(&game, &state, 1, 3_000).lines[0].action, Action::Choose(choice));
    }
}

/// Greedy and random play through it too.
#[test]
fn the_yardsticks_get_through() {
    let game = game(r#"{"opening":"swap2"}"#);
    let contest = guqi::engine::Contest {
        game: &game,
        players: [Player::Greedy, Player::Random],
        budgets: [guqi::engine::Budget::UNLIMITED; 2],
        memory: MEMORY,
        seed: 4,
    };
    assert_eq!(contest.play(0..4).wins, 4);
}
