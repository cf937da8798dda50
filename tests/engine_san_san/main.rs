//! The computer's San San Qi: positions with known answers.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
#![allow(clippy::float_cmp, reason = "what is proven, and a draw, have exact values")]

#[path = "../common/engine.rs"]
mod engine;

use engine::{best, choice, play_through, played_out};
use guqi::{
    engine::{Budget, Contest, Level, Limits, Playable, Player, Search},
    rules::{
        BySide, Game, Outcome, Reason, RuleSet, Side,
        san_san::{BoardPoint, Phase, Rules, SanSan, Setup, State, Stones, TakeLines},
    },
};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::ChaCha8Rng};

const RED: Side = Side::First;
const GREEN: Side = Side::Second;

/// The game with these options.
fn game(options: &str) -> SanSan {
    SanSan::new(Rules::from_json(&serde_json::from_str(options).unwrap()).unwrap()).unwrap()
}

fn points(names: &str) -> Vec<BoardPoint> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// A position of phase 2: the stones of Red, then of Green.
fn moving(game: &SanSan, side: Side, red: &str, green: &str) -> State {
    let stones = [red, green].map(|on| Stones { hand: 0, on: points(on), dead: Vec::new() });
    let setup = Setup { phase: Phase::Moving, side, stones: BySide(stones), ..Setup::default() };
    game.setup(&setup).unwrap()
}

/// A position of phase 1 without dead stones.
fn placing(game: &SanSan, red: &str, green: &str) -> State {
    let stones = [red, green].map(|on| {
        let on = points(on);
        Stones { hand: 12 - on.len() as u8, on, dead: Vec::new() }
    });
    let side = if stones[0].on.len() == stones[1].on.len() { RED } else { GREEN };
    game.setup(&Setup { side, stones: BySide(stones), ..Setup::default() }).unwrap()
}

fn play(game: &SanSan, state: &State, tokens: &str) -> State {
    tokens
        .split_whitespace()
        .fold(state.clone(), |state, token| game.play(&state, token.parse().unwrap()).unwrap())
}

#[expect(clippy::unnecessary_wraps, reason = "compared with an outcome")]
fn won(winner: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome::win(winner, reason))
}

#[test]
fn the_line_that_wins_the_last_stone_is_found() {
    let game = game("{}");
    let state = moving(&game, RED, "a7 d7 g4 c3", "b4 d1 f4");
    assert_eq!(choice(&game, &state, 500), ("g4-g7".into(), 1.0));
    assert_eq!(played_out(&game, &state, 500), (2, won(RED, Reason::TooFew)));
}

#[test]
fn a_line_is_blocked() {
    let game = game("{}");
    // Red would complete a7 d7 g7.
    let state = placing(&game, "a7 d7 c3", "f2 e5");
    assert_eq!(choice(&game, &state, 5000).0, "g7");
}

#[test]
fn a_line_is_completed() {
    let game = game("{}");
    let state = placing(&game, "a7 d7 c3", "f2 e5 b4");
    assert_eq!(choice(&game, &state, 5000).0, "g7");
}

#[test]
fn the_last_way_out_is_shut() {
    let game = game("{}");
    // Green's corner has one way out: a1.
    let state = moving(&game, RED, "b6 d6 b4 g7 d1", "a7 d7 a4");
    assert_eq!(choice(&game, &state, 2000), ("d1-a1".into(), 1.0));
    assert_eq!(played_out(&game, &state, 2000), (1, won(RED, Reason::NoMoves)));
}

#[test]
fn red_does_not_let_the_game_be_dull() {
    // All but two stones placed, no line yet; whoever places last may complete none, so
    // Red must complete one now or lose. It can: a7 a4 a1.
    let game = game("{}");
    let (red, green) = ("a7 a4 d6 f6 g1 d1 b2 c5 e5 e4 d3", "d7 g7 b6 b4 g4 f4 d2 f2 c4 d5 e3");
    let state = placing(&game, red, green);
    let analysis = best(&game, &state, 5000);
    assert_eq!(analysis.lines[0].action.to_string(), "a1");
}

#[test]
fn a_lost_side_takes_the_draw() {
    let game = game("{}");
    // Three against many: the position comes for the third time if Red goes back.
    let start = moving(&game, GREEN, "a7 d6 e3", "g7 g4 f2 d1 b2 a1 c3 d3");
    let once = "g7-f6 d6-d5 f6-g7 d5-d6";
    let before = play(&game, &start, &format!("{once} g7-f6 d6-d5 f6-g7"));
    let analysis = best(&game, &before, 5000);
    assert_eq!(analysis.lines[0].action.to_string(), "d5-d6");
    assert_eq!(analysis.lines[0].win, 0.5);
    let end = play(&game, &before, "d5-d6");
    assert_eq!(game.turn(&end).outcome(), Some(Outcome::draw(Reason::Repetition)));
}

#[test]
fn all_lines_are_there_and_the_best_comes_first() {
    let game = game("{}");
    let state = moving(&game, RED, "a7 d7 g4 c3", "b4 d1 f4");
    let mut search = <SanSan as Playable>::Search::new(&game, 1 << 20);
    let mut limits = Limits::new(Budget { depth: 3, ..Budget::UNLIMITED });
    let lines = search.analyse(&game, &state, usize::MAX, &mut limits).lines;
    assert_eq!(lines.len(), game.legal(&state).len());
    assert!(lines.is_sorted_by(|one, two| one.win >= two.win));
    assert_eq!(lines[0].win, 1.0);
}

#[test]
fn one_node_is_enough_for_an_action() {
    let game = game("{}");
    assert_eq!(best(&game, &game.start(), 1).lines.len(), 1);
    let state = moving(&game, RED, "a7 d7 g4 c3", "b4 d1 f4");
    let over = play(&game, &state, "g4-g7 xb4");
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
    let contest = Contest {
        game: &game,
        players: [Player::Level(Level::TOP), Player::Greedy],
        budgets: [Budget::nodes(800); 2],
        memory: 1 << 18,
        seed: 1,
    };
    assert!(contest.play(0..6).wins >= 5);
}

#[test]
fn greedy_completes_blocks_and_builds() {
    let game = game("{}");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut greedy = |state: &State| game.greedy(state, &mut rng).unwrap().to_string();
    assert_eq!(greedy(&placing(&game, "a7 d7 c3", "f2 e5 b4")), "g7");
    assert_eq!(greedy(&placing(&game, "a7 d7 c3", "f2 e5")), "g7");
    // Slides: Red completes, Green stands in the way.
    assert_eq!(greedy(&moving(&game, RED, "a7 d7 g4 c3", "b4 d1 f4")), "g4-g7");
    assert_eq!(greedy(&moving(&game, GREEN, "a7 d7 g4 c3", "b4 d1 f6")), "f6-g7");
}

prop_compose! {
    /// Options that the app offers, and others.
    fn rules()(
        take_lines in prop::sample::select(vec![
            TakeLines::Never, TakeLines::IfNoOthers, TakeLines::Always,
        ]),
        switches in any::<[bool; 6]>(),
        no_removal in prop::sample::select(vec![0, 1, 9, 100]),
    ) -> Rules {
        let [take_per_line, dull_game, dead_count, red_first, fly, repetition] = switches;
        Rules {
            take_lines, take_per_line, dull_game, dead_count, red_first, fly, repetition,
            no_removal,
        }
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
        play_through(&SanSan::new(rules).unwrap(), levels, nodes, seed, 160);
    }
}
