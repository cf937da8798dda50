//! What wins and what ends the game.

use guqi::rules::{
    Event, Game, Outcome, Reason, Side, Turn,
    gomoku::{Action, Coord, Gomoku, Phase, Setup},
};

use crate::{action, diagram::position, game, play};

const BLACK_WINS: Option<Outcome> = Some(Outcome::win(Side::First, Reason::Five));
const WHITE_WINS: Option<Outcome> = Some(Outcome::win(Side::Second, Reason::Five));

/// How the game ended when the side has played the token on the drawn position.
fn outcome(game: &Gomoku, side: Side, corner: &str, rows: &[&str], token: &str) -> Option<Outcome> {
    let before = position(game, side, corner, rows);
    assert_eq!(game.turn(&before), Turn::Act { side });
    let after = game.play(&before, action(token)).expect("legal");
    game.turn(&after).outcome()
}

/// The rows told when the stone is placed, as tokens.
fn lines(game: &Gomoku, side: Side, corner: &str, rows: &[&str], token: &str) -> Vec<String> {
    let before = position(game, side, corner, rows);
    let mut lines = Vec::new();
    for event in game.events(&before, action(token)) {
        if let Event::Line { side: winner, points } = event {
            assert_eq!(winner, side);
            let names: Vec<_> = points.iter().map(|&point| game.point_name(point)).collect();
            lines.push(names.join(" "));
        }
    }
    lines
}

// "Black first, then alternately one stone on an empty point (token `h8`)."
#[test]
fn black_first_then_alternately() {
    let game = game("{}");
    let start = game.start();
    assert_eq!(game.turn(&start), Turn::Act { side: Side::First });
    assert_eq!(game.side_id(&start, Side::First), "black");
    assert_eq!(game.side_id(&start, Side::Second), "white");
    let state = play(&game, "h8");
    assert_eq!(game.turn(&state), Turn::Act { side: Side::Second });
    let state = play(&game, "h8 i9");
    assert_eq!(game.turn(&state), Turn::Act { side: Side::First });
    assert_eq!(state.stone("h8".parse().expect("h8")), Some(Side::First));
    assert_eq!(state.stone("i9".parse().expect("i9")), Some(Side::Second));
    assert_eq!(state.stone("a1".parse().expect("a1")), None);
    for side in Side::ALL {
        assert_eq!(game.seat(&state, side), side);
    }
}

/// Every row of five points of the board.
fn rows_of_five(game: &Gomoku) -> Vec<Vec<Coord>> {
    let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let starts = game.points().flat_map(|at| ways.map(|way| (at, way)));
    let walk = |(start, way): (Coord, (i8, i8))| {
        let point = |step| {
            let column = start.column().checked_add_signed(way.0 * step)?;
            let row = start.row().checked_add_signed(way.1 * step)?;
            Coord::new(column, row).filter(|&at| game.point(at).is_some())
        };
        (0..5).map(point).collect::<Option<Vec<_>>>()
    };
    starts.filter_map(walk).collect()
}

