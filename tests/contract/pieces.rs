//! Pieces: none is lost, what moves is told, and all three views agree.

use guqi::rules::{Event, Game, GameKind, Piece, Side, Spot};
use serde_json::Value;

use super::cases::{Case, cases};

/// How many plies of a random game are looked at.
const PLIES: usize = 300;

fn count(pieces: &[Piece], side: Side) -> usize {
    pieces.iter().filter(|piece| piece.side == side).count()
}

/// The number of a side's pieces changes only where a stone is placed that was in
/// no hand (Gomoku), and where one leaves the board for good (San San Qi).
pub(crate) fn are_conserved<G: Game>() {
    for case in cases::<G>(12) {
        for (before, after, events) in plies(&case) {
            for side in Side::ALL {
                let come = |event: &Event| matches!(event, Event::Placed { side: who, .. } if *who == side);
                let gone = |event: &Event| match event {
                    Event::Captured { side: who, .. } | Event::Swept { side: who, .. } => {
                        *who == side
                    }
                    _ => false,
                };
                let told = |what: &dyn Fn(&Event) -> bool| {
                    events.iter().filter(|event| what(event)).count()
                };
                let (come, gone) = match G::KIND {
                    GameKind::Patolli | GameKind::Senet | GameKind::BeadJump => (0, 0),
                    GameKind::SanSan => (0, told(&gone)),
                    GameKind::Gomoku => (told(&come), 0),
                };
                assert_eq!(
                    count(&after, side) + gone,
                    count(&before, side) + come,
                    "{}",
                    case.name()
                );
            }
            let mut places: Vec<_> = after.iter().filter(|piece| on_board(**piece)).collect();
            places.sort_unstable();
            places.dedup();
            assert_eq!(
                places.len(),
                after.iter().filter(|piece| on_board(**piece)).count(),
                "two of a side on one point"
            );
        }
    }
}

/// The pieces before, with every event done to them, are the pieces after.
pub(crate) fn follow_the_events<G: Game>() {
    for case in cases::<G>(12) {
        for (mut before, mut after, events) in plies(&case) {
            for event in &events {
                happen(&mut before, event, G::KIND);
            }
            before.sort_unstable();
            after.sort_unstable();
            assert_eq!(before, after, "{events:?} in {}", case.name());
        }
    }
}

/// The position, as the command line prints it, names the same pieces.
pub(crate) fn agree_with_the_position<G: Game>() {
    for case in cases::<G>(8) {
        for (state, _) in case.walk(PLIES) {
            let position = case.game.position(&state);
            let pieces = case.game.pieces(&state);
            for side in Side::ALL {
                let own: Vec<_> = pieces.iter().filter(|piece| piece.side == side).collect();
                let told = &position[G::SIDES[side.index()]];
                let on = if told.is_array() { told } else { &told["on"] };
                let names = |dead| {
                    let points = own.iter().filter(|piece| piece.dead == dead);
                    let points = points.filter_map(|piece| match piece.spot {
                        Spot::On(point) => Some(case.game.point_name(point)),
                        Spot::Home | Spot::Off => None,
                    });
                    sorted(points.collect())
                };
                assert_eq!(listed(on), names(false), "{}", case.name());
                assert_eq!(listed(&told["dead"]), names(true), "{}", case.name());
                let at = |spot| own.iter().filter(|piece| piece.spot == spot).count() as u64;
                for (key, spot) in [
                    ("home", Spot::Home),
                    ("hand", Spot::Home),
                    ("done", Spot::Off),
                    ("off", Spot::Off),
                ] {
                    if let Some(number) = told[key].as_u64() {
                        assert_eq!(number, at(spot), "{key} in {}", case.name());
                    }
                }
            }
        }
    }
}

/// The pieces before and after every ply of a random game, and what happened.
fn plies<G: Game>(case: &Case<G>) -> impl Iterator<Item = (Vec<Piece>, Vec<Piece>, Vec<Event>)> {
    case.walk(PLIES).into_iter().filter_map(|(state, action)| {
        let action = action?;
        let next = case.game.play(&state, action).expect("legal");
        let events = case.game.events(&state, action);
        assert!(!events.is_empty(), "{action} tells nothing in {}", case.name());
        Some((case.game.pieces(&state), case.game.pieces(&next), events))
    })
}

fn on_board(piece: Piece) -> bool {
    matches!(piece.spot, Spot::On(_))
}

fn happen(pieces: &mut Vec<Piece>, event: &Event, kind: GameKind) {
    let living = |side, spot| Piece { side, spot, dead: false };
    match *event {
        Event::Moved { side, from, to } => *find(pieces, living(side, from)) = living(side, to),
        Event::Swapped { side, from, to } | Event::Carried { side, from, to } => {
            *find(pieces, living(side, Spot::On(from))) = living(side, Spot::On(to));
        }
        Event::Placed { side, at } if kind == GameKind::Gomoku => {
            pieces.push(living(side, Spot::On(at)));
        }
        Event::Placed { side, at } => {
            *find(pieces, living(side, Spot::Home)) = living(side, Spot::On(at));
        }
        Event::Captured { side, at } if kind == GameKind::Patolli => {
            *find(pieces, living(side, Spot::On(at))) = living(side, Spot::Home);
        }
        Event::Captured { side, at } => {
            let gone = living(side, Spot::On(at));
            find(pieces, gone);
            pieces.retain(|piece| *piece != gone);
        }
        Event::Marked { side, at } => find(pieces, living(side, Spot::On(at))).dead = true,
        Event::Swept { side, at } => {
            let gone = Piece { side, spot: Spot::On(at), dead: true };
            find(pieces, gone);
            pieces.retain(|piece| *piece != gone);
        }
        Event::Threw { .. }
        | Event::Passed { .. }
        | Event::Line { .. }
        | Event::NothingToTake { .. }
        | Event::Paid { .. }
        | Event::ThrowsAgain { .. }
        | Event::Chose { .. } => {}
    }
}

fn find(pieces: &mut [Piece], wanted: Piece) -> &mut Piece {
    pieces.iter_mut().find(|piece| **piece == wanted).unwrap_or_else(|| panic!("no {wanted:?}"))
}

fn listed(value: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    sorted(value.as_array().into_iter().flatten().map(text).collect())
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort_unstable();
    names
}
