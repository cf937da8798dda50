//! The review of a game as it is kept with the record, and the work that makes one: see
//! [`engine::Review`](crate::engine::Review) for what is judged and how.
//!
//! Probabilities are kept in thousandths, and all that is told is worked out from these
//! whole numbers, so that what is shown sums exactly.

use std::fmt::Write as _;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use serde_json::{Value, json};
use web_time::{Duration, Instant};

use crate::{
    engine::{
        Budget, Grade, Playable, Position, Review, Step, Stop, result, review_budget, start_of,
    },
    record::{Record, RecordError, Replay},
    rules::{BySide, Side},
    with_game,
};

/// The field of a record in which its review is kept.
pub const REVIEW: &str = "review";
/// The version of a kept review: of its form, and of what its numbers mean.
const VERSION: u64 = 1;
/// How long a worker judges before it tells what it has: about as often is progress seen.
const PART: Duration = Duration::from_millis(700);

/// A ply that was judged. Probabilities are the first person's, in thousandths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The person who moved.
    pub seat: Side,
    /// With the best action, or before the throw.
    pub before: u16,
    /// With what was played.
    pub after: u16,
    /// The best action's token; `None` where nobody chose.
    pub best: Option<String>,
}

impl Judged {
    fn of(step: Step) -> Self {
        let Step { seat, before, after, best } = step;
        Self { seat, before: thousandths(before), after: thousandths(after), best }
    }

    /// What the person who moved got by it, in thousandths.
    pub fn gain(&self) -> i32 {
        let gain = i32::from(self.after) - i32::from(self.before);
        if self.seat == Side::First { gain } else { -gain }
    }

    /// How good the choice was, if there was one.
    pub fn grade(&self) -> Option<Grade> {
        self.best.as_ref().map(|_| Grade::of(self.gain().unsigned_abs() as u16))
    }
}

/// A probability as it is kept, and as it travels.
#[allow(clippy::cast_sign_loss, reason = "a probability")]
pub(super) fn thousandths(probability: f64) -> u16 {
    (1000.0 * probability).round() as u16
}

/// A review: of all plies of a game, or of the first few.
pub type Plies = Vec<Judged>;

/// Writes plies: person, before, after and best action, with `;` between plies.
pub fn write_plies(plies: &[Judged]) -> String {
    let mut text = String::new();
    for Judged { seat, before, after, best } in plies {
        let between = if text.is_empty() { "" } else { ";" };
        let seat = seat.index() + 1;
        let _ = write!(text, "{between}{seat} {before} {after}");
        if let Some(best) = best {
            text.push(' ');
            text += best;
        }
    }
    text
}

/// Reads what [`write_plies`] writes; `None` when it is something else.
pub fn read_plies(text: &str) -> Option<Plies> {
    let plies = text.split(';').filter(|ply| !ply.is_empty());
    let read = |ply: &str| {
        let mut words = ply.split(' ');
        let seat = match words.next()? {
            "1" => Side::First,
            "2" => Side::Second,
            _ => return None,
        };
        let mut number = || words.next()?.parse().ok().filter(|number| *number <= 1000_u16);
        let (before, after) = (number()?, number()?);
        Some(Judged { seat, before, after, best: words.next().map(str::to_owned) })
    };
    plies.map(read).collect()
}

/// The review that is kept with a record, whole or begun; empty when there is none, when
/// it is of another version or budget, or when the plies that were judged are not those of
/// the game (any more).
pub fn kept_review(record: &Record) -> Plies {
    let read = || {
        let kept = record.extra.get(REVIEW)?;
        let plies = read_plies(kept["plies"].as_str()?)?;
        (*kept == as_kept(record, &plies)?).then_some(plies)
    };
    read().unwrap_or_default()
}

/// Keeps a review with its record.
pub fn keep_review(record: &mut Record, plies: &[Judged]) {
    if let Some(kept) = as_kept(record, plies) {
        record.extra.insert(REVIEW.to_owned(), kept);
    }
}

/// A review as it is kept with a record, with a checksum of the actions that were judged;
/// `None` when there are fewer.
fn as_kept(record: &Record, plies: &[Judged]) -> Option<Value> {
    let judged = record.actions.get(..plies.len())?.join(" ");
    Some(json!({
        "version": VERSION, "nodes": nodes(record), "actions": checksum(&judged),
        "plies": write_plies(plies),
    }))
}

