//! What may be played, and why the rest may not.

use super::{
    Action, SanSan, TakeLines,
    board::{self, BoardPoint, Way},
    state::{Due, Phase, State},
};
use crate::rules::{Illegal, Side, below};

impl SanSan {
    /// The stones of a side that complete and protect lines.
    pub(super) fn counting(&self, state: &State, side: Side) -> u32 {
        let dead = if self.rules.dead_count { state.dead[side] } else { 0 };
        state.living[side] | dead
    }

    /// The enemy stones that the side whose turn it is may mark or remove once it
    /// has completed a line.
    pub(super) fn target_set(&self, state: &State) -> u32 {
        let enemy = !state.side;
        let living = state.living[enemy];
        let loose = living & !board::in_lines(self.counting(state, enemy));
        match self.rules.take_lines {
            TakeLines::Never => loose,
            TakeLines::IfNoOthers if loose != 0 => loose,
            TakeLines::IfNoOthers | TakeLines::Always => living,
        }
    }

    /// Whether the side to slide may go to any empty point.
    pub(super) fn flies(&self, state: &State) -> bool {
        self.rules.fly && state.living[state.side].count_ones() == 3
    }

    pub(super) fn can_slide(&self, state: &State) -> bool {
        board::around(state.living[state.side]) & state.empty() != 0
            || self.flies(state) && state.empty() != 0
    }

    /// One of the legal actions by a uniform word.
    pub(super) fn by_chance(&self, state: &State, word: u32) -> Option<Action> {
        let one_of = |set: u32| match set.count_ones() {
            0 => None,
            count => board::nth(set, below(count, word)),
        };
        match (state.due, state.phase) {
            (Due::Over(_), _) => None,
            (Due::Take(_), _) => one_of(self.target_set(state)).map(Action::Take),
            (Due::Stone, Phase::Placing) => one_of(state.empty()).map(Action::Place),
            (Due::Stone, Phase::Moving) => {
                let own = state.living[state.side];
                let empty = state.empty();
                if self.flies(state) {
                    let targets = empty.count_ones().max(1);
                    let index = below(own.count_ones() * targets, word);
                    let from = board::nth(own, index / targets)?;
                    let to = board::nth(empty, index % targets)?;
                    return Some(Action::Slide { from, to });
                }
                let targets = Way::ALL.map(|way| way.step(own) & empty);
                let mut index = below(targets.iter().map(|set| set.count_ones()).sum(), word);
                for (way, set) in Way::ALL.into_iter().zip(targets) {
                    let here = set.count_ones();
                    if index < here {
                        let to = board::nth(set, index)?;
                        let from = board::first(way.back().step(to.bit()))?;
                        return Some(Action::Slide { from, to });
                    }
                    index -= here;
                }
                None
            }
        }
    }

    pub(super) fn check_take(&self, state: &State, at: BoardPoint) -> Result<(), Illegal> {
        let (own, enemy) = (state.side, !state.side);
        let bit = at.bit();
        if self.target_set(state) & bit != 0 {
            return Ok(());
        }
        let at = at.into();
        Err(if (state.living[own] | state.dead[own]) & bit != 0 {
            Illegal::OwnStone { at }
        } else if state.dead[enemy] & bit != 0 {
            Illegal::Dead { at }
        } else if state.living[enemy] & bit != 0 {
            Illegal::ProtectedByLine { at }
        } else {
            Illegal::Empty { at }
        })
    }

    pub(super) fn check_slide(
        &self,
        state: &State,
        from: BoardPoint,
        to: BoardPoint,
    ) -> Result<(), Illegal> {
        if state.phase == Phase::Placing {
            return Err(Illegal::StillPlacing);
        }
        if state.living[state.side] & from.bit() == 0 {
            let at = from.into();
            let empty = state.empty() & from.bit() != 0;
            return Err(if empty { Illegal::Empty { at } } else { Illegal::NotYours { at } });
        }
        check_empty(state, to)?;
        if from.neighbours() & to.bit() == 0 && !self.flies(state) {
            return Err(Illegal::NotAdjacent);
        }
        Ok(())
    }
}

pub(super) fn check_place(state: &State, at: BoardPoint) -> Result<(), Illegal> {
    match state.phase {
        Phase::Placing => check_empty(state, at),
        Phase::Moving => Err(Illegal::PlacingOver),
    }
}

fn check_empty(state: &State, at: BoardPoint) -> Result<(), Illegal> {
    if state.empty() & at.bit() == 0 {
        return Err(Illegal::Occupied { at: at.into() });
    }
    Ok(())
}
