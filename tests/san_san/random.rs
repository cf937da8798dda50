//! Random games under random options: the engine against the naive one, and what
//! must hold in every position.

use guqi::rules::{
    Event, Game, Gesture, Point, RuleSet, Side, Spot, Turn,
    san_san::{Action, BoardPoint, Rules, SanSan, State, TakeLines},
};
use proptest::prelude::*;

use super::naive::Naive;

/// Options without a draw by rule can go on for ever.
const PLIES: usize = 500;

fn rules() -> impl Strategy<Value = Rules> {
    let take_lines =
        prop_oneof![Just(TakeLines::Never), Just(TakeLines::IfNoOthers), Just(TakeLines::Always)];
    let no_removal = prop_oneof![Just(0), 1..12_u16, Just(100), Just(9999)];
    (take_lines, any::<[bool; 6]>(), no_removal).prop_map(|(take_lines, on, no_removal)| {
        let [take_per_line, dull_game, dead_count, red_first, fly, repetition] = on;
        Rules {
            take_lines,
            take_per_line,
            dull_game,
            dead_count,
            red_first,
            fly,
            repetition,
            no_removal,
        }
    })
}

/// A xorshift generator.
fn bits(mut seed: u64) -> impl FnMut() -> u32 {
    move || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 32) as u32
    }
}

fn every_action() -> Vec<Action> {
    let all = || BoardPoint::all();
    let slides = all().flat_map(|from| all().map(move |to| Action::Slide { from, to }));
    all().map(Action::Place).chain(all().map(Action::Take)).chain(slides).collect()
}

fn sorted(actions: &[Action]) -> Vec<String> {
    let mut tokens: Vec<_> = actions.iter().map(ToString::to_string).collect();
    tokens.sort();
    tokens
}

/// The living and the dead stones of both sides, as sorted lists.
type Board = [[Vec<Point>; 2]; 2];

fn board(state: &State) -> Board {
    Side::ALL.map(|side| {
        [state.living(side).map(Point::from).collect(), state.dead(side).map(Point::from).collect()]
    })
}

/// The board after an event, by the words of the event alone.
fn happen(board: &mut Board, event: &Event) {
    let drop = |list: &mut Vec<Point>, at: Point| {
        let place = list.iter().position(|&point| point == at).expect("a stone stands there");
        list.remove(place);
    };
    match event {
        Event::Placed { side, at } => board[side.index()][0].push(*at),
        Event::Marked { side, at } => {
            drop(&mut board[side.index()][0], *at);
            board[side.index()][1].push(*at);
        }
        Event::Swept { side, at } => drop(&mut board[side.index()][1], *at),
        Event::Captured { side, at } => drop(&mut board[side.index()][0], *at),
        Event::Moved { side, from: Spot::On(from), to: Spot::On(to) } => {
            drop(&mut board[side.index()][0], *from);
            board[side.index()][0].push(*to);
        }
        Event::Line { side, points } => {
            let [living, dead] = &board[side.index()];
            assert_eq!(points.len(), 3);
            assert!(points.iter().all(|point| living.contains(point) || dead.contains(point)));
        }
        Event::NothingToTake { .. } => {}
        other => panic!("{other:?} does not happen in this game"),
    }
    board.as_flattened_mut().iter_mut().for_each(|list| list.sort());
}

fn outcome(game: &SanSan, state: &State) -> Option<(Option<&'static str>, &'static str)> {
    let outcome = game.turn(state).outcome()?;
    Some((outcome.winner.map(|side| SanSan::SIDES[side.index()]), outcome.reason.id()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_engine_plays_like_the_naive_one(rules in rules(), seed in 1_u64..) {
        let game = SanSan::new(rules.clone()).unwrap();
        let mut naive = Naive::new(rules);
        let mut state = game.start();
        let mut bits = bits(seed);
        let mut buffer = Vec::new();
        for _ in 0..PLIES {
            prop_assert_eq!(outcome(&game, &state), naive.result);
            prop_assert_eq!(game.position(&state), naive.position());
            let legal = game.legal(&state);
            prop_assert_eq!(sorted(&legal), naive.legal());
            if let Turn::Act { side } = game.turn(&state) {
                prop_assert_eq!(SanSan::SIDES[side.index()], naive.side_to_act());
            }
            let Some(action) = game.pick(&state, &mut bits, &mut buffer) else { break };
            prop_assert!(legal.contains(&action));
            let events = game.events(&state, action);
            let mut then = board(&state);
            for event in &events {
                happen(&mut then, event);
            }
            state = game.play(&state, action).unwrap();
            prop_assert_eq!(then, board(&state));
            naive.play(&action.to_string());
        }
    }

    #[test]
    fn legal_check_and_play_agree(rules in rules(), seed in 1_u64..) {
        let game = SanSan::new(rules).unwrap();
        let every = every_action();
        let mut bits = bits(seed);
        let mut state = game.start();
        for ply in 0..PLIES {
            let legal = game.legal(&state);
            prop_assert_eq!(legal.is_empty(), game.turn(&state).outcome().is_some());
            if legal.is_empty() {
                break;
            }
            if ply % 9 == 0 {
                for &action in &every {
                    prop_assert_eq!(legal.contains(&action), game.check(&state, action).is_ok());
                }
                let mut takes: Vec<_> = game.targets(&state).map(Action::Take).collect();
                takes.sort();
                if state.takes_due() > 0 {
                    prop_assert_eq!(&takes, &legal);
                } else {
                    prop_assert!(takes.is_empty());
                }
            }
            let mut picked = Vec::new();
            for (index, &action) in legal.iter().enumerate() {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
                // The middles of as many equal parts of all words pick every action.
                let word = ((2 * index as u64 + 1) << 31) / legal.len() as u64;
                picked.extend(game.pick(&state, &mut || word as u32, &mut Vec::new()));
            }
            prop_assert_eq!(sorted(&picked), sorted(&legal));
            let before = state.clone();
            let wrong = every[bits() as usize % every.len()];
            prop_assert_eq!(game.play(&state, wrong).is_ok(), legal.contains(&wrong));
            prop_assert_eq!(&state, &before);
            state = game.play(&state, legal[bits() as usize % legal.len()]).unwrap();
            prop_assert_eq!(Side::ALL.map(|side| state.dead(side).count() + state.living(side).count() <= 12), [true; 2]);
        }
    }

    #[test]
    fn rule_sets_survive_json(rules in rules()) {
        prop_assert_eq!(Rules::from_json(&rules.to_json()), Ok(rules));
    }
}

#[test]
fn every_game_ends_by_the_default_rules() {
    let game = SanSan::default();
    let mut bits = bits(7);
    for _ in 0..300 {
        let mut state = game.start();
        let (_, end) = guqi::rules::playout(&game, &mut state, 3000, &mut bits, &mut Vec::new());
        assert!(end.is_some());
    }
}

#[test]
fn gestures_name_the_points() {
    let game = SanSan::default();
    for action in every_action() {
        let text = match game.gesture(&game.start(), action) {
            Gesture::Place(at) | Gesture::Mark(at) | Gesture::Take(at) => game.point_name(at),
            Gesture::Move { from: Spot::On(from), to: Spot::On(to) } => {
                format!("{}-{}", game.point_name(from), game.point_name(to))
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(action.to_string().trim_start_matches('x'), text);
    }
}
