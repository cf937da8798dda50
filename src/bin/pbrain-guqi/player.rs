//! One side of the conversation: commands in, answers out.

use guqi::{
    engine::{
        Budget, Limits,
        gomoku::{Analyst, Place, Swap2},
    },
    rules::{Side, gomoku::Rule},
};

use crate::clock::Clock;

/// The bytes of the tables, unless the manager allows less.
const MEMORY: usize = 64 << 20;
/// Of the memory allowed, what is not for the tables.
const REST: usize = 8 << 20;

/// Lines that follow a command until `DONE`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    Board,
    Swap2,
}

/// The player with the game as it was told.
pub(crate) struct Player {
    analyst: Option<Analyst>,
    size: u8,
    rule: Result<Rule, u32>,
    memory: usize,
    nodes: u64,
    clock: Clock,
    /// Points with stones and whether each is this player's.
    stones: Vec<(Place, bool)>,
    list: Option<List>,
    /// The first thing wrong in the list.
    fault: Option<&'static str>,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            analyst: None,
            size: 0,
            rule: Ok(Rule::Freestyle),
            memory: MEMORY,
            nodes: u64::MAX,
            clock: Clock::default(),
            stones: Vec::new(),
            list: None,
            fault: None,
        }
    }
}

/// An answer, or why there is none.
type Answer = Result<String, &'static str>;

const OUTSIDE: &str = "ERROR no such point on this board";
const TAKEN: &str = "ERROR a stone is there already";
const EARLY: &str = "ERROR no game has been started";
const UNREADABLE: &str = "ERROR coordinates are not readable";

