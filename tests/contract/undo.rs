//! Taking back and doing again, through every phase of every game.

use guqi::{
    record::Record,
    rules::{Event, Game, Gesture, Piece, Turn},
    session::{Session, Table},
};

use super::{
    cases::{Case, cases, step},
    chance::Chance,
};

/// Everything that a session shows.
#[derive(PartialEq, Debug)]
struct Seen {
    record: Record,
    turn: Turn,
    gestures: Vec<Gesture>,
    pieces: Vec<Piece>,
    events: Vec<Event>,
    throw: Option<(u32, u8)>,
}

fn see(table: &dyn Table) -> Seen {
    Seen {
        record: table.record(),
        turn: table.turn(),
        gestures: table.gestures(),
        pieces: table.pieces(),
        events: table.last_events(),
        throw: table.throw_word(),
    }
}

/// A random session and what was seen at each of its plies.
fn played<G: Game>(case: &Case<G>, plies: usize) -> (Session<G>, Vec<Seen>) {
    let mut chance = case.chance();
    let mut session = case.session();
    let mut seen = vec![see(&session)];
    while session.ply() < plies && step(&mut session, &mut chance) {
        seen.push(see(&session));
    }
    if case.seed % 2 == 1 && session.turn().side().is_some() {
        session.agree_draw().expect("ends a game at any time");
        seen.push(see(&session));
    }
    (session, seen)
}

/// Redoes until as many plies are played.
fn redo_to(table: &mut dyn Table, ply: usize) {
    while table.ply() < ply {
        assert!(table.redo());
    }
}

/// At every ply: back to something that was seen there, and forth to the same.
pub(crate) fn then_redo_is_identity<G: Game>() {
    for case in cases::<G>(8) {
        let mut chance = case.chance();
        let mut session = case.session();
        let mut seen = vec![see(&session)];
        assert!(!session.can_undo() && !session.undo());
        while session.ply() < 120 && step(&mut session, &mut chance) {
            seen.push(see(&session));
            let ply = session.ply();
            assert!(session.can_undo() && !session.can_redo());
            assert!(session.undo());
            assert!(session.ply() < ply && session.can_redo());
            assert_eq!(see(&session), seen[session.ply()], "{}", case.name());
            let stays = !matches!(session.gestures()[..], [Gesture::Pass]);
            assert!(stays || session.ply() == 0, "a pass would go on by itself");
            redo_to(&mut session, ply);
            assert!(!session.can_redo() && !session.redo());
            assert_eq!(see(&session), seen[ply], "{}", case.name());
        }
    }
}

/// All the way back, and all the way on again.
pub(crate) fn to_the_start_and_back<G: Game>() {
    for case in cases::<G>(8) {
        let (mut session, seen) = played(&case, 400);
        let end = session.ply();
        while session.undo() {
            assert_eq!(see(&session), seen[session.ply()], "{}", case.name());
        }
        assert_eq!(session.ply(), 0);
        for seen in &seen[1..] {
            assert!(session.redo());
            assert_eq!(see(&session), *seen, "{}", case.name());
        }
        assert_eq!(session.ply(), end);
        assert!(!session.redo());
    }
}

/// Every ply of a game is gone to from the one before, from the one after and from afar; there
/// it is as it was when it was played.
pub(crate) fn any_ply_is_gone_to<G: Game>() {
    for case in cases::<G>(8) {
        let (mut session, seen) = played(&case, 120);
        let mut chance = Chance::new(case.seed + 1);
        let last = seen.len() - 1;
        let far = (0..40).map(|_| chance.bits() as usize % seen.len());
        for ply in (0..=last).rev().chain(0..=last).chain(far) {
            session.go_to(ply);
            assert_eq!(see(&session), seen[ply], "{} {ply}", case.name());
        }
        session.go_to(last + 7);
        assert_eq!(see(&session), seen[last], "{}: nothing lies beyond", case.name());
    }
}

/// After an undo the same action keeps what was taken back, another forgets it.
pub(crate) fn another_way_forgets_the_rest<G: Game>() {
    for case in cases::<G>(6) {
        let (mut session, seen) = played(&case, 60);
        let mut chance = Chance::new(case.seed + 1);
        for _ in 0..20 {
            session.undo();
        }
        let ply = session.ply();
        let next = &seen[ply + 1].record.actions[ply];
        let rest = seen.len() - 1 - ply;
        step(&mut session, &mut chance);
        if session.record().actions[ply] == *next {
            assert_eq!(session.can_redo(), rest > 1);
            redo_to(&mut session, seen.len() - 1);
            assert_eq!(see(&session), seen[seen.len() - 1], "{}", case.name());
        } else {
            assert!(!session.can_redo(), "{}", case.name());
        }
    }
}
