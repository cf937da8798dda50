//! What the formats of Gomoku have in common: stones in a row, black first, and what
//! else a file may say of the game.

pub(super) mod code;
mod names;
pub(super) mod psq;
pub(super) mod sgf;
mod tree;

use serde_json::Value;

use super::{
    ExchangeError,
    draft::{Draft, Said},
    persons,
    walk::Walk,
};
use crate::{
    record::{Entry, Record, RecordError, field},
    rules::{
        Game, GameKind, Illegal, RuleSet, Side,
        gomoku::{Action, Choice, Coord, Gomoku, Opening, Rule, Rules},
    },
};
use names::{keyword, rule_of};

/// Stones on the largest board, and then some passes.
const MOST: usize = 1000;

/// A point as a file names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// Column from the left and row from the top, from 0.
    FromTop(u8, u8),
    /// Column from the left and row from the bottom, from 0.
    FromBottom(u8, u8),
    /// No point: a pass.
    Nowhere,
}

/// A game as a file of another program tells it.
#[derive(Default)]
struct Told {
    size: Option<u8>,
    /// The rule, when the file names one.
    rule: Option<Rule>,
    rules_line: usize,
    /// The choices of a swap2 opening, when the file tells of one.
    choices: Option<Vec<Choice>>,
    stones: Vec<(At, usize)>,
    /// Comments by the number of stones.
    notes: Vec<(usize, String)>,
    black: String,
    white: String,
    said: Option<Said>,
    title: String,
    /// The day when it was played, such as 2026-11-30.
    day: String,
}

impl Told {
    fn stone(&mut self, at: At, line: usize) -> Result<(), ExchangeError> {
        if self.stones.len() >= MOST {
            return Err(ExchangeError::TooLong { limit: MOST });
        }
        self.stones.push((at, line));
        Ok(())
    }

    /// The record. A file that names no rule is read under the first one that allows all
    /// of its stones: freestyle, exact, renju.
    fn record(&self) -> Result<Record, ExchangeError> {
        if let Some(rule) = self.rule {
            return self.under(rule);
        }
        let free = self.under(Rule::Freestyle);
        let others =
            || [Rule::Exact, Rule::Renju].into_iter().find_map(|rule| self.under(rule).ok());
        free.or_else(|fault| others().ok_or(fault))
    }

    fn under(&self, rule: Rule) -> Result<Record, ExchangeError> {
        let opening = if self.choices.is_some() { Opening::Swap2 } else { Opening::Free };
        let rules = Rules { size: self.board(), rule, opening };
        let mut draft = Draft::new(GameKind::Gomoku);
        draft.record.rules = rules.to_json();
        draft.rules_line = self.rules_line;
        let mut choices = self.choices.iter().flatten().copied().peekable();
        for (count, (at, line)) in self.stones.iter().enumerate() {
            self.noted(&mut draft, count);
            if matches!(count, 3 | 5)
                && let Some(choice) = choices.next()
            {
                draft.push(choice.word(), *line)?;
            }
            let token = coord(*at, rules.size).map_or("--".to_owned(), |at| at.to_string());
            draft.push(token, *line)?;
        }
        self.noted(&mut draft, self.stones.len());
        for choice in choices {
            draft.push(choice.word(), self.rules_line)?;
        }
        let swapped = self.choices.as_deref().is_some_and(swapped);
        self.name(&mut draft, opening, swapped);
        let extra = &mut draft.record.extra;
        if !self.title.is_empty() {
            extra.insert(field::TITLE.to_owned(), self.title.as_str().into());
        }
        if !self.day.is_empty() {
            // At noon it is the same day nearly everywhere.
            extra.insert(field::STARTED.to_owned(), format!("{}T12:00:00Z", self.day).into());
        }
        self.end(draft)
    }

    fn noted(&self, draft: &mut Draft, count: usize) {
        for (_, text) in self.notes.iter().filter(|(at, _)| *at == count) {
            draft.note(text);
        }
    }

    fn name(&self, draft: &mut Draft, opening: Opening, swapped: bool) {
        let ids = match opening {
            Opening::Free => ["black", "white"],
            Opening::Swap2 if swapped => ["second", "first"],
            Opening::Swap2 => ["first", "second"],
        };
        draft.name(ids[0], &self.black);
        draft.name(ids[1], &self.white);
    }

