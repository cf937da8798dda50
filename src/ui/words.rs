//! What the screen says about a game: who, what happened, what to do next, why not.

use super::{
    i18n::{Value, t, t_with},
    play::{Hint, Play, Refusal, Told},
};
use crate::{
    engine::Level,
    exchange::Format,
    platform::StorageError,
    record::RecordError,
    rules::{
        BadOption, Event, Forbidden, GameKind, Gesture, Illegal, Outcome, Piece, Point, Side, Spot,
        Turn,
    },
    session::{OpenError, Table, Unreadable, Why},
};

/// The name of a game in the language of the screen.
pub fn game_name(kind: GameKind) -> String {
    t(&key("game", kind, ""))
}

/// The name of a side: its colour, or in swap2's opening the person's number.
pub fn side_name(kind: GameKind, id: &str) -> String {
    t(&key("side", kind, id))
}

/// The name of who sits there: the person's, or that it is the computer; empty when
/// there is none.
pub fn sitting(table: &dyn Table, seat: Side) -> String {
    match (table.name(seat), table.computer(seat)) {
        ("", Some(_)) => t("computer"),
        (name, _) => name.to_owned(),
    }
}

/// A side as people speak of it: the person's name with the colour, or the colour.
pub fn who(table: &dyn Table, side: Side) -> String {
    named(table, side, sitting(table, table.seat(side)))
}

fn named(table: &dyn Table, side: Side, name: String) -> String {
    let colour = side_name(table.kind(), table.side_id(side));
    if name.is_empty() {
        return colour;
    }
    t_with("who", &[("name", name.into()), ("side", colour.into())])
}

/// A level of the computer: its number and its name.
pub fn level(level: Level) -> String {
    t_with("level", &[("level", level.number().into())])
}

/// What to do next, or how the game ended.
pub fn prompt(play: &Play) -> String {
    let table = play.table();
    let kind = table.kind();
    match table.turn() {
        Turn::Over(outcome) => ending(table, outcome),
        Turn::Throw { side, .. } | Turn::Act { side } if play.computer().is_some() => {
            let task = match table.turn() {
                _ if play.paused() => "prompt-paused",
                Turn::Throw { .. } => "prompt-throws",
                _ if play.must_pass() => return passing(play, side),
                _ => "prompt-thinking",
            };
            say(task, table, side, &[])
        }
        Turn::Throw { side, .. } => say(&key("prompt-throw", kind, ""), table, side, &[]),
        Turn::Act { side } => {
            if play.must_pass() {
                return passing(play, side);
            }
            let steps = [("steps", Value::from(play.steps().unwrap_or(0)))];
            if !play.choices().is_empty() {
                return say(&format!("prompt-choose-{}", play.choices().len()), table, side, &[]);
            }
            let task = match play.gestures().first() {
                Some(Gesture::Place(_)) if table.side_id(side) != table.colour_id(side) => {
                    return say(
                        "prompt-opening",
                        table,
                        side,
                        &[("stone", next_stone(table).into())],
                    );
                }
                Some(Gesture::Place(_)) => "place",
                Some(Gesture::Mark(_)) => "mark",
                Some(Gesture::Take(_)) => "remove",
                _ if play.source() == Some(Spot::Home) => "enter",
                _ if play.source().is_some() => "target",
                _ if kind == GameKind::Patolli && play.sources().contains(&Spot::Home) => {
                    "move-or-enter"
                }
                _ => "move",
            };
            say(&key("prompt", kind, task), table, side, &steps)
        }
    }
}

fn passing(play: &Play, side: Side) -> String {
    let steps = [("steps", Value::from(play.steps().unwrap_or(0)))];
    say(&key("prompt-pass", play.table().kind(), ""), play.table(), side, &steps)
}

/// The hint: what to do, and what speaks for it.
pub fn hint(play: &Play, hint: Hint) -> String {
    let table = play.table();
    let (gesture, why) = match hint {
        Hint::Best { gesture: Gesture::Throw(_) | Gesture::Pass, .. } | Hint::Throw => {
            return t("hint-throw");
        }
        Hint::Wanted => return t("hint-wanted"),
        Hint::Best { gesture, why } => (gesture, why),
    };
    let (what, why) = (deed(table, gesture), reason(table.kind(), why));
    t_with("hint-line", &[("what", what.into()), ("why", why.into())])
}

