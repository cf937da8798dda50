//! A second implementation, written for plainness alone: names instead of masks,
//! every line tried, every position remembered for ever.

use std::collections::BTreeMap;

use guqi::rules::san_san::{Rules, TakeLines};
use serde_json::{Value, json};

const LINES: [&str; 20] = [
    "a7 d7 g7", "g7 g4 g1", "g1 d1 a1", "a1 a4 a7", "b6 d6 f6", "f6 f4 f2", "f2 d2 b2", "b2 b4 b6",
    "c5 d5 e5", "e5 e4 e3", "e3 d3 c3", "c3 c4 c5", "d7 d6 d5", "g4 f4 e4", "d1 d2 d3", "a4 b4 c4",
    "a7 b6 c5", "g7 f6 e5", "g1 f2 e3", "a1 b2 c3",
];

const NAMES: [&str; 24] = [
    "a1", "a4", "a7", "b2", "b4", "b6", "c3", "c4", "c5", "d1", "d2", "d3", "d5", "d6", "d7", "e3",
    "e4", "e5", "f2", "f4", "f6", "g1", "g4", "g7",
];

#[derive(Clone, Copy, PartialEq)]
struct Stone {
    red: bool,
    dead: bool,
}

#[derive(Clone)]
pub(crate) struct Naive {
    rules: Rules,
    board: BTreeMap<&'static str, Stone>,
    placed: usize,
    phase: u8,
    red_to_act: bool,
    takes: usize,
    ever_a_line: bool,
    seen: Vec<String>,
    quiet: u16,
    /// The winner's id (or none) and the reason's id.
    pub(crate) result: Option<(Option<&'static str>, &'static str)>,
}

impl Naive {
    pub(crate) fn new(rules: Rules) -> Self {
        Self {
            rules,
            board: BTreeMap::new(),
            placed: 0,
            phase: 1,
            red_to_act: true,
            takes: 0,
            ever_a_line: false,
            seen: Vec::new(),
            quiet: 0,
            result: None,
        }
    }

