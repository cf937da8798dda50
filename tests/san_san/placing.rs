//! The board, and phase 1.

use guqi::rules::{
    Event, Game, Illegal, Reason, Side,
    san_san::{BoardPoint, LINES, POINTS, Phase},
};
use serde_json::json;

use super::{
    GREEN, RED, action, after, at, legal, moving, outcome, placing, plain, play, points, refusal,
    to_act, won,
};

/// Twenty-three stones without a line; Green's last one, on c4, makes none.
pub(super) const RED_DULL: &str = "a7 d7 g1 d1 f6 f4 b2 b4 c5 d5 e3 d3";
pub(super) const GREEN_DULL: &str = "g7 g4 a1 a4 b6 d6 f2 d2 e5 e4 c3";

// "24 points on three nested squares. […] outer a7 d7 g7 g4 g1 d1 a1 a4; middle b6 d6
// f6 f4 f2 d2 b2 b4; inner c5 d5 e5 e4 e3 d3 c3 c4 (each ring clockwise from its
// top-left corner)."
#[test]
fn points_are_named_as_in_nine_mens_morris() {
    let names: Vec<_> = BoardPoint::all().map(BoardPoint::name).collect();
    assert_eq!(
        names.join(" "),
        "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4"
    );
    assert_eq!(names.len(), POINTS);
    for (index, point) in BoardPoint::all().enumerate() {
        assert_eq!(point.index(), index);
        assert_eq!(plain().point_name(point.into()), point.name());
        let (column, row) = point.grid();
        assert_eq!(format!("{}{}", char::from(b'a' + column), row + 1), point.name());
    }
    assert_eq!(BoardPoint::new(POINTS), None);
}

// "Twenty lines of three: the four sides of each ring (12), the four lines through the
// middles of the sides (a4 b4 c4 and so on), and the four diagonals through the corners
// (a7 b6 c5 and so on)."
#[test]
fn twenty_lines() {
    let listed = "a7 d7 g7,g7 g4 g1,g1 d1 a1,a1 a4 a7,b6 d6 f6,f6 f4 f2,f2 d2 b2,b2 b4 b6,\
                  c5 d5 e5,e5 e4 e3,e3 d3 c3,c3 c4 c5,a7 b6 c5,d7 d6 d5,g7 f6 e5,g4 f4 e4,\
                  g1 f2 e3,d1 d2 d3,a1 b2 c3,a4 b4 c4";
    let names = LINES.map(|line| line.map(BoardPoint::name).join(" "));
    assert_eq!(names.join(","), listed);
}

// "Two points are adjacent when they are consecutive on a line."
#[test]
fn adjacent_points() {
    for (from, next) in [
        ("a7", "a4 b6 d7"),
        ("d6", "b6 d5 d7 f6"),
        ("d7", "a7 d6 g7"),
        ("c5", "b6 c4 d5"),
        ("f2", "d2 e3 f4 g1"),
        ("e4", "e3 e5 f4"),
    ] {
        // Two far stones more, or the side would be lost.
        let far = if from == "e4" || from == "f2" { "a7 a4" } else { "g1 g4" };
        let setup = moving(RED, &format!("{from} {far}"), "a1 b2 d1");
        let game = plain();
        let state = game.setup(&setup).unwrap();
        let there: Vec<_> = legal(&game, &state)
            .iter()
            .filter_map(|token| token.strip_prefix(&format!("{from}-")).map(str::to_owned))
            .collect();
        assert_eq!(there.join(" "), next);
    }
}

// "Red first, Green second; twelve stones each." "The sides take turns to place a stone
// on an empty point (token `d6`)."
#[test]
fn the_sides_take_turns_to_place() {
    let game = plain();
    let start = game.start();
    assert_eq!(to_act(&game, &start), Some(RED));
    assert_eq!(start.hand(RED), 12);
    assert_eq!(start.hand(GREEN), 12);
    assert_eq!(legal(&game, &start).len(), 24);
    let state = play(&game, &start, "d6");
    assert_eq!(to_act(&game, &state), Some(GREEN));
    assert_eq!(legal(&game, &state).len(), 23);
    assert_eq!(refusal(&game, &state, "d6"), Illegal::Occupied { at: at("d6") });
    let state = play(&game, &state, "a1");
    assert_eq!(to_act(&game, &state), Some(RED));
    assert_eq!(
        game.position(&state),
        json!({"phase": 1, "red": {"hand": 11, "on": ["d6"], "dead": []},
               "green": {"hand": 11, "on": ["a1"], "dead": []}})
    );
    assert_eq!(game.events(&start, action("d6")), [Event::Placed { side: RED, at: at("d6") }]);
}

