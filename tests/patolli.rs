//! Patolli, sentence by sentence.

#[path = "common/throws.rs"]
mod common;

use common::{events, game, legal, play, refusal};
use guqi::rules::{
    Action as _, BadOption, BySide, Event, Game, Gesture, Illegal, Lots, Outcome, Point, Reason,
    RuleSet, Side, Spot, Turn,
    patolli::{Action, BadSetup, CELLS, Patolli, Rules, Setup, State, TRACK},
};
use proptest::prelude::*;
use serde_json::{Value, json};

const JADE: Side = Side::First;
const OBSIDIAN: Side = Side::Second;

/// Jade to use a throw, with pieces on these squares and the rest at home.
fn jade(game: &Patolli, marked: u8, jade: &[u8], obsidian: &[u8]) -> State {
    with(game, marked, jade, obsidian, |_| {})
}

fn with(
    game: &Patolli,
    marked: u8,
    jade: &[u8],
    obsidian: &[u8],
    change: impl FnOnce(&mut Setup),
) -> State {
    let mut setup = Setup {
        side: JADE,
        thrown: Some(marked),
        on: BySide([jade.to_vec(), obsidian.to_vec()]),
        done: BySide([0, 0]),
        counters: None,
    };
    change(&mut setup);
    game.setup(&setup).expect("a position")
}

/// The squares of both sides.
fn squares(state: &State) -> [Vec<u8>; 2] {
    Side::ALL.map(|side| state.on(side).into())
}

fn default_game() -> Patolli {
    game(&json!({}))
}

fn on(square: u16) -> Spot {
    Spot::On(Point(square))
}

fn moved(from: Spot, to: Spot) -> Event {
    Event::Moved { side: JADE, from, to }
}

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

