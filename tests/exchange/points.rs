//! San San Qi in the notation of mill programs.

use guqi::{
    exchange::{Format, read, write},
    record::Record,
    rules::GameKind,
};
use serde_json::json;

use super::{actions, again, record, refused};

const PLACED: &str = "d2 d6 b6 b4 f4 f6 f2 d5 b2 xd6";

#[test]
fn it_looks_as_mill_programs_write_it() {
    let mut game = record(GameKind::SanSan, &format!("{PLACED} a1 resign:red"));
    game.players.insert("red".into(), "Ann \"A\"".into());
    game.rules.insert("fly".into(), true.into());
    game.extra.insert("comments".into(), json!({ "10": "a line" }));
    let game = again(&game, Format::Json);
    let text = "[Variant \"San San Qi\"]\n[White \"Ann \\\"A\\\"\"]\n[Rules \"{\\\"fly\\\":true}\"]\n\n\
                1. d2 d6 2. b6 b4 3. f4 f6 4. f2 d5 5. b2xd6 {a line} a1 0-1\n";
    assert_eq!(write(&game, Format::Points).unwrap(), text);
    assert_eq!(again(&game, Format::Points), game);
}

#[test]
fn it_is_read_as_it_is_met() {
    for (text, moves) in [
        ("1. d2 d6", "d2 d6"),
        ("1.d2 d6 2.b6", "d2 d6 b6"),
        (" 1.    D2    d6\r\n 2.    b6!?   b4 *", "d2 d6 b6 b4"),
        (
            "[Event \"a ] b\"]\n[Black \"?\"]\n1. d2 {x\ny} (1. d6 (1. a1)) d6 $1 ; rest\n2. b6",
            "d2 d6 b6",
        ),
        (
            "1. d2 d6 2. b6 b4 3. f4 f6 4. f2 d5 5. b2xd6 1-0",
            "d2 d6 b6 b4 f4 f6 f2 d5 b2 xd6 resign:green",
        ),
        (
            "1. d2 d6 2. b6 b4 3. f4 f6 4. f2 d5 5. b2 xd6 1/2-1/2",
            "d2 d6 b6 b4 f4 f6 f2 d5 b2 xd6 draw",
        ),
        ("[Variant \"San San Qi\"]\n", ""),
    ] {
        assert_eq!(actions(text), moves, "{text}");
    }
    let game = read(b"[White \"A\\\"B\"]\n1. d2 {good} d6", None).unwrap();
    assert_eq!(game.players["red"], "A\"B");
    assert_eq!(game.extra["comments"], json!({ "1": "good" }));
}

/// A mill game of nine stones is none of San San Qi; it is refused at the first action
/// that shows it.
#[test]
fn faults_are_told_with_their_line() {
    for (text, tells) in [
        ("1. d2 d2", "line 1: ply 2: “d2” is illegal: that point is taken"),
        ("1. d2 d6\n2. b6 xd2", "line 2: ply 4: “xd2” is illegal"),
        ("1. d2 d6\n2. d2-a1", "line 2: ply 3: “d2-a1” is illegal"),
        ("1. d2 c1", "line 1: ply 2: “c1” is not an action"),
        ("1. d2 {d6", "line 1: a “}” behind the comment"),
        ("[White \"A\n1. d2", "line 1: a “]” behind the tag"),
        ("[Rules \"x\"]", "line 1: the rules as JSON"),
        ("\n[Rules \"{\\\"wings\\\":1}\"]", "line 2: unknown option “wings”"),
    ] {
        let error = refused(text).to_string();
        assert!(error.starts_with(tells), "{text}: {error}");
    }
    let deep = format!("1. d2 {}", "(".repeat(2000));
    assert!(refused(&deep).to_string().contains("nested too deep"));
}

/// Green places the last stone and then slides first: two turns in a row.
#[test]
fn both_phases_are_written() {
    let mut game = Record::new(GameKind::SanSan, 0);
    let mut chance = super::chance::Chance::new(4);
    let case = super::cases::cases::<guqi::rules::san_san::SanSan>(1).next().unwrap();
    let mut found = false;
    for _ in 0..50 {
        let mut replay = guqi::record::Replay::new(case.game.clone());
        for _ in 0..80 {
            let legal = replay.legal();
            if legal.is_empty() {
                break;
            }
            replay.play(guqi::record::Entry::Act(*chance.pick(&legal))).unwrap();
        }
        game.actions = replay.tokens();
        let text = write(&game, Format::Points).unwrap();
        assert_eq!(
            again(&game, Format::Points).actions[..game.actions.len()],
            game.actions,
            "{text}"
        );
        found |= text.contains(" 13. ... ")
            || text.contains("\n13. ... ")
            || text.contains(" 13.\n... ");
    }
    assert!(found);
}