// "If the stone completes one or more lines, the same side then marks one enemy stone as
// dead (token `xd6`)."
#[test]
fn a_line_marks_an_enemy_stone() {
    let game = plain();
    let before = play(&game, &game.start(), "a7 b2 d7 b4");
    assert_eq!(
        game.events(&before, action("g7")),
        [
            Event::Placed { side: RED, at: at("g7") },
            Event::Line { side: RED, points: vec![at("a7"), at("d7"), at("g7")] },
        ]
    );
    let state = play(&game, &before, "g7");
    assert_eq!(to_act(&game, &state), Some(RED));
    assert_eq!(state.takes_due(), 1);
    assert_eq!(legal(&game, &state), ["xb2", "xb4"]);
    assert_eq!(game.targets(&state).collect::<Vec<_>>(), points("b2 b4"));
    assert_eq!(refusal(&game, &state, "a1"), Illegal::TakeDue);
    assert_eq!(game.events(&state, action("xb4")), [Event::Marked { side: GREEN, at: at("b4") }]);
    let state = play(&game, &state, "xb4");
    assert_eq!(to_act(&game, &state), Some(GREEN));
    assert_eq!(state.dead(GREEN).collect::<Vec<_>>(), points("b4"));
    assert_eq!(refusal(&game, &state, "xb2"), Illegal::NoTakeDue);
}

// "A dead stone stays and keeps its point taken until placing ends."
#[test]
fn a_dead_stone_keeps_its_point() {
    let game = plain();
    let state = after(&game, &placing(GREEN, [["a7 d7 g7", ""], ["b2", "b4"]]), "");
    assert_eq!(refusal(&game, &state, "b4"), Illegal::Occupied { at: at("b4") });
    assert_eq!(
        game.position(&state),
        json!({"phase": 1, "red": {"hand": 9, "on": ["a7", "d7", "g7"], "dead": []},
               "green": {"hand": 10, "on": ["b2"], "dead": ["b4"]}})
    );
}

// "Which stones may be marked: enemy stones that are not dead already and not part of a
// completed line of living enemy stones."
#[test]
fn what_may_be_marked() {
    let game = plain();
    let setup = placing(RED, [["a7 d7 f4 e4", "b6"], ["a1 d1 g1 c3", "b4"]]);
    let state = after(&game, &setup, "g7");
    assert_eq!(legal(&game, &state), ["xc3"]);
    assert_eq!(refusal(&game, &state, "xb4"), Illegal::Dead { at: at("b4") });
    assert_eq!(refusal(&game, &state, "xd1"), Illegal::ProtectedByLine { at: at("d1") });
    assert_eq!(refusal(&game, &state, "xf4"), Illegal::OwnStone { at: at("f4") });
    assert_eq!(refusal(&game, &state, "xb6"), Illegal::OwnStone { at: at("b6") });
    assert_eq!(refusal(&game, &state, "xd5"), Illegal::Empty { at: at("d5") });
}

// "If there is none, nothing is marked and the turn passes."
#[test]
fn nothing_to_mark() {
    let game = plain();
    let before = after(&game, &placing(RED, [["a7 d7 f6", ""], ["a1 d1 g1", ""]]), "");
    let events = game.events(&before, action("g7"));
    assert_eq!(events.last(), Some(&Event::NothingToTake { side: RED }));
    assert_eq!(events.len(), 3);
    let state = play(&game, &before, "g7");
    assert_eq!(to_act(&game, &state), Some(GREEN));
    assert_eq!(state.takes_due(), 0);
}

