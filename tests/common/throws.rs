//! What the tests of Patolli and Senet share: hand-made positions in few words,
//! perft files, and random games that check what every game promises.

use guqi::rules::{Action, Event, Game, Illegal, RuleSet, Turn, perft};
use serde_json::Value;

/// The game under the default rules but for these options.
pub(crate) fn game<G: Game>(options: &Value) -> G {
    let options = options.as_object().expect("an object");
    G::new(G::Rules::from_json(options).expect("valid options")).expect("valid rules")
}

/// The action of a token.
pub(crate) fn action<G: Game>(token: &str) -> G::Action {
    token.parse().expect("a token")
}

/// All legal actions, as tokens in the engine's order.
pub(crate) fn legal<G: Game>(game: &G, state: &G::State) -> String {
    let tokens: Vec<_> = game.legal(state).iter().map(ToString::to_string).collect();
    tokens.join(" ")
}

/// The state after these actions, all legal.
pub(crate) fn play<G: Game>(game: &G, state: &G::State, tokens: &str) -> G::State {
    tokens.split_whitespace().fold(state.clone(), |state, token| {
        game.play(&state, action::<G>(token)).unwrap_or_else(|why| panic!("{token}: {why}"))
    })
}

/// Why an action is refused.
pub(crate) fn refusal<G: Game>(game: &G, state: &G::State, token: &str) -> Illegal {
    game.play(state, action::<G>(token)).expect_err("not legal")
}

/// The events of an action.
pub(crate) fn events<G: Game>(game: &G, state: &G::State, token: &str) -> Vec<Event> {
    game.events(state, action::<G>(token))
}

/// Checks every line of a perft file: `rules ; tokens so far ; D1 n ; D2 n …`.
pub(crate) fn check_perft<G: Game>(file: &str) {
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut fields = line.split(" ; ");
        let rules = fields.next().expect("rules");
        let game: G = game(&serde_json::from_str(rules).expect("JSON"));
        let state = play(&game, &game.start(), fields.next().expect("a record"));
        for field in fields {
            let (depth, count) = field.trim()[1..].split_once(' ').expect("D and a number");
            let depth = depth.parse().expect("a depth");
            assert_eq!(
                perft(&game, &state, depth),
                count.parse::<u64>().expect("a count"),
                "{line}"
            );
        }
    }
}

/// A fast generator of uniform words.
pub(crate) fn words(seed: u64) -> impl FnMut() -> u32 {
    let mut x = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 32) as u32
    }
}

/// Plays one game by chance, at most `limit` plies, and checks at every ply the
/// promises of [`Game`], with a sample of all the actions there are. `step` sees
/// the states before and after each ply and its events.
pub(crate) fn check_random_game<G: Game>(
    game: &G,
    seed: u64,
    limit: usize,
    universe: &[G::Action],
    mut step: impl FnMut(&G::State, &G::State, &[Event]),
) -> G::State {
    let mut bits = words(seed);
    let mut state = game.start();
    for _ in 0..limit {
        let legal = game.legal(&state);
        let over = matches!(game.turn(&state), Turn::Over(_));
        assert_eq!(legal.is_empty(), over);
        for (index, action) in legal.iter().enumerate() {
            assert!(!legal[..index].contains(action), "{action} twice");
            assert_eq!(action.to_string().parse(), Ok(*action));
            assert_eq!(game.check(&state, *action), Ok(()));
        }
        for _ in 0..40 {
            let action = universe[bits() as usize % universe.len()];
            let before = state.clone();
            let check = game.check(&state, action);
            assert_eq!(check.is_ok(), legal.contains(&action), "{action} in {state:?}");
            assert_eq!(check, game.play(&state, action).map(drop));
            assert_eq!(state, before);
        }
        let word = bits();
        let Some(action) = game.pick(&state, &mut || word, &mut Vec::new()) else {
            assert!(over);
            break;
        };
        let expected = match game.turn(&state) {
            Turn::Throw { lots, .. } => G::Action::throw(lots.marked(word)),
            _ => legal.get(((u64::from(word) * legal.len() as u64) >> 32) as usize).copied(),
        };
        assert_eq!(Some(action), expected);
        let next = game.play(&state, action).expect("legal");
        step(&state, &next, &game.events(&state, action));
        state = next;
    }
    state
}