impl Player {
    /// Takes a line; what to say, or `None` when the conversation is over.
    pub(crate) fn hear(&mut self, line: &str) -> Option<Vec<String>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_ascii_uppercase(), rest.trim());
        if let Some(list) = self.list {
            if word != "DONE" {
                if word == "END" {
                    return None;
                }
                if let Err(fault) = self.item(list, line) {
                    self.fault.get_or_insert(fault);
                }
                return Some(Vec::new());
            }
            self.list = None;
            let answer = match (self.fault.take(), list) {
                (Some(fault), _) => {
                    self.stones.clear();
                    Err(fault)
                }
                (None, List::Board) => self.play(),
                (None, List::Swap2) => self.swap2(),
            };
            return Some(vec![answer.unwrap_or_else(str::to_owned)]);
        }
        let answer = match word.as_str() {
            "" => return Some(Vec::new()),
            "START" => self.start(rest),
            "RECTSTART" => Err("ERROR only square boards are known here"),
            "RESTART" => self.restart(),
            "BEGIN" => self.begin(),
            "TURN" => self.turn(rest),
            "TAKEBACK" => self.take_back(rest),
            "BOARD" | "SWAP2BOARD" => {
                self.fault = self.analyst.is_none().then_some(EARLY);
                self.stones.clear();
                self.list = Some(if word == "BOARD" { List::Board } else { List::Swap2 });
                return Some(Vec::new());
            }
            "INFO" => {
                self.info(rest);
                return Some(Vec::new());
            }
            "ABOUT" => Ok(concat!(
                "name=\"Guqi\", version=\"",
                env!("CARGO_PKG_VERSION"),
                "\", author=\"The Guqi authors\", country=\"CN\""
            )
            .to_owned()),
            "END" => return None,
            _ => Err("UNKNOWN command"),
        };
        Some(vec![answer.unwrap_or_else(str::to_owned)])
    }

    fn start(&mut self, size: &str) -> Answer {
        let size = size.parse().map_err(|_| "ERROR the size is not a number")?;
        self.stones.clear();
        self.size = size;
        self.clock.left = None;
        self.set_up();
        match self.analyst {
            Some(_) => Ok("OK".to_owned()),
            None => Err("ERROR only boards from 5 to 20 are known here"),
        }
    }

    /// A player for the board, the rule and the memory as they are.
    fn set_up(&mut self) {
        let rule = self.rule.unwrap_or(Rule::Freestyle);
        self.analyst = Analyst::new(self.size, rule, self.memory);
        if let Some(analyst) = &mut self.analyst {
            analyst.warm();
        }
    }

    fn restart(&mut self) -> Answer {
        if self.analyst.is_none() {
            return Err(EARLY);
        }
        self.stones.clear();
        self.clock.left = None;
        self.set_up();
        Ok("OK".to_owned())
    }

    fn begin(&mut self) -> Answer {
        if !self.stones.is_empty() {
            return Err("ERROR stones are on the board");
        }
        self.play()
    }

    fn turn(&mut self, text: &str) -> Answer {
        let place = self.point(text)?;
        self.add(place, false)?;
        self.play()
    }

    fn take_back(&mut self, text: &str) -> Answer {
        let place = self.point(text)?;
        let found = self.stones.iter().position(|&(other, _)| other == place);
        self.stones.remove(found.ok_or("ERROR no stone is there")?);
        Ok("OK".to_owned())
    }

    /// A line of a list: `x,y,who` of a board, `x,y` of an opening.
    fn item(&mut self, list: List, line: &str) -> Result<(), &'static str> {
        match list {
            List::Swap2 => {
                let place = self.point(line)?;
                self.add(place, false)
            }
            List::Board => {
                let (place, who) = line.rsplit_once(',').ok_or(UNREADABLE)?;
                let place = self.point(place)?;
                match who.trim() {
                    "1" => self.add(place, true),
                    // The 3 marks a stone of a finished row in continuous games.
                    "2" | "3" => self.add(place, false),
                    _ => Err("ERROR stones are 1 or 2"),
                }
            }
        }
    }

    /// A point of the board from its coordinates.
    fn point(&self, text: &str) -> Result<Place, &'static str> {
        if self.analyst.is_none() {
            return Err(EARLY);
        }
        let (column, row) = text.split_once(',').ok_or(UNREADABLE)?;
        let number = |text: &str| text.trim().parse::<i64>().map_err(|_| UNREADABLE);
        let inside = |number: i64| u8::try_from(number).ok().filter(|&at| at < self.size);
        match (inside(number(column)?), inside(number(row)?)) {
            (Some(column), Some(row)) => Ok((column, row)),
            _ => Err(OUTSIDE),
        }
    }

    fn add(&mut self, place: Place, own: bool) -> Result<(), &'static str> {
        if self.stones.iter().any(|&(other, _)| other == place) {
            return Err(TAKEN);
        }
        self.stones.push((place, own));
        Ok(())
    }

    /// The limits of the move that begins now.
    fn limits(&self) -> Limits<'static> {
        let time = self.clock.budget(self.stones.len());
        let budget = Budget { nodes: self.nodes, ..Budget::UNLIMITED };
        // Told how many nodes to spend, the player looks at no clock.
        Limits::new(if self.nodes == u64::MAX { Budget::time(time) } else { budget })
    }

    /// Finds a move, plays it on the own board and tells it.
    fn play(&mut self) -> Answer {
        let mut limits = self.limits();
        self.rule.map_err(|_| "ERROR the rule is not known here")?;
        let analyst = self.analyst.as_mut().ok_or(EARLY)?;
        let own = self.stones.iter().filter(|(_, own)| *own).count();
        let colour = if own * 2 < self.stones.len() { Side::Second } else { Side::First };
        let stone = |&(place, own): &(Place, bool)| (place, if own { colour } else { !colour });
        let stones: Vec<_> = self.stones.iter().map(stone).collect();
        let best = analyst.best(&stones, colour, &mut limits).ok_or("ERROR no point is left")?;
        self.stones.push((best.place, true));
        let (column, row) = best.place;
        let (depth, nodes, win) = (best.depth, limits.nodes(), best.win);
        Ok(format!("MESSAGE depth {depth}, {nodes} nodes, {win:.3} to win\n{column},{row}"))
    }

    fn swap2(&mut self) -> Answer {
        let mut limits = self.limits();
        self.rule.map_err(|_| "ERROR the rule is not known here")?;
        let analyst = self.analyst.as_mut().ok_or(EARLY)?;
        let places: Vec<_> = self.stones.iter().map(|&(place, _)| place).collect();
        let text = |(column, row): Place| format!("{column},{row}");
        match analyst.swap2(&places, &mut limits) {
            Some(Swap2::Stones(stones)) => {
                Ok(stones.into_iter().map(text).collect::<Vec<_>>().join(" "))
            }
            Some(Swap2::Black) => Ok("SWAP".to_owned()),
            Some(Swap2::White(place)) => Ok(text(place)),
            None => Err("ERROR swap2 goes on from no stone, three or five"),
        }
    }

    /// What the manager lets know; unknown keys are none of this player's business.
    fn info(&mut self, text: &str) {
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Ok(number) = value.trim().parse::<i64>() else { return };
        let count = u64::try_from(number).unwrap_or(0);
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.clock.turn = count,
            "timeout_match" => self.clock.game = count,
            "time_left" => self.clock.left = Some(count),
            "max_node" => self.nodes = if count == 0 { u64::MAX } else { count },
            "max_memory" => {
                let allowed = usize::try_from(count).unwrap_or(usize::MAX);
                let memory =
                    if allowed == 0 { MEMORY } else { allowed.saturating_sub(REST).min(MEMORY) };
                if memory != self.memory {
                    self.memory = memory;
                    self.set_up();
                }
            }
            "rule" => {
                // 1 exact five, 2 a continuous game (the manager's business), 4 renju, 8 caro.
                let rule = match count as u32 {
                    0 | 2 => Ok(Rule::Freestyle),
                    1 | 3 => Ok(Rule::Exact),
                    4..=7 => Ok(Rule::Renju),
                    other => Err(other),
                };
                if rule != self.rule {
                    self.rule = rule;
                    self.set_up();
                }
            }
            _ => {}
        }
    }
}
