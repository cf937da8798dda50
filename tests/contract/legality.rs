//! What is legal, and what comes of what is not.

use std::collections::BTreeSet;

use guqi::{
    record::RecordError,
    rules::{Game, GameKind, Illegal, Turn},
    session::Table,
    with_game,
};

use super::{
    cases::{Case, cases, step},
    chance::Chance,
};

/// Tokens of random games of every kind, and some that belong to no game.
fn tokens() -> Vec<String> {
    let mut tokens: BTreeSet<String> =
        ["", "--", "-", "*", "*6", "draw", "x", "a7-a7", "01-02", "30-off", "in", "h8 ", "resign:"]
            .into_iter()
            .map(str::to_owned)
            .collect();
    for kind in GameKind::ALL {
        with_game!(kind, G => for case in cases::<G>(3) {
            tokens.extend(case.replay(150).tokens());
        });
    }
    tokens.into_iter().collect()
}

/// At every ply, an action is in the list ⇔ `check` allows it ⇔ `play` succeeds;
/// each is listed once; the list is empty ⇔ the game is over.
pub(crate) fn lists_what_check_allows<G: Game>() {
    let actions: Vec<G::Action> = tokens().iter().filter_map(|token| token.parse().ok()).collect();
    for case in cases::<G>(12) {
        let mut chance = Chance::new(!case.seed);
        for (state, _) in case.walk(150) {
            let game = &case.game;
            let legal = game.legal(&state);
            let over = matches!(game.turn(&state), Turn::Over(_));
            assert_eq!(legal.is_empty(), over, "{}", case.name());
            for (index, action) in legal.iter().enumerate() {
                assert_eq!(game.check(&state, *action), Ok(()), "{action} in {}", case.name());
                assert!(!legal[..index].contains(action), "{action} twice in {}", case.name());
            }
            for _ in 0..20 {
                let action = *chance.pick(&actions);
                agrees(&case, &state, action, legal.contains(&action));
            }
        }
    }
}

fn agrees<G: Game>(case: &Case<G>, state: &G::State, action: G::Action, legal: bool) {
    let check = case.game.check(state, action);
    assert_eq!(check.is_ok(), legal, "{action}: {check:?} in {}", case.name());
    match (check, case.game.play(state, action)) {
        (Ok(()), Ok(next)) => assert_ne!(next, *state, "{action} does nothing in {}", case.name()),
        (Err(check), Err(play)) => assert_eq!(check, play),
        (check, play) => panic!("{action}: {check:?}, but {play:?} in {}", case.name()),
    }
}

/// A token that is refused leaves a replay, and a gesture that is refused leaves a
/// session, as they were.
pub(crate) fn refuses_without_a_change<G: Game>() {
    let tokens = tokens();
    for case in cases::<G>(4) {
        let mut chance = case.chance();
        let mut replay = case.replay(60);
        for token in &tokens {
            let before = replay.clone();
            match replay.play_token(token) {
                Err(RecordError::Token { index, token: told }) => {
                    assert_eq!((index, &told), (before.ply(), token));
                    assert!(token.parse::<G::Action>().is_err());
                }
                Err(RecordError::Illegal { index, token: told, .. }) => {
                    assert_eq!((index, &told), (before.ply(), token));
                }
                Err(other) => panic!("{other}"),
                Ok(()) => {
                    replay.take_back();
                }
            }
            assert_eq!(replay, before, "{token:?} in {}", case.name());
        }

        let mut session = case.session();
        let mut gestures = Vec::new();
        while session.ply() < 40 && step(&mut session, &mut chance) {
            gestures.extend(session.gestures());
        }
        session.undo();
        let now = session.gestures();
        for gesture in gestures.into_iter().filter(|gesture| !now.contains(gesture)) {
            let before = session.clone();
            let check = session.check(gesture);
            assert!(check.is_err(), "{gesture:?} in {}", case.name());
            assert_eq!(session.play(gesture), check);
            assert_eq!(session, before);
        }
        if !matches!(session.turn(), Turn::Throw { .. }) {
            let before = session.clone();
            assert_eq!(session.throw(), Err(Illegal::NoThrowDue));
            assert_eq!(session, before);
        }
    }
}
