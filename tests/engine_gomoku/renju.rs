//! Renju: Black's forbidden points.

use guqi::rules::{
    Forbidden, Game, Point, Side, Turn,
    gomoku::{Action, Coord, Gomoku, Phase, Setup, State},
};
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{analyse, best, game, position};

fn renju() -> Gomoku {
    game(r#"{"rule":"renju"}"#)
}

/// Black's lines hold no forbidden point, in random positions full of them.
#[test]
fn black_plays_no_forbidden_point() {
    let game = renju();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut forbidden = 0;
    for _ in 0..100 {
        let state = crowded(&game, &mut rng);
        let Turn::Act { side: Side::First } = game.turn(&state) else { continue };
        forbidden += (0..225).filter(|&at| !game.forbidden(&state, Point(at)).is_empty()).count();
        let analysis = analyse(&game, &state, usize::MAX, 40);
        assert!(!analysis.lines.is_empty());
        for line in analysis.lines {
            assert!(game.check(&state, line.action).is_ok(), "{}", line.action);
        }
    }
    assert!(forbidden > 20, "{forbidden} forbidden points put it to the test");
}

/// Stones by chance close together.
fn crowded(game: &Gomoku, rng: &mut ChaCha8Rng) -> State {
    let mut state = game.start();
    for _ in 0..rng.random_range(20..50) {
        let mut one = || 3 + rng.random_range(0..9_u16);
        let Some(at) = game.coord(Point(one() * 15 + one())) else { continue };
        let Ok(next) = game.play(&state, Action::Place(at)) else { continue };
        if game.turn(&next).outcome().is_none() {
            state = next;
        }
    }
    state
}

/// White's four on row 8 can only be stopped on j8, where Black would have six.
#[test]
fn white_wins_where_the_answer_is_forbidden() {
    let game = renju();
    let rows = [".....x", ".....x", "xooo..", ".....x", ".....x", "o....x", ".o...."];
    let state = position(&game, Side::Second, "e4", &rows);
    let (token, win) = best(&game, &state, 2_000);
    assert_eq!((token.as_str(), win), ("i8", 1.0));
}

/// Black's only answer is forbidden: the game is lost but goes on.
#[test]
fn the_only_answer_is_forbidden() {
    let game = renju();
    let rows = [".....x", ".....x", "xoooo.", ".....x", ".....x", ".....x"];
    let state = position(&game, Side::First, "e5", &rows);
    let j8 = game.point("j8".parse().expect("a point")).expect("on the board");
    assert_eq!(game.forbidden(&state, j8), [Forbidden::Overline]);
    for nodes in [1, 500] {
        let (token, win) = best(&game, &state, nodes);
        assert!(win < 1e-9, "{token} with {win}");
    }
}

/// Games are played on to their ends, where free points are few and often forbidden.
#[test]
fn games_are_played_to_their_ends() {
    let game = renju();
    for seed in 0..3 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = game.start();
        while let Turn::Act { .. } = game.turn(&state) {
            let mut action = analyse(&game, &state, 1, 20).lines[0].action;
            // No five by chance before the end.
            for _ in 0..20 {
                let by_chance = game.pick(&state, &mut || rng.next_u32(), &mut Vec::new());
                let Some(by_chance) = by_chance.filter(|_| state.stones() < 200) else { break };
                let next = game.play(&state, by_chance).expect("legal");
                if game.turn(&next).outcome().is_none() {
                    action = by_chance;
                    break;
                }
            }
            state = game.play(&state, action).expect("legal");
        }
    }
}

/// Black has nothing but a forbidden point and passes.
#[test]
fn the_pass_is_found() {
    let game = renju();
    let mut setup = Setup { phase: Phase::Play(Side::First), ..Setup::default() };
    let free: Coord = "h8".parse().expect("a point");
    for at in game.points().filter(|&at| at != free) {
        // Pairs of columns; Black has three on either side of h8 in its row.
        let near = at.row() == free.row() && at.column().abs_diff(free.column()) <= 3;
        let black = near || (at.column() / 2 + at.row()) % 2 == 0 && at.row() != free.row();
        if black { setup.black.push(at) } else { setup.white.push(at) }
    }
    let state = game.setup(&setup).expect("a position");
    assert_eq!(game.legal(&state), [Action::Pass]);
    assert_eq!(analyse(&game, &state, 1, 100).lines[0].action, Action::Pass);
    assert_eq!(analyse(&game, &state, usize::MAX, 1).lines[0].action, Action::Pass);
}
