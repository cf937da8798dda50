//! `verify`: whether the throws of a game are those of its seed, and how they compare
//! with chance.

use std::io::Write;

use guqi::{
    exchange::{Statistics, WrongThrow, statistics, wrong_throw},
    record::Record,
    rules::{Game, Side},
    with_game,
};
use serde_json::{Value, json};

use crate::{Failure, records::each};

pub(crate) fn verify(file: &str, as_json: bool, out: &mut impl Write) -> Result<(), Failure> {
    each(file, |record, place| {
        let counted = statistics(record).map_err(|error| place.refuse(error.into()))?;
        let wrong = wrong_throw(record).map_err(|error| place.refuse(error.into()))?;
        if as_json {
            writeln!(out, "{}", as_value(record, counted.as_ref(), wrong))?;
        } else {
            print(record, counted.as_ref(), wrong, out)?;
        }
        let (file, place) = place.name();
        wrong.map_or(Ok(()), |wrong| Err(Failure::Throw { file, place, wrong }))
    })
}

/// The ids of the sides, first mover first.
fn sides(record: &Record) -> [&'static str; 2] {
    with_game!(record.game, G => G::SIDES)
}

fn as_value(record: &Record, counted: Option<&Statistics>, wrong: Option<WrongThrow>) -> Value {
    let wrong = wrong.map(|wrong| {
        json!({
            "ply": wrong.ply, "throw": wrong.number,
            "found": wrong.found, "expected": wrong.expected,
        })
    });
    let of = |counted: &Statistics, side: Side| {
        let all = 0..=counted.lots.0;
        let counts = &counted.counts[side][..=usize::from(counted.lots.0)];
        let expected: Vec<_> = all.map(|marked| counted.expected(side, marked)).collect();
        json!({
            "throws": counted.throws(side), "counts": counts, "expected": expected,
            "chi_square": counted.chi_square(side), "p": counted.p_value(side),
        })
    };
    let sides = counted.map(|counted| {
        let [first, second] = Side::ALL.map(|side| of(counted, side));
        let [one, two] = sides(record);
        json!({ one: first, two: second })
    });
    json!({ "game": record.game.id(), "seed": record.seed.to_string(), "wrong": wrong, "sides": sides })
}

fn print(
    record: &Record,
    counted: Option<&Statistics>,
    wrong: Option<WrongThrow>,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let game = record.game.id();
    let Some(counted) = counted else { return writeln!(out, "{game}: nothing is thrown") };
    let all: u32 = Side::ALL.map(|side| counted.throws(side)).iter().sum();
    let how = if wrong.is_none() { "all as the seed gives them" } else { "not all of the seed" };
    writeln!(out, "{game}, seed {}: {all} throws, {how}", record.seed)?;
    for (side, id) in Side::ALL.into_iter().zip(sides(record)) {
        let (throws, square) = (counted.throws(side), counted.chi_square(side));
        writeln!(out, "{id}: {throws} throws, χ² {square:.2}, p {:.2}", counted.p_value(side))?;
        for marked in 0..=counted.lots.0 {
            let count = counted.counts[side][usize::from(marked)];
            let expected = counted.expected(side, marked);
            writeln!(out, "  *{marked} {count:5} of {expected:7.1} expected")?;
        }
    }
    Ok(())
}