    /// The tokens of the legal actions, in plain byte order.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut tokens: Vec<String> = if self.result.is_some() {
            Vec::new()
        } else if self.takes > 0 {
            self.targets().iter().map(|at| format!("x{at}")).collect()
        } else if self.phase == 1 {
            self.empty().iter().map(ToString::to_string).collect()
        } else {
            self.slides()
        };
        tokens.sort();
        tokens
    }

    /// Plays a legal token.
    pub(crate) fn play(&mut self, token: &str) {
        let red = self.red_to_act;
        if let Some(at) = token.strip_prefix('x') {
            if self.phase == 1 {
                self.board.get_mut(at).unwrap().dead = true;
            } else {
                self.board.remove(at).unwrap();
                self.quiet = 0;
                if self.count(!red) < 3 {
                    self.result = Some((Some(id(red)), "too_few"));
                    return;
                }
            }
            self.takes -= 1;
        } else {
            let to = if let Some((from, to)) = token.split_once('-') {
                self.board.remove(from).unwrap();
                self.quiet += 1;
                to
            } else {
                self.placed += 1;
                token
            };
            let to = NAMES.into_iter().find(|name| *name == to).unwrap();
            assert!(self.board.insert(to, Stone { red, dead: false }).is_none());
            let lines = LINES.iter().filter(|l| l.contains(to) && self.filled(l, red)).count();
            self.ever_a_line |= lines > 0;
            self.takes = if self.rules.take_per_line { lines } else { lines.min(1) };
        }
        if self.takes > 0 && !self.targets().is_empty() {
            return;
        }
        self.takes = 0;
        self.red_to_act = !red;
        if self.phase == 1 && self.placed == 24 {
            if self.rules.dull_game && !self.ever_a_line {
                self.result = Some((Some("green"), "dull_game"));
                return;
            }
            self.board.retain(|_, stone| !stone.dead);
            self.phase = 2;
            self.red_to_act = self.rules.red_first;
            self.result = match (self.count(true) < 3, self.count(false) < 3) {
                (true, true) => Some((None, "too_few")),
                (true, false) => Some((Some("green"), "too_few")),
                (false, true) => Some((Some("red"), "too_few")),
                (false, false) => None,
            };
            if self.board.len() == 24 && !self.rules.dull_game {
                self.result = Some((None, "board_full"));
            }
        }
        if self.phase == 2 && self.result.is_none() {
            self.seen.push(format!("{} {}", self.position(), self.red_to_act));
            let times = self.seen.iter().filter(|seen| Some(*seen) == self.seen.last()).count();
            self.result = if self.slides().is_empty() {
                Some((Some(id(!self.red_to_act)), "no_moves"))
            } else if self.rules.repetition && times >= 3 {
                Some((None, "repetition"))
            } else if self.rules.no_removal > 0 && self.quiet >= self.rules.no_removal {
                Some((None, "no_removal"))
            } else {
                None
            };
        }
    }

    pub(crate) fn position(&self) -> Value {
        let side = |red: bool| {
            let list = |dead: bool| -> Vec<&str> {
                let own = self.board.iter().filter(|(_, stone)| **stone == Stone { red, dead });
                own.map(|(at, _)| *at).collect()
            };
            let placed = if red { self.placed.div_ceil(2) } else { self.placed / 2 };
            json!({ "hand": 12 - placed, "on": list(false), "dead": list(true) })
        };
        json!({ "phase": self.phase, "red": side(true), "green": side(false) })
    }

    pub(crate) fn side_to_act(&self) -> &'static str {
        id(self.red_to_act)
    }

    fn empty(&self) -> Vec<&'static str> {
        NAMES.into_iter().filter(|at| !self.board.contains_key(at)).collect()
    }

    fn count(&self, red: bool) -> usize {
        self.board.values().filter(|stone| stone.red == red).count()
    }

    fn filled(&self, line: &str, red: bool) -> bool {
        line.split(' ').all(|at| {
            self.board
                .get(at)
                .is_some_and(|stone| stone.red == red && (!stone.dead || self.rules.dead_count))
        })
    }

    fn targets(&self) -> Vec<&'static str> {
        let enemy = !self.red_to_act;
        let all: Vec<_> = NAMES
            .into_iter()
            .filter(|at| self.board.get(at) == Some(&Stone { red: enemy, dead: false }))
            .collect();
        let in_line =
            |at: &&str| LINES.iter().any(|line| line.contains(*at) && self.filled(line, enemy));
        let loose: Vec<_> = all.iter().copied().filter(|at| !in_line(at)).collect();
        match self.rules.take_lines {
            TakeLines::Never => loose,
            TakeLines::IfNoOthers => {
                if loose.is_empty() {
                    all
                } else {
                    loose
                }
            }
            TakeLines::Always => all,
        }
    }

    fn slides(&self) -> Vec<String> {
        let red = self.red_to_act;
        let flying = self.rules.fly && self.count(red) == 3;
        let mut slides = Vec::new();
        let own = |at: &&str| self.board.get(at).is_some_and(|stone| stone.red == red);
        for from in NAMES.into_iter().filter(own) {
            for to in self.empty() {
                let [forth, back] = [format!("{from} {to}"), format!("{to} {from}")];
                let next = LINES.iter().any(|line| line.contains(&forth) || line.contains(&back));
                if next || flying {
                    slides.push(format!("{from}-{to}"));
                }
            }
        }
        slides
    }
}

fn id(red: bool) -> &'static str {
    if red { "red" } else { "green" }
}

/// The number of action sequences of exactly `depth` actions.
pub(crate) fn perft(state: &Naive, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = |token: String| {
        let mut next = state.clone();
        next.play(&token);
        perft(&next, depth - 1)
    };
    state.legal().into_iter().map(next).sum()
}
