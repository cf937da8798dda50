//! Why an action is a good one, as one reason that a person understands. The engine
//! finds the action; the reason is read off the board and what happens on it.

mod gomoku;

use super::Table;
use crate::rules::{
    Event, GameKind, Gesture, Piece, Point, RuleSet, Side, Spot, Turn, bead_jump, patolli,
    san_san::{BoardPoint, LINES},
};

/// What speaks for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing else is possible.
    Only,
    /// It wins the game.
    Wins,
    /// It sends an enemy piece home, or takes a stone.
    Captures,
    /// It changes places with an enemy piece, which falls back.
    PushesBack,
    /// A piece leaves the board for good.
    Leaves,
    /// A line of three is complete.
    MakesLine,
    /// The enemy would complete a line there.
    StopsLine,
    /// The stone taken was one of two in a line that wanted the third.
    BreaksLine,
    /// Four in a row that wants its fifth.
    MakesFour,
    /// An open three, which threatens to become an open four.
    MakesThree,
    /// The enemy would have five there.
    StopsFour,
    /// The enemy would have an open four.
    StopsThree,
    /// The same side throws again.
    ThrowsAgain,
    /// The piece comes to a square where nobody is sent home.
    ReachesSafety,
    /// Two pieces side by side protect each other.
    ProtectsPair,
    /// A piece comes onto the board.
    Enters,
    /// A bead comes into the enemy camp.
    FillsCamp,
    /// So many jumps in one go.
    Chain(usize),
    /// Nothing in particular: the chances to win, in per cent.
    Chances(u8),
}

/// The reason for an action that is legal now, given its probability to win.
pub fn why(table: &dyn Table, gesture: Gesture, win: f64) -> Why {
    let chances = Why::Chances(percent(win));
    let (Some(side), Some((events, turn))) = (table.turn().side(), table.foresee(gesture)) else {
        return chances;
    };
    if turn.outcome().is_some_and(|outcome| outcome.winner == Some(side)) {
        return Why::Wins;
    }
    if table.gestures().len() == 1 {
        return Why::Only;
    }
    let found = happens(&events, side).or_else(|| match table.kind() {
        GameKind::Patolli => patolli(table, gesture),
        GameKind::Senet => senet(table, gesture, side),
        GameKind::BeadJump => bead_jump(table, gesture, side),
        GameKind::SanSan => san_san(table, gesture, side),
        GameKind::Gomoku => gomoku::why(table, gesture, side),
    });
    let again = matches!(turn, Turn::Throw { side: next, .. } if next == side);
    found.or(again.then_some(Why::ThrowsAgain)).unwrap_or(chances)
}

/// A probability in per cent.
#[allow(clippy::cast_sign_loss, reason = "never below nought")]
fn percent(win: f64) -> u8 {
    (100.0 * win).round().clamp(0.0, 100.0) as u8
}

/// What happens by itself tells enough.
fn happens(events: &[Event], mine: Side) -> Option<Why> {
    let told = |event: &Event| match event {
        Event::Captured { side, .. } if *side != mine => Some(Why::Captures),
        Event::Swapped { .. } => Some(Why::PushesBack),
        Event::Line { side, .. } if *side == mine => Some(Why::MakesLine),
        Event::Moved { to: Spot::Off, .. } => Some(Why::Leaves),
        _ => None,
    };
    // What is taken after a line is chosen for a reason of its own.
    let goes = |event: &Event| matches!(event, Event::Moved { .. } | Event::Placed { .. });
    if events.iter().any(goes) { events.iter().find_map(told) } else { None }
}

fn patolli(table: &dyn Table, gesture: Gesture) -> Option<Why> {
    let Gesture::Move { from, to: Spot::On(to) } = gesture else { return None };
    let rules = patolli::Rules::from_json(&table.rules()).unwrap_or_default();
    match from {
        Spot::Home => Some(Why::Enters),
        _ if rules.safe.iter().any(|square| u16::from(square.get()) == to.0) => {
            Some(Why::ReachesSafety)
        }
        Spot::On(_) | Spot::Off => None,
    }
}

fn senet(table: &dyn Table, gesture: Gesture, side: Side) -> Option<Why> {
    let Gesture::Move { from, to: Spot::On(to) } = gesture else { return None };
    let own = |square: u16| {
        let spot = Spot::On(Point(square));
        spot != from && table.pieces().iter().any(|piece| piece.side == side && piece.spot == spot)
    };
    // Across a corner pieces protect each other by most rules only.
    let corner = |low: u16| low.is_multiple_of(10) && table.rules().get("corners").is_some();
    let beside = (own(to.0 + 1) && !corner(to.0)) || (own(to.0 - 1) && !corner(to.0 - 1));
    beside.then_some(Why::ProtectsPair)
}

fn bead_jump(table: &dyn Table, gesture: Gesture, side: Side) -> Option<Why> {
    let Gesture::Move { from, to } = gesture else { return None };
    let camp = |spot| bead_jump::camp(side.other()).any(|point| Spot::On(point) == spot);
    if camp(to) && !camp(from) {
        return Some(Why::FillsCamp);
    }
    let jumps = table.way(gesture).len().saturating_sub(1);
    (jumps > 1).then_some(Why::Chain(jumps))
}

fn san_san(table: &dyn Table, gesture: Gesture, side: Side) -> Option<Why> {
    let pieces = table.pieces();
    let stands = |whose: Side, at: usize| {
        let here = Spot::On(Point(at as u16));
        let living = |piece: &Piece| piece.side == whose && piece.spot == here && !piece.dead;
        pieces.iter().any(living)
    };
    let free = |at: usize| !pieces.iter().any(|piece| piece.spot == Spot::On(Point(at as u16)));
    let through = |at: Point| {
        let lines = LINES.iter().map(|line| line.map(BoardPoint::index));
        lines.filter(move |line| line.contains(&usize::from(at.0)))
    };
    let enemies = |line: &[usize; 3]| line.iter().filter(|at| stands(side.other(), **at)).count();
    match gesture {
        Gesture::Mark(at) | Gesture::Take(at) => through(at)
            .any(|line| enemies(&line) == 2 && line.iter().any(|at| free(*at)))
            .then_some(Why::BreaksLine)
            .or(Some(Why::Captures)),
        Gesture::Place(to) => through(to).any(|line| enemies(&line) == 2).then_some(Why::StopsLine),
        Gesture::Move { to: Spot::On(to), .. } => {
            // Only where an enemy stone stands ready to slide in.
            let ready = neighbours(to).any(|near| stands(side.other(), near));
            (ready && through(to).any(|line| enemies(&line) == 2)).then_some(Why::StopsLine)
        }
        _ => None,
    }
}

/// The points next to a point on a line (San San Qi).
fn neighbours(at: Point) -> impl Iterator<Item = usize> {
    let at = usize::from(at.0);
    LINES.iter().flat_map(move |line| {
        let [a, b, c] = line.map(BoardPoint::index);
        let near = match at {
            _ if at == a || at == c => [Some(b), None],
            _ if at == b => [Some(a), Some(c)],
            _ => [None, None],
        };
        near.into_iter().flatten()
    })
}
