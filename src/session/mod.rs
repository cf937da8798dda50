//! A game being played: a replay, what was taken back, the names, the seed.
//! What the screen asks and tells, and what the computer is asked. Knows no screen.

mod hint;
mod review;
mod shelf;
mod statistics;
mod table;
mod thinking;

pub use hint::{Why, why};
pub use review::{
    Judged, Plies, REVIEW, Summary, Tally, keep_review, kept_review, read_plies, review,
    write_plies,
};
pub use shelf::{
    Added, Contents, GameId, Library, Line, OpenError, Others, Place, Shelf, TakenIn, Unreadable,
    field, side_ids,
};
pub use statistics::{Pair, Player, statistics};
pub use table::Table;
pub use thinking::{Answer, Ask, Judgement, Thinker, Thought, answer, work};

use serde_json::{Map, Value};

use crate::{
    engine::Level,
    record::{Entry, Record, RecordError, Replay, Throws},
    rules::{
        Action, BySide, Event, Game, GameKind, Gesture, Illegal, Piece, Point, RuleSet, Side, Turn,
    },
    with_game,
};

/// A game being played under one rule set.
#[derive(Clone, PartialEq, Debug)]
pub struct Session<G: Game> {
    replay: Replay<G>,
    /// What was taken back, the next to redo last.
    undone: Vec<Entry<G::Action>>,
    throws: Throws,
    players: Map<String, Value>,
    extra: Map<String, Value>,
    /// Which persons are the computer.
    computers: BySide<Option<Level>>,
}

impl<G: Game> Session<G> {
    /// Goes on with a recorded game.
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn open(record: &Record) -> Result<Self, RecordError> {
        let replay = Replay::<G>::from_record(record)?;
        let (game, start) = (replay.game(), replay.game().start());
        let computers = BySide::from_fn(|seat| {
            record.computer(game.side_id(&start, seat)).and_then(Level::new)
        });
        Ok(Self {
            replay,
            computers,
            undone: Vec::new(),
            throws: Throws { seed: record.seed },
            players: record.players.clone(),
            extra: record.extra.clone(),
        })
    }

    fn play_entry(&mut self, entry: Entry<G::Action>) -> Result<(), Illegal> {
        self.replay.play(entry)?;
        // Doing again what was taken back keeps the rest of it.
        if self.undone.pop() != Some(entry) {
            self.undone.clear();
        }
        Ok(())
    }

    /// The action that a gesture makes in the present state, legal or not.
    fn action(&self, gesture: Gesture) -> Result<G::Action, Illegal> {
        if let Turn::Over(_) = self.turn() {
            return Err(Illegal::GameOver);
        }
        let (game, state) = (self.replay.game(), self.replay.state());
        // A piece of Patolli enters on the square of its side and nowhere else, which
        // the gesture names and the action does not.
        let same = |action: &G::Action| game.gesture(state, *action) == gesture;
        game.action(gesture).filter(same).ok_or(Illegal::NoSuchPoint)
    }

    /// Whether a person plays against the computer.
    fn mixed(&self) -> bool {
        self.computers[Side::First].is_some() != self.computers[Side::Second].is_some()
    }

    /// Whether taking back or doing again stops after so many plies: not where the
    /// only action is the pass, which would go on by itself at once, and against the
    /// computer only where the person has a choice.
    fn stops_at(&self, ply: usize) -> bool {
        let (game, state) = (self.replay.game(), self.replay.state_at(ply));
        match game.turn(state) {
            Turn::Over(_) => true,
            Turn::Throw { .. } => !self.mixed(),
            Turn::Act { side } => {
                let computer = self.computers[game.seat(state, side)].is_some();
                if computer && self.mixed() {
                    return false;
                }
                let pass = |action: &G::Action| game.gesture(state, *action) == Gesture::Pass;
                !matches!(&game.legal(state)[..], [only] if pass(only))
            }
        }
    }

    /// The id of a person, by which the record knows the name.
    fn seat_id(&self, seat: Side) -> &'static str {
        self.replay.game().side_id(&self.replay.game().start(), seat)
    }
}

impl<G: Game> Table for Session<G> {
    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn record(&self) -> Record {
        Record {
            game: G::KIND,
            rules: self.rules(),
            seed: self.throws.seed,
            players: self.players.clone(),
            actions: self.replay.tokens(),
            result: self.replay.result(),
            extra: self.extra.clone(),
        }
    }

    fn extra(&mut self) -> &mut Map<String, Value> {
        &mut self.extra
    }

    fn rules(&self) -> Map<String, Value> {
        self.replay.game().rules().to_json()
    }

    fn turn(&self) -> Turn {
        self.replay.turn()
    }

    fn ply(&self) -> usize {
        self.replay.ply()
    }