/// What somebody does, in few words.
pub fn deed(table: &dyn Table, gesture: Gesture) -> String {
    let name = |spot| Value::from(spot_name(table, spot));
    match gesture {
        Gesture::Move { from: Spot::Home, to } => t_with("hint-enter", &[("to", name(to))]),
        Gesture::Move { from, to: Spot::Off } => t_with("hint-off", &[("from", name(from))]),
        Gesture::Move { from, to } => {
            t_with("hint-move", &[("from", name(from)), ("to", name(to))])
        }
        Gesture::Place(at) | Gesture::Mark(at) | Gesture::Take(at) => {
            t_with("hint-point", &[("at", name(Spot::On(at)))])
        }
        Gesture::Choose(word) => t(&format!("choose-{word}")),
        Gesture::Throw(_) | Gesture::Pass => String::new(),
    }
}

/// What speaks for an action.
fn reason(kind: GameKind, why: Why) -> String {
    t(match why {
        Why::Only => "hint-why-only",
        Why::Wins => "hint-why-wins",
        Why::Captures if kind == GameKind::SanSan => "hint-why-takes",
        Why::Captures => "hint-why-captures",
        Why::PushesBack => "hint-why-pushes-back",
        Why::Leaves if kind == GameKind::Patolli => "hint-why-arrives",
        Why::Leaves => "hint-why-leaves",
        Why::MakesLine => "hint-why-makes-line",
        Why::StopsLine => "hint-why-stops-line",
        Why::BreaksLine => "hint-why-breaks-line",
        Why::MakesFour => "hint-why-makes-four",
        Why::MakesThree => "hint-why-makes-three",
        Why::StopsFour => "hint-why-stops-four",
        Why::StopsThree => "hint-why-stops-three",
        Why::ThrowsAgain => "hint-why-throws-again",
        Why::ReachesSafety => "hint-why-safe",
        Why::ProtectsPair => "hint-why-pair",
        Why::Enters => "hint-why-enters",
        Why::FillsCamp => "hint-why-camp",
        Why::Chain(jumps) => return t_with("hint-why-chain", &[("jumps", jumps.into())]),
        Why::Chances(percent) => {
            let key = match percent {
                60.. => "hint-why-better",
                41..60 => "hint-why-even",
                _ => "hint-why-worse",
            };
            return t_with(key, &[("percent", percent.into())]);
        }
    })
}

/// Who won and why.
pub fn ending(table: &dyn Table, outcome: Outcome) -> String {
    let reason = outcome.reason.id().replace('_', "-");
    match outcome.winner {
        Some(side) => {
            let values =
                [("who", who(table, side).into()), ("loser", who(table, side.other()).into())];
            t_with(&format!("won-{reason}"), &values)
        }
        None => t(&format!("drawn-{reason}")),
    }
}

/// What the button says that plays what is aimed at.
pub fn aim(play: &Play) -> Option<String> {
    let (spot, _) = play.aimed()?;
    let key = match play.aim()? {
        Gesture::Move { from: Spot::Home, .. } => "aim-enter",
        Gesture::Move { to: Spot::Off, .. } => "aim-off",
        Gesture::Move { .. } => "aim-move",
        _ => "aim-play",
    };
    Some(t_with(key, &[("at", spot_name(play.table(), spot).into())]))
}

/// What happened in the last ply, in sentences; before the first, what the game is about.
pub fn news(play: &Play) -> String {
    if play.table().ply() == 0 {
        return t(&key("line", play.table().kind(), ""));
    }
    sentences(play.table(), &[play.led(), play.news()].concat())
}

/// What happened in the last ply, and how the game ended if it did; empty before the first.
pub fn told_of_ply(table: &dyn Table) -> String {
    let mut told = vec![sentences(table, &table.last_events())];
    told.extend(table.turn().outcome().map(|outcome| ending(table, outcome)));
    told.retain(|part| !part.is_empty());
    told.join(&t("between-sentences"))
}

