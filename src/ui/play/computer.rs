//! The computer at the table: what goes on by itself, what is asked and answered,
//! and the hint. Who thinks, and how long one waits to see it, is not known here.

use std::sync::atomic::{AtomicU32, Ordering};

use super::{Play, Refusal, Told};
use crate::{
    engine::Level,
    rules::{Gesture, Side, Spot, Turn},
    session::{Answer, Ask, Why, why},
};

/// What goes on without a finger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// A pass, whoever's.
    Pass,
    /// The computer's throw.
    Throw,
    /// The computer's action: it is to think.
    Move,
    /// A hint was asked for: the computer is to think for the person.
    Hint,
}

/// A hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// It is being thought about.
    Wanted,
    /// The lots are to be thrown.
    Throw,
    /// The best action, and what speaks for it.
    Best {
        /// The action.
        gesture: Gesture,
        /// What speaks for it.
        why: Why,
    },
}

/// A number that no state of affairs has had.
pub(super) fn next_turn() -> u32 {
    static LAST: AtomicU32 = AtomicU32::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}

impl Play {
    /// The number of this state of affairs, which changes with every ply; an answer
    /// to a question about another one comes too late.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The level of the computer that is on turn; `None` when a person is, or must move
    /// for it.
    pub fn computer(&self) -> Option<Level> {
        let side = self.table.turn().side()?;
        self.table.computer(self.table.seat(side)).filter(|_| !self.helpless)
    }

    /// Whether the computer plays against itself.
    pub fn only_computers(&self) -> bool {
        Side::ALL.into_iter().all(|seat| self.table.computer(seat).is_some())
    }

    /// Whether the computer thinks about its action now.
    pub fn thinking(&self) -> bool {
        self.next() == Some(Next::Move)
    }

    /// Whether two computers wait to be told to go on.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Whether nobody can think here.
    pub fn helpless(&self) -> bool {
        self.helpless
    }

    /// Lets two computers wait, or go on.
    pub fn pause(&mut self, paused: bool) {
        self.refusal = None;
        self.paused = paused;
        if !paused {
            self.helpless = false;
            self.offer();
        }
    }

    /// Lets two computers wait or go on, and a computer think that could not; nothing else
    /// goes on that could wait.
    pub fn pause_or_go_on(&mut self) {
        let waits = self.paused || self.helpless;
        if waits || (self.only_computers() && self.table.turn().side().is_some()) {
            self.pause(!waits);
        }
    }

    /// What goes on by itself now.
    pub fn next(&self) -> Option<Next> {
        let computer = self.computer().is_some();
        match self.table.turn() {
            Turn::Over(_) => None,
            _ if self.paused && computer => None,
            Turn::Throw { .. } => computer.then_some(Next::Throw),
            Turn::Act { .. } if self.must_pass() => Some(Next::Pass),
            Turn::Act { .. } if computer => Some(Next::Move),
            Turn::Act { .. } => (self.hint == Some(Hint::Wanted)).then_some(Next::Hint),
        }
    }

    /// The question about what is to be thought now, if anything is.
    pub fn ask(&self, millis: u32) -> Option<Ask> {
        let level = match self.next()? {
            Next::Move => self.computer()?,
            Next::Hint => Level::TOP,
            Next::Pass | Next::Throw => return None,
        };
        let record = self.table.record().to_text();
        Some(Ask { job: self.turn, record, level: level.number(), millis })
    }

    /// Passes or throws when that is what goes on by itself; `turn` is the number of
    /// the state of affairs in which it was to be done.
    pub fn go_on(&mut self, turn: u32) -> bool {
        if self.turn != turn {
            return false;
        }
        let gone = match self.next() {
            Some(Next::Pass) => self.table.play(Gesture::Pass).is_ok(),
            Some(Next::Throw) => self.table.throw().is_ok(),
            Some(Next::Move | Next::Hint) | None => false,
        };
        if gone {
            self.moved(true);
        }
        gone
    }

    /// Hears the answer to a question, `None` when there is nobody to answer it; one
    /// that comes too late is not heard. Returns whether it was.
    pub fn answered(&mut self, turn: u32, answer: Option<&Answer>) -> bool {
        let (true, Some(next @ (Next::Move | Next::Hint))) = (self.turn == turn, self.next())
        else {
            return false;
        };
        let answer = answer.filter(|answer| answer.job == turn);
        let gesture = answer.and_then(|answer| self.table.read(answer.action.as_ref()?));
        let win = answer.map_or(0.5, |answer| answer.win);
        match (next, gesture) {
            (Next::Move, Some(gesture)) if self.table.play(gesture).is_ok() => self.moved(true),
            (Next::Hint, Some(gesture)) => {
                self.show(Hint::Best { gesture, why: why(&*self.table, gesture, win) });
            }
            _ => {
                self.hint = None;
                self.helpless = true;
                self.tell(Told::Helpless);
                self.offer();
            }
        }
        true
    }

    /// The hint that is shown or thought about.
    pub fn hint(&self) -> Option<Hint> {
        self.hint
    }

    /// Whether a person can be given a hint now.
    pub fn can_hint(&self) -> bool {
        self.table.turn().side().is_some() && self.computer().is_none() && !self.must_pass()
    }

    /// Asks for a hint.
    pub fn want_hint(&mut self) {
        if !self.can_hint() {
            if self.computer().is_some() {
                self.say(Refusal::ComputersTurn);
            }
            return;
        }
        self.refusal = None;
        self.chosen = None;
        self.helpless = false;
        self.show(match self.table.turn() {
            Turn::Throw { .. } => Hint::Throw,
            _ => Hint::Wanted,
        });
    }

    fn show(&mut self, hint: Hint) {
        self.hint = Some(hint);
        self.tell(Told::Hint(hint));
    }

    /// Points out an action on the board, as a hint does, for no reason but that it is asked
    /// for.
    pub fn point_out(&mut self, gesture: Gesture) {
        self.refusal = None;
        self.chosen = None;
        self.hint = Some(Hint::Best { gesture, why: Why::Only });
    }

    /// Points out what would have been better than the last ply, an action by its token, or
    /// nothing any more.
    pub fn point_out_better(&mut self, token: Option<&str>) {
        (self.hint, self.better) = (None, None);
        let Some(token) = token else { return };
        let ply = self.table.ply();
        self.table.go_to(ply.saturating_sub(1));
        if let (Some(gesture), Some(side)) = (self.table.read(token), self.table.turn().side()) {
            self.point_out(gesture);
            self.better = Some((side, self.hint_way()));
        }
        self.table.go_to(ply);
    }

    /// Whose action is pointed out.
    pub fn hint_side(&self) -> Option<Side> {
        let better = self.better.as_ref().map(|(side, _)| *side);
        better.or_else(|| self.table.turn().side())
    }

    /// Where the hint's piece would go, from the first place to the last: just one where
    /// a stone is placed or taken.
    pub fn hint_way(&self) -> Vec<Spot> {
        let Some(Hint::Best { gesture, .. }) = self.hint else { return Vec::new() };
        if let Some((_, way)) = &self.better {
            return way.clone();
        }
        match gesture {
            Gesture::Move { from, to } => {
                let on_the_way = self.table.way(gesture).into_iter().map(Spot::On);
                let between = on_the_way.filter(|spot| *spot != from && *spot != to);
                [from].into_iter().chain(between).chain([to]).collect()
            }
            Gesture::Place(at) | Gesture::Mark(at) | Gesture::Take(at) => vec![Spot::On(at)],
            Gesture::Throw(_) | Gesture::Pass | Gesture::Choose(_) => Vec::new(),
        }
    }
}
