//! Games that come from elsewhere, none of which is kept twice.
//!
//! Which kept games may be the same one is told by their lines, and by the records only where
//! there is no line, so that ten thousand are compared without reading them; those few are read.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::{GameId, Line, Shelf, bin::INDEX, done, field, going_on, line, number};
use crate::{platform::StorageError, record::Record, session::open};

/// What became of games from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenIn {
    /// The number of each, whether it was kept now or long before.
    pub ids: Vec<GameId>,
    /// How many were not there yet.
    pub new: usize,
}

/// The kept games by what their lines tell of them.
type Kept = BTreeMap<String, Vec<GameId>>;

impl Shelf {
    /// Keeps games from elsewhere that are not there yet, each of which was played through and
    /// has its result.
    ///
    /// # Errors
    /// Not all of them are kept.
    pub fn add(&self, records: &[Record]) -> Result<TakenIn, StorageError> {
        let mut kept = self.kept()?;
        let mut next = self.next_id()?;
        let mut added = TakenIn { ids: Vec::new(), new: 0 };
        for record in records {
            let alike = kept.entry(of_record(record)).or_default();
            if let Some(id) = self.among(alike, record)? {
                added.ids.push(id);
                continue;
            }
            let id = self.give(next);
            let key = if record.result.is_null() { going_on(id) } else { done(id) };
            let mut record = record.clone();
            record.extra.shift_remove(field::UNBEGUN);
            self.store.set(&key, &record.to_text())?;
            alike.push(id);
            added.ids.push(id);
            added.new += 1;
            next.0 += 1;
        }
        Ok(added)
    }

    /// The number of a game from elsewhere, if it is kept.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn number_of(&self, record: &Record) -> Result<Option<GameId>, StorageError> {
        let kept = self.kept()?;
        self.among(kept.get(&of_record(record)).map_or(&[], Vec::as_slice), record)
    }

    /// The first of these games that is the same as this one.
    fn among(&self, alike: &[GameId], record: &Record) -> Result<Option<GameId>, StorageError> {
        for id in alike {
            let text = self.text(*id)?.unwrap_or_default();
            // Another game may yet take the place of one that was only set up.
            let stays = |other: &Record| !other.extra.contains_key(field::UNBEGUN);
            if Record::from_text(&text).is_ok_and(|other| stays(&other) && same(&other, record)) {
                return Ok(Some(*id));
            }
        }
        Ok(None)
    }

    /// Nothing is changed by that, nor put aside.
    fn kept(&self) -> Result<Kept, StorageError> {
        let index = self.store.get(INDEX)?.unwrap_or_default();
        let lines: BTreeMap<_, _> =
            line::read(&index).into_iter().map(|line| (line.id, line)).collect();
        let mut kept = Kept::new();
        for key in self.store.keys()? {
            let over = number(&key, "done-");
            let Some(id) = over.or_else(|| number(&key, "game-")) else { continue };
            let told = if let Some(line) = over.and_then(|id| lines.get(&id)) {
                of_line(line)
            } else {
                let text = self.store.get(&key)?.unwrap_or_default();
                let Ok(record) = Record::from_text(&text) else { continue };
                of_record(&record)
            };
            kept.entry(told).or_default().push(id);
        }
        Ok(kept)
    }
}

/// What a line tells that is the same for the same game.
fn of_line(line: &Line) -> String {
    let winner = line.outcome.and_then(|outcome| outcome.winner);
    let winner = winner.map_or("", |side| line.side_id(side));
    let reason = line.outcome.map_or("", |outcome| outcome.reason.id());
    told(line.game.id(), line.plies, winner, reason, line.names.to_vec())
}

/// The same of a record.
fn of_record(record: &Record) -> String {
    let said = |key| record.result.get(key).and_then(|value| value.as_str()).unwrap_or_default();
    let names = names(record).values().map(|name| line::plain(name)).collect();
    told(record.game.id(), record.actions.len(), said("winner"), said("reason"), names)
}

/// In swap2 a line knows the names by their sides, and a record by who came first.
fn told(game: &str, plies: usize, winner: &str, reason: &str, mut names: Vec<String>) -> String {
    names.retain(|name| !name.is_empty());
    names.sort_unstable();
    format!("{game} {plies} {winner} {reason} {}", names.join("\t"))
}

/// Whether two records tell the same game, whatever it is called and whenever it was played.
fn same(one: &Record, other: &Record) -> bool {
    one.game == other.game
        && one.actions == other.actions
        && one.result == other.result
        // Without throws a seed means nothing.
        && (one.seed == other.seed || one.game.lots().is_none())
        && names(one) == names(other)
        && levels(one) == levels(other)
        && (one.rules == other.rules || rules(one) == rules(other))
}

/// Who is called how.
fn names(record: &Record) -> BTreeMap<&str, &str> {
    let names = record.players.iter().map(|(id, name)| (id.as_str(), name.as_str()));
    names.filter_map(|(id, name)| Some((id, name.filter(|name| !name.is_empty())?))).collect()
}

/// The levels of the computers.
fn levels(record: &Record) -> [Option<u8>; 4] {
    let [first, second] = line::side_ids(record.game);
    let [one, other] = line::UNDECIDED;
    [first, second, one, other].map(|id| record.computer(id))
}

/// The rules as the game itself writes them.
fn rules(record: &Record) -> Option<Map<String, Value>> {
    let rules = record.rules.clone();
    open(&Record { rules, ..Record::new(record.game, 0) }).ok().map(|table| table.rules())
}
