//! The position of the search against the rules, under many option mixes.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::position::{Beads, Context};
use crate::{
    engine::alpha_beta::{End, Position},
    rules::{
        Game, Outcome, Reason,
        bead_jump::{BeadJump, HomeCheck, Rules},
    },
};

fn rules(rng: &mut ChaCha8Rng) -> Rules {
    let homes: [&[(u16, u8)]; 4] =
        [&[], &[(20, 2), (25, 3), (30, 6)], &[(3, 1), (12, 4), (13, 5)], &[(1, 1)]];
    let home = homes[rng.random_range(0..4_usize)].iter().copied().map(HomeCheck::from).collect();
    Rules {
        no_return: rng.random(),
        home,
        repetition: rng.random(),
        max_rounds: [7, 33, 200][rng.random_range(0..3_usize)],
    }
}

/// Plays a random game on both; how it ended.
fn follow(rules: Rules, rng: &mut ChaCha8Rng) -> Option<Outcome> {
    let game = BeadJump::new(rules).unwrap();
    let context = Context::new(&game, &[]);
    let mut state = game.start();
    let mut beads = Beads::new(&game, &state);
    for _ in 0..400 {
        assert_eq!(beads, Beads::new(&game, &state));
        let mut moves = Vec::new();
        beads.moves(&context, &mut moves);
        let actions: Vec<_> = moves.iter().map(|step| Beads::action(step.code)).collect();
        assert_eq!(actions, game.legal(&state), "{state:?}");
        if game.rules().repetition {
            let key = beads.recurring().unwrap();
            assert!(Beads::past(&state).contains(&key), "{state:?}");
        }
        // Forwards more often than not, so that games come to an end.
        let one = moves[rng.random_range(0..moves.len())];
        let two = moves[rng.random_range(0..moves.len())];
        let step = if one.hint > two.hint { one } else { two };
        game.apply(&mut state, Beads::action(step.code), &mut |_| {});
        beads.play(&context, step.code);
        if let Some(outcome) = game.turn(&state).outcome() {
            // The past is not in the position.
            if outcome.reason != Reason::Repetition {
                assert_eq!(
                    beads.end(),
                    Some(outcome.winner.map_or(End::Drawn, End::Won)),
                    "{state:?}"
                );
            }
            return Some(outcome);
        }
        assert_eq!(beads.end(), None, "{state:?}");
    }
    None
}

#[test]
fn the_position_follows_the_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut reasons = Vec::new();
    for _ in 0..400 {
        let rules = rules(&mut rng);
        reasons.extend(follow(rules, &mut rng).map(|outcome| outcome.reason));
    }
    for reason in [Reason::CampFilled, Reason::Stalling, Reason::RoundLimit] {
        assert!(reasons.contains(&reason), "{reason:?} never came");
    }
}
