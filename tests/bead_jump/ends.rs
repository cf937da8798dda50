//! How games end, and in which order the ends are looked for.

use guqi::rules::{
    Event, Game, Illegal, Outcome, Reason, Side, Turn,
    bead_jump::{BeadJump, State},
};

use crate::table::*;

/// There and back by both sides: the position of before, two rounds later.
const SHUFFLE: &str = "d1-c1 c6-d6 c1-d1 d6-c6";

/// Blue has no move that would not end in its own camp, and Red has some.
fn blocked(game: &BeadJump) -> State {
    place(game, 2, Side::First, "a1 a2 c1 e1 f1 f2", "a3 a4 b1 b2 c2 c3")
}

// "A side with no legal move plays `--`"
#[test]
fn a_blocked_side_passes() {
    // No position is known in which six beads block six others, unless `no_return`
    // closes some moves.
    let game = game(r#"{"no_return":true,"home":[[1,1]]}"#);
    let state = blocked(&game);
    assert_eq!(game.turn(&state), Turn::Act { side: Side::First });
    assert!(legal(&game, &state).into_iter().eq(["--"]));
    assert_eq!(game.events(&state, action("--")), [Event::Passed { side: Side::First }]);
    assert_eq!(refusal(&game, &state, "e1-d1"), Illegal::NoReturn);
    let next = play(&game, &state, "--");
    assert_eq!(game.turn(&next), Turn::Act { side: Side::Second });
    assert_eq!(refusal(&game, &next, "--"), Illegal::MayNotPass);
    // One pass alone ends nothing.
    let later = play(&game, &next, "c3-d3");
    assert_eq!(outcome(&game, &later), None);
}

// "right after one's own move, the six cells of the enemy camp all hold one's own beads"
#[test]
fn the_camp_is_filled() {
    let game = game("{}");
    let blue = place(&game, 5, Side::First, "a6 b6 c6 a5 b5 b4", "d1 e1 f1 e2 f2 e3");
    let won = play(&game, &blue, "b4-a4");
    assert_eq!(outcome(&game, &won), Some(Outcome::win(Side::First, Reason::CampFilled)));
    assert_eq!(game.position(&won)["round"], 5);
    assert!(game.legal(&won).is_empty());
    assert_eq!(refusal(&game, &won, "e3-f3"), Illegal::GameOver);
    assert_eq!(refusal(&game, &won, "--"), Illegal::GameOver);
    let red = place(&game, 5, Side::Second, "a6 b6 c6 a5 b5 b4", "d1 e1 f1 e2 f2 e3");
    assert_eq!(
        outcome(&game, &play(&game, &red, "e3-f3")),
        Some(Outcome::win(Side::Second, Reason::CampFilled))
    );
    // Beads of both colours in the camp do not fill it.
    let mixed = place(&game, 5, Side::First, "a6 b6 c6 a5 b4 c4", "d1 e1 f1 e2 b5 e3");
    assert_eq!(outcome(&game, &play(&game, &mixed, "b4-a4")), None);
}

// "a round is a move by Blue and one by Red. At the end of rounds 20, 25 and 30 each side
// must have at least 2, 3 and 6 beads outside its own camp."
#[test]
fn both_have_left_home_in_time() {
    let game = game("{}");
    for (round, blue, red) in [
        (20, "d1 e1 f1 e2 b2 b1", "a6 b6 c6 a5 d6 d5"),
        (25, "d1 e1 f1 a2 b2 b1", "a6 b6 c6 d6 e6 d5"),
        (30, "a1 a3 c1 a2 b2 b1", "f6 f5 e5 d6 e6 d5"),
    ] {
        let state = place(&game, round, Side::First, blue, red);
        let next = play(&game, &state, "b2-b3 d5-d4");
        assert_eq!(outcome(&game, &next), None, "round {round}");
        assert_eq!(next.round(), round + 1);
    }
}

// "One side short: it loses. Both short: draw."
#[test]
fn stalling() {
    let game = game("{}");
    let enough = ["e1 e2 f1 f2 c2 c1", "a5 a6 b5 b6 d5 d6"];
    let one_fewer = ["e1 e2 f1 f2 d1 c1", "a5 a6 b5 b6 c6 d5"];
    let end = |blue: &str, red: &str| {
        let state = place(&game, 20, Side::First, blue, red);
        let half = play(&game, &state, "c1-b1");
        assert_eq!(outcome(&game, &half), None, "not before the round ends");
        outcome(&game, &play(&game, &half, "d5-d4"))
    };
    assert_eq!(end(enough[0], enough[1]), None);
    assert_eq!(end(one_fewer[0], enough[1]), Some(Outcome::win(Side::Second, Reason::Stalling)));
    assert_eq!(end(enough[0], one_fewer[1]), Some(Outcome::win(Side::First, Reason::Stalling)));
    assert_eq!(end(one_fewer[0], one_fewer[1]), Some(Outcome::draw(Reason::Stalling)));
}

// The check looks at the position at the end of the round, and at no other round.
#[test]
fn home_is_looked_at_in_its_rounds_only() {
    let game = game("{}");
    for round in [1, 19, 21, 24, 26, 29, 31, 150] {
        let state = place(&game, round, Side::First, BLUE_CAMP, RED_CAMP);
        assert_eq!(outcome(&game, &play(&game, &state, "d1-c1 c6-d6")), None, "round {round}");
    }
    // Outside before the last move of the round, but not after it.
    let state = place(&game, 25, Side::Second, "e1 e2 f1 a1 a2 a3", "a5 b5 c6 d6 e6 b4");
    assert_eq!(outcome(&game, &play(&game, &state, "d6-d5")), None);
    assert_eq!(
        outcome(&game, &play(&game, &state, "b4-a4")),
        Some(Outcome::win(Side::First, Reason::Stalling))
    );
}

// "A win by the six cells comes before this check."
#[test]
fn filling_the_camp_comes_before_stalling() {
    let game = game("{}");
    // A side that fills the enemy camp is itself outside, and so is its enemy; the
    // check can never speak for another winner.
    let state = place(&game, 30, Side::Second, "a1 a2 a3 b1 b2 a6", "d1 e1 f1 e2 f2 e3");
    assert_eq!(
        outcome(&game, &play(&game, &state, "e3-f3")),
        Some(Outcome::win(Side::Second, Reason::CampFilled))
    );
}

// "the third occurrence of the same position with the same side to move (the start counts
// as one)"
#[test]
fn repetition() {
    let game = game("{}");
    let start = game.start();
    let second = play(&game, &start, SHUFFLE);
    assert_eq!(outcome(&game, &second), None);
    let nearly = play(&game, &second, "d1-c1 c6-d6 c1-d1");
    assert_eq!(outcome(&game, &nearly), None);
    let third = play(&game, &nearly, "d6-c6");
    assert_eq!(outcome(&game, &third), Some(Outcome::draw(Reason::Repetition)));
    assert_eq!(game.position(&third)["round"], 4);
}

// The same beads with the other side to move are another position.
#[test]
fn the_side_to_move_counts() {
    let game = game(r#"{"home":[]}"#);
    let state = place(&game, 1, Side::First, "a1 b1 f1 f2 f3 e1", RED_CAMP);
    // a1 jumps over b1 and walks back: five moves of Blue's to four of Red's.
    let round_trip = "a1-c1 c6-d6 c1-c2 d6-c6 c2-b2 a4-a3 b2-a2 a3-a4 a2-a1";
    let red_to_move = play(&game, &state, round_trip);
    assert_eq!(red_to_move.beads(Side::First), state.beads(Side::First));
    assert_eq!(red_to_move.beads(Side::Second), state.beads(Side::Second));
    // Twice with Blue to move, once with Red to move: three, but no draw.
    let twice = play(&game, &state, "b1-b2 c6-d6 b2-b1 d6-c6");
    assert_eq!(outcome(&game, &twice), None);
    assert_eq!(outcome(&game, &play(&game, &twice, round_trip)), None);
    let thrice = "b1-b2 c6-d6 b2-b1 d6-c6";
    assert_eq!(
        outcome(&game, &play(&game, &twice, thrice)),
        Some(Outcome::draw(Reason::Repetition))
    );
}

// Occurrences far apart are found as well.
#[test]
fn repetition_over_a_long_game() {
    let game = game(r#"{"home":[],"max_rounds":0}"#);
    let mut state = place(&game, 1, Side::First, "a1 d1 e1 f1 e2 f2", RED_CAMP);
    // A blue and a red bead walk around rectangles of different lengths: a
    // position comes again only when both are home.
    let blue = ["a1-b1", "b1-b2", "b2-a2", "a2-a1"];
    let red = [
        "c6-d6", "d6-e6", "e6-f6", "f6-f5", "f5-f4", "f4-e4", "e4-e5", "e5-d5", "d5-d4", "d4-c4",
        "c4-c5", "c5-c6",
    ];
    for ply in 0..24 {
        state = play(&game, &state, blue[ply % 4]);
        state = play(&game, &state, red[ply % 12]);
    }
    // 24 rounds: the start has come again after 12 and after 24.
    assert_eq!(outcome(&game, &state), Some(Outcome::draw(Reason::Repetition)));
    assert_eq!(state.round(), 24);
}

// "the end of round 200"
#[test]
fn round_limit() {
    let game = game("{}");
    let state = place(&game, 200, Side::First, "a1 a2 a3 b1 b2 c2", RED_CAMP);
    let half = play(&game, &state, "c2-c3");
    assert_eq!(outcome(&game, &half), None);
    let over = play(&game, &half, "c6-d6");
    assert_eq!(outcome(&game, &over), Some(Outcome::draw(Reason::RoundLimit)));
    assert_eq!(game.position(&over)["round"], 200);
    let before = place(&game, 199, Side::First, "a1 a2 a3 b1 b2 c2", RED_CAMP);
    assert_eq!(outcome(&game, &play(&game, &before, "c2-c3 c6-d6")), None);
}

// "When several ends come with one ply the order is: camp filled, both blocked, stalling,
// repetition, round limit."
#[test]
fn order_of_the_ends() {
    let twice = format!("{SHUFFLE} {SHUFFLE}");
    let end = |json: &str| {
        let game = game(json);
        outcome(&game, &play(&game, &game.start(), &twice))
    };
    assert_eq!(end(r#"{"max_rounds":4,"home":[[4,1]]}"#), Some(Outcome::draw(Reason::Stalling)));
    assert_eq!(end(r#"{"max_rounds":4}"#), Some(Outcome::draw(Reason::Repetition)));
    assert_eq!(
        end(r#"{"max_rounds":4,"repetition":false}"#),
        Some(Outcome::draw(Reason::RoundLimit))
    );
    assert_eq!(end(r#"{"repetition":false}"#), None);
    let game = game(r#"{"max_rounds":30}"#);
    let full = place(&game, 30, Side::Second, "a1 a2 a3 b1 b2 a6", "d1 e1 f1 e2 f2 e3");
    assert_eq!(
        outcome(&game, &play(&game, &full, "e3-f3")),
        Some(Outcome::win(Side::Second, Reason::CampFilled))
    );
}