    /// The game with the end that the file tells of, where the board does not. Passes at
    /// the end, with which some programs say that nobody goes on, are left out.
    fn end(&self, mut draft: Draft) -> Result<Record, ExchangeError> {
        let mut played = draft.clone().finish();
        while let Err(ExchangeError::Illegal { ply, token, why: Illegal::MayNotPass, .. }) = &played
            && token == "--"
            && draft.record.actions[*ply..].iter().all(|token| token == "--")
        {
            draft.pop();
            played = draft.clone().finish();
        }
        let record = played?;
        let Some(said) = self.said.filter(|_| record.result.is_null()) else { return Ok(record) };
        let line = self.stones.last().map_or(self.rules_line, |stone| stone.1);
        // In swap2's opening nobody owns a colour yet.
        let last = self.choices.as_ref().map(|choices| choices.last());
        let open = last.is_some_and(|last| matches!(last, None | Some(Choice::More)));
        let ids = if open { ["first", "second"] } else { Gomoku::SIDES };
        draft.push(said.token(ids), line)?;
        draft.finish().or(Ok(record))
    }

    /// The size of the board: as told, else the smallest that all stones fit on.
    fn board(&self) -> u8 {
        let beyond = |(at, _): &(At, usize)| match *at {
            At::FromTop(column, row) | At::FromBottom(column, row) => column.max(row) >= 15,
            At::Nowhere => false,
        };
        self.size.unwrap_or(if self.stones.iter().any(beyond) { 19 } else { 15 })
    }
}

/// A point on a board of this size; `None` for a pass. A point beyond the board stays
/// beyond it.
fn coord(at: At, size: u8) -> Option<Named> {
    match at {
        At::Nowhere => None,
        At::FromBottom(column, row) => Some(Named(column, i16::from(row))),
        At::FromTop(column, row) => Some(Named(column, i16::from(size) - 1 - i16::from(row))),
    }
}

/// The name of a point, on the board or beyond it.
struct Named(u8, i16);

impl std::fmt::Display for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Self(column, row) = *self;
        match u8::try_from(row).ok().and_then(|row| Coord::new(column, row)) {
            Some(at) => at.fmt(f),
            None => write!(f, "({},{})", column + 1, row + 1),
        }
    }
}

/// Whether the second person plays black after these choices.
fn swapped(choices: &[Choice]) -> bool {
    matches!(choices, [Choice::Black] | [Choice::More, Choice::White])
}

/// A game as the formats write it.
struct Written {
    rules: Rules,
    stones: Vec<Option<Coord>>,
    /// How many tokens of the record are played before each stone and at the end.
    plies: Vec<usize>,
    choices: Vec<Choice>,
    black: String,
    white: String,
    winner: Option<Side>,
    reason: String,
}

impl Written {
    fn of(record: &Record) -> Result<Self, RecordError> {
        let mut walk = Walk::<Gomoku>::start_of(record)?;
        let (mut stones, mut plies, mut choices) = (Vec::new(), Vec::new(), Vec::new());
        for (ply, token) in record.actions.iter().enumerate() {
            match walk.step(token)? {
                Entry::Act(Action::Place(at)) => stones.push(Some(at)),
                Entry::Act(Action::Pass) => stones.push(None),
                Entry::Act(Action::Choose(choice)) => {
                    choices.push(choice);
                    continue;
                }
                Entry::Draw | Entry::Resign(_) => continue,
            }
            plies.push(ply);
        }
        plies.push(record.actions.len());
        let outcome = walk.turn().outcome();
        let ids = persons(&walk.game);
        let name = |side| {
            let id = ids[walk.game.seat(&walk.state, side).index()];
            record.players.get(id).and_then(Value::as_str).unwrap_or_default().to_owned()
        };
        Ok(Self {
            rules: *walk.game.rules(),
            stones,
            plies,
            choices,
            black: name(Side::First),
            white: name(Side::Second),
            winner: outcome.and_then(|outcome| outcome.winner),
            reason: outcome.map_or("", |outcome| outcome.reason.id()).to_owned(),
        })
    }
}
