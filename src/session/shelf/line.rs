//! What the library knows of a game without opening it, and how it is kept: a line of
//! fields between tabs, in one value for all games that are over.

use super::GameId;
use crate::{
    engine::Level,
    record::{Record, field},
    rules::{Game, GameKind, Outcome, Reason, Side},
    session::{Table, open},
    with_game,
};

/// The first line of the value. Another one is of another version, and made anew.
const HEAD: &str = "guqi lines 1";

/// The ids of the persons while nobody owns a colour yet, in swap2's opening.
pub(super) const UNDECIDED: [&str; 2] = ["first", "second"];

/// One game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number.
    pub id: GameId,
    /// Which game.
    pub game: GameKind,
    /// Who played the sides: a name, empty when there is none.
    pub names: [String; 2],
    /// The level of the computer that played a side, 0 for a person.
    pub levels: [u8; 2],
    /// Whether the sides had no colour yet (in swap2's opening).
    pub undecided: bool,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// How many plies were played.
    pub plies: usize,
    /// When it began, and when it ended; empty when that is not known.
    pub dates: [String; 2],
    /// What the person called it, often empty.
    pub title: String,
}

impl Line {
    /// The line of a game that was opened.
    pub fn of(id: GameId, table: &dyn Table) -> Self {
        let seats = Side::ALL.map(|side| table.seat(side));
        let record = table.record();
        let id_of = |side| table.side_id(side);
        Self {
            id,
            game: table.kind(),
            names: seats.map(|seat| plain(table.name(seat))),
            levels: seats.map(|seat| table.computer(seat).map_or(0, Level::number)),
            undecided: Side::ALL.map(id_of) == UNDECIDED,
            outcome: table.turn().outcome(),
            plies: table.ply(),
            ..Self::beginning(id, &record)
        }
    }

    /// The line of a record that is over, without playing it through where its result
    /// says all; `None` when it is not over, or cannot be played.
    pub(super) fn of_record(id: GameId, record: &Record) -> Option<Self> {
        let sides = side_ids(record.game);
        // In swap2 persons are not named by their colours.
        let said = if record.rules.contains_key("opening") { None } else { outcome(record, sides) };
        let Some(outcome) = said else {
            let table = open(record).ok()?;
            return table.turn().outcome().map(|_| Self::of(id, &*table));
        };
        let name = |side: &str| record.players.get(side).and_then(|name| name.as_str());
        Some(Self {
            names: sides.map(|side| plain(name(side).unwrap_or_default())),
            levels: sides
                .map(|side| record.computer(side).and_then(Level::new).map_or(0, Level::number)),
            outcome: Some(outcome),
            ..Self::beginning(id, record)
        })
    }

    fn beginning(id: GameId, record: &Record) -> Self {
        let said = |key| record.extra.get(key).and_then(|text| text.as_str()).unwrap_or_default();
        Self {
            id,
            game: record.game,
            names: Default::default(),
            levels: [0; 2],
            undecided: false,
            outcome: None,
            plies: record.actions.len(),
            dates: [field::STARTED, field::ENDED].map(|key| plain(said(key))),
            title: plain(said(field::TITLE)),
        }
    }

    /// The id of a side, as records and texts call it.
    pub fn side_id(&self, side: Side) -> &'static str {
        let ids = if self.undecided { UNDECIDED } else { side_ids(self.game) };
        ids[side.index()]
    }

    fn write(&self, out: &mut String) {
        let Some(outcome) = self.outcome else { return };
        let winner = outcome.winner.map_or("", |side| ["1", "2"][side.index()]);
        let fields: [&str; 13] = [
            &self.id.0.to_string(),
            self.game.id(),
            &self.names[0],
            &self.names[1],
            &self.levels[0].to_string(),
            &self.levels[1].to_string(),
            if self.undecided { "?" } else { "" },
            winner,
            outcome.reason.id(),
            &self.plies.to_string(),
            &self.dates[0],
            &self.dates[1],
            &self.title,
        ];
        out.push('\n');
        out.push_str(&fields.join("\t"));
    }

    fn read(text: &str) -> Option<Self> {
        let mut fields = text.split('\t');
        let mut next = || fields.next();
        let id = GameId(next()?.parse().ok()?);
        let game = GameKind::from_id(next()?)?;
        let names = [next()?.to_owned(), next()?.to_owned()];
        let levels = [next()?.parse().ok()?, next()?.parse().ok()?];
        let undecided = next()? == "?";
        let winner = match next()? {
            "" => None,
            "1" => Some(Side::First),
            "2" => Some(Side::Second),
            _ => return None,
        };
        let outcome = Some(Outcome::of(winner, reason(next()?)?)?);
        let plies = next()?.parse().ok()?;
        let dates = [next()?.to_owned(), next()?.to_owned()];
        let title = next()?.to_owned();
        Some(Self { id, game, names, levels, undecided, outcome, plies, dates, title })
    }
}

/// All lines of the value, or none when one of them cannot be read.
pub(super) fn read(text: &str) -> Vec<Line> {
    let mut lines = text.split('\n');
    if lines.next() != Some(HEAD) {
        return Vec::new();
    }
    lines.map(Line::read).collect::<Option<_>>().unwrap_or_default()
}

/// The value of these lines.
pub(super) fn write(lines: &[Line]) -> String {
    let mut text = HEAD.to_owned();
    for line in lines {
        line.write(&mut text);
    }
    text
}

/// The value without the line of a game; `None` when it holds none.
pub(super) fn without(text: &str, id: GameId) -> Option<String> {
    let at = text.find(&format!("\n{}\t", id.0))?;
    let end = text[at + 1..].find('\n').map_or(text.len(), |end| at + 1 + end);
    Some([&text[..at], &text[end..]].concat())
}

/// The ids of the sides of a game, the first mover first.
pub fn side_ids(game: GameKind) -> [&'static str; 2] {
    with_game!(game, G => G::SIDES)
}

fn outcome(record: &Record, sides: [&str; 2]) -> Option<Outcome> {
    let reason = reason(record.result.get("reason")?.as_str()?)?;
    let winner = match record.result.get("winner").and_then(|winner| winner.as_str()) {
        None => None,
        Some(id) if id == sides[0] => Some(Side::First),
        Some(id) if id == sides[1] => Some(Side::Second),
        Some(_) => return None,
    };
    Outcome::of(winner, reason)
}

fn reason(id: &str) -> Option<Reason> {
    Reason::ALL.iter().copied().find(|reason| reason.id() == id)
}

/// On one line, and without what stands between fields.
pub(super) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
