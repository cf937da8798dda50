//! Random games of every game and many option mixes, through every format.

use guqi::{
    exchange::{Format, read, share_code, write},
    record::{Entry, Record},
    rules::{Game, GameKind, Side},
    with_game,
};
use serde_json::json;

use super::{again, cases::cases};

/// Random games, some ended by agreement or resignation, with names and comments.
fn games<G: Game>(count: u64) -> Vec<Record> {
    cases::<G>(count)
        .zip([5, 40, 300, 2000].into_iter().cycle())
        .map(|(case, limit)| {
            let mut played = case.replay(limit);
            if played.turn().side().is_some() {
                let end = match case.seed / 1000 % 4 {
                    0 => Some(Entry::Draw),
                    1 => Some(Entry::Resign(Side::First)),
                    2 => Some(Entry::Resign(Side::Second)),
                    _ => None,
                };
                end.map_or(Ok(()), |end| played.play(end)).expect("ends a game at any time");
            }
            let start = played.game().side_id(&played.game().start(), Side::First);
            let mut record = case.record();
            record.actions = played.tokens();
            record.result = played.result();
            record.players.insert(start.to_owned(), format!("Ann {}", case.seed).into());
            record
        })
        .collect()
}

fn all_games() -> impl Iterator<Item = Record> {
    GameKind::ALL.into_iter().flat_map(|kind| with_game!(kind, G => games::<G>(24)))
}

#[test]
fn text_and_json_come_back_exactly() {
    for mut record in all_games() {
        let comments = json!({ "0": "at first", "3": "安 {" });
        record.extra.insert("comments".into(), comments);
        record.extra.insert("event".into(), json!({ "round": [1, null] }));
        assert_eq!(again(&record, Format::Json), record);
        assert_eq!(again(&record, Format::Text), record);
    }
}

/// A code has no place for the seed of a game without throws; everything else comes back.
#[test]
fn share_codes_come_back() {
    for mut record in all_games() {
        let code = share_code(&record, true).unwrap();
        let mut read =
            read(code.as_bytes(), None).unwrap_or_else(|error| panic!("{error} {record:?}"));
        if with_game!(record.game, G => G::LOTS).is_none() {
            read.seed = record.seed;
        }
        assert_eq!(read, record);
        assert_eq!(share_code(&read, true).unwrap(), code);
        let nameless = share_code(&record, false).unwrap();
        assert!(nameless.len() < code.len());
        record.players.clear();
        assert_eq!(again(&record, Format::Share).actions, record.actions);
    }
}

/// SGF keeps everything but the seed, Piskvork's files the stones and the rule, codes
/// the stones.
#[test]
fn formats_of_gomoku_come_back() {
    for record in games::<guqi::rules::gomoku::Gomoku>(60) {
        let mut sgf = again(&record, Format::Sgf);
        sgf.seed = record.seed;
        assert_eq!(sgf, record, "{}", write(&record, Format::Sgf).unwrap());
        for format in [Format::Psq, Format::Code] {
            let text = write(&record, format).unwrap();
            let stone = |token: &&String| {
                !["--", "black", "white", "more", "draw"].contains(&token.as_str())
                    && !token.contains(':')
            };
            // An overline of the opening ends no game that began with it, and some games
            // without a rule are read under another.
            let Ok(read) = read(text.as_bytes(), None) else { continue };
            let stones =
                |record: &Record| record.actions.iter().filter(stone).cloned().collect::<Vec<_>>();
            assert_eq!(stones(&read), stones(&record), "{text}");
        }
    }
}

#[test]
fn points_come_back() {
    for record in games::<guqi::rules::san_san::SanSan>(40) {
        let mut read = again(&record, Format::Points);
        read.seed = record.seed;
        assert_eq!(read, record);
    }
}