// "Win: five or more own stones in an unbroken row, column or diagonal through the
// stone just placed." Every row of five on the board, the last stone in each place.
#[test]
fn every_five_wins() {
    for (rules, count) in [
        ("{}", 572),
        (r#"{"size":19}"#, 1020),
        (r#"{"rule":"exact"}"#, 572),
        (r#"{"rule":"renju"}"#, 572),
    ] {
        let game = game(rules);
        let rows = rows_of_five(&game);
        assert_eq!(rows.len(), count);
        for (row, side) in rows.iter().flat_map(|row| Side::ALL.map(|side| (row, side))) {
            for last in 0..5 {
                completes(&game, side, row, last);
            }
        }
    }
}

/// The row wins and is told when its stone number `last` comes last.
fn completes(game: &Gomoku, side: Side, row: &[Coord], last: usize) {
    let mut four = row.to_vec();
    let at = four.remove(last);
    let mut setup = Setup { phase: Phase::Play(side), ..Setup::default() };
    match side {
        Side::First => setup.black = four,
        Side::Second => setup.white = four,
    }
    let before = game.setup(&setup).expect("a position");
    assert_eq!(game.turn(&before), Turn::Act { side });
    let after = game.play(&before, Action::Place(at)).expect("legal");
    assert_eq!(game.turn(&after).outcome(), Some(Outcome::win(side, Reason::Five)));
    let points: Vec<_> = row.iter().filter_map(|&at| game.point(at)).collect();
    let line = Event::Line { side, points };
    assert_eq!(game.events(&before, Action::Place(at)).last(), Some(&line));
}

// Four are not enough, nor five that are broken or run over the edge of the board.
#[test]
fn less_than_five_does_not_win() {
    let game = game("{}");
    assert_eq!(outcome(&game, Side::First, "a1", &["x x . x"], "c1"), None);
    assert_eq!(outcome(&game, Side::First, "a1", &["x x . . x x"], "c1"), None);
    assert_eq!(outcome(&game, Side::First, "a1", &["x x . o x x"], "c1"), None);
    // m1 n1 o1 and a2 b2 are neighbours by number only.
    let rows = ["x x . . . . . . . . . . . . .", ". . . . . . . . . . . . x . x"];
    assert_eq!(outcome(&game, Side::First, "a1", &rows, "n1"), None);
}

// "five or more": six to nine win by the freestyle rule, and the whole row is told.
#[test]
fn freestyle_overline_wins() {
    let game = game("{}");
    for side in Side::ALL {
        let row = if side == Side::First { "x x . x x x x" } else { "o o . o o o o" };
        let won = Some(Outcome::win(side, Reason::Five));
        assert_eq!(outcome(&game, side, "c3", &[row], "e3"), won);
        assert_eq!(lines(&game, side, "c3", &[row], "e3"), ["c3 d3 e3 f3 g3 h3 i3"]);
    }
    let row = ["x x x x . x x x x"];
    assert_eq!(lines(&game, Side::First, "g9", &row, "k9"), ["g9 h9 i9 j9 k9 l9 m9 n9 o9"]);
}

// Two rows won at once are both told, the column upwards.
#[test]
fn two_winning_rows() {
    let game = game("{}");
    let rows = [
        "x . . . .", //
        "x . . . .",
        "x . . . .",
        "x . . . .",
        ". x x x x",
    ];
    let told = lines(&game, Side::First, "a1", &rows, "a1");
    assert_eq!(told, ["a1 b1 c1 d1 e1", "a1 a2 a3 a4 a5"]);
}

// "Exact: a row longer than five does not win, for either side."
#[test]
fn exact_overline_is_nothing() {
    for rules in [r#"{"rule":"exact"}"#, r#"{"rule":"exact","size":19}"#] {
        let game = game(rules);
        for side in Side::ALL {
            let draw = |row: &str| match side {
                Side::First => row.to_owned(),
                Side::Second => row.replace('x', "o"),
            };
            for row in ["x x x . x x", "x . x x x x", "x x x x . x x x x", "x x x x . x x x x x x"]
            {
                let column = row.split(' ').position(|mark| mark == ".").expect("a gap");
                let token = format!("{}4", char::from(b'a' + column as u8));
                assert_eq!(outcome(&game, side, "a4", &[&draw(row)], &token), None, "{row}");
            }
            let won = Some(Outcome::win(side, Reason::Five));
            assert_eq!(outcome(&game, side, "a4", &[&draw("x x . x x . x")], "c4"), won);
            // Six in the row and five in the column: the column wins and is told.
            let rows = ["...x..", "...x..", "...x..", "...x..", "xxx.xx"];
            let rows: Vec<_> = rows.iter().map(|row| draw(row)).collect();
            let rows: Vec<_> = rows.iter().map(String::as_str).collect();
            assert_eq!(outcome(&game, side, "a4", &rows, "d4"), won);
            assert_eq!(lines(&game, side, "a4", &rows, "d4"), ["d4 d5 d6 d7 d8"]);
        }
    }
}

// An overline that counts for nothing stays on the board and does no harm later.
#[test]
fn exact_goes_on_after_an_overline() {
    let game = game(r#"{"rule":"exact"}"#);
    let row = ["x x x . x x", "o . o o o ."];
    let before = position(&game, Side::First, "a1", &row);
    let after = game.play(&before, action("d2")).expect("legal");
    assert_eq!(game.turn(&after), Turn::Act { side: Side::Second });
    let after = game.play(&after, action("b1")).expect("legal");
    assert_eq!(game.turn(&after).outcome(), WHITE_WINS);
}

// "an exact five wins even if it also makes a forbidden shape; White wins with five or
// more": Black's five in the column wins although the row makes six; White's six win.
#[test]
fn renju_wins() {
    let game = game(r#"{"rule":"renju"}"#);
    let rows = ["...x..", "...x..", "...x..", "...x..", "xxx.xx"];
    assert_eq!(outcome(&game, Side::First, "a4", &rows, "d4"), BLACK_WINS);
    assert_eq!(lines(&game, Side::First, "a4", &rows, "d4"), ["d4 d5 d6 d7 d8"]);
    assert_eq!(outcome(&game, Side::Second, "a4", &["o o o . o o"], "d4"), WHITE_WINS);
    assert_eq!(lines(&game, Side::Second, "a4", &["o o o . o o"], "d4"), ["a4 b4 c4 d4 e4 f4"]);
}

/// The tokens that fill a board without any five: two by two in the rows, moved on by
/// two in each; Black's and White's points in turn.
pub(crate) fn full_board_record(game: &Gomoku) -> Vec<String> {
    let is_black = |at: &Coord| (at.column() + 2 * at.row()) % 4 < 2;
    let (mut black, mut white): (Vec<_>, Vec<_>) = game.points().partition(is_black);
    // One stone more for Black than for White: in the top row some change hands.
    while black.len() > white.len() + 1 {
        white.extend(black.pop());
    }
    while white.len() + 1 > black.len() {
        black.extend(white.pop());
    }
    let mut record = Vec::new();
    for (turn, at) in black.iter().enumerate() {
        record.push(at.to_string());
        record.extend(white.get(turn).map(Coord::to_string));
    }
    record
}

// "Full board: draw."
#[test]
fn full_board_is_a_draw() {
    for rules in ["{}", r#"{"size":19}"#, r#"{"rule":"exact"}"#] {
        let game = game(rules);
        let record = full_board_record(&game);
        assert_eq!(record.len(), game.points().count());
        let (last, rest) = record.split_last().expect("not empty");
        let state = play(&game, &rest.join(" "));
        assert_eq!(game.turn(&state), Turn::Act { side: Side::First });
        assert_eq!(game.legal(&state), [action(last)]);
        let state = play(&game, &record.join(" "));
        assert_eq!(game.turn(&state), Turn::Over(Outcome::draw(Reason::BoardFull)));
        assert!(game.legal(&state).is_empty());
    }
}

// The last stone on a full board can still win.
#[test]
fn five_on_the_last_point_wins() {
    let game = game("{}");
    let mut setup = Setup::default();
    for at in game.points().skip(1) {
        let pattern = (at.column() + 2 * at.row()) % 4 < 2;
        let last_five = at.row() == 0 && at.column() < 5;
        let stop = at.row() == 0 && at.column() == 5;
        if pattern && !stop || last_five { setup.black.push(at) } else { setup.white.push(at) }
    }
    let state = game.setup(&setup).expect("a position");
    assert_eq!(game.turn(&state), Turn::Act { side: Side::First });
    let a1 = Action::Place(Coord::new(0, 0).expect("a1"));
    let state = game.play(&state, a1).expect("legal");
    assert_eq!(game.turn(&state).outcome(), BLACK_WINS);
}
