//! Senet, sentence by sentence.

#[path = "common/throws.rs"]
mod common;

use common::{events, game, legal, play, refusal};
use guqi::rules::{
    Action as _, BadOption, BySide, Event, Game, Gesture, Illegal, Lots, Outcome, Point, Reason,
    RuleSet, Side, Spot, Turn,
    senet::{Action, BadSetup, PATH, Rules, Senet, Setup, State, cell},
};
use proptest::prelude::*;
use serde_json::{Value, json};

const WHITE: Side = Side::First;
const BLACK: Side = Side::Second;

/// White to use a throw of so many steps.
fn white(game: &Senet, steps: u8, white: &[u8], black: &[u8]) -> State {
    let thrown = Some(steps % 5);
    let on = BySide([white.to_vec(), black.to_vec()]);
    game.setup(&Setup { side: WHITE, thrown, on }).expect("a position")
}

/// The squares of both sides.
fn squares(state: &State) -> [Vec<u8>; 2] {
    Side::ALL.map(|side| state.on(side).into())
}

fn default_game() -> Senet {
    game(&json!({}))
}

fn on(square: u16) -> Spot {
    Spot::On(Point(square))
}

// “Board: 30 squares, three rows of ten; 1–10 left to right on top, 11–20 right to
// left in the middle, 21–30 left to right at the bottom. Square 10 is beside 11 on
// the path, 20 beside 21.”
#[test]
fn the_path_winds_through_three_rows() {
    assert_eq!(
        [1, 10, 11, 20, 21, 30].map(cell).map(Option::unwrap),
        [(0, 0), (0, 9), (1, 9), (1, 0), (2, 0), (2, 9)]
    );
    for square in 1..PATH {
        let ((r, c), (r2, c2)) = (cell(square).unwrap(), cell(square + 1).unwrap());
        assert_eq!(r.abs_diff(r2) + c.abs_diff(c2), 1, "{square}");
    }
    assert_eq!((cell(0), cell(31)), (None, None));
}

// “Sides: White (first) on 1, 3, 5, 7, 9; Black on 2, 4, 6, 8, 10. Five pieces each.”
// Option “pieces 5 or 7 (alternating from 1)”.
#[test]
fn the_pieces_alternate() {
    let five = default_game();
    let expected = json!({
        "white": { "off": 0, "on": [1, 3, 5, 7, 9] },
        "black": { "off": 0, "on": [2, 4, 6, 8, 10] },
    });
    assert_eq!(five.position(&five.start()), expected);
    assert_eq!(five.turn(&five.start()), Turn::Throw { side: WHITE, lots: Lots(4) });
    let seven: Senet = game(&json!({ "pieces": 7 }));
    let on = [vec![1, 3, 5, 7, 9, 11, 13], vec![2, 4, 6, 8, 10, 12, 14]];
    assert_eq!(squares(&seven.start()), on);
}

// “four sticks, each flat side up with probability 1/2; the number of flat sides is
// the number of steps, none flat is 5. Token `*n`, n = flat sides up (0–4).”
#[test]
fn the_throw_tells_the_steps() {
    let game = default_game();
    let start = game.start();
    assert_eq!(legal(&game, &start), "*0 *1 *2 *3 *4");
    for (token, steps) in [("*0", 5), ("*1", 1), ("*2", 2), ("*3", 3), ("*4", 4)] {
        let marked = steps % 5;
        assert_eq!(events(&game, &start, token), [Event::Threw { side: WHITE, marked, steps }]);
        let state = white(&game, steps, &[12], &[1]);
        assert_eq!(legal(&game, &state), format!("12-{}", 12 + steps));
        assert_eq!(state.thrown().unwrap().get(), marked);
    }
    assert_eq!(start.thrown(), None);
}

