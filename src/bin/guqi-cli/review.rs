//! `review`: every ply of a game judged, and the game summed up.

use std::{io::Write, time::Instant};

use guqi::{
    engine::{Grade, review_budget},
    record::Record,
    rules::{Game, Side},
    session::{Judged, Plies, Summary, Tally, review as judge},
    with_game,
};
use serde_json::{Value, json};

use crate::{
    Failure,
    args::Review,
    records::{Place, each},
};

pub(crate) fn review(order: &Review, out: &mut impl Write) -> Result<(), Failure> {
    each(&order.file, |record, place| one(order, record, place, out))
}

fn one(
    order: &Review,
    record: &Record,
    place: &Place,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let budget = order.budget.unwrap_or(review_budget(record.game));
    let mut plies = Plies::new();
    let clock = Instant::now();
    let mut tell = |judged| {
        plies.push(judged);
        true
    };
    judge(record, 0, budget, &|| false, &mut tell).map_err(|error| place.refuse(error.into()))?;
    let seconds = clock.elapsed().as_secs_f64();
    let sides = with_game!(record.game, G => G::SIDES);
    let summary = Summary::of(&plies);
    if order.json {
        let judged = plies.iter().zip(&record.actions);
        let judged: Vec<_> = judged.map(|(ply, action)| as_value(ply, action, sides)).collect();
        let of = |person: Tally| {
            let grades: serde_json::Map<_, _> = Grade::ALL
                .into_iter()
                .map(|grade| (name(grade).to_owned(), person.grades[grade as usize].into()))
                .collect();
            json!({
                "grades": grades, "accuracy": person.accuracy(),
                "luck": part(person.luck), "skill": part(person.skill),
            })
        };
        let [first, second] = Side::ALL.map(|side| of(summary.persons[side]));
        let [one, two] = sides;
        let line = json!({
            "game": record.game.id(), "seconds": seconds, "plies": judged,
            "start": part(summary.start.into()), "end": part(summary.end.into()),
            "rest": part(summary.rest), "sides": { one: first, two: second },
        });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    for (ply, (judged, action)) in plies.iter().zip(&record.actions).enumerate() {
        let (before, after) = (percent(judged.before.into()), percent(judged.after.into()));
        let side = sides[judged.seat.index()];
        write!(out, "{:4} {side:8} {action:8} {before:>6} → {after:>6}", ply + 1)?;
        if let Some(grade) = judged.grade() {
            write!(out, "  {}", name(grade))?;
        }
        if let Some(best) = better(judged) {
            write!(out, ", lost {}, better {best}", percent(-judged.gain()))?;
        }
        writeln!(out)?;
    }
    let Summary { persons, start, end, rest } = summary;
    writeln!(
        out,
        "{}, start {}, end {}",
        record.game.id(),
        percent(start.into()),
        percent(end.into())
    )?;
    for (side, id) in Side::ALL.into_iter().zip(sides) {
        let person = persons[side];
        let grades: Vec<_> = Grade::ALL
            .into_iter()
            .map(|grade| format!("{} {}", person.grades[grade as usize], name(grade)))
            .collect();
        let accuracy = person.accuracy().unwrap_or(1.0);
        writeln!(out, "{id}: accuracy {:.1} %; {}", 100.0 * accuracy, grades.join(", "))?;
        writeln!(out, "{id}: luck {}, skill {}", percent(person.luck), percent(person.skill))?;
    }
    writeln!(out, "corrections of the estimate, giving up and agreeing: {}", percent(rest))?;
    Ok(())
}

fn as_value(judged: &Judged, action: &str, sides: [&str; 2]) -> Value {
    json!({
        "side": sides[judged.seat.index()], "action": action,
        "before": part(judged.before.into()), "after": part(judged.after.into()),
        "lost": judged.grade().map(|_| part(-judged.gain())),
        "grade": judged.grade().map(name), "best": judged.best,
    })
}

/// The better action, where one is worth telling.
fn better(judged: &Judged) -> Option<&str> {
    judged.best.as_deref().filter(|_| judged.grade().is_some_and(|grade| grade > Grade::Best))
}

fn part(thousandths: i32) -> f64 {
    f64::from(thousandths) / 1000.0
}

fn percent(thousandths: i32) -> String {
    format!("{:.1} %", f64::from(thousandths) / 10.0)
}

fn name(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}
