//! `tests/perft/gomoku.perft` against the engine, and its small numbers against the
//! slow implementation.

use guqi::rules::perft;
use serde_json::Value;

use crate::{game, naive::Record, play};

/// The rules, the record and the numbers by depth of each line.
fn cases() -> impl Iterator<Item = (&'static str, &'static str, Vec<(u32, u64)>)> {
    include_str!("../perft/gomoku.perft")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let mut fields = line.split(';').map(str::trim);
            let rules = fields.next().expect("rules");
            let record = fields.next().expect("a record");
            let counts = fields.map(|field| {
                let (depth, count) = field.split_once(' ').expect("depth and count");
                let depth = depth.trim_start_matches('D').parse().expect("a depth");
                (depth, count.parse().expect("a count"))
            });
            (rules, record, counts.collect())
        })
}

#[test]
fn engine() {
    for (rules, record, counts) in cases() {
        let game = game(rules);
        let state = play(&game, record);
        for (depth, count) in counts {
            assert_eq!(perft(&game, &state, depth), count, "{rules} {record} depth {depth}");
        }
    }
}

#[test]
fn slow_rules() {
    for (rules, record, counts) in cases() {
        let options: Value = serde_json::from_str(rules).expect("JSON");
        let size = options.get("size").and_then(Value::as_i64).unwrap_or(15) as i32;
        let rule = match options.get("rule").and_then(Value::as_str) {
            Some("exact") => "exact",
            Some("renju") => "renju",
            _ => "freestyle",
        };
        let start = Record::new(size, rule, options.get("opening").is_some());
        let slow = record.split_whitespace().fold(start, |game, token| game.play(token));
        for (depth, count) in counts.into_iter().filter(|&(_, count)| count < 500) {
            assert_eq!(slow.perft(depth), count, "{rules} {record} depth {depth}");
        }
    }
}