// “a piece is protected when a piece of its own colour stands on the next or the
// previous square of the path.” “Illegal when … a protected enemy piece, stands on
// the target.”
#[test]
fn neighbours_protect_each_other() {
    let game = default_game();
    for (black, at) in [([8, 9], 8), ([7, 8], 8), ([8, 9], 9)] {
        let state = white(&game, 3, &[at - 3], &black);
        assert_eq!(legal(&game, &state), "--");
    }
    let state = white(&game, 3, &[5], &[8, 9]);
    let why = Illegal::ProtectedByPair { at: Point(8) };
    assert_eq!(refusal(&game, &state, "5-8"), why);
    assert_eq!(legal(&game, &white(&game, 3, &[5], &[8, 10])), "5-8");
    // Squares 10 and 11 are neighbours, 1 and 20 (above each other) are not.
    assert_eq!(legal(&game, &white(&game, 3, &[7], &[10, 11])), "--");
    assert_eq!(legal(&game, &white(&game, 3, &[17], &[20, 1])), "17-20");
}

// “Move `5-8`: forward exactly the steps thrown.”
#[test]
fn a_piece_moves_exactly_the_throw() {
    let game = default_game();
    let state = white(&game, 3, &[5], &[1]);
    assert_eq!(legal(&game, &state), "5-8");
    assert_eq!(squares(&play(&game, &state, "5-8")), [vec![8], vec![1]]);
    let wrong = Illegal::WrongDistance { steps: 3 };
    for token in ["5-7", "5-9", "5-5", "5-off"] {
        assert_eq!(refusal(&game, &state, token), wrong);
    }
    assert_eq!(refusal(&game, &state, "5-2"), Illegal::NeverBack);
    assert_eq!(refusal(&game, &state, "6-9"), Illegal::Empty { at: Point(6) });
    assert_eq!(refusal(&game, &state, "1-4"), Illegal::NotYours { at: Point(1) });
    let moved = Event::Moved { side: WHITE, from: on(5), to: on(8) };
    assert_eq!(events(&game, &state, "5-8"), [moved]);
}

// “it would end beyond 30” “30 exactly: the piece leaves the board (token `28-off`).”
#[test]
fn the_end_is_reached_exactly() {
    let game = default_game();
    let state = white(&game, 2, &[28, 29], &[1]);
    assert_eq!(legal(&game, &state), "28-off");
    assert_eq!(refusal(&game, &state, "29-off"), Illegal::TooFar);
    let moved = Event::Moved { side: WHITE, from: on(28), to: Spot::Off };
    assert_eq!(events(&game, &state, "28-off"), [moved]);
    let state = play(&game, &state, "28-off");
    assert_eq!((state.off(WHITE), state.off(BLACK)), (4, 4));
    assert_eq!(game.turn(&state).side(), Some(BLACK));
    assert_eq!(legal(&game, &white(&game, 5, &[25], &[1])), "25-off");
}

// “a protected enemy piece stands strictly between the two squares (own pieces and
// lone enemies never block the way)”.
#[test]
fn a_pair_bars_the_way() {
    let game = default_game();
    let state = white(&game, 5, &[12], &[14, 15]);
    assert_eq!(refusal(&game, &state, "12-17"), Illegal::Barred { at: Point(14) });
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[13, 14])), "--");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[15, 16])), "--");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[14, 16])), "12-17");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[17])), "12-17");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[18, 19])), "12-17");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[10, 11])), "12-17");
    assert_eq!(legal(&game, &white(&game, 5, &[12, 13, 14], &[1])), "12-17 13-18 14-19");
}

// “an own piece … stands on the target.”
#[test]
fn own_pieces_are_not_landed_on() {
    let game = default_game();
    let state = white(&game, 3, &[5, 8], &[1]);
    assert_eq!(legal(&game, &state), "8-11");
    assert_eq!(refusal(&game, &state, "5-8"), Illegal::OwnPiece { at: Point(8) });
}

