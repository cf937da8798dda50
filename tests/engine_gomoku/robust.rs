//! Every option mix, any number of nodes, boards nearly full.

use guqi::{
    engine::{Budget, Contest, Level, Player},
    rules::{
        Game, Turn,
        gomoku::{Action, Coord},
    },
};

use super::{MEMORY, analyse, game};

const MIXES: [&str; 5] = [
    "{}",
    r#"{"size":19}"#,
    r#"{"rule":"exact","opening":"swap2"}"#,
    r#"{"rule":"renju"}"#,
    r#"{"rule":"renju","opening":"swap2"}"#,
];

fn level(number: u8) -> Player {
    Player::Level(Level::new(number).expect("a level"))
}

#[test]
fn every_mix_is_played_through() {
    for (nth, rules) in MIXES.into_iter().enumerate() {
        let game = game(rules);
        for (one, two, nodes) in [(1, 8, 30), (4, 6, 1)] {
            let contest = Contest {
                game: &game,
                players: [level(one), level(two)],
                budgets: [Budget::nodes(nodes); 2],
                memory: MEMORY,
                seed: nth as u64,
            };
            assert_eq!(contest.play(0..2).games(), 2);
        }
    }
}

#[test]
fn a_line_at_any_budget() {
    for rules in MIXES {
        let game = game(rules);
        let mut state = game.start();
        for nodes in [1, 2, 3, 10, 100, 1_000, 1, 2, 3, 5] {
            for lines in [1, 3, usize::MAX] {
                let analysis = analyse(&game, &state, lines, nodes);
                assert!(!analysis.lines.is_empty() && analysis.lines.len() <= lines);
                assert!(analysis.nodes <= nodes);
                for line in &analysis.lines {
                    assert!(game.check(&state, line.action).is_ok());
                    assert_eq!(line.variation[0], line.action);
                    assert!((0.0..=1.0).contains(&line.win));
                    let mut end = state;
                    for &action in &line.variation {
                        end = game.play(&end, action).expect("the variation is legal");
                    }
                }
                assert!(analysis.lines.is_sorted_by(|one, two| one.win >= two.win));
            }
            state =
                game.play(&state, analyse(&game, &state, 1, nodes).lines[0].action).expect("legal");
        }
    }
}

#[test]
fn the_same_is_found_twice() {
    let game = game("{}");
    let mut state = game.start();
    for _ in 0..6 {
        let one = analyse(&game, &state, 1, 3_000);
        assert_eq!(one, analyse(&game, &state, 1, 3_000));
        state = game.play(&state, one.lines[0].action).expect("legal");
    }
}

/// A pattern without fives fills the board up; the last points are found, then it is
/// a draw.
#[test]
fn the_last_points_are_found() {
    for rules in ["{}", r#"{"rule":"exact"}"#, r#"{"size":19}"#] {
        let game = game(rules);
        let mut state = game.start();
        let size = game.rules().size;
        let (mut black, mut white) = (Vec::new(), Vec::new());
        for row in 0..size {
            for column in 0..size {
                let at = Coord::new(column, row).expect("on the board");
                let first = (column / 2 + row) % 2 == 0;
                if first { black.push(at) } else { white.push(at) }
            }
        }
        let left = 4;
        while black.len() + white.len() > left * 2 || !white.is_empty() {
            for stones in [&mut black, &mut white] {
                let Some(at) = stones.pop() else { continue };
                if let Ok(next) = game.play(&state, Action::Place(at)) {
                    state = next;
                }
            }
        }
        while let Turn::Act { .. } = game.turn(&state) {
            let analysis = analyse(&game, &state, 1, 200);
            state = game.play(&state, analysis.lines[0].action).expect("legal");
        }
        assert!(game.turn(&state).outcome().is_some());
        assert!(analyse(&game, &state, 1, 10).lines.is_empty(), "nobody acts any more");
    }
}
