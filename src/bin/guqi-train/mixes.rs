//! Rule sets drawn by chance.

use guqi::rules::{Control, Game, GameKind, RuleSet};
use rand::{Rng, RngExt};
use serde_json::{Map, Value, json};

/// A game with every option left alone or given one of its values.
pub(crate) fn game<G: Game>(rng: &mut impl Rng) -> G {
    loop {
        let mut options = Map::new();
        for spec in G::Rules::OPTIONS {
            if rng.random_bool(0.5) {
                let value = if rng.random_bool(0.3) { beyond::<G>(spec.key, rng) } else { None };
                let value = value.unwrap_or_else(|| offered(spec.control, rng));
                options.insert(spec.key.to_owned(), value);
            }
        }
        if let Some(game) = G::Rules::from_json(&options).ok().and_then(|rules| G::new(rules).ok())
        {
            return game;
        }
    }
}

/// A value that the app offers.
fn offered(control: Control, rng: &mut impl Rng) -> Value {
    let mut one = |count: usize| rng.random_range(0..count as u32) as usize;
    match control {
        Control::Toggle => (one(2) == 1).into(),
        Control::Numbers(numbers) => numbers[one(numbers.len())].into(),
        Control::Words(words) => words[one(words.len())].into(),
        Control::Presets(presets) => {
            serde_json::from_str(presets[one(presets.len())].1).unwrap_or_default()
        }
        // Few of many, as people choose them.
        Control::AnyOf(numbers) => {
            numbers.iter().copied().filter(|_| one(3) == 0).collect::<Vec<_>>().into()
        }
    }
}

/// A value that only a record can hold.
fn beyond<G: Game>(key: &str, rng: &mut impl Rng) -> Option<Value> {
    if G::KIND != GameKind::Patolli {
        return None;
    }
    match key {
        "safe" => {
            let share = rng.random_range(0.0..0.4);
            Some((0..52_u8).filter(|_| rng.random_bool(share)).collect::<Vec<_>>().into())
        }
        "blank" => Some(json!(rng.random_range(0..=20_u32))),
        "stakes" => Some(json!(rng.random_range(1..=30_u32))),
        _ => None,
    }
}
