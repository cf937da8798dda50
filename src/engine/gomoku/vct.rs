//! Victory by continuous threats: fours, and open threes where there is no win by fours
//! alone. A three leaves the enemy a few answers, and fours of his own on the way; all of
//! them are tried, so that what is found is proven.

use super::{
    alphabeta::DEEPEST,
    brain::{Brain, MATE},
    lines::Spot,
    moves::{Move, promise},
    table::{Bound, Entry},
    worth::{BAN, FIVE, OPEN_FOUR, THREE, makes_four},
};
use crate::engine::Limits;

/// Told from the other searches in the table by this.
const MARK: u64 = 0x3c6e_f372_fe94_f82b;
/// The nodes of a search of fours on the way.
const PATIENCE: u32 = 60;
/// The most fours on the way.
const FOURS: i32 = 10;

impl Brain {
    /// The value of a win by so many continuous threats at most, the last fours not
    /// counted, and the first point of it. `None` when there is none or none was found
    /// within so many nodes.
    pub(super) fn threats(
        &mut self,
        colour: usize,
        most: i32,
        nodes: u32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<(i32, Spot)> {
        self.courage = nodes;
        for threats in 1..=most {
            self.cut = false;
            let found = self.attack(colour, threats, ply, limits);
            if found.is_some() || !self.cut || self.gives_up(limits) {
                return found;
            }
        }
        None
    }

    fn gives_up(&self, limits: &Limits) -> bool {
        limits.over() || self.courage == 0
    }

    /// Whether the colour to move wins by so many threats.
    fn attack(
        &mut self,
        colour: usize,
        threats: i32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<(i32, Spot)> {
        let enemy = 1 - colour;
        if limits.spend() || self.courage == 0 || ply as usize >= DEEPEST {
            return None;
        }
        self.courage -= 1;
        if let Some(five) = self.grid.five(colour) {
            return Some((MATE - ply - 1, five));
        }
        match self.grid.count_of(enemy, FIVE) {
            0 => {}
            1 => {
                let answer = self.grid.five(enemy)?;
                return self.threat(answer, colour, threats, ply, limits);
            }
            _ => return None,
        }
        let hash = self.grid.hash(colour) ^ MARK;
        if let Some(known) = self.table.get(hash).filter(|_| self.uses_table) {
            if let (true, Some(best)) = (known.value > 0, known.best) {
                return Some((known.value - ply, best));
            }
            if known.depth >= threats {
                self.cut |= known.bound == Bound::Upper;
                return None;
            }
        }
        self.patience = PATIENCE;
        let mut found = self.fours(colour, FOURS, ply, limits);
        // Whether all was tried that may ever be.
        let mut all = true;
        if found.is_none() {
            if threats == 0 {
                (self.cut, all) = (true, false);
            } else {
                let cut = std::mem::take(&mut self.cut);
                found = self.any_threat(colour, threats, ply, limits);
                all = !self.cut;
                self.cut |= cut;
            }
        }
        if found.is_some() || !self.gives_up(limits) {
            self.note(hash, found, threats, all, ply);
        }
        found
    }

    /// Notes what was found of an attack.
    fn note(&mut self, hash: u64, found: Option<(i32, Spot)>, threats: i32, all: bool, ply: i32) {
        if self.uses_table {
            let (value, best) = found.map_or((0, None), |(value, best)| (value + ply, Some(best)));
            let bound = if all { Bound::Exact } else { Bound::Upper };
            let depth = if all || best.is_some() { 100 } else { threats };
            self.table.set(hash, Entry { value, depth, bound, best });
        }
    }

    /// Whether one of the colour's threats wins.
    fn any_threat(
        &mut self,
        colour: usize,
        threats: i32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<(i32, Spot)> {
        // Nobody answers a three who can make an open four.
        let threatened = self.grid.count_of(1 - colour, OPEN_FOUR) > 0;
        let start = self.moves.len();
        for spot in self.grid.near() {
            let rank = self.grid.worth(spot, colour).rank;
            if makes_four(rank) || !threatened && (THREE..BAN).contains(&rank) {
                let score = self.grid.worth(spot, colour).make.into();
                self.moves.push(Move { spot, score });
            }
        }
        let (mut found, mut next) = (None, start);
        while let Some(Move { spot, .. }) = self.pick(next) {
            next += 1;
            found = self.threat(spot, colour, threats - 1, ply, limits);
            if found.is_some() || self.gives_up(limits) {
                break;
            }
        }
        self.moves.truncate(start);
        found
    }

    /// Whether the colour's stone on a point wins.
    fn threat(
        &mut self,
        spot: Spot,
        colour: usize,
        threats: i32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<(i32, Spot)> {
        if self.grid.is_forbidden(spot, colour) {
            return None;
        }
        self.grid.put(spot, colour);
        let value = self.defend(colour, threats, ply + 1, limits);
        self.grid.undo();
        value.map(|value| (value, spot))
    }

    /// The value to the colour that has just made a threat, if it wins whatever the
    /// enemy does.
    fn defend(
        &mut self,
        colour: usize,
        threats: i32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<i32> {
        let enemy = 1 - colour;
        if self.grid.count_of(enemy, FIVE) > 0 {
            return None;
        }
        match self.grid.count_of(colour, FIVE) {
            0 if self.grid.count_of(colour, OPEN_FOUR) == 0 => return None,
            0 => {}
            1 => {
                let answer = self.grid.five(colour)?;
                if self.grid.is_forbidden(answer, enemy) {
                    return Some(MATE - ply - 2);
                }
                return self.answered(answer, colour, threats, ply, limits);
            }
            _ => return Some(MATE - ply - 2),
        }
        self.patience = PATIENCE;
        if self.fours(enemy, FOURS, ply, limits).is_some() {
            return None;
        }
        let start = self.moves.len();
        for spot in self.grid.all_fours().chain(self.grid.bans()) {
            if !self.grid.is_forbidden(spot, enemy) {
                let score = promise(&self.grid, spot, enemy);
                self.moves.push(Move { spot, score });
            }
        }
        let (mut value, mut next) = (Some(MATE - ply - 4), start);
        while let (Some(least), Some(Move { spot, .. })) = (value, self.pick(next)) {
            next += 1;
            let found = self.answered(spot, colour, threats, ply, limits);
            value = found.map(|value| value.min(least));
        }
        self.moves.truncate(start);
        value
    }

    /// The value to the colour after the enemy's answer to a threat.
    fn answered(
        &mut self,
        answer: Spot,
        colour: usize,
        threats: i32,
        ply: i32,
        limits: &mut Limits,
    ) -> Option<i32> {
        self.grid.put(answer, 1 - colour);
        let found = self.attack(colour, threats, ply + 1, limits);
        self.grid.undo();
        found.map(|(value, _)| value)
    }
}
