//! The computer's Bead jump: positions with known answers.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
#![allow(clippy::float_cmp, reason = "what is proven, and a draw, have exact values")]

#[path = "../common/engine.rs"]
mod engine;

use engine::{best, choice, play_through, played_out};
use guqi::{
    engine::{Budget, Level, Limits, Playable, Search},
    rules::{
        BySide, Game, Outcome, Reason, RuleSet, Side,
        bead_jump::{Action, BeadJump, HomeCheck, Rules, Setup, State},
    },
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// The game with these options.
fn game(options: &str) -> BeadJump {
    let options = serde_json::from_str(options).unwrap();
    BeadJump::new(Rules::from_json(&options).unwrap()).unwrap()
}

fn place(game: &BeadJump, round: u32, side: Side, blue: &str, red: &str) -> State {
    let points = |names: &str| {
        let of = |name: &str| {
            let to: Action = format!("{name}-{name}").parse().unwrap();
            let Action::Move { from, .. } = to else { unreachable!() };
            from
        };
        names.split_whitespace().map(of).collect()
    };
    game.setup(&Setup { round, side, beads: BySide([points(blue), points(red)]) }).unwrap()
}

fn play(game: &BeadJump, state: &State, tokens: &str) -> State {
    tokens
        .split_whitespace()
        .fold(state.clone(), |state, token| game.play(&state, token.parse().unwrap()).unwrap())
}

#[expect(clippy::unnecessary_wraps, reason = "compared with an outcome")]
fn filled(winner: Side) -> Option<Outcome> {
    Some(Outcome::win(winner, Reason::CampFilled))
}

#[test]
fn the_finishing_chain_is_found() {
    let game = game("{}");
    let state = place(&game, 40, Side::First, "a6 b6 c6 a5 b5 e2", "e3 c4 d1 e1 f1 f2");
    assert_eq!(choice(&game, &state, 500), ("e2-a4".into(), 1.0));
    assert_eq!(played_out(&game, &state, 500), (1, filled(Side::First)));
}

#[test]
fn the_camp_is_filled_as_soon_as_can_be() {
    let game = game("{}");
    // Two steps of Blue's, while Red is four away.
    let state = place(&game, 40, Side::First, "a6 b6 c6 a5 c5 a3", "d1 e1 f1 e2 c3 d4");
    assert_eq!(played_out(&game, &state, 20_000), (3, filled(Side::First)));
    // Red needs one step: it takes it, though Blue needs one as well.
    let state = place(&game, 40, Side::Second, "a6 b6 c6 a5 b5 a3", "d1 e1 f1 e2 f2 e3");
    assert_eq!(played_out(&game, &state, 2000), (1, filled(Side::Second)));
    // Blue to move sees that it is too late: Red fills the camp next.
    let state = place(&game, 40, Side::First, "a6 b6 c6 a5 c5 a3", "d1 e1 f1 e2 f2 e3");
    let analysis = best(&game, &state, 20_000);
    let line = &analysis.lines[0];
    assert_eq!((line.win, line.variation.len()), (0.0, 2), "{line:?}");
}

#[test]
fn home_is_left_in_time() {
    let game = game("{}");
    let leaves = |state: &State, nodes| {
        let analysis = best(&game, state, nodes);
        let next = game.play(state, analysis.lines[0].action).unwrap();
        assert!(analysis.lines[0].win > 0.0);
        next.outside(Side::First) > state.outside(Side::First)
    };
    // Round 20, one bead outside where two must be.
    let red = "a6 b6 c4 d4 c3 f5";
    let state = place(&game, 20, Side::First, "d1 e1 f1 e2 f2 a3", red);
    assert_eq!(state.outside(Side::First), 1);
    assert!(leaves(&state, 1000));
    // Rounds 29 and 30, two beads still at home.
    let state = place(&game, 29, Side::First, "d1 e2 b2 e4 a4 a5", "a1 b1 d5 f4 c3 f5");
    assert!(leaves(&state, 20_000));
    // Too late: two beads at home in round 30.
    let state = place(&game, 30, Side::First, "d1 e2 b2 e4 a4 a5", "a1 b1 d5 f4 c3 f5");
    assert_eq!(best(&game, &state, 20_000).lines[0].win, 0.0);
}

#[test]
fn the_nearer_of_two_wins_is_worth_more() {
    let game = game("{}");
    // All lines are judged: those that win are proven, the quickest comes first.
    let state = place(&game, 40, Side::First, "a6 b6 c6 a5 b5 a3", "d1 e1 c2 e2 c3 d4");
    let mut search = <BeadJump as Playable>::Search::new(&game, 1 << 20);
    let mut limits = Limits::new(Budget { depth: 3, ..Budget::UNLIMITED });
    let lines = search.analyse(&game, &state, usize::MAX, &mut limits).lines;
    assert_eq!(lines.len(), game.legal(&state).len());
    let wins: Vec<_> = lines.iter().filter(|line| line.win == 1.0).collect();
    assert!(wins.len() > 1);
    assert!(wins.is_sorted_by_key(|line| line.variation.len()));
    assert_eq!(wins[0].action.to_string(), "a3-a4");
}

#[test]
fn a_lost_side_takes_the_draw() {
    // Red wins at once if Blue does not end the game: one more move there and back makes
    // the position come for the third time.
    let game = game(r#"{"home":[]}"#);
    let start = place(&game, 40, Side::Second, "f5 f6 e6 e5 d5 a1", "d1 e1 f1 e2 f2 c3");
    let before = play(&game, &start, "c3-c4 a1-b1 c4-c3 b1-a1 c3-c4 a1-b1 c4-c3");
    let (action, win) = choice(&game, &before, 20_000);
    assert_eq!((action.as_str(), win), ("b1-a1", 0.5));
    let end = play(&game, &before, &action);
    assert_eq!(game.turn(&end).outcome(), Some(Outcome::draw(Reason::Repetition)));
}

#[test]
fn one_node_is_enough_for_an_action() {
    let game = game("{}");
    let analysis = best(&game, &game.start(), 1);
    assert_eq!(analysis.lines.len(), 1);
    let over = place(&game, 40, Side::First, "a6 b6 c6 a5 b5 a3", "d1 e1 f1 e2 f2 e4");
    let over = play(&game, &over, "a3-a4");
    assert!(best(&game, &over, 1).lines.is_empty());
}

#[test]
fn the_same_nodes_find_the_same() {
    let game = game("{}");
    let once = best(&game, &game.start(), 5000);
    assert_eq!(once, best(&game, &game.start(), 5000));
    assert!(once.nodes <= 5000 && once.depth >= 2);
}

#[test]
fn the_top_beats_greedy() {
    let game = game("{}");
    let contest = guqi::engine::Contest {
        game: &game,
        players: [guqi::engine::Player::Level(Level::TOP), guqi::engine::Player::Greedy],
        budgets: [Budget::nodes(800); 2],
        memory: 1 << 18,
        seed: 1,
    };
    assert!(contest.play(0..6).wins >= 5);
}

#[test]
fn greedy_moves_forward() {
    let game = game("{}");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let state = place(&game, 40, Side::First, "a6 b6 c6 a5 b5 e2", "e3 c4 d1 e1 f1 f2");
    assert_eq!(game.greedy(&state, &mut rng).unwrap().to_string(), "e2-a4");
}

prop_compose! {
    /// Options that the app offers, and others.
    fn rules()(
        no_return in any::<bool>(),
        home in prop::sample::select(vec![
            vec![], vec![(20, 2), (25, 3), (30, 6)], vec![(1, 1)], vec![(3, 1), (5, 4), (7, 6)],
        ]),
        repetition in any::<bool>(),
        max_rounds in prop::sample::select(vec![0, 1, 7, 40, 200]),
    ) -> Rules {
        let home = home.into_iter().map(HomeCheck::from).collect();
        let repetition = repetition || max_rounds == 0;
        Rules { no_return, home, repetition, max_rounds }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_option_mix_is_played(
        rules in rules(),
        levels in [1..=8_u8, 1..=8_u8],
        nodes in 1..120_u64,
        seed: u64,
    ) {
        play_through(&BeadJump::new(rules).unwrap(), levels, nodes, seed, 120);
    }
}
