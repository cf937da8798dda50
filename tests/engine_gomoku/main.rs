//! The computer's Gomoku: what it must never miss, what it must never play, and the
//! Gomocup protocol of `pbrain-guqi`.

mod protocol;
mod renju;
mod robust;
mod swap2;
mod tactics;

use guqi::{
    engine::{Analysis, Budget, Limits, Playable, Search},
    rules::{
        Game, RuleSet, Side,
        gomoku::{Action, Coord, Gomoku, Phase, Setup, State},
    },
};

const MEMORY: usize = 1 << 20;

/// The game under the options given as JSON.
fn game(rules: &str) -> Gomoku {
    let options = serde_json::from_str(rules).expect("options are JSON");
    let rules = guqi::rules::gomoku::Rules::from_json(&options).expect("options are valid");
    Gomoku::new(rules).expect("rules are valid")
}

/// The position drawn, its lower left corner at the point named: `x` black, `o` white.
fn position(game: &Gomoku, side: Side, corner: &str, rows: &[&str]) -> State {
    let corner: Coord = corner.parse().expect("a point");
    let mut setup = Setup { phase: Phase::Play(side), ..Setup::default() };
    for (row, line) in rows.iter().rev().enumerate() {
        for (column, mark) in line.chars().filter(|mark| *mark != ' ').enumerate() {
            let at = Coord::new(corner.column() + column as u8, corner.row() + row as u8)
                .expect("the drawing fits the board");
            match mark {
                'x' => setup.black.push(at),
                'o' => setup.white.push(at),
                _ => {}
            }
        }
    }
    game.setup(&setup).expect("a position")
}

fn analyse(game: &Gomoku, state: &State, lines: usize, nodes: u64) -> Analysis<Action> {
    let mut search = <Gomoku as Playable>::Search::new(game, MEMORY);
    search.analyse(game, state, lines, &mut Limits::new(Budget::nodes(nodes)))
}

/// The best action's token, and its probability of winning.
fn best(game: &Gomoku, state: &State, nodes: u64) -> (String, f64) {
    let analysis = analyse(game, state, 1, nodes);
    let line = analysis.lines.first().expect("a line");
    assert!(game.check(state, line.action).is_ok(), "{} is legal", line.action);
    (line.action.to_string(), line.win)
}
