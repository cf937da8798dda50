//! What the computer is asked and what it answers, as data: it thinks on a thread or
//! in a worker, where nothing of the game is but the text of its record.

use std::{future::Future, pin::Pin};

use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde_json::{Value, json};
use web_time::Duration;

use super::{
    Plies, read_plies,
    review::{self, thousandths},
};
use crate::{
    engine::{Budget, Level, Limits, Playable, Search, Stop, think},
    platform::Worker,
    record::{Record, RecordError, Replay},
    with_game,
};

/// The bytes of a search's tables: few, as phones are short of them, and in a browser
/// more so. Every question begins with empty ones, so that it has one answer.
const MEMORY: usize = if cfg!(target_arch = "wasm32") { 16 << 20 } else { 32 << 20 };

/// What the computer is asked: an action at the end of a game so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Comes back with the answer, so that one that comes too late is known.
    pub job: u32,
    /// The text of the record.
    pub record: String,
    /// The number of the level.
    pub level: u8,
    /// The most that it may think, in milliseconds.
    pub millis: u32,
}

/// What it answers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// That of the question; 0 when that could not be read.
    pub job: u32,
    /// The token; `None` when nobody acts, or at a fault.
    pub action: Option<String>,
    /// The probability that the side that acts wins.
    pub win: f64,
    /// The depth that was searched completely, in plies.
    pub depth: u32,
    /// The positions looked at.
    pub nodes: u64,
    /// What was wrong with the question.
    pub fault: Option<String>,
}

// Written and read by hand: what serde derives is larger than all of this in a bundle.
impl Ask {
    /// As a line of JSON.
    pub fn to_text(&self) -> String {
        let Self { job, record, level, millis } = self;
        json!({ "job": job, "record": record, "level": level, "millis": millis }).to_string()
    }

    /// Read from JSON; `None` when it is no question.
    pub fn from_text(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        Some(Self {
            job: number(&value["job"])?,
            record: value["record"].as_str()?.to_owned(),
            level: number(&value["level"])?,
            millis: number(&value["millis"])?,
        })
    }
}

impl Answer {
    /// As a line of JSON.
    pub fn to_text(&self) -> String {
        let Self { job, action, win, depth, nodes, fault } = self;
        json!({
            // Whole, for to read fractions is a large part of a bundle.
            "job": job, "action": action, "win": thousandths(*win), "depth": depth,
            "nodes": nodes, "fault": fault,
        })
        .to_string()
    }

    /// Read from JSON; `None` when it is no answer.
    pub fn from_text(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        let word = |key: &str| value[key].as_str().map(str::to_owned);
        Some(Self {
            job: number(&value["job"])?,
            action: word("action"),
            win: f64::from(number::<u16>(&value["win"])?) / 1000.0,
            depth: number(&value["depth"])?,
            nodes: number(&value["nodes"])?,
            fault: word("fault"),
        })
    }
}

fn number<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    value.as_u64()?.try_into().ok()
}

/// Thinks until there is an answer, the time is over, or `stop` says so.
pub fn answer(ask: &Ask, stop: &dyn Stop) -> Answer {
    let fault = |fault: String| Answer { job: ask.job, fault: Some(fault), ..Answer::default() };
    let Some(level) = Level::new(ask.level) else {
        return fault(format!("there is no level {}", ask.level));
    };
    let answered = Record::from_text(&ask.record)
        .and_then(|record| with_game!(record.game, G => answer_in::<G>(ask, &record, level, stop)));
    // The screen has read the same record, and tells what is wrong with it.
    answered.unwrap_or_else(|_| fault("no such game".to_owned()))
}

fn answer_in<G: Playable>(
    ask: &Ask,
    record: &Record,
    level: Level,
    stop: &dyn Stop,
) -> Result<Answer, RecordError> {
    let replay = Replay::<G>::from_record(record)?;
    let nobody = Answer { job: ask.job, ..Answer::default() };
    // A game that was given up or drawn has a turn on the board and none in truth.
    if replay.turn().outcome().is_some() {
        return Ok(nobody);
    }
    // The search sees the state alone, and with it no throw that is still to come.
    let (game, state) = (replay.game(), replay.state());
    let time = Budget::time(Duration::from_millis(ask.millis.into()));
    let mut limits = Limits::new(time.and(level.plan::<G>().budget)).stopped_by(stop);
    let mut search = G::Search::new(game, MEMORY);
    let mut errors = ChaCha8Rng::seed_from_u64(errors_seed(record.seed, replay.ply()));
    let thought = think(&mut search, game, state, level, &mut limits, &mut errors);
    Ok(thought.map_or(nobody, |(place, analysis)| Answer {
        job: ask.job,
        action: Some(analysis.lines[place].action.to_string()),
        win: analysis.lines[place].win,
        depth: analysis.depth,
        nodes: analysis.nodes,
        fault: None,
    }))
}

/// A level's errors come from the game's seed and the ply, so that it errs the same
/// when a ply is taken back and played again. They have nothing to do with the throws.
fn errors_seed(seed: u64, ply: usize) -> u64 {
    seed.rotate_left(32) ^ (ply as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The same from text to text, for a worker.
pub fn work(ask: &str, stop: &dyn Fn() -> bool) -> String {
    if let Some(plies) =
        serde_json::from_str(ask).ok().and_then(|value| review::review_work(&value, &stop))
    {
        return plies;
    }
    let answered = match Ask::from_text(ask) {
        Some(ask) => answer(&ask, &stop),
        None => Answer { fault: Some("no question".to_owned()), ..Answer::default() },
    };
    answered.to_text()
}

/// An answer to come; `None` when nobody can think here.
pub type Thought = Pin<Box<dyn Future<Output = Option<Answer>>>>;

/// The next plies of a review to come; `None` when it was stopped, or nobody can judge here.
pub type Judgement = Pin<Box<dyn Future<Output = Option<Plies>>>>;

/// Who thinks beside the screen: one question at a time.
pub trait Thinker {
    /// Begins to think at once, instead of whatever was thought about before.
    fn ask(&self, ask: &Ask) -> Thought;

    /// Begins to judge a record's plies from one on, a few of them, instead of whatever was
    /// thought about before. None come when all were judged.
    fn review(&self, _record: &Record, _from: usize) -> Judgement {
        Box::pin(async { None })
    }

    /// Thinks no more; an answer to come never comes.
    fn stop(&self);

    /// Gets ready, where that takes a while.
    fn warm(&self) {}
}

impl Thinker for Worker {
    fn ask(&self, ask: &Ask) -> Thought {
        let answer = self.give(ask.to_text());
        Box::pin(async move { Answer::from_text(&answer.await?) })
    }

    fn review(&self, record: &Record, from: usize) -> Judgement {
        let plies = self.give(review::question(record, from));
        Box::pin(async move { read_plies(&plies.await?) })
    }

    fn stop(&self) {
        Self::stop(self);
    }

    fn warm(&self) {
        Self::warm(self);
    }
}