    fn side_id(&self, side: Side) -> &'static str {
        self.replay.game().side_id(self.replay.state(), side)
    }

    fn colour_id(&self, side: Side) -> &'static str {
        G::SIDES[side.index()]
    }

    fn seat(&self, side: Side) -> Side {
        self.replay.game().seat(self.replay.state(), side)
    }

    fn name(&self, seat: Side) -> &str {
        self.players.get(self.seat_id(seat)).and_then(Value::as_str).unwrap_or_default()
    }

    fn computer(&self, seat: Side) -> Option<Level> {
        self.computers[seat]
    }

    fn pieces(&self) -> Vec<Piece> {
        self.replay.game().pieces(self.replay.state())
    }

    fn gestures(&self) -> Vec<Gesture> {
        let gesture = |action| self.replay.game().gesture(self.replay.state(), action);
        self.replay.legal().into_iter().map(gesture).collect()
    }

    fn check(&self, gesture: Gesture) -> Result<(), Illegal> {
        let action = self.action(gesture)?;
        self.replay.game().check(self.replay.state(), action)
    }

    fn read(&self, token: &str) -> Option<Gesture> {
        let action = token.parse().ok()?;
        let (game, state) = (self.replay.game(), self.replay.state());
        let legal = self.turn().side().is_some() && game.check(state, action).is_ok();
        legal.then(|| game.gesture(state, action))
    }

    fn foresee(&self, gesture: Gesture) -> Option<(Vec<Event>, Turn)> {
        let action = self.action(gesture).ok()?;
        let (game, state) = (self.replay.game(), self.replay.state());
        let next = game.play(state, action).ok()?;
        Some((game.events(state, action), game.turn(&next)))
    }

    fn way(&self, gesture: Gesture) -> Vec<Point> {
        let action = self.action(gesture).ok().filter(|_| self.check(gesture).is_ok());
        let route = |action| self.replay.game().route(self.replay.state(), action);
        action.map(route).unwrap_or_default()
    }

    fn play(&mut self, gesture: Gesture) -> Result<(), Illegal> {
        let action = self.action(gesture)?;
        self.play_entry(Entry::Act(action))
    }

    fn throw(&mut self) -> Result<u8, Illegal> {
        let Turn::Throw { lots, .. } = self.turn() else {
            return Err(Illegal::NoThrowDue);
        };
        let marked = self.throws.marked(self.replay.throws(), lots);
        self.play(Gesture::Throw(marked)).map(|()| marked)
    }

    fn resign(&mut self, side: Side) -> Result<(), Illegal> {
        self.play_entry(Entry::Resign(side))
    }

    fn agree_draw(&mut self) -> Result<(), Illegal> {
        self.play_entry(Entry::Draw)
    }

    fn can_undo(&self) -> bool {
        // Between persons there is always a ply to stop at, the first one at last.
        let plies = 0..self.replay.ply();
        if self.mixed() { plies.rev().any(|ply| self.stops_at(ply)) } else { !plies.is_empty() }
    }

    fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn undo(&mut self) -> bool {
        let Some(to) = (0..self.replay.ply()).rev().find(|ply| self.stops_at(*ply)) else {
            return false;
        };
        self.go_to(to);
        true
    }

    fn redo(&mut self) -> bool {
        let before = self.replay.ply();
        while let Some(entry) = self.undone.last().copied() {
            if self.play_entry(entry).is_err() || !self.mixed() || self.stops_at(self.ply()) {
                break;
            }
        }
        self.replay.ply() > before
    }

    fn go_to(&mut self, ply: usize) {
        while self.replay.ply() > ply {
            self.undone.extend(self.replay.take_back());
        }
        while self.replay.ply() < ply {
            let Some(entry) = self.undone.last().copied() else { return };
            if self.play_entry(entry).is_err() {
                return;
            }
        }
    }

    fn last_events(&self) -> Vec<Event> {
        let Some((Entry::Act(action), before)) = self.replay.last() else { return Vec::new() };
        self.replay.game().events(before, action)
    }

    fn route(&self) -> Vec<Point> {
        let Some((Entry::Act(action), before)) = self.replay.last() else { return Vec::new() };
        self.replay.game().route(before, action)
    }

    fn throw_word(&self) -> Option<(u32, u8)> {
        let number = self.replay.throws().checked_sub(1)?;
        let mut entries = self.replay.entries().iter().rev();
        let marked = entries.find_map(|entry| match entry {
            Entry::Act(action) => action.thrown(),
            Entry::Draw | Entry::Resign(_) => None,
        })?;
        Some((self.throws.word(number), marked))
    }

    fn counters(&self, side: Side) -> Option<u16> {
        self.replay.game().counters(self.replay.state(), side)
    }

    fn point_count(&self) -> u16 {
        self.replay.game().point_count()
    }

    fn point_name(&self, point: Point) -> String {
        self.replay.game().point_name(point)
    }
}

/// Opens a recorded game of any kind.
///
/// # Errors
/// The first fault of the record.
pub fn open(record: &Record) -> Result<Box<dyn Table>, RecordError> {
    with_game!(record.game, G => Session::<G>::open(record).map(|session| Box::new(session) as _))
}
