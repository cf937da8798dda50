//! The plies of a game, as somebody who looks through it sees them: who played, what is
//! written of it, and whether something happened that one looks for.

use std::ops::Range;

use super::{i18n::t, words};
use crate::{
    rules::{Event, GameKind, Side, Spot, bead_jump},
    session::Table,
};

/// A ply of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The person who played it; `None` for a draw by agreement.
    pub seat: Option<Side>,
    /// The token of the record.
    pub token: String,
    /// Whether something happened that one looks for: see [`is_event`].
    pub event: bool,
}

impl Ply {
    /// It as players write it; what has no sign of its own, in a word.
    pub fn written(&self) -> String {
        match self.token.as_str() {
            "--" => t("written-pass"),
            "draw" => t("written-draw"),
            choice @ ("black" | "white" | "more") => t(&format!("choose-{choice}")),
            token if token.starts_with("resign:") => t("written-resigns"),
            token => token.to_owned(),
        }
    }
}

/// Consecutive plies of one person: in a game with throws a throw and the move after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose.
    pub seat: Option<Side>,
    /// The number of the line in which it is written, from 1.
    pub line: usize,
    /// Whether the line begins with it: as it does with the first person's turn.
    pub begins: bool,
    /// Its plies, counted from 0.
    pub plies: Range<usize>,
}

/// All plies of a game, which stands at its last one, before and afterwards.
pub fn plies(table: &mut dyn Table) -> Vec<Ply> {
    let tokens = table.record().actions.into_iter();
    let mut plies = Vec::with_capacity(tokens.len());
    table.go_to(0);
    for (before, token) in tokens.enumerate() {
        let mover = token.strip_prefix("resign:").map_or_else(
            || table.turn().side().filter(|_| token != "draw"),
            |id| Side::ALL.into_iter().find(|side| table.side_id(*side) == id),
        );
        let seat = mover.map(|side| table.seat(side));
        table.go_to(before + 1);
        plies.push(Ply { seat, token, event: is_event(table) });
    }
    plies
}

/// What is told of every ply of a game, which stands at its last one, before and afterwards.
pub fn sentences(table: &mut dyn Table) -> Vec<String> {
    let count = table.ply();
    table.go_to(0);
    let told = (1..=count).map(|ply| {
        table.go_to(ply);
        words::told_of_ply(table)
    });
    told.collect()
}

/// The turns of a game.
pub fn turns(plies: &[Ply]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (nth, ply) in plies.iter().enumerate() {
        match turns.last_mut() {
            Some(turn) if turn.seat == ply.seat => turn.plies.end = nth + 1,
            last => {
                let line = last.map_or(0, |turn| turn.line);
                let begins = line == 0 || ply.seat != Some(Side::Second);
                let line = line + usize::from(begins);
                turns.push(Turn { seat: ply.seat, line, begins, plies: nth..nth + 1 });
            }
        }
    }
    turns
}

/// Whether in the last ply something was taken, pushed back or carried away, a line was made, a
/// stone marked, a piece brought home, a colour chosen, or the game ended.
fn is_event(table: &dyn Table) -> bool {
    let beads = table.kind() == GameKind::BeadJump;
    table.turn().outcome().is_some()
        || table.last_events().iter().any(|event| match event {
            Event::Captured { .. }
            | Event::Swapped { .. }
            | Event::Carried { .. }
            | Event::Line { .. }
            | Event::Marked { .. }
            | Event::Chose { .. }
            | Event::Moved { to: Spot::Off, .. } => true,
            Event::Moved { side, from, to } if beads => {
                let camp = |spot: &Spot| {
                    bead_jump::camp(side.other()).any(|point| Spot::On(point) == *spot)
                };
                camp(to) && !camp(from)
            }
            _ => false,
        })
}