#[test]
fn tokens_are_read_exactly() {
    for token in ["*0", "*5", "in", "--", "0-5", "51-3", "49-off"] {
        assert_eq!(token.parse::<Action>().unwrap().to_string(), token);
    }
    for text in [
        "", "*", "*6", "*-1", "*05", "-", "---", "5", "5-", "-8", "52-1", "1-52", "05-8", "+5-8",
        "5-8 ", "5–8", "IN", "out", "off", "5-8-9", "300-1", "in-off",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn gestures() {
    let gesture = |token: &str| token.parse::<Action>().unwrap().gesture();
    assert_eq!(gesture("*3"), Gesture::Throw(3));
    assert_eq!(gesture("--"), Gesture::Pass);
    assert_eq!(gesture("in"), Gesture::Move { from: Spot::Home, to: Spot::Home });
    assert_eq!(gesture("12-17"), Gesture::Move { from: on(12), to: on(17) });
    assert_eq!(gesture("49-off"), Gesture::Move { from: on(49), to: Spot::Off });
    assert_eq!(Action::throw(6), None);
}

#[test]
fn options_are_checked() {
    let read = |options: Value| Rules::from_json(options.as_object().unwrap());
    for (key, value) in [
        ("pieces", json!(3)),
        ("pieces", json!(7)),
        ("entry", json!("two")),
        ("safe", json!([52])),
        ("safe", json!([-1])),
        ("safe", json!(1)),
        ("blank", json!(21)),
        ("blank", json!(-1)),
        ("extra_on_five", json!(1)),
        ("stakes", json!(1001)),
    ] {
        let error = read(json!({ key: value })).unwrap_err();
        assert!(matches!(&error, BadOption::Value { option, .. } if option == key), "{error}");
    }
    assert!(matches!(read(json!({ "gate": "none" })), Err(BadOption::Unknown { .. })));
    let options = json!({ "safe": [47, 1, 8, 14, 21, 27, 40, 34], "blank": 0, "stakes": 1000 });
    let written = json!({ "blank": 0, "stakes": 1000 });
    assert_eq!(Value::Object(read(options).unwrap().to_json()), written);
    let unordered = read(json!({ "safe": [9, 3] })).unwrap();
    assert_eq!(Value::Object(unordered.to_json()), json!({ "safe": [3, 9] }));
    let keys: Vec<_> = Rules::OPTIONS.iter().map(|option| option.key).collect();
    let all = serde_json::to_value(Rules::default()).unwrap();
    assert_eq!(keys, all.as_object().unwrap().keys().collect::<Vec<_>>());
    assert!(Patolli::new(Rules { pieces: 3, ..Rules::default() }).is_err());
}

#[test]
fn impossible_positions_are_refused() {
    let game: Patolli = game(&json!({ "stakes": 5 }));
    let good = Setup {
        side: JADE,
        thrown: None,
        on: BySide([vec![], vec![]]),
        done: BySide([0, 0]),
        counters: None,
    };
    assert_eq!(game.setup(&good), Ok(game.start()));
    let bad = |change: &dyn Fn(&mut Setup)| {
        let mut setup = good.clone();
        change(&mut setup);
        game.setup(&setup).unwrap_err()
    };
    assert_eq!(bad(&|setup| setup.on.0[0] = vec![52]), BadSetup::NoSuchSquare(52));
    assert_eq!(bad(&|setup| setup.thrown = Some(6)), BadSetup::NoSuchThrow(6));
    assert_eq!(bad(&|setup| setup.on.0[1] = vec![3, 3]), BadSetup::Shared(3));
    assert_eq!(bad(&|setup| setup.on = BySide([vec![3], vec![3]])), BadSetup::Shared(3));
    let crowd = |setup: &mut Setup| {
        setup.on.0[1] = vec![1, 2, 3];
        setup.done.0[1] = 4;
    };
    assert_eq!(bad(&crowd), BadSetup::TooManyPieces(OBSIDIAN));
    assert_eq!(bad(&|setup| setup.counters = Some(BySide([5, 6]))), BadSetup::Counters);
    assert_eq!(bad(&|setup| setup.counters = Some(BySide([10, 0]))), BadSetup::Over);
    assert_eq!(bad(&|setup| setup.done = BySide([6, 0])), BadSetup::Over);
}

#[test]
fn perft_file() {
    common::check_perft::<Patolli>(include_str!("perft/patolli.perft"));
}

fn rules() -> impl Strategy<Value = Value> {
    let safe = proptest::collection::vec(0..52_u8, 0..12);
    let stakes = prop_oneof![Just(0_u16), 1..=20_u16, Just(1000)];
    (4..=6_u8, any::<bool>(), safe, 0..=20_u8, any::<bool>(), stakes).prop_map(
        |(pieces, one, safe, blank, extra, stakes)| {
            json!({
                "pieces": pieces,
                "entry": if one { "one" } else { "any" },
                "safe": safe,
                "blank": blank,
                "extra_on_five": extra,
                "stakes": stakes,
            })
        },
    )
}

/// Every action there is.
fn universe() -> Vec<Action> {
    let throws = (0..=5).map(|marked| format!("*{marked}"));
    let words = ["in", "--"].map(str::to_owned);
    let on = (0..52).flat_map(|from| (0..52).map(move |to| format!("{from}-{to}")));
    let off = (0..52).map(|from| format!("{from}-off"));
    throws.chain(words).chain(on).chain(off).map(|token| token.parse().unwrap()).collect()
}

/// Home, done, squares and counters of a side.
#[derive(PartialEq, Debug)]
struct Seen {
    home: u8,
    done: u8,
    on: Vec<u8>,
    counters: u16,
}

fn seen(state: &State) -> BySide<Seen> {
    BySide::from_fn(|side| Seen {
        home: state.home(side),
        done: state.done(side),
        on: state.on(side).into(),
        counters: state.counters(side),
    })
}

/// What the events of an action make of a position.
fn replay(state: &State, events: &[Event]) -> BySide<Seen> {
    let mut sides = seen(state);
    for event in events {
        match *event {
            Event::Moved { side, from, to } => {
                let own = &mut sides[side];
                match from {
                    Spot::On(from) => own.on.retain(|&square| Point(square.into()) != from),
                    _ => own.home -= 1,
                }
                match to {
                    Spot::On(to) => own.on.push(to.0 as u8),
                    _ => own.done += 1,
                }
                own.on.sort_unstable();
            }
            Event::Captured { side, at } => {
                sides[side].on.retain(|&square| Point(square.into()) != at);
                sides[side].home += 1;
            }
            Event::Paid { side } => {
                sides[side].counters -= 1;
                sides[!side].counters += 1;
            }
            Event::Threw { .. } | Event::Passed { .. } | Event::ThrowsAgain { .. } => {}
            _ => panic!("not an event of Patolli: {event:?}"),
        }
    }
    sides
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_games_keep_the_promises(options in rules(), seed in any::<u64>()) {
        let game: Patolli = game(&options);
        let end = common::check_random_game(&game, seed, 20_000, &universe(), |before, after, events| {
            assert_eq!(replay(before, events), seen(after));
            let shared = after.on(JADE).bits() & after.on(OBSIDIAN).bits();
            assert_eq!(shared & !game.rules().safe.bits(), 0);
            for side in seen(after).0 {
                assert_eq!(side.home + side.done + side.on.len() as u8, game.rules().pieces);
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