/// Whoever changes a game does not mean to deceive.
fn checksum(text: &str) -> u32 {
    Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC).checksum(text.as_bytes())
}

fn nodes(record: &Record) -> u64 {
    review_budget(record.game).nodes
}

/// Judges a record's plies from one on, and tells each; until the end, until it was stopped,
/// or until nobody wants to hear more.
///
/// # Errors
/// The first fault of the record.
pub fn review(
    record: &Record,
    from: usize,
    budget: Budget,
    stop: &dyn Stop,
    tell: &mut dyn FnMut(Judged) -> bool,
) -> Result<(), RecordError> {
    let (start, winner) = with_game!(record.game, G => begin::<G>(record))?;
    let ended = |token: &String| token == "draw" || token.starts_with("resign:");
    let played = record.actions.iter().take_while(|token| !ended(token)).count();
    let mut review = Review::new(record.game, start, &record.actions[..played], budget);
    if review.go_to(from, stop).is_none() {
        return Ok(());
    }
    while let Some(step) = review.next_ply(stop) {
        if !tell(Judged::of(step)) {
            return Ok(());
        }
    }
    // An end by agreement or by giving up is what it is.
    if review.ply() == played && (from..record.actions.len()).contains(&played) {
        let value = result(winner);
        tell(Judged::of(Step { seat: Side::First, before: value, after: value, best: None }));
    }
    Ok(())
}

/// The start of a record's game, which is checked, and the person who has won.
fn begin<G: Playable>(record: &Record) -> Result<(Box<dyn Position>, Option<Side>), RecordError> {
    let replay = Replay::<G>::from_record(record)?;
    let game = replay.game();
    let winner = replay.turn().outcome().and_then(|outcome| outcome.winner);
    Ok((start_of(game), winner.map(|side| game.seat(replay.state(), side))))
}

/// The question to a worker for the plies from one on; see [`review_work`].
pub(super) fn question(record: &Record, from: usize) -> String {
    json!({ REVIEW: record.to_text(), "from": from }).to_string()
}

/// A worker's answer, the next plies, if it is asked for a review. Few at a time, and none
/// when there is nothing to judge.
pub(super) fn review_work(question: &Value, stop: &dyn Stop) -> Option<String> {
    let record = question[REVIEW].as_str()?;
    let from = question["from"].as_u64()? as usize;
    let mut plies = Vec::new();
    let begun = Instant::now();
    let record = Record::from_text(record).ok()?;
    let mut tell = |judged| {
        plies.push(judged);
        begun.elapsed() < PART
    };
    // The screen has read the same record, and tells what is wrong with it.
    let _ = review(&record, from, review_budget(record.game), stop, &mut tell);
    Some(write_plies(&plies))
}

/// What is to be said of a person's plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many choices were of each grade.
    pub grades: [u32; Grade::ALL.len()],
    /// What the throws gave, in thousandths of a win.
    pub luck: i32,
    /// What the choices gave: never more than nought.
    pub skill: i32,
}

impl Tally {
    /// How many choices there were.
    pub fn choices(&self) -> u32 {
        self.grades.iter().sum()
    }

    /// What a choice kept of the probability of winning, on average: 1 less the mean loss.
    /// `None` where nothing was chosen.
    pub fn accuracy(&self) -> Option<f64> {
        let choices = self.choices();
        (choices > 0).then(|| 1.0 + f64::from(self.skill) / 1000.0 / f64::from(choices))
    }
}

/// A whole review summed up. For the first person, `start` with the own luck and skill and
/// without the other's, and with the `rest`, is `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Of each person.
    pub persons: BySide<Tally>,
    /// The first person's probability at the start.
    pub start: u16,
    /// At the end: the result.
    pub end: u16,
    /// Corrections of the estimate, and what giving up or agreeing on a draw changed.
    pub rest: i32,
}

impl Summary {
    /// Of these plies.
    pub fn of(plies: &[Judged]) -> Self {
        let mut summary = Self::default();
        let Some(first) = plies.first() else { return summary };
        (summary.start, summary.end) = (first.before, first.before);
        for ply in plies {
            let person = &mut summary.persons[ply.seat];
            match ply.grade() {
                Some(grade) => {
                    person.skill += ply.gain();
                    person.grades[grade as usize] += 1;
                }
                None => person.luck += ply.gain(),
            }
            summary.rest += i32::from(ply.before) - i32::from(summary.end);
            summary.end = ply.after;
        }
        summary
    }
}
