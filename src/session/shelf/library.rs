//! All kept games: as lines, and as one text.

use super::{GameId, Line, OpenError, Shelf, Unreadable, bin::INDEX, done, going_on, line, number};
use crate::{platform::StorageError, record::Record};

/// What the library shows.
#[derive(Default)]
pub struct Library {
    /// Every game, newest first.
    pub lines: Vec<Line>,
    /// Games that could not be read.
    pub unreadable: Vec<Unreadable>,
}

impl Shelf {
    /// Lists all games. Those that are over and have no line yet are read, and what a kill
    /// left half moved is put in its place.
    ///
    /// # Errors
    /// The store cannot be listed.
    pub fn library(&self) -> Result<Library, StorageError> {
        let keys = self.store.keys()?;
        let contents = self.going_on(&keys);
        let mut unreadable = contents.unreadable;
        let mut over = Vec::new();
        for key in &keys {
            over.extend(number(key, "done-"));
            // One that ended, when the kill came before it was moved.
            if let Some(id) = number(key, "game-")
                && !contents.going_on.iter().any(|(other, _)| *other == id)
                && !unreadable.iter().any(|broken| broken.key == *key)
                && self.forget(id).is_ok()
                && self.store.rename(key, &done(id)).is_ok()
            {
                over.push(id);
            }
        }
        over.sort_unstable();
        over.dedup();
        let mut lines = self.finished(&over, &mut unreadable);
        lines.extend(contents.going_on.iter().map(|(id, game)| Line::of(*id, &**game)));
        // What a kill left under two keys came in two ways.
        lines.sort_by_key(|line| std::cmp::Reverse(line.id));
        lines.dedup_by_key(|line| line.id);
        Ok(Library { lines, unreadable })
    }

    /// The lines of games that are over, from the index or else from the games themselves.
    fn finished(&self, over: &[GameId], unreadable: &mut Vec<Unreadable>) -> Vec<Line> {
        let text = self.store.get(INDEX).ok().flatten().unwrap_or_default();
        // Both are in the order of the numbers.
        let mut known = line::read(&text).into_iter().peekable();
        let mut changed = false;
        let mut lines = Vec::new();
        for &id in over {
            while known.next_if(|line| line.id < id).is_some() {
                changed = true;
            }
            if let Some(line) = known.next_if(|line| line.id == id) {
                lines.push(line);
                continue;
            }
            match self.line(id) {
                Ok(line) => {
                    changed |= line.is_some();
                    lines.extend(line);
                }
                Err(error) => unreadable.push(self.put_aside(&done(id), id, error).0),
            }
        }
        if changed || known.next().is_some() {
            // Without room for it games are read again the next time.
            let _ = self.store.set(INDEX, &line::write(&lines));
        }
        lines
    }

    /// The line of a game under the key of those that are over. One that goes on was taken
    /// back when a kill came, and is moved to where it belongs.
    fn line(&self, id: GameId) -> Result<Option<Line>, OpenError> {
        let key = done(id);
        let Some(text) = self.store.get(&key)? else { return Ok(None) };
        let record = Record::from_text(&text)?;
        if let Some(line) = Line::of_record(id, &record) {
            return Ok(Some(line));
        }
        let game = super::open(&record)?;
        if self.store.get(&going_on(id))?.is_some() {
            // It was moved there, and is listed with those that go on.
            self.store.remove(&key)?;
            return Ok(None);
        }
        self.store.rename(&key, &going_on(id))?;
        Ok(Some(Line::of(id, &*game)))
    }

    /// All kept games, as a file of records, one a line, the oldest first; and how many are
    /// left out, as they cannot be read.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn everything(&self) -> Result<(String, usize), StorageError> {
        let mut games = Vec::new();
        for key in self.store.keys()? {
            if let Some(id) = number(&key, "game-").or_else(|| number(&key, "done-")) {
                games.push((id, self.store.get(&key)?.unwrap_or_default()));
            }
        }
        games.sort_unstable_by_key(|(id, _)| *id);
        let (mut all, mut left) = (String::new(), 0);
        for (_, text) in games {
            if Record::from_text(&text).is_ok() {
                all.push_str(&text.replace(['\n', '\r'], " "));
                all.push('\n');
            } else {
                left += 1;
            }
        }
        Ok((all, left))
    }
}