// “A lone enemy piece on the target changes places: it goes to the square the mover
// left (and no square effect applies to it there). Protection is judged on the board
// before the move.”
#[test]
fn a_lone_enemy_changes_places() {
    let game = default_game();
    let state = white(&game, 3, &[5], &[8]);
    assert_eq!(
        events(&game, &state, "5-8"),
        [
            Event::Moved { side: WHITE, from: on(5), to: on(8) },
            Event::Swapped { side: BLACK, from: Point(8), to: Point(5) },
        ]
    );
    assert_eq!(squares(&play(&game, &state, "5-8")), [vec![8], vec![5]]);
    // Pushed back onto the House of Beauty, Black does not throw again.
    let state = play(&game, &white(&game, 2, &[26], &[28]), "26-28");
    assert_eq!(squares(&state), [vec![28], vec![26]]);
    assert_eq!(game.turn(&state).side(), Some(BLACK));
    let state = play(&game, &state, "*3 26-29");
    assert_eq!(game.turn(&state).side(), Some(WHITE));
    // The enemy on 8 gets a neighbour only by being pushed beside it: too late.
    assert_eq!(legal(&game, &white(&game, 3, &[5], &[4, 8])), "5-8");
}

// “26 (House of Beauty): the same side throws again.”
#[test]
fn beauty_throws_again() {
    let game = default_game();
    let state = white(&game, 3, &[23], &[26]);
    assert_eq!(
        events(&game, &state, "23-26"),
        [
            Event::Moved { side: WHITE, from: on(23), to: on(26) },
            Event::Swapped { side: BLACK, from: Point(26), to: Point(23) },
            Event::ThrowsAgain { side: WHITE },
        ]
    );
    let next = game.turn(&play(&game, &state, "23-26"));
    assert_eq!(next, Turn::Throw { side: WHITE, lots: Lots(4) });
}

// “27 (House of Water): the piece goes at once to 15; if 15 is taken, to 1; if 1 is
// taken too, to the lowest-numbered empty square.” “The token names the square aimed
// at (`25-27`), not where the water carries the piece.” “‘Taken’ at the water means by
// either colour, judged after the mover has left its square.”
#[test]
fn the_water_carries_away() {
    let game = default_game();
    for (own, enemy, shore) in [
        (&[25][..], &[3][..], 15),
        (&[15, 25], &[3], 1),
        (&[25], &[15], 1),
        (&[1, 25], &[15], 2),
        (&[15, 2, 25], &[1, 3, 5], 4),
    ] {
        let state = white(&game, 2, own, enemy);
        assert_eq!(
            events(&game, &state, "25-27"),
            [
                Event::Moved { side: WHITE, from: on(25), to: on(27) },
                Event::Carried { side: WHITE, from: Point(27), to: Point(shore) },
            ]
        );
        let state = play(&game, &state, "25-27");
        assert!(squares(&state)[0].contains(&(shore as u8)));
        assert_eq!(squares(&state)[0].len(), own.len());
        assert_eq!(squares(&state)[1], enemy);
    }
}

// “15 (House of Rebirth) does nothing else.”
#[test]
fn rebirth_does_nothing_else() {
    let game = default_game();
    let state = play(&game, &white(&game, 3, &[12], &[1]), "12-15");
    assert_eq!(game.turn(&state).side(), Some(BLACK));
    let state = play(&game, &white(&game, 1, &[26], &[1]), "26-27");
    assert_eq!(game.turn(&state).side(), Some(BLACK));
}

// “Leaving the board is a move like any other: a protected enemy pair on the way
// stops it.”
#[test]
fn a_pair_stops_the_way_out() {
    let game = default_game();
    let state = white(&game, 4, &[26], &[28, 29]);
    assert_eq!(legal(&game, &state), "--");
    assert_eq!(refusal(&game, &state, "26-off"), Illegal::Barred { at: Point(28) });
    assert_eq!(legal(&game, &white(&game, 4, &[26], &[29])), "26-off");
}

// “No legal move: `--`, the turn passes.”
#[test]
fn without_a_move_the_turn_passes() {
    let game = default_game();
    let state = white(&game, 4, &[28], &[1]);
    assert_eq!(legal(&game, &state), "--");
    assert_eq!(events(&game, &state, "--"), [Event::Passed { side: WHITE }]);
    assert_eq!(game.turn(&play(&game, &state, "--")).side(), Some(BLACK));
    assert_eq!(refusal(&game, &white(&game, 1, &[5], &[1]), "--"), Illegal::MayNotPass);
}

