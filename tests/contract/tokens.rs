//! Actions as text, as gestures, as routes, and counted.

use guqi::rules::{Action, Game, Gesture, Lots, Side, Spot, Turn, perft};

use super::cases::cases;

/// A token reads as the action that wrote it; no token is the word of a draw or a
/// resignation.
pub(crate) fn read_as_they_are_written<G: Game>() {
    for case in cases::<G>(8) {
        for (state, _) in case.walk(200) {
            for action in case.game.legal(&state) {
                let token = action.to_string();
                assert_eq!(token.parse(), Ok(action), "{}", case.name());
                assert!(token != "draw" && !token.starts_with("resign"));
            }
        }
    }
    for token in ["", " ", "draw", "resign:white", "*", "*-1", "*+1", "*01", "-", "---", "x", "é8"]
    {
        let refused = token.parse::<G::Action>().expect_err("no token");
        assert_eq!(refused.0, token);
    }
}

/// Every legal action has a gesture of its own that leads back to it; throws are
/// due exactly when the turn says so, one for each number of marked sides.
pub(crate) fn gestures_name_actions<G: Game>() {
    for case in cases::<G>(8) {
        for (state, _) in case.walk(200) {
            let legal = case.game.legal(&state);
            let gestures: Vec<_> =
                legal.iter().map(|action| case.game.gesture(&state, *action)).collect();
            for (index, (action, gesture)) in legal.iter().zip(&gestures).enumerate() {
                assert_eq!(case.game.action(*gesture), Some(*action), "{}", case.name());
                assert!(!gestures[..index].contains(gesture), "{gesture:?} twice");
                let thrown =
                    if let Gesture::Throw(marked) = gesture { Some(*marked) } else { None };
                assert_eq!(action.thrown(), thrown);
                assert_eq!(*gesture == Gesture::Pass, action.to_string() == "--");
            }
            if let Turn::Throw { lots: Lots(lots), .. } = case.game.turn(&state) {
                let throws: Vec<_> = (0..=lots).map(Gesture::Throw).collect();
                assert_eq!(gestures, throws);
                assert_eq!(G::Action::throw(lots + 1), None);
            }
            for side in Side::ALL {
                let seat = case.game.seat(&state, side);
                assert_eq!(case.game.seat(&state, seat), side, "not its own inverse");
            }
            let ids = Side::ALL.map(|side| case.game.side_id(&state, side));
            assert_ne!(ids[0], ids[1]);
        }
    }
}

/// The route of a move starts and ends where the piece does, as far as that is on
/// the board, and stays on the board.
pub(crate) fn routes_join_the_ends<G: Game>() {
    for case in cases::<G>(8) {
        for (state, _) in case.walk(120) {
            for action in case.game.legal(&state) {
                let route = case.game.route(&state, action);
                let on_board = |point: &guqi::rules::Point| point.0 < case.game.point_count();
                assert!(route.iter().all(on_board), "{action}: {route:?}");
                let ends = (route.first().copied(), route.last().copied());
                match case.game.gesture(&state, action) {
                    Gesture::Move { from, to } => {
                        if let Spot::On(from) = from {
                            assert_eq!(ends.0, Some(from), "{action}");
                        }
                        if let Spot::On(to) = to {
                            assert_eq!(ends.1, Some(to), "{action}");
                        }
                        let repeats = route.windows(2).any(|hop| hop[0] == hop[1]);
                        assert!(!repeats, "{action}: {route:?} stands still");
                    }
                    Gesture::Place(at) | Gesture::Mark(at) | Gesture::Take(at) => {
                        assert_eq!(route, [at], "{action}");
                    }
                    Gesture::Throw(_) | Gesture::Pass | Gesture::Choose(_) => {
                        assert_eq!(route, [], "{action}");
                    }
                }
            }
        }
    }
}

/// `perft` of one to three actions counts the sequences that can be played.
pub(crate) fn perft_counts_what_can_be_played<G: Game>() {
    /// More sequences than this are not worth the time.
    const MANY: usize = 40_000;
    for case in cases::<G>(5) {
        for (state, _) in case.walk(300).into_iter().step_by(41) {
            let game = &case.game;
            let mut states = vec![state.clone()];
            for depth in 1..=3 {
                let next = |state: &G::State| {
                    let legal = game.legal(state);
                    legal
                        .into_iter()
                        .map(|action| game.play(state, action).expect("legal"))
                        .collect::<Vec<_>>()
                };
                states = states.iter().flat_map(next).collect();
                assert_eq!(perft(game, &state, depth), states.len() as u64, "{}", case.name());
                if states.len() * game.legal(&state).len() > MANY {
                    break;
                }
            }
            assert_eq!(perft(game, &state, 0), 1);
        }
    }
}
