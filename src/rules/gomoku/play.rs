//! Placing a stone, and what ends the game.

use super::{Coord, Gomoku, Phase, Rule, State, board::Board, coord::Direction};
use crate::rules::{Event, Outcome, Reason, Side};

impl Gomoku {
    pub(super) fn place(&self, state: &mut State, at: Coord, on: &mut impl FnMut(Event)) {
        let colour = state.colour();
        state.board.put(colour, at);
        if let Some(point) = self.point(at) {
            on(Event::Placed { side: colour, at: point });
        }
        match state.phase {
            Phase::Opening(step) => {
                state.phase = Phase::Opening(step.after(state.board.count()));
            }
            Phase::Play(side) if self.wins(&state.board, side, at) => {
                self.winning_rows(&state.board, side, at, on);
                state.outcome = Some(Outcome::win(side, Reason::Five));
            }
            Phase::Play(_) if self.is_full(&state.board) => {
                state.outcome = Some(Outcome::draw(Reason::BoardFull));
            }
            Phase::Play(side) => state.phase = Phase::Play(!side),
        }
    }

    /// Whether the stone of the side at this point stands in a winning row.
    pub(super) fn wins(&self, board: &Board, side: Side, at: Coord) -> bool {
        board.has_five(side, at)
            && (!self.needs_exact(side)
                || Direction::ALL.iter().any(|&way| board.run(side, at, way).len() == 5))
    }

    /// Whether no point is left.
    pub(super) fn is_full(&self, board: &Board) -> bool {
        board.count() == u16::from(self.rules.size) * u16::from(self.rules.size)
    }

    /// Whether a row longer than five is worth nothing to the side.
    fn needs_exact(&self, side: Side) -> bool {
        match self.rules.rule {
            Rule::Freestyle => false,
            Rule::Exact => true,
            Rule::Renju => side == Side::First,
        }
    }

    /// Tells every winning row through the last stone, whole and in order. Before it
    /// no side had five in a row that count, so a row is never cut short by
    /// [`Board::run`].
    fn winning_rows(&self, board: &Board, side: Side, at: Coord, on: &mut impl FnMut(Event)) {
        for way in Direction::ALL {
            let run = board.run(side, at, way);
            if run.len() == 5 || run.len() > 5 && !self.needs_exact(side) {
                let points = (-(run.behind as i8)..=run.ahead as i8)
                    .filter_map(|steps| self.point(at.offset(way, steps)?))
                    .collect();
                on(Event::Line { side, points });
            }
        }
    }
}
