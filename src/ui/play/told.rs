//! What is to be read out. The screen follows a little later than the game, and shows only
//! the last of what happened; here all of it waits until it is told.

use super::{Hint, Play, Refusal};
use crate::rules::Event;

/// Something that is read out once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// What happened in a ply.
    Happened(Vec<Event>),
    /// Plies were taken back: how many, and what had happened in the last of them.
    TakenBack {
        /// How many.
        plies: usize,
        /// What had happened in the last of them.
        last: Vec<Event>,
    },
    /// Several plies were played again at once; what happened in the last of them follows.
    PlayedAgain {
        /// How many.
        plies: usize,
    },
    /// Why something could not be done.
    Refused(Refusal),
    /// A hint.
    Hint(Hint),
    /// Something is aimed at, and another tap would play it.
    Aimed,
    /// Nobody can think here.
    Helpless,
}

/// As many plies as a computer plays before the screen follows, and some more.
const KEPT: usize = 16;

impl Play {
    /// How much was to be read out so far.
    pub fn tellings(&self) -> usize {
        self.tellings
    }

    /// What was to be read out since there were so many tellings.
    pub fn told_since(&self, tellings: usize) -> impl Iterator<Item = &Told> {
        let gone = self.tellings - self.told.len();
        self.told.iter().skip(tellings.saturating_sub(gone))
    }

    /// What led to the news: the line for which a stone was taken just now.
    pub fn led(&self) -> &[Event] {
        &self.led
    }

    pub(super) fn tell(&mut self, told: Told) {
        if self.told.len() == KEPT {
            self.told.remove(0);
        }
        self.told.push(told);
        self.tellings += 1;
    }
}
