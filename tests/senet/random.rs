//! Random games under random options.

use guqi::rules::{
    BySide, Event, Game, Point, Side, Spot, Turn,
    senet::{Action, Senet, State},
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::common::{self, game};

/// Never all five extra throws: then a barred side would throw for ever.
fn rules() -> impl Strategy<Value = Value> {
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (any::<bool>(), proptest::collection::vec(1..=5_u8, 0..4), flags).prop_map(
        |(seven, extra, (three, corners, backward, exact, gate))| {
            json!({
                "pieces": if seven { 7 } else { 5 },
                "extra_throws": extra,
                "block": if three { "three" } else { "pair" },
                "corners": corners,
                "backward": backward,
                "exact_houses": exact,
                "gate": if gate { "top_row" } else { "none" },
            })
        },
    )
}

/// Every action there is.
fn universe() -> Vec<Action> {
    let throws = (0..=4).map(|flat| format!("*{flat}"));
    let on = (1..=29).flat_map(|from| (1..=29).map(move |to| format!("{from}-{to}")));
    let off = (1..=29).map(|from| format!("{from}-off"));
    let tokens = throws.chain(["--".to_owned()]).chain(on).chain(off);
    tokens.map(|token| token.parse().expect("a token")).collect()
}

/// What the events of an action do to the squares of both sides and the pieces off.
fn replay(state: &State, events: &[Event]) -> BySide<(Vec<u8>, u8)> {
    let mut sides = BySide::from_fn(|side| (Vec::from(state.on(side)), state.off(side)));
    let mut shift = |side: Side, from: Point, to: Spot| {
        let (on, off) = &mut sides[side];
        on.retain(|&square| Point(square.into()) != from);
        match to {
            Spot::On(to) => on.push(to.0 as u8),
            _ => *off += 1,
        }
        on.sort_unstable();
    };
    for event in events {
        match *event {
            Event::Moved { side, from: Spot::On(from), to } => shift(side, from, to),
            Event::Swapped { side, from, to } | Event::Carried { side, from, to } => {
                shift(side, from, Spot::On(to));
            }
            Event::Threw { .. } | Event::Passed { .. } | Event::ThrowsAgain { .. } => {}
            _ => panic!("not an event of Senet: {event:?}"),
        }
    }
    sides
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn random_games_keep_the_promises(options in rules(), seed in any::<u64>()) {
        let game: Senet = game(&options);
        let end = common::check_random_game(&game, seed, 20_000, &universe(), |before, after, events| {
            let sides = BySide::from_fn(|side| (Vec::from(after.on(side)), after.off(side)));
            assert_eq!(replay(before, events), sides);
            assert!(!sides.0.iter().any(|(on, _)| on.contains(&27)));
            for (on, off) in &sides.0 {
                assert_eq!(on.len() as u8 + off, game.rules().pieces);
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
