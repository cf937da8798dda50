//! Why a tap does nothing.

use super::{Play, Refusal};
use crate::{
    rules::{Forbidden, GameKind, Gesture, Illegal, Point, Spot, Turn},
    session::Table,
};

impl Play {
    /// Why a tap on a place does nothing, given that it is no legal action.
    pub(super) fn why_not(&self, spot: Spot) -> Refusal {
        let side = match self.table.turn() {
            Turn::Over(_) => return Refusal::Rules(Illegal::GameOver),
            Turn::Throw { .. } => return Refusal::Rules(Illegal::ThrowDue),
            Turn::Act { side } => side,
        };
        let why = |gesture| self.table.check(gesture).err().map(Refusal::Rules);
        let own = self.pieces.iter().any(|piece| piece.side == side && piece.spot == spot);
        if let Spot::On(at) = spot {
            if let Some(take) = self.gestures.iter().find_map(|gesture| match gesture {
                Gesture::Mark(_) => Some(Gesture::Mark(at)),
                Gesture::Take(_) => Some(Gesture::Take(at)),
                _ => None,
            }) {
                return why(take).unwrap_or(Refusal::Stuck);
            }
            let placing = self.gestures.iter().any(|gesture| matches!(gesture, Gesture::Place(_)));
            if placing || self.table.kind() == GameKind::Gomoku {
                return why(Gesture::Place(at)).unwrap_or(Refusal::Stuck);
            }
            if !own && matches!(self.source(), None | Some(Spot::Home)) {
                let theirs = self.pieces.iter().any(|piece| piece.spot == spot);
                return match self.source() {
                    _ if theirs => Refusal::Rules(Illegal::NotYours { at }),
                    Some(_) => Refusal::OnlyEntering,
                    None => Refusal::ChooseFirst,
                };
            }
        }
        if own {
            return self.why_stuck(spot);
        }
        match self.source() {
            Some(from @ (Spot::On(_) | Spot::Off)) => {
                why(Gesture::Move { from, to: spot }).unwrap_or(Refusal::Stuck)
            }
            // A piece that waits has one way in, and no other place is near it.
            Some(Spot::Home) => Refusal::OnlyEntering,
            None => Refusal::ChooseFirst,
        }
    }

    /// Why a piece cannot move: of all that is wrong with its moves, what has
    /// nothing to do with their length or direction.
    fn why_stuck(&self, from: Spot) -> Refusal {
        let board = (0..self.table.point_count()).map(|point| Spot::On(Point(point)));
        let reasons = board
            .chain([Spot::Off, Spot::Home])
            .filter_map(|to| self.table.check(Gesture::Move { from, to }).err());
        let thrown = self.steps().is_some();
        let telling = reasons.filter(|why| match why {
            Illegal::WrongDistance { .. }
            | Illegal::NeverBack
            | Illegal::ForwardFirst
            | Illegal::NoSuchPoint
            | Illegal::NoWay
            | Illegal::NotAdjacent
            | Illegal::Occupied { .. }
            | Illegal::Empty { .. } => false,
            // Telling on the one square to which a throw leads.
            Illegal::OwnPiece { .. } => thrown,
            _ => true,
        });
        telling.into_iter().next().map_or(Refusal::Stuck, Refusal::Rules)
    }
}

/// The empty points that are forbidden to the side to move, with every reason. There
/// are none when stones stand or can be placed on all of the board.
pub(super) fn forbidden(
    table: &dyn Table,
    stones_and_places: usize,
) -> Vec<(Point, Vec<Forbidden>)> {
    if table.kind() != GameKind::Gomoku || stones_and_places == usize::from(table.point_count()) {
        return Vec::new();
    }
    let points = (0..table.point_count()).map(Point);
    let reasons = points.filter_map(|at| match table.check(Gesture::Place(at)) {
        Err(Illegal::Forbidden(reasons)) => Some((at, reasons)),
        _ => None,
    });
    reasons.collect()
}