/// What is read out, in sentences; empty where there is nothing to say.
pub fn told(play: &Play, told: &Told) -> String {
    let table = play.table();
    match told {
        Told::Happened(events) => sentences(table, events),
        Told::TakenBack { plies: 1, last } => {
            let what = sentences(table, last);
            t_with("told-taken-back", &[("what", what.into())])
        }
        Told::TakenBack { plies, .. } => {
            t_with("told-all-taken-back", &[("plies", (*plies).into())])
        }
        Told::PlayedAgain { plies } => t_with("told-played-again", &[("plies", (*plies).into())]),
        Told::Refused(refusal) => refused(table, refusal),
        Told::Hint(shown) => hint(play, *shown),
        Told::Aimed => t("aim-prompt"),
        Told::Helpless => t("helpless"),
    }
}

fn sentences(table: &dyn Table, events: &[Event]) -> String {
    let mut sentences: Vec<_> = events.iter().filter_map(|event| happened(table, event)).collect();
    // Told once for all of them.
    if events.iter().any(|event| matches!(event, Event::Swept { .. })) {
        sentences.push(t("event-swept"));
    }
    sentences.join(&t("between-sentences"))
}

fn happened(table: &dyn Table, event: &Event) -> Option<String> {
    let kind = table.kind();
    let at = |spot: &Spot| Value::from(spot_name(table, *spot));
    let point = |point: &Point| Value::from(table.point_name(*point));
    let tell =
        |name: &str, side: Side, values: &[(&str, Value)]| Some(say(name, table, side, values));
    match event {
        Event::Threw { side, marked, steps } => tell(
            &key("event-threw", kind, ""),
            *side,
            &[("marked", (*marked).into()), ("steps", (*steps).into())],
        ),
        Event::Passed { side } => tell("event-passed", *side, &[]),
        Event::Moved { side, from: Spot::Home, to } => {
            tell("event-entered", *side, &[("to", at(to))])
        }
        Event::Moved { side, from, to: Spot::Off } => {
            tell("event-off", *side, &[("from", at(from))])
        }
        Event::Moved { side, from, to } => {
            tell("event-moved", *side, &[("from", at(from)), ("to", at(to))])
        }
        // In swap2's opening a stone's colour is not yet anybody's.
        Event::Placed { side, at } if table.side_id(*side) != table.colour_id(*side) => {
            let stone = side_name(kind, table.colour_id(*side));
            tell("event-opening", *side, &[("at", point(at)), ("stone", stone.into())])
        }
        Event::Placed { side, at } => tell("event-placed", *side, &[("at", point(at))]),
        Event::Captured { side, at } => {
            tell(&key("event-captured", kind, ""), *side, &[("at", point(at))])
        }
        Event::Swapped { side, from, to } => {
            tell("event-swapped", *side, &[("from", point(from)), ("to", point(to))])
        }
        Event::Carried { side, from, to } => {
            tell("event-carried", *side, &[("from", point(from)), ("to", point(to))])
        }
        Event::Line { side, .. } if kind == GameKind::SanSan => tell("event-line", *side, &[]),
        Event::Marked { side, at } => tell("event-marked", *side, &[("at", point(at))]),
        // Gomoku's row is told by the end of the game.
        Event::Line { .. } | Event::Swept { .. } => None,
        Event::NothingToTake { side } => tell("event-nothing-to-take", *side, &[]),
        Event::Paid { side } => tell("event-paid", *side, &[]),
        Event::ThrowsAgain { side } => tell("event-throws-again", *side, &[]),
        Event::Chose { side, choice } => tell(&format!("event-chose-{choice}"), *side, &[]),
    }
}

/// Why a tap did nothing.
pub fn refused(table: &dyn Table, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Rules(why) => illegal(table, why),
        Refusal::ChooseFirst => t("why-choose-first"),
        Refusal::OnlyEntering => t("why-only-entering"),
        Refusal::Stuck => t("why-stuck"),
        Refusal::ComputersTurn => t("why-computers-turn"),
        Refusal::Paused => t("why-paused"),
        Refusal::NothingToUndo => t("why-nothing-to-undo"),
        Refusal::NothingToRedo => t("why-nothing-to-redo"),
    }
}

