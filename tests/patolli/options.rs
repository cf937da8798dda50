//! The options of Patolli, one by one.

use guqi::rules::{
    BySide, Event, Game, Illegal, Outcome, Point, Reason, Side, Spot, Turn,
    patolli::{Patolli, Setup, State},
};
use serde_json::{Value, json};

use crate::{
    JADE, OBSIDIAN,
    common::{events, game, legal, play, refusal},
    default_game, jade, moved, on, squares, with,
};

// “`pieces` 6 (4, 5, 6)”.
#[test]
fn pieces() {
    for pieces in 4..=6 {
        let game: Patolli = game(&json!({ "pieces": pieces }));
        assert_eq!(Side::ALL.map(|side| game.start().home(side)), [pieces, pieces]);
        let state = with(&game, 3, &[49], &[], |setup| setup.done = BySide([pieces - 1, 0]));
        let over = Turn::Over(Outcome::win(JADE, Reason::AllOff));
        assert_eq!(game.turn(&play(&game, &state, "49-off")), over);
    }
}

// “`entry` "any" or "one" (only `*1` enters)”.
#[test]
fn entry() {
    let game: Patolli = game(&json!({ "entry": "one", "blank": 1 }));
    assert_eq!(legal(&game, &jade(&game, 1, &[], &[])), "in");
    for marked in [0, 2, 3, 4, 5] {
        let state = jade(&game, marked, &[], &[]);
        assert_eq!(legal(&game, &state), "--");
        assert_eq!(refusal(&game, &state, "in"), Illegal::EntryNeedsOne);
    }
}

// “`safe` the list above (or another, or empty)”.
#[test]
fn safe() {
    let captures = |options: Value, square: u8| {
        let game: Patolli = game(&options);
        let state = jade(&game, 4, &[square - 4], &[square]);
        events(&game, &state, &format!("{}-{square}", square - 4)).len() == 2
    };
    assert!(captures(json!({ "safe": [] }), 14));
    assert!(captures(json!({ "safe": [50, 16] }), 14));
    assert!(!captures(json!({ "safe": [50, 16] }), 16));
    // A safe start square protects from those who enter.
    let game: Patolli = game(&json!({ "safe": [0] }));
    let state = jade(&game, 4, &[], &[0]);
    assert_eq!(events(&game, &state, "in"), [moved(Spot::Home, on(0))]);
    assert_eq!(squares(&play(&game, &state, "in")), [vec![0], vec![0]]);
}

// “`blank` 10, the steps of a throw with none marked (0 to 20; 0: no action is possible,
// entering neither, and the turn passes)”.
#[test]
fn blank() {
    for blank in 1..=20 {
        let game: Patolli = game(&json!({ "blank": blank }));
        let state = jade(&game, 0, &[20], &[]);
        assert_eq!(legal(&game, &state), format!("in 20-{}", 20 + blank));
        let state = jade(&game, 0, &[52 - blank], &[]);
        assert_eq!(legal(&game, &state), format!("in {}-off", 52 - blank));
        let threw = Event::Threw { side: JADE, marked: 0, steps: blank };
        assert_eq!(events(&game, &game.start(), "*0"), [threw]);
    }
    let game: Patolli = game(&json!({ "blank": 0 }));
    let state = jade(&game, 0, &[20], &[]);
    assert_eq!(legal(&game, &state), "--");
    for token in ["in", "20-20", "20-30"] {
        assert_eq!(refusal(&game, &state, token), Illegal::NoSteps);
    }
    assert_eq!(game.turn(&play(&game, &state, "--")).side(), Some(OBSIDIAN));
}

// “`stakes` 0 (N > 0: each side starts with N counters; a side whose piece is captured,
// and a side whose throw has no legal action, pays one counter to the other, at the
// capture or at the `--`; a side whose counters reach 0 loses at once).”
#[test]
fn stakes() {
    let game: Patolli = game(&json!({ "stakes": 3, "blank": 0 }));
    let side = json!({ "home": 6, "done": 0, "on": [], "counters": 3 });
    assert_eq!(game.position(&game.start()), json!({ "jade": side, "obsidian": side }));
    let counters = |state: &State| Side::ALL.map(|side| state.counters(side));

    let capture = jade(&game, 5, &[11], &[16]);
    assert_eq!(
        events(&game, &capture, "11-16"),
        [
            moved(on(11), on(16)),
            Event::Captured { side: OBSIDIAN, at: Point(16) },
            Event::Paid { side: OBSIDIAN },
            Event::ThrowsAgain { side: JADE },
        ]
    );
    assert_eq!(counters(&play(&game, &capture, "11-16")), [4, 2]);

    let pass = jade(&game, 0, &[11], &[]);
    let paid = Event::Paid { side: JADE };
    assert_eq!(events(&game, &pass, "--"), [Event::Passed { side: JADE }, paid.clone()]);
    assert_eq!(counters(&play(&game, &pass, "--")), [2, 4]);

    let last = |state: &mut Setup| state.counters = Some(BySide([5, 1]));
    let capture = with(&game, 5, &[11], &[16], last);
    assert_eq!(events(&game, &capture, "11-16").len(), 3);
    let state = play(&game, &capture, "11-16");
    assert_eq!(game.turn(&state), Turn::Over(Outcome::win(JADE, Reason::Broke)));
    assert_eq!(game.position(&state)["obsidian"]["counters"], 0);

    let last = |state: &mut Setup| state.counters = Some(BySide([1, 5]));
    let pass = with(&game, 0, &[11], &[16], last);
    let state = play(&game, &pass, "--");
    assert_eq!(game.turn(&state), Turn::Over(Outcome::win(OBSIDIAN, Reason::Broke)));

    // Without stakes nobody pays.
    let state = jade(&default_game(), 4, &[12], &[16]);
    assert_eq!(events(&default_game(), &state, "12-16").len(), 2);
}
