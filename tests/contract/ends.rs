//! Every game ends, and then nothing more is played.

use guqi::{
    record::Entry,
    rules::{Game, Illegal, Outcome, Side, Turn, playout},
};

use super::cases::{cases, may_never_end};

/// Longer than any random game that must end.
const LONG: u32 = 60_000;

/// Random games end, but for the mixes that may go on for ever.
pub(crate) fn every_game_ends<G: Game>() {
    for case in cases::<G>(40) {
        let mut chance = case.chance();
        let mut state = case.game.start();
        let endless = may_never_end(&case);
        let limit = if endless { 2_000 } else { LONG };
        let (plies, outcome) =
            playout(&case.game, &mut state, limit, &mut || chance.bits(), &mut Vec::new());
        assert!(outcome.is_some() || endless, "{} goes on after {plies} plies", case.name());
        if let Some(Outcome { winner, reason }) = outcome {
            assert_eq!(Outcome::of(winner, reason), outcome, "{}", case.name());
        }
    }
}

/// After the end, by the board, by agreement or by resignation, nothing is legal.
pub(crate) fn nothing_follows_the_end<G: Game>() {
    for case in cases::<G>(6).filter(|case| !may_never_end(case)) {
        let ended = case.replay(LONG as usize);
        let entries = ended.entries().to_vec();
        for last in [None, Some(Entry::Draw), Some(Entry::Resign(Side::Second))] {
            let mut replay = ended.clone();
            if let Some(entry) = last {
                replay.take_back();
                replay.play(entry).expect("ends a game at any time");
            }
            assert!(matches!(replay.turn(), Turn::Over(_)));
            assert_eq!(replay.legal(), []);
            assert_eq!(replay.turn().side(), None);
            assert!(replay.result()["reason"].is_string());
            let before = replay.clone();
            for entry in entries.iter().take(40).copied().chain(last) {
                assert_eq!(replay.play(entry), Err(Illegal::GameOver), "{}", case.name());
            }
            assert_eq!(replay, before);
        }
    }
}
