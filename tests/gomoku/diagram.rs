//! Positions drawn as text: `x` black, `o` white, `.` empty, `*` the point asked about.

use guqi::rules::{
    Forbidden, Game, Illegal, Side,
    gomoku::{Action, Coord, Gomoku, Phase, Setup, State},
};

use crate::{
    game,
    naive::{BLACK, Grid, WHITE},
};

/// The setup drawn, its lower left corner at the point named, and the asked point.
pub(crate) fn drawn(corner: &str, rows: &[&str]) -> (Setup, Option<Coord>) {
    let corner: Coord = corner.parse().expect("a point");
    let mut setup = Setup::default();
    let mut asked = None;
    for (row, line) in rows.iter().rev().enumerate() {
        for (column, mark) in line.chars().filter(|mark| *mark != ' ').enumerate() {
            let at = Coord::new(corner.column() + column as u8, corner.row() + row as u8)
                .expect("the drawing fits the board");
            match mark {
                'x' => setup.black.push(at),
                'o' => setup.white.push(at),
                '*' => asked = Some(at),
                _ => {}
            }
        }
    }
    (setup, asked)
}

/// Why the asked point is forbidden to Black in renju. Turned and mirrored in all
/// eight ways, for the quick checker and for the slow one, the answer must not change;
/// and playing there must be refused for just those reasons.
pub(crate) fn verdict(corner: &str, rows: &[&str]) -> Vec<Forbidden> {
    let (setup, asked) = drawn(corner, rows);
    let asked = asked.expect("a point marked *");
    let mut answers: Vec<_> =
        (0..8).map(|turn| answer(&turned(&setup, turn), turn_point(asked, turn))).collect();
    answers.dedup();
    assert_eq!(answers.len(), 1, "the answer depends on the direction: {answers:?}");
    answers.remove(0)
}

fn answer(setup: &Setup, asked: Coord) -> Vec<Forbidden> {
    let renju = game(r#"{"rule":"renju"}"#);
    let state = renju.setup(setup).expect("a position");
    let reasons = renju.forbidden(&state, renju.point(asked).expect("on the board"));
    assert_eq!(reasons, grid(setup).reasons(spot(asked)), "the slow checker");
    let refusal = renju.check(&state, Action::Place(asked)).err();
    let expected = (!reasons.is_empty()).then(|| Illegal::Forbidden(reasons.clone()));
    assert_eq!(refusal, expected);
    reasons
}

pub(crate) fn spot(at: Coord) -> (i32, i32) {
    (at.column().into(), at.row().into())
}

/// The same stones for the slow implementation.
pub(crate) fn grid(setup: &Setup) -> Grid {
    let mut grid = Grid::new(15);
    for (stone, points) in [(BLACK, &setup.black), (WHITE, &setup.white)] {
        grid = points.iter().fold(grid, |grid, &at| grid.with(spot(at), stone));
    }
    grid
}

fn turned(setup: &Setup, turn: u8) -> Setup {
    let all = |points: &[Coord]| points.iter().map(|&at| turn_point(at, turn)).collect();
    Setup { black: all(&setup.black), white: all(&setup.white), ..setup.clone() }
}

/// One of the eight symmetries of the board of 15.
fn turn_point(at: Coord, turn: u8) -> Coord {
    let (mut column, mut row) = (at.column(), at.row());
    if turn & 1 != 0 {
        column = 14 - column;
    }
    if turn & 2 != 0 {
        row = 14 - row;
    }
    if turn & 4 != 0 {
        (column, row) = (row, column);
    }
    Coord::new(column, row).expect("on the board")
}

/// The state drawn, with this side to move.
pub(crate) fn position(game: &Gomoku, side: Side, corner: &str, rows: &[&str]) -> State {
    let (setup, _) = drawn(corner, rows);
    game.setup(&Setup { phase: Phase::Play(side), ..setup }).expect("a position")
}