// “The first side with all its pieces off wins.”
#[test]
fn all_off_wins() {
    let game: Senet = game(&json!({ "extra_throws": [2] }));
    let state = white(&game, 2, &[28], &[1]);
    let moved = Event::Moved { side: WHITE, from: on(28), to: Spot::Off };
    assert_eq!(events(&game, &state, "28-off"), [moved]);
    let state = play(&game, &state, "28-off");
    assert_eq!(game.turn(&state), Turn::Over(Outcome::win(WHITE, Reason::AllOff)));
    assert_eq!(legal(&game, &state), "");
    for token in ["*1", "--", "1-2"] {
        assert_eq!(refusal(&game, &state, token), Illegal::GameOver);
    }
}

// A throw is used before the next, and needed before a move.
#[test]
fn throws_and_moves_alternate() {
    let game = default_game();
    assert_eq!(refusal(&game, &game.start(), "9-12"), Illegal::ThrowDue);
    assert_eq!(refusal(&game, &game.start(), "--"), Illegal::ThrowDue);
    let thrown = play(&game, &game.start(), "*3");
    assert_eq!(game.turn(&thrown), Turn::Act { side: WHITE });
    assert_eq!(refusal(&game, &thrown, "*3"), Illegal::NoThrowDue);
}

// “`extra_throws` [] (a list of step counts after which the same side throws again
// once its action, or its `--`, is done; for example [1,4,5])”.
#[test]
fn extra_throws() {
    let game: Senet = game(&json!({ "extra_throws": [5, 1, 4] }));
    for steps in 1..=5 {
        let again = steps == 1 || steps >= 4;
        let state = white(&game, steps, &[5], &[1]);
        let token = format!("5-{}", 5 + steps);
        let said = events(&game, &state, &token).contains(&Event::ThrowsAgain { side: WHITE });
        assert_eq!(said, again);
        let next = game.turn(&play(&game, &state, &token)).side();
        assert_eq!(next, Some(if again { WHITE } else { BLACK }));
    }
    let state = white(&game, 4, &[28], &[1]);
    assert_eq!(
        events(&game, &state, "--"),
        [Event::Passed { side: WHITE }, Event::ThrowsAgain { side: WHITE }]
    );
    assert_eq!(game.turn(&play(&game, &state, "--")).side(), Some(WHITE));
    // Two reasons at once give one throw.
    let state = white(&game, 1, &[25], &[1]);
    assert_eq!(events(&game, &state, "25-26").len(), 2);
}

// “`block` … "three" (an enemy pair may be passed but not captured; three or more
// enemy pieces in a row may not be passed; own pieces never block)”.
#[test]
fn block_three() {
    let game: Senet = game(&json!({ "block": "three" }));
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[14, 15])), "12-17");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[17, 18])), "--");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[13, 14, 15])), "--");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[13, 14, 15, 16])), "--");
    assert_eq!(legal(&game, &white(&game, 5, &[12], &[13, 14, 16])), "12-17");
    assert_eq!(legal(&game, &white(&game, 4, &[12, 13, 14, 15], &[1])), "12-16 13-17 14-18 15-19");
    let state = white(&game, 5, &[12], &[14, 15, 16]);
    assert_eq!(refusal(&game, &state, "12-17"), Illegal::Barred { at: Point(14) });
}

// “`corners` true (false: 10|11 and 20|21 do not count as neighbours for protection
// and blocks)”.
#[test]
fn corners() {
    let without: Senet = game(&json!({ "corners": false }));
    let threes: Senet = game(&json!({ "corners": false, "block": "three" }));
    for corner in [10, 20] {
        let pair = [corner, corner + 1];
        let target = white(&default_game(), 3, &[corner - 3], &pair);
        assert_eq!(legal(&default_game(), &target), "--");
        let token = format!("{}-{corner}", corner - 3);
        assert_eq!(legal(&without, &target), token);
        let way = white(&without, 4, &[corner - 1], &pair);
        assert_eq!(legal(&without, &way), format!("{}-{}", corner - 1, corner + 3));
        let three = [corner - 1, corner, corner + 1];
        let way = white(&threes, 4, &[corner - 2], &three);
        assert_eq!(legal(&threes, &way), format!("{}-{}", corner - 2, corner + 2));
        // The other neighbour still protects.
        let target = white(&without, 3, &[corner - 3], &[corner, corner - 1]);
        assert_eq!(legal(&without, &target), "--");
    }
}