/// Why an action is not legal.
pub fn illegal(table: &dyn Table, why: &Illegal) -> String {
    let plain = |name: &str| t(&format!("why-{name}"));
    let at = |name: &str, at: &Point| {
        t_with(&format!("why-{name}"), &[("at", table.point_name(*at).into())])
    };
    match why {
        Illegal::GameOver => plain("game-over"),
        Illegal::ThrowDue => plain("throw-due"),
        Illegal::NoThrowDue => plain("no-throw-due"),
        Illegal::MayNotPass => plain("may-not-pass"),
        Illegal::TakeDue => plain("take-due"),
        Illegal::NoTakeDue => plain("no-take-due"),
        Illegal::ChoiceDue => plain("choice-due"),
        Illegal::NoChoiceDue => plain("no-choice-due"),
        Illegal::StillPlacing => plain("still-placing"),
        Illegal::PlacingOver => plain("placing-over"),
        Illegal::NoSuchPoint => plain("no-such-point"),
        Illegal::Empty { at: point } => at("empty", point),
        Illegal::NotYours { at: point } => at("not-yours", point),
        Illegal::OwnStone { at: point } => at("own-stone", point),
        Illegal::OwnPiece { at: point } => at("own-piece", point),
        Illegal::Occupied { at: point } => at("occupied", point),
        Illegal::NoneWaiting => plain("none-waiting"),
        Illegal::EntryNeedsOne => plain("entry-needs-one"),
        Illegal::NoSteps => plain("no-steps"),
        Illegal::WrongDistance { steps } => {
            t_with("why-wrong-distance", &[("steps", (*steps).into())])
        }
        Illegal::TooFar => plain("too-far"),
        Illegal::NotExact { at: point, steps } => t_with(
            "why-not-exact",
            &[("at", table.point_name(*point).into()), ("steps", (*steps).into())],
        ),
        Illegal::Barred { at: point } => at("barred", point),
        Illegal::ProtectedByPair { at: point } => at("protected-by-pair", point),
        Illegal::SafeSquare { at: point } => at("safe-square", point),
        Illegal::Gate => plain("gate"),
        Illegal::ForwardFirst => plain("forward-first"),
        Illegal::NeverBack => plain("never-back"),
        Illegal::NoWay => plain("no-way"),
        Illegal::NoReturn => plain("no-return"),
        Illegal::NotAdjacent => plain("not-adjacent"),
        Illegal::ProtectedByLine { at: point } => at("protected-by-line", point),
        Illegal::Dead { at: point } => at("dead", point),
        Illegal::Forbidden(reasons) => {
            let names: Vec<_> = reasons.iter().map(|reason| forbidden(*reason)).collect();
            t_with("why-forbidden", &[("reasons", names.join(&t("between-items")).into())])
        }
    }
}

/// The name of a shape that is forbidden to Black.
pub fn forbidden(reason: Forbidden) -> String {
    t(match reason {
        Forbidden::DoubleThree => "forbidden-double-three",
        Forbidden::DoubleFour => "forbidden-double-four",
        Forbidden::Overline => "forbidden-overline",
    })
}

/// Why a kept game cannot be opened.
pub fn not_opened(error: &OpenError) -> String {
    match error {
        OpenError::Store(error) => trouble(error),
        OpenError::Record(error) => unreadable(error),
    }
}

/// What people call a format.
pub fn format(format: Format) -> String {
    t(&format!("format-{}", format.id()))
}

/// That a kept game could not be opened, where it is now, and why.
pub fn kept_aside(broken: &Unreadable) -> String {
    let text = if broken.set_aside { "home-unreadable" } else { "home-left" };
    let why = not_opened(&broken.error);
    t_with(text, &[("key", broken.key.as_str().into()), ("why", why.into())])
}

