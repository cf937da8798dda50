//! The default rules of Senet, sentence by sentence.

use guqi::rules::{
    Event, Game, Illegal, Lots, Outcome, Point, Reason, Spot, Turn,
    senet::{PATH, Senet, cell},
};
use serde_json::json;

use crate::{
    BLACK, WHITE,
    common::{events, game, legal, play, refusal},
    default_game, on, squares, white,
};

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