// “`backward` false (true: when the side has no forward move, it must move a piece
// back by exactly the throw if it can, not below 1; same rules of target and way;
// landing effects apply; token `29-25`)”.
#[test]
fn backward() {
    let game: Senet = game(&json!({ "backward": true }));
    assert_eq!(legal(&game, &white(&game, 4, &[29], &[1])), "29-25");
    assert_eq!(legal(&default_game(), &white(&game, 4, &[29], &[1])), "--");
    let forward = white(&game, 4, &[29, 9], &[1]);
    assert_eq!(legal(&game, &forward), "9-13");
    assert_eq!(refusal(&game, &forward, "29-25"), Illegal::ForwardFirst);
    // Exactly the throw, not below 1.
    let state = white(&game, 4, &[29], &[1]);
    let wrong = Illegal::WrongDistance { steps: 4 };
    assert_eq!(refusal(&game, &state, "29-26"), wrong);
    assert_eq!(refusal(&game, &state, "--"), Illegal::MayNotPass);
    assert_eq!(legal(&game, &white(&game, 4, &[4, 5], &[6, 7])), "5-1");
    // Target and way.
    let own = white(&game, 3, &[29, 26], &[1]);
    assert_eq!(legal(&game, &own), "26-23");
    assert_eq!(refusal(&game, &own, "29-26"), Illegal::OwnPiece { at: Point(26) });
    let pair = white(&game, 4, &[29], &[25, 24]);
    assert_eq!(refusal(&game, &pair, "29-25"), Illegal::ProtectedByPair { at: Point(25) });
    assert_eq!(legal(&game, &pair), "--");
    let barred = white(&game, 5, &[29], &[25, 26]);
    assert_eq!(refusal(&game, &barred, "29-24"), Illegal::Barred { at: Point(26) });
    assert_eq!(legal(&game, &barred), "--");
    // A lone enemy changes places; 26 and 27 have their effects.
    let state = play(&game, &white(&game, 4, &[29], &[25]), "29-25");
    assert_eq!(squares(&state), [vec![25], vec![29]]);
    let state = play(&game, &white(&game, 3, &[29], &[1]), "29-26");
    assert_eq!(game.turn(&state).side(), Some(WHITE));
    let state = play(&game, &white(&game, 2, &[29], &[1]), "29-27");
    assert_eq!(squares(&state), [vec![15], vec![1]]);
}

// “`exact_houses` false (true: a piece on 28 moves only by 3, off; on 29 only by 2,
// off; these two never move back; pieces on 26, 28 and 29 cannot be captured)”.
#[test]
fn exact_houses() {
    let game: Senet = game(&json!({ "exact_houses": true, "backward": true }));
    for steps in 1..=5 {
        let state = white(&game, steps, &[28, 29], &[1]);
        let expected = ["--", "29-off", "28-off", "--", "--"][usize::from(steps) - 1];
        assert_eq!(legal(&game, &state), expected);
    }
    let state = white(&game, 2, &[28], &[1]);
    let why = Illegal::NotExact { at: Point(28), steps: 3 };
    assert_eq!(refusal(&game, &state, "28-off"), why);
    assert_eq!(refusal(&game, &state, "28-29"), why);
    assert_eq!(refusal(&game, &state, "28-26"), Illegal::NeverBack);
    let state = white(&game, 1, &[29], &[1]);
    let why = Illegal::NotExact { at: Point(29), steps: 2 };
    assert_eq!(refusal(&game, &state, "29-off"), why);
    // Elsewhere nothing changes.
    assert_eq!(legal(&game, &white(&game, 4, &[26], &[1])), "26-off");
    assert_eq!(legal(&game, &white(&game, 5, &[26], &[1])), "26-21");
    for (from, house) in [(23, 26), (25, 28), (26, 29)] {
        let state = white(&game, 3, &[from], &[house]);
        let token = format!("{from}-{house}");
        let why = Illegal::SafeSquare { at: Point(house.into()) };
        assert_eq!(refusal(&game, &state, &token), why);
        let state = white(&default_game(), 3, &[from], &[house]);
        assert_eq!(legal(&default_game(), &state), token);
    }
    let state = white(&game, 3, &[22], &[25]);
    assert_eq!(legal(&game, &state), "22-25");
}

