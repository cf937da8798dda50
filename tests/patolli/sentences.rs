//! The default rules of Patolli, sentence by sentence.

use guqi::rules::{
    BySide, Event, Game, Illegal, Lots, Outcome, Point, Reason, Side, Spot, Turn,
    patolli::{CELLS, Patolli, TRACK},
};
use serde_json::json;

use crate::{
    JADE, OBSIDIAN,
    common::{self, events, legal, play, refusal},
    default_game, jade, moved, on, squares, with,
};

// “a closed track of 52 squares, numbered 0–51 clockwise, drawn as the outline of a
// plus, three squares thick, on a 15×15 grid.”
#[test]
fn the_track_is_closed() {
    for (square, &(r, c)) in CELLS.iter().enumerate() {
        assert!(r < 15 && c < 15);
        assert!((6..=8).contains(&r) || (6..=8).contains(&c), "{square} is off the plus");
        assert_eq!(CELLS.iter().filter(|&&cell| cell == (r, c)).count(), 1, "{square}");
        // The track cuts the four inner corners, where neighbours touch by a corner.
        let (r2, c2) = CELLS[(square + 1) % CELLS.len()];
        let (down, right) = (r.abs_diff(r2), c.abs_diff(c2));
        let diagonal = [7, 20, 33, 46].contains(&square);
        assert_eq!((down.max(right), down + right), (1, if diagonal { 2 } else { 1 }), "{square}");
        // A quarter of the track later the plus looks the same, turned by 90°.
        let (r4, c4) = CELLS[(square + 13) % CELLS.len()];
        assert_eq!((r4, c4), (c, 14 - r), "{square}");
    }
}

// “Safe squares: 1, 14, 27, 40 (the arm ends) and 8, 21, 34, 47 (next to the centre).”
#[test]
fn safe_squares() {
    let game = default_game();
    for square in 1..TRACK {
        let state = jade(&game, 1, &[square - 1], &[square]);
        let token = format!("{}-{square}", square - 1);
        let captured = Event::Captured { side: OBSIDIAN, at: Point(square.into()) };
        let safe = [1, 14, 27, 40, 8, 21, 34, 47].contains(&square);
        assert_eq!(!events(&game, &state, &token).contains(&captured), safe, "{square}");
    }
}

// “Sides: Jade (first; starts on 0) and Obsidian (starts on 26). Six pieces each, all
// waiting at home.”
#[test]
fn all_wait_at_home() {
    let game = default_game();
    let side = json!({ "home": 6, "done": 0, "on": [] });
    assert_eq!(game.position(&game.start()), json!({ "jade": side, "obsidian": side }));
    assert_eq!(game.turn(&game.start()), Turn::Throw { side: JADE, lots: Lots(5) });
    assert_eq!(Side::ALL.map(Patolli::start_square), [Point(0), Point(26)]);
    let state = play(&game, &game.start(), "*1 in *2 in");
    assert_eq!(squares(&state), [vec![0], vec![26]]);
    let expected = json!({
        "jade": { "home": 5, "done": 0, "on": [0] },
        "obsidian": { "home": 5, "done": 0, "on": [26] },
    });
    assert_eq!(game.position(&state), expected);
}

// “five beans, each marked side up with probability 1/2. 1–4 marked: that many steps.
// None marked: 10 steps. Five marked: 5 steps … Token `*n`, n = beans marked side up.”
#[test]
fn the_throw_tells_the_steps() {
    let game = default_game();
    assert_eq!(legal(&game, &game.start()), "*0 *1 *2 *3 *4 *5");
    for marked in 0..=5 {
        let steps = if marked == 0 { 10 } else { marked };
        let threw = Event::Threw { side: JADE, marked, steps };
        assert_eq!(events(&game, &game.start(), &format!("*{marked}")), [threw]);
        let state = jade(&game, marked, &[12], &[]);
        assert_eq!(legal(&game, &state), format!("in 12-{}", 12 + steps));
        assert_eq!(state.thrown().unwrap().get(), marked);
    }
    assert_eq!(game.start().thrown(), None);
}

