//! How long a search may go on, and how it is stopped.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

use web_time::{Duration, Instant};

/// What an action may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The greatest time, none when unlimited.
    pub time: Option<Duration>,
    /// The greatest number of nodes. A search limited by nodes alone always finds the same.
    pub nodes: u64,
    /// The greatest depth in plies.
    pub depth: u32,
}

impl Budget {
    /// Without limits; for a search that is stopped from outside, or as a start.
    pub const UNLIMITED: Self = Self { time: None, nodes: u64::MAX, depth: u32::MAX };

    /// So many nodes and no more.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::UNLIMITED }
    }

    /// So much time and no more.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::UNLIMITED }
    }

    /// The tighter of two budgets in every respect.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            time: match (self.time, other.time) {
                (Some(one), Some(two)) => Some(one.min(two)),
                (one, two) => one.or(two),
            },
            nodes: self.nodes.min(other.nodes),
            depth: self.depth.min(other.depth),
        }
    }
}

/// What can end a search from outside: a flag, or a function that is asked now and then.
pub trait Stop {
    /// Whether the search must end.
    fn stopped(&self) -> bool;
}

impl Stop for AtomicBool {
    fn stopped(&self) -> bool {
        self.load(Ordering::Relaxed)
    }
}

impl<F: Fn() -> bool> Stop for F {
    fn stopped(&self) -> bool {
        self()
    }
}

/// The limits of one search, counted while it goes on.
pub struct Limits<'a> {
    budget: Budget,
    started: Instant,
    stop: Option<&'a dyn Stop>,
    nodes: u64,
    over: bool,
}

/// How many nodes pass between two looks at the clock.
const LOOK: u64 = 512;

impl<'a> Limits<'a> {
    /// The clock starts now.
    pub fn new(budget: Budget) -> Self {
        Self { budget, started: Instant::now(), stop: None, nodes: 0, over: false }
    }

    /// The same, ended from outside as well.
    #[must_use]
    pub fn stopped_by(self, stop: &'a dyn Stop) -> Self {
        Self { stop: Some(stop), ..self }
    }

    /// Counts a node; `true` when the search must end now.
    pub fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes {
            self.over = true;
        } else if self.nodes.is_multiple_of(LOOK) {
            self.look();
        }
        self.over
    }

    /// Whether the search must end; looks at no clock.
    pub fn over(&self) -> bool {
        self.over
    }

    /// Whether there is room for another iteration, about as costly as all before it.
    pub fn go_deeper(&mut self, depth: u32) -> bool {
        self.look();
        let in_time = self.budget.time.is_none_or(|time| self.started.elapsed() < time / 2);
        !self.over && in_time && depth <= self.budget.depth
    }

    /// The nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The budget these limits were made of.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// The time since the search began.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn look(&mut self) {
        let late = self.budget.time.is_some_and(|time| self.started.elapsed() >= time);
        let stopped = self.stop.is_some_and(Stop::stopped);
        self.over |= late || stopped;
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { budget, nodes, over, .. } = self;
        let mut limits = f.debug_struct("Limits");
        limits.field("budget", budget).field("nodes", nodes).field("over", over);
        limits.finish_non_exhaustive()
    }
}
