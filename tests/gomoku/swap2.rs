//! The swap2 opening.

use guqi::rules::{
    Event, Game, Illegal, Outcome, Point, Reason, Side, Turn,
    gomoku::{Gomoku, Phase, State, Step},
};

use crate::{action, game, play};

const SWAP2: &str = r#"{"opening":"swap2"}"#;
const FIRST: Turn = Turn::Act { side: Side::First };
const SECOND: Turn = Turn::Act { side: Side::Second };

fn tokens(game: &Gomoku, state: &State) -> Vec<String> {
    game.legal(state).iter().map(ToString::to_string).collect()
}

fn ids(game: &Gomoku, state: &State) -> [&'static str; 2] {
    Side::ALL.map(|side| game.side_id(state, side))
}

// "Swap2: the first person places black, white, black"
#[test]
fn first_person_places_three() {
    let game = game(SWAP2);
    let mut state = game.start();
    for (token, colour) in [("h8", Side::First), ("h9", Side::Second), ("h10", Side::First)] {
        assert_eq!(game.turn(&state), FIRST);
        assert_eq!(state.phase(), Phase::Opening(Step::Three));
        assert_eq!(ids(&game, &state), ["first", "second"]);
        assert_eq!(state.colour(), colour);
        let at = game.point(token.parse().expect("a point")).expect("on the board");
        let placed = Event::Placed { side: colour, at };
        assert_eq!(game.events(&state, action(token)), [placed]);
        state = game.play(&state, action(token)).expect("legal");
    }
    let position = game.position(&state).to_string();
    assert_eq!(position, r#"{"black":["h8","h10"],"white":["h9"]}"#);
}

// "the second then takes a colour (`black` or `white`) or says `more`"
#[test]
fn second_person_chooses() {
    let game = game(SWAP2);
    let state = play(&game, "h8 h9 h10");
    assert_eq!(game.turn(&state), SECOND);
    assert_eq!(ids(&game, &state), ["first", "second"]);
    assert_eq!(tokens(&game, &state), ["black", "white", "more"]);
    assert_eq!(game.check(&state, action("a1")), Err(Illegal::ChoiceDue));
    assert_eq!(game.check(&state, action("--")), Err(Illegal::MayNotPass));
    for choice in ["black", "white", "more"] {
        let chose = Event::Chose { side: Side::Second, choice };
        assert_eq!(game.events(&state, action(choice)), [chose]);
    }
}

// "takes a colour … Then White moves": who took black plays Black, the first side.
#[test]
fn second_person_takes_a_colour() {
    let game = game(SWAP2);
    for (choice, black) in [("black", Side::Second), ("white", Side::First)] {
        let state = play(&game, &format!("h8 h9 h10 {choice}"));
        assert_eq!(state.phase(), Phase::Play(Side::Second));
        assert_eq!(game.turn(&state), SECOND);
        assert_eq!(ids(&game, &state), ["black", "white"]);
        assert_eq!(state.swapped(), black == Side::Second);
        assert_eq!(game.seat(&state, Side::First), black);
        assert_eq!(game.seat(&state, Side::Second), !black);
        assert_eq!(game.legal(&state).len(), 222);
        let next = play(&game, &format!("h8 h9 h10 {choice} a1"));
        assert_eq!(next.stone("a1".parse().expect("a1")), Some(Side::Second));
        assert_eq!(game.turn(&next), FIRST);
        assert_eq!(game.seat(&next, Side::First), black);
    }
}

// "or says `more`, places white then black, and the first person takes a colour. Then
// White moves, also after `more`."
#[test]
fn more() {
    let game = game(SWAP2);
    let mut state = play(&game, "h8 h9 h10 more");
    for (token, colour) in [("a1", Side::Second), ("a2", Side::First)] {
        assert_eq!(game.turn(&state), SECOND);
        assert_eq!(state.phase(), Phase::Opening(Step::Two));
        assert_eq!(ids(&game, &state), ["first", "second"]);
        assert_eq!(game.check(&state, action("black")), Err(Illegal::NoChoiceDue));
        let events = game.events(&state, action(token));
        assert!(matches!(events[..], [Event::Placed { side, .. }] if side == colour));
        state = game.play(&state, action(token)).expect("legal");
    }
    assert_eq!(game.turn(&state), FIRST);
    assert_eq!(ids(&game, &state), ["first", "second"]);
    assert_eq!(tokens(&game, &state), ["black", "white"]);
    assert_eq!(game.check(&state, action("more")), Err(Illegal::NoChoiceDue));
    assert_eq!(game.check(&state, action("b1")), Err(Illegal::ChoiceDue));
    for (choice, black) in [("black", Side::First), ("white", Side::Second)] {
        let chose = Event::Chose { side: Side::First, choice };
        assert_eq!(game.events(&state, action(choice)), [chose]);
        let next = game.play(&state, action(choice)).expect("legal");
        assert_eq!(game.turn(&next), SECOND);
        assert_eq!(ids(&game, &next), ["black", "white"]);
        assert_eq!(next.phase(), Phase::Play(Side::Second));
        assert_eq!(game.seat(&next, Side::First), black);
        assert_eq!(game.seat(&next, Side::Second), !black);
        let position = game.position(&next).to_string();
        assert_eq!(position, r#"{"black":["a2","h8","h10"],"white":["a1","h9"]}"#);
    }
}

// The winner is a colour; the seat tells the person.
#[test]
fn winner_is_a_colour() {
    let game = game(SWAP2);
    let state = play(&game, "h8 a1 h9 black a2 h10 a3 h11 a4 h12");
    let won = Outcome::win(Side::First, Reason::Five);
    assert_eq!(game.turn(&state), Turn::Over(won));
    assert_eq!(game.side_id(&state, Side::First), "black");
    assert_eq!(game.seat(&state, Side::First), Side::Second);
}

// "During the opening no five can win; renju's forbidden points do not apply to it."
// Bans begin with Black's first stone after it.
#[test]
fn renju_after_the_opening() {
    let game = game(r#"{"opening":"swap2","rule":"renju"}"#);
    for opening in ["", "h8", "h8 h9", "h8 h9 h10", "h8 h9 h10 more", "h8 h9 h10 more a1 a2"] {
        let state = play(&game, opening);
        assert!((0..225).all(|point| game.forbidden(&state, Point(point)).is_empty()));
    }
    let state = play(&game, "h8 a1 g8 more a3 i9 black a5");
    assert_eq!(game.turn(&state), FIRST);
    assert_eq!(game.legal(&state).len(), 225 - 6);
    let state = play(&game, "h8 a1 g8 more a3 i9 black a5 i10 a7");
    assert_eq!(game.check(&state, action("i8")), Err(Illegal::Forbidden(vec![crate::THREES])));
}

// The words belong to swap2 alone.
#[test]
fn no_choices_in_a_free_opening() {
    let game = game("{}");
    let state = play(&game, "h8 h9 h10");
    assert_eq!(game.check(&state, action("black")), Err(Illegal::NoChoiceDue));
    assert_eq!(game.legal(&state).len(), 222);
}