// “the same side throws again after this turn's move.” Option “`extra_on_five` true”.
#[test]
fn five_marked_throw_again() {
    let state = jade(&default_game(), 5, &[12], &[]);
    let game = default_game();
    let again = Event::ThrowsAgain { side: JADE };
    assert_eq!(events(&game, &state, "12-17"), [moved(on(12), on(17)), again.clone()]);
    assert_eq!(events(&game, &state, "in"), [moved(Spot::Home, on(0)), again]);
    let next = game.turn(&play(&game, &state, "12-17"));
    assert_eq!(next, Turn::Throw { side: JADE, lots: Lots(5) });
    let once: Patolli = common::game(&json!({ "extra_on_five": false }));
    assert_eq!(events(&once, &state, "12-17"), [moved(on(12), on(17))]);
    assert_eq!(once.turn(&play(&once, &state, "12-17")).side(), Some(OBSIDIAN));
}

// “After a throw, one legal action must be played if there is one”.
#[test]
fn throws_and_actions_alternate() {
    let game = default_game();
    for token in ["in", "--", "12-17", "49-off"] {
        assert_eq!(refusal(&game, &game.start(), token), Illegal::ThrowDue);
    }
    let thrown = play(&game, &game.start(), "*3");
    assert_eq!(game.turn(&thrown), Turn::Act { side: JADE });
    assert_eq!(refusal(&game, &thrown, "*3"), Illegal::NoThrowDue);
    assert_eq!(refusal(&game, &thrown, "--"), Illegal::MayNotPass);
    assert_eq!(game.turn(&play(&game, &thrown, "in")).side(), Some(OBSIDIAN));
}

// “enter: any throw lets a waiting piece enter on the own start square; the whole throw
// is used up. Illegal while an own piece stands there. Token `in`.”
#[test]
fn entering() {
    let game = default_game();
    let state = jade(&game, 4, &[], &[]);
    assert_eq!(legal(&game, &state), "in");
    assert_eq!(events(&game, &state, "in"), [moved(Spot::Home, on(0))]);
    let state = jade(&game, 4, &[0], &[]);
    assert_eq!(legal(&game, &state), "0-4");
    assert_eq!(refusal(&game, &state, "in"), Illegal::OwnPiece { at: Point(0) });
    let state = jade(&game, 4, &[5, 10, 15, 20, 25, 30], &[]);
    assert_eq!(refusal(&game, &state, "in"), Illegal::NoneWaiting);
}

// “move: a piece that has gone p squares from its start goes on to p + steps.” “Else it
// lands on start + p + steps, modulo 52 (token `12-17`).”
#[test]
fn moving() {
    let game = default_game();
    let state = jade(&game, 4, &[12], &[3]);
    assert_eq!(events(&game, &state, "12-16"), [moved(on(12), on(16))]);
    assert_eq!(squares(&play(&game, &state, "12-16")), [vec![16], vec![3]]);
    let wrong = Illegal::WrongDistance { steps: 4 };
    for token in ["12-17", "12-8", "12-12", "12-off"] {
        assert_eq!(refusal(&game, &state, token), wrong);
    }
    assert_eq!(refusal(&game, &state, "13-17"), Illegal::Empty { at: Point(13) });
    assert_eq!(refusal(&game, &state, "3-7"), Illegal::NotYours { at: Point(3) });
    // Obsidian passes from 51 to 0.
    let state = with(&game, 4, &[], &[50, 22], |setup| setup.side = OBSIDIAN);
    assert_eq!(legal(&game, &state), "in 50-2 22-off");
}

// “More than 52: illegal. Exactly 52: the piece leaves the board and is done (token
// `49-off`); who stands on the start square does not matter.”
#[test]
fn leaving() {
    let game = default_game();
    let state = jade(&game, 3, &[0, 49, 50], &[]);
    assert_eq!(legal(&game, &state), "0-3 49-off");
    assert_eq!(events(&game, &state, "49-off"), [moved(on(49), Spot::Off)]);
    let after = play(&game, &state, "49-off");
    assert_eq!((after.home(JADE), after.done(JADE)), (3, 1));
    assert_eq!(squares(&after)[0], [0, 50]);
    assert_eq!(refusal(&game, &state, "50-off"), Illegal::TooFar);
    assert_eq!(refusal(&game, &state, "50-1"), Illegal::TooFar);
    assert_eq!(refusal(&game, &state, "49-0"), Illegal::WrongDistance { steps: 3 });
    let enemy_on_start = jade(&game, 3, &[49], &[0]);
    assert_eq!(events(&game, &enemy_on_start, "49-off"), [moved(on(49), Spot::Off)]);
}

