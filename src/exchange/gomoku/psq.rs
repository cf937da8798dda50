//! The games that Piskvork saves, and Gomocup publishes: a line of head, a line for each
//! stone (column from the left and row from the top, from 1, and its time), the names, a
//! code, and in tournaments a line with the winner's number and the rule.
//!
//! ```text
//! Piskvorky 15x15, 0:0, 0
//! 8,8,0
//! 9,9,1500
//! Ann
//! Bea
//! -1
//! 0,Freestyle
//! ```

use std::fmt::Write;

use super::{At, Said, Told, Written, rule_of};
use crate::{
    exchange::ExchangeError,
    record::{Record, RecordError},
    rules::{Side, gomoku::Rule},
};

pub(crate) fn read(text: &str) -> Result<Record, ExchangeError> {
    let mut lines = text.split('\n').enumerate().map(|(index, line)| (index + 1, line.trim()));
    let mut told = Told { rules_line: 1, ..Told::default() };
    let head = lines.by_ref().find(|(_, line)| !line.is_empty());
    let (line, head) = head.ok_or(ExchangeError::Syntax { line: 1, expected: HEAD })?;
    told.size = Some(size(line, head)?);
    let mut names = Vec::new();
    let mut over = false;
    for (line, text) in lines.filter(|(_, line)| !line.is_empty()) {
        match stone(text) {
            Some(at) if !over => told.stone(at, line)?,
            None if !over
                && text.starts_with(|first: char| first.is_ascii_digit())
                && text.contains(',') =>
            {
                return Err(ExchangeError::Syntax { line, expected: "a stone such as 8,8,0" });
            }
            _ => {
                over = true;
                tail(&mut told, &mut names, text);
            }
        }
    }
    if let [black, white] = &mut names[..] {
        (told.black, told.white) = (std::mem::take(black), std::mem::take(white));
    }
    told.record()
}

const HEAD: &str = "“Piskvorky” and the size of the board";

/// The size that the head tells, such as `Piskvorky 15x15, 11:11, 0`.
fn size(line: usize, head: &str) -> Result<u8, ExchangeError> {
    let fault = || ExchangeError::Syntax { line, expected: HEAD };
    let sizes = head.get(9..).ok_or_else(fault)?.split(',').next().unwrap_or_default().trim();
    let (columns, rows) = sizes.split_once(['x', 'X']).ok_or_else(fault)?;
    match (columns.trim().parse(), rows.trim().parse()) {
        (Ok(columns @ (15 | 19)), Ok(rows)) if columns == rows => Ok(columns),
        (Ok::<u8, _>(_), Ok::<u8, _>(_)) => {
            Err(ExchangeError::Board { line, found: sizes.to_owned() })
        }
        _ => Err(fault()),
    }
}

fn stone(text: &str) -> Option<At> {
    let mut numbers = text.split(',').map(|number| number.trim().parse::<i64>().ok());
    let point = |number: i64| u8::try_from(number - 1).ok().filter(|number| *number < 100);
    let (column, row) = (point(numbers.next()??)?, point(numbers.next()??)?);
    // The time; files that lack it are read as well.
    let rest: Option<Vec<_>> = numbers.collect();
    rest.filter(|rest| rest.len() < 2).map(|_| At::FromTop(column, row))
}

/// A line behind the stones: a name, a code, or the end of a tournament's game.
fn tail(told: &mut Told, names: &mut Vec<String>, text: &str) {
    if text.parse::<i64>().is_ok() {
        return;
    }
    match text.split_once(',') {
        Some((winner @ ("0" | "1" | "2"), rule)) => {
            told.rule = rule_of(rule);
            told.said = match winner {
                "1" => Some(Said::Won(Side::First)),
                "2" => Some(Said::Won(Side::Second)),
                _ => None,
            };
        }
        _ if names.len() < 2 => names.push(text.to_owned()),
        _ => {}
    }
}

pub(crate) fn write(record: &Record) -> Result<String, RecordError> {
    let game = Written::of(record)?;
    let size = game.rules.size;
    let mut text = format!("Piskvorky {size}x{size}, 0:0, 0\n");
    // A pass has no place in the format; it changes nothing of the stones.
    for at in game.stones.iter().flatten() {
        let _ = writeln!(text, "{},{},0", at.column() + 1, size - at.row());
    }
    if !(game.black.is_empty() && game.white.is_empty()) {
        for name in [&game.black, &game.white] {
            let _ = writeln!(text, "{}", one_line(name));
        }
    }
    let winner = game.winner.map_or(0, |side| side.index() + 1);
    let rule = match game.rules.rule {
        Rule::Freestyle => "Freestyle",
        Rule::Exact => "Standard",
        Rule::Renju => "Renju",
    };
    let _ = writeln!(text, "-1\n{winner},{rule}");
    Ok(text)
}

/// A name that is no other line of the file.
fn one_line(name: &str) -> String {
    let name = name.replace(',', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.parse::<i64>().is_ok() { format!("?{name}") } else { name }
}
