//! A record far longer than any game of people opens like any other.

use guqi::{
    record::Record,
    rules::{Game, GameKind, RuleSet, san_san::SanSan},
};
use serde_json::Value;

use super::{open, result};

/// Plays at random until twelve stones are left, and then so many plies more without
/// a line and without the third time of a position; `None` when that cannot be.
fn wander(game: &SanSan, mut random: u64, plies: usize) -> Option<Vec<String>> {
    let mut state = game.start();
    let mut tokens = Vec::new();
    let mut quiet = 0;
    while quiet < plies {
        // The multiplier of Knuth's MMIX; the high bits are the good ones.
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let crowded = game.pieces(&state).len() > 12;
        let legal = game.legal(&state);
        let first = (random >> 33) as usize % legal.len();
        let (action, next) = legal[first..].iter().chain(&legal[..first]).find_map(|&action| {
            let next = game.play(&state, action).ok()?;
            let good = crowded || next.takes_due() == 0;
            (good && game.turn(&next).outcome().is_none()).then_some((action, next))
        })?;
        quiet = if crowded { 0 } else { quiet + 1 };
        tokens.push(action.to_string());
        state = next;
    }
    Some(tokens)
}

/// Every ply adds a position to the past of the game, and every ply can be gone back
/// to. (What the plies keep in common is counted beside the rules.)
#[test]
fn a_game_of_fifteen_thousand_slides() {
    let mut record = Record::new(GameKind::SanSan, 0);
    record.rules.insert("no_removal".to_owned(), 0.into());
    let game = SanSan::new(RuleSet::from_json(&record.rules).unwrap()).unwrap();
    record.actions = (0..100).find_map(|seed| wander(&game, seed, 15_000)).unwrap();
    assert_eq!(result(&record), Ok(Value::Null));
    assert_eq!(open(&record.to_text()).unwrap(), record);
}