// "One mark per placed stone, however many lines it makes."
#[test]
fn three_lines_one_mark() {
    let game = plain();
    let setup = placing(RED, [["d7 g7 a4 a1 b6 c5", ""], ["d6 f6 f2 d2 e5 e4", ""]]);
    let before = after(&game, &setup, "");
    let events = game.events(&before, action("a7"));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Line { .. })).count(), 3);
    let state = play(&game, &before, "a7");
    assert_eq!(state.takes_due(), 1);
    assert_eq!(to_act(&game, &play(&game, &state, "xd6")), Some(GREEN));
}

// "Dead stones count for nobody: they complete no line and protect none."
#[test]
fn dead_stones_count_for_nobody() {
    let game = plain();
    let state = after(&game, &placing(RED, [["a7", "d7"], ["a1", "b2"]]), "g7");
    assert_eq!(to_act(&game, &state), Some(GREEN), "a dead stone completes no line");
    let state = after(&game, &placing(RED, [["a7 d7 f4", ""], ["a1 g1", "d1"]]), "g7");
    assert_eq!(legal(&game, &state), ["xa1", "xg1"], "a dead stone protects none");
}

// "When all 24 stones are placed (and the last mark made): if no line was ever completed,
// Red, who moved first, loses (the dull game, 闷棋)."
#[test]
fn dull_game() {
    let game = plain();
    let before = after(&game, &placing(GREEN, [[RED_DULL, ""], [GREEN_DULL, ""]]), "");
    assert_eq!(outcome(&game, &before), None);
    let state = play(&game, &before, "c4");
    assert_eq!(outcome(&game, &state), won(GREEN, Reason::DullGame));
    assert_eq!(state.phase(), Phase::Placing);
    assert_eq!(refusal(&game, &state, "c4"), Illegal::GameOver);
    assert!(game.legal(&state).is_empty());
}

// "Else all dead stones leave the board, and phase 2 begins with Green."
#[test]
fn the_dead_leave_when_placing_ends() {
    let game = plain();
    let red = RED_DULL.replace("d1 ", "");
    let before = after(&game, &placing(GREEN, [[&red, "d1"], [&GREEN_DULL[3..], "g7"]]), "");
    assert_eq!(
        game.events(&before, action("c4")),
        [
            Event::Placed { side: GREEN, at: at("c4") },
            Event::Swept { side: RED, at: at("d1") },
            Event::Swept { side: GREEN, at: at("g7") },
        ]
    );
    let state = play(&game, &before, "c4");
    assert_eq!(state.phase(), Phase::Moving);
    assert_eq!(to_act(&game, &state), Some(GREEN));
    assert_eq!(Side::ALL.map(|side| state.hand(side)), [0, 0]);
    assert_eq!(Side::ALL.map(|side| state.living(side).count()), [11, 11]);
    assert_eq!(Side::ALL.map(|side| state.dead(side).count()), [0, 0]);
    assert_eq!(legal(&game, &state), ["a1-d1", "d2-d1", "g4-g7"]);
}

// "(and the last mark made)": the last stone's line marks before the clearing.
#[test]
fn the_last_mark_comes_before_the_clearing() {
    let game = plain();
    // c5 and c3 Green's, c4 completes their line.
    let red = RED_DULL.replace("c5", "e5");
    let green = GREEN_DULL.replace("e5", "c5");
    let state = after(&game, &placing(GREEN, [[&red, ""], [&green, ""]]), "c4");
    assert_eq!(state.phase(), Phase::Placing);
    assert_eq!(to_act(&game, &state), Some(GREEN));
    let events = game.events(&state, action("xd3"));
    assert_eq!(
        events,
        [Event::Marked { side: RED, at: at("d3") }, Event::Swept { side: RED, at: at("d3") }]
    );
    let state = play(&game, &state, "xd3");
    assert_eq!(state.phase(), Phase::Moving);
    assert_eq!(legal(&game, &state), ["c3-d3", "d2-d3"]);
}

#[test]
fn stones_do_not_slide_yet() {
    let game = plain();
    let state = play(&game, &game.start(), "a7 b2");
    assert_eq!(refusal(&game, &state, "a7-d7"), Illegal::StillPlacing);
    assert_eq!(refusal(&game, &state, "xb2"), Illegal::NoTakeDue);
}
