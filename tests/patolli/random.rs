//! Random games under random options.

use guqi::rules::{
    BySide, Event, Game, Point, Spot, Turn,
    patolli::{Action, Patolli, State},
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::{
    JADE, OBSIDIAN,
    common::{self, game},
};

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
    throws.chain(words).chain(on).chain(off).map(|token| token.parse().expect("a token")).collect()
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