// “`gate` "none" or "top_row" (no piece leaves the board while an own piece stands on
// 1–10).”
#[test]
fn gate() {
    let game: Senet = game(&json!({ "gate": "top_row", "exact_houses": true }));
    let state = white(&game, 4, &[26, 10], &[1]);
    assert_eq!(legal(&game, &state), "10-14");
    assert_eq!(refusal(&game, &state, "26-off"), Illegal::Gate);
    assert_eq!(legal(&game, &white(&game, 4, &[26, 11], &[1])), "11-15 26-off");
    assert_eq!(legal(&game, &white(&game, 3, &[28, 10], &[1])), "10-13");
    assert_eq!(legal(&game, &white(&game, 3, &[28, 11], &[1])), "11-14 28-off");
    assert_eq!(legal(&default_game(), &white(&game, 4, &[26, 10], &[1])), "10-14 26-off");
}

#[test]
fn tokens_are_read_exactly() {
    for token in ["*0", "*4", "--", "1-6", "29-25", "28-off", "25-27"] {
        assert_eq!(token.parse::<Action>().unwrap().to_string(), token);
    }
    for text in [
        "", "*", "*5", "*-1", "*01", "-", "---", "5", "5-", "-8", "0-3", "30-off", "28-30", "5-08",
        "+5-8", "5-8 ", "5–8", "in", "off", "5-OFF", "5-8-9", "300-1",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn gestures() {
    let gesture = |token: &str| token.parse::<Action>().unwrap().gesture();
    assert_eq!(gesture("*3"), Gesture::Throw(3));
    assert_eq!(gesture("--"), Gesture::Pass);
    assert_eq!(gesture("5-8"), Gesture::Move { from: on(5), to: on(8) });
    assert_eq!(gesture("28-off"), Gesture::Move { from: on(28), to: Spot::Off });
    assert_eq!(Action::throw(5), None);
}

#[test]
fn options_are_checked() {
    let read = |options: Value| Rules::from_json(options.as_object().unwrap());
    for (key, value) in [
        ("pieces", json!(6)),
        ("pieces", json!(null)),
        ("extra_throws", json!([0])),
        ("extra_throws", json!([6])),
        ("extra_throws", json!(1)),
        ("block", json!("four")),
        ("gate", json!("toprow")),
        ("corners", json!("yes")),
    ] {
        let error = read(json!({ key: value })).unwrap_err();
        assert!(matches!(&error, BadOption::Value { option, .. } if option == key), "{error}");
    }
    assert!(matches!(read(json!({ "stakes": 1 })), Err(BadOption::Unknown { .. })));
    let options = json!({ "extra_throws": [5, 1], "gate": "top_row", "pieces": 5 });
    let written = json!({ "extra_throws": [1, 5], "gate": "top_row" });
    assert_eq!(Value::Object(read(options).unwrap().to_json()), written);
    let keys: Vec<_> = Rules::OPTIONS.iter().map(|option| option.key).collect();
    let all = serde_json::to_value(Rules::default()).unwrap();
    assert_eq!(keys, all.as_object().unwrap().keys().collect::<Vec<_>>());
    assert!(Senet::new(Rules { pieces: 3, ..Rules::default() }).is_err());
}

#[test]
fn impossible_positions_are_refused() {
    let game = default_game();
    let bad = |thrown, white: &[u8], black: &[u8]| {
        let on = BySide([white.to_vec(), black.to_vec()]);
        game.setup(&Setup { side: BLACK, thrown, on }).unwrap_err()
    };
    assert_eq!(bad(None, &[0], &[1]), BadSetup::NoSuchSquare(0));
    assert_eq!(bad(None, &[27], &[1]), BadSetup::NoSuchSquare(27));
    assert_eq!(bad(None, &[1], &[30]), BadSetup::NoSuchSquare(30));
    assert_eq!(bad(Some(5), &[2], &[1]), BadSetup::NoSuchThrow(5));
    assert_eq!(bad(None, &[1], &[1]), BadSetup::Shared(1));
    assert_eq!(bad(None, &[1, 1], &[2]), BadSetup::Shared(1));
    assert_eq!(bad(None, &[1], &[2, 3, 4, 5, 6, 7]), BadSetup::TooManyPieces(BLACK));
    assert_eq!(bad(None, &[1], &[]), BadSetup::Over);
    let start = BySide([vec![1, 3, 5, 7, 9], vec![2, 4, 6, 8, 10]]);
    let setup = Setup { side: WHITE, thrown: None, on: start };
    assert_eq!(game.setup(&setup), Ok(game.start()));
}

#[test]
fn perft_file() {
    common::check_perft::<Senet>(include_str!("perft/senet.perft"));
}

fn rules() -> impl Strategy<Value = Value> {
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (any::<bool>(), proptest::collection::vec(1..=5_u8, 0..4), flags).prop_map(
        |(seven, extra, (three, corners, backward, exact, gate))| {
            json!({
                "pieces": if seven { 7 } else { 5 },
                "extra_throws": extra,
                "block": if three { "three" } else { "pair" },
                "corners": corners,
                "backward": backward,
                "exact_houses": exact,
                "gate": if gate { "top_row" } else { "none" },
            })
        },
    )
}

/// Every action there is.
fn universe() -> Vec<Action> {
    let throws = (0..=4).map(|flat| format!("*{flat}"));
    let on = (1..=29).flat_map(|from| (1..=29).map(move |to| format!("{from}-{to}")));
    let off = (1..=29).map(|from| format!("{from}-off"));
    let tokens = throws.chain(["--".to_owned()]).chain(on).chain(off);
    tokens.map(|token| token.parse().unwrap()).collect()
}

/// What the events of an action do to the squares of both sides and the pieces off.
fn replay(state: &State, events: &[Event]) -> BySide<(Vec<u8>, u8)> {
    let mut sides = BySide::from_fn(|side| (Vec::from(state.on(side)), state.off(side)));
    let mut shift = |side: Side, from: Point, to: Spot| {
        let (on, off) = &mut sides[side];
        on.retain(|&square| Point(square.into()) != from);
        match to {
            Spot::On(to) => on.push(to.0 as u8),
            _ => *off += 1,
        }
        on.sort_unstable();
    };
    for event in events {
        match *event {
            Event::Moved { side, from: Spot::On(from), to } => shift(side, from, to),
            Event::Swapped { side, from, to } | Event::Carried { side, from, to } => {
                shift(side, from, Spot::On(to));
            }
            Event::Threw { .. } | Event::Passed { .. } | Event::ThrowsAgain { .. } => {}
            _ => panic!("not an event of Senet: {event:?}"),
        }
    }
    sides
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_games_keep_the_promises(options in rules(), seed in any::<u64>()) {
        let game: Senet = game(&options);
        let end = common::check_random_game(&game, seed, 4_000, &universe(), |before, after, events| {
            let sides = BySide::from_fn(|side| (Vec::from(after.on(side)), after.off(side)));
            assert_eq!(replay(before, events), sides);
            assert!(!sides.0.iter().any(|(on, _)| on.contains(&27)));
            for (on, off) in &sides.0 {
                assert_eq!(on.len() as u8 + off, game.rules().pieces);
            }
            let again = events.iter().any(|event| matches!(event, Event::ThrowsAgain { .. }));
            let acted = matches!(game.turn(before), Turn::Act { .. });
            if let (true, Some(side)) = (acted, game.turn(after).side()) {
                assert_eq!(game.turn(before).side() == Some(side), again);
            }
        });
        prop_assert!(game.turn(&end).outcome().is_some());
    }
}