/// Why a record is refused.
pub fn unreadable(error: &RecordError) -> String {
    match error {
        RecordError::Syntax { line, column, .. } => {
            t_with("record-syntax", &[("line", (*line).into()), ("column", (*column).into())])
        }
        RecordError::NotARecord => t("record-not-a-record"),
        RecordError::Version { found } => {
            t_with("record-version", &[("found", found.as_str().into())])
        }
        RecordError::UnknownGame { found } => {
            t_with("record-unknown-game", &[("found", found.as_str().into())])
        }
        RecordError::Field { at, .. } => t_with("record-field", &[("at", at.as_str().into())]),
        RecordError::Option(option) => bad_option(option),
        RecordError::Token { index, token } | RecordError::Illegal { index, token, .. } => t_with(
            "record-action",
            &[("ply", (index + 1).into()), ("token", token.as_str().into())],
        ),
    }
}

/// Why an option cannot be used.
pub fn bad_option(error: &BadOption) -> String {
    t_with("record-option", &[("option", error.option().into())])
}

/// Why a new game cannot begin with the options chosen, which go by the names that
/// the screen gives them.
pub fn refused_rules(kind: GameKind, error: &RecordError) -> String {
    let RecordError::Option(BadOption::Conflict { option, other }) = error else {
        return unreadable(error);
    };
    let [option, other] = [option, other].map(|id| Value::from(t(&key("opt", kind, id))));
    t_with("rules-conflict", &[("option", option), ("other", other)])
}

/// What is wrong with keeping games.
pub fn trouble(error: &StorageError) -> String {
    let (key, detail) = match error {
        StorageError::Full(detail) => ("trouble-full", detail),
        StorageError::Forbidden(detail) => ("trouble-forbidden", detail),
        StorageError::Missing(detail) => ("trouble-missing", detail),
        StorageError::Other(detail) => ("trouble-other", detail),
    };
    t_with(key, &[("detail", detail.as_str().into())])
}

/// Who plays whom, the computer with its level.
pub fn versus(table: &dyn Table) -> String {
    let [first, second] = Side::ALL.map(|side| {
        let seat = table.seat(side);
        let name = match (table.name(seat), table.computer(seat)) {
            ("", Some(level)) => t_with("computer-level", &[("level", level.number().into())]),
            (name, _) => name.to_owned(),
        };
        named(table, side, name)
    });
    t_with("versus", &[("first", first.into()), ("second", second.into())])
}

/// The name of a place.
pub fn spot_name(table: &dyn Table, spot: Spot) -> String {
    match spot {
        Spot::On(point) => table.point_name(point),
        Spot::Home => t("spot-home"),
        Spot::Off => t("spot-off"),
    }
}

/// What stands on a place, given all pieces there: "White", "3 Jade", "empty".
pub fn standing(table: &dyn Table, here: &[Piece]) -> String {
    let mut said: Vec<String> = Vec::new();
    for side in Side::ALL {
        for dead in [false, true] {
            let count =
                here.iter().filter(|piece| piece.side == side && piece.dead == dead).count();
            if count > 0 {
                let side = side_name(table.kind(), table.colour_id(side));
                let text = if dead { "piece-dead" } else { "pieces" };
                said.push(t_with(text, &[("side", side.into()), ("count", count.into())]));
            }
        }
    }
    if said.is_empty() { t("empty") } else { said.join(&t("between-items")) }
}

/// The key of a text that differs from game to game: `side-san-san-red`.
pub fn key(what: &str, kind: GameKind, rest: &str) -> String {
    let game = kind.id().replace('_', "-");
    let rest = rest.replace('_', "-");
    if rest.is_empty() { format!("{what}-{game}") } else { format!("{what}-{game}-{rest}") }
}

fn say(key: &str, table: &dyn Table, side: Side, values: &[(&str, Value)]) -> String {
    let mut all: Vec<(&str, Value)> =
        vec![("who", who(table, side).into()), ("enemy", who(table, side.other()).into())];
    all.extend(values.iter().cloned());
    t_with(key, &all)
}

/// The colour of the next stone of swap2's opening, which alternates.
fn next_stone(table: &dyn Table) -> String {
    let black = table.pieces().len().is_multiple_of(2);
    side_name(GameKind::Gomoku, if black { "black" } else { "white" })
}
