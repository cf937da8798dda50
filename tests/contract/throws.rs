//! A throw depends on the seed and its number, never on the way to it.

use guqi::{
    record::Throws,
    rules::{Game, Turn},
    session::Table,
};

use super::cases::{cases, step};

/// Playing on, taking back and throwing again give the throws of the seed in order.
pub(crate) fn depend_on_seed_and_number<G: Game>() {
    for case in cases::<G>(10) {
        let throws = Throws { seed: case.seed };
        let mut chance = case.chance();
        let mut session = case.session();
        for _ in 0..300 {
            if let Turn::Throw { lots, .. } = session.turn() {
                let number = made(&session);
                let marked = session.throw().expect("a throw is due");
                assert_eq!(marked, throws.marked(number, lots), "{} throw {number}", case.name());
                assert_eq!(session.throw_word(), Some((throws.word(number), marked)));
                assert_eq!(made(&session), number + 1);
            } else if !step(&mut session, &mut chance) {
                break;
            }
            // Back over some plies, then on by another way.
            if chance.below(6) == 0 {
                for _ in 0..=chance.below(8) {
                    session.undo();
                }
            }
        }
    }
}

/// The number of throws in the record of a session.
fn made(table: &impl Table) -> u32 {
    table.record().actions.iter().filter(|token| token.starts_with('*')).count() as u32
}
