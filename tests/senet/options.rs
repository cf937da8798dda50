//! The options of Senet, one by one.

use guqi::rules::{Event, Game, Illegal, Point, senet::Senet};
use serde_json::json;

use crate::{
    BLACK, WHITE,
    common::{events, game, legal, play, refusal},
    default_game, squares, white,
};

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