// “Illegal where an own piece stands, on safe squares too.”
#[test]
fn own_pieces_are_not_landed_on() {
    let game = default_game();
    for target in [14, 15] {
        let state = jade(&game, 4, &[target - 4, target], &[]);
        assert_eq!(legal(&game, &state), format!("in {target}-{}", target + 4));
        let token = format!("{}-{target}", target - 4);
        let why = Illegal::OwnPiece { at: Point(target.into()) };
        assert_eq!(refusal(&game, &state, &token), why);
    }
}

// “Landing (or entering) on an enemy piece sends it back to wait at home, unless the
// square is safe: there both stay.”
#[test]
fn landing_captures() {
    let game = default_game();
    let state = jade(&game, 4, &[12], &[16]);
    let captured = |at| Event::Captured { side: OBSIDIAN, at: Point(at) };
    assert_eq!(events(&game, &state, "12-16"), [moved(on(12), on(16)), captured(16)]);
    let after = play(&game, &state, "12-16");
    assert_eq!(squares(&after), [vec![16], vec![]]);
    assert_eq!((after.home(JADE), after.home(OBSIDIAN)), (5, 6));
    // Entering.
    let state = jade(&game, 4, &[12], &[0]);
    assert_eq!(events(&game, &state, "in"), [moved(Spot::Home, on(0)), captured(0)]);
    // Safe.
    let state = jade(&game, 4, &[10], &[14]);
    assert_eq!(events(&game, &state, "10-14"), [moved(on(10), on(14))]);
    let both = play(&game, &state, "10-14");
    assert_eq!(squares(&both), [vec![14], vec![14]]);
    // Each can leave the shared square.
    assert_eq!(legal(&game, &play(&game, &both, "*2")), "in 14-16");
    let later = play(&game, &both, "*2 14-16 *1");
    assert_eq!(legal(&game, &later), "in 14-15");
}

// “Nothing blocks: pieces pass over any piece.”
#[test]
fn nothing_blocks() {
    let game = default_game();
    let state = jade(&game, 4, &[12, 13], &[14, 15]);
    assert_eq!(legal(&game, &state), "in 12-16 13-17");
}

// “If there is no legal action, `--`. The extra throw after five marked beans stands
// even then.”
#[test]
fn without_an_action_the_turn_passes() {
    let game = default_game();
    let stuck = |marked, game: &Patolli| {
        with(game, marked, &[49], &[1], |setup| setup.done = BySide([5, 0]))
    };
    let state = stuck(4, &game);
    assert_eq!(legal(&game, &state), "--");
    assert_eq!(events(&game, &state, "--"), [Event::Passed { side: JADE }]);
    assert_eq!(game.turn(&play(&game, &state, "--")).side(), Some(OBSIDIAN));
    let state = stuck(5, &game);
    let again = Event::ThrowsAgain { side: JADE };
    assert_eq!(events(&game, &state, "--"), [Event::Passed { side: JADE }, again]);
    assert_eq!(game.turn(&play(&game, &state, "--")).side(), Some(JADE));
    let once: Patolli = common::game(&json!({ "extra_on_five": false }));
    assert_eq!(once.turn(&play(&once, &state, "--")).side(), Some(OBSIDIAN));
}

// “The first side with all six pieces done wins.”
#[test]
fn all_done_wins() {
    let game = default_game();
    let state = with(&game, 5, &[47], &[], |setup| setup.done = BySide([5, 5]));
    assert_eq!(events(&game, &state, "47-off"), [moved(on(47), Spot::Off)]);
    let state = play(&game, &state, "47-off");
    assert_eq!(game.turn(&state), Turn::Over(Outcome::win(JADE, Reason::AllOff)));
    assert_eq!(legal(&game, &state), "");
    for token in ["*1", "in", "--", "12-17"] {
        assert_eq!(refusal(&game, &state, token), Illegal::GameOver);
    }
}
