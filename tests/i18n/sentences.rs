//! What the screen says in games played by chance, and of every fault: whole
//! sentences in every language, no key and no gap among them.

use std::collections::BTreeSet;

use dioxus::prelude::*;
use guqi::{
    platform::StorageError,
    record::{Record, RecordError},
    rules::{BadOption, Forbidden, GameKind, Gesture, Illegal, Outcome, Point, Reason, Side},
    session::{GameId, open},
    ui::{
        i18n::{LANGUAGE, Language, t},
        play::{Play, Refusal},
        words,
    },
};
use serde_json::json;

/// Says something in every language; texts need the runtime of an app.
fn in_each(say: impl Fn() -> Vec<String>) {
    let app = VirtualDom::new(|| rsx! {});
    app.in_scope(ScopeId::ROOT, || {
        for language in Language::ALL {
            *LANGUAGE.write() = language;
            for said in say() {
                whole(language, &said);
            }
        }
    });
}

/// No key, no variable without a value; in Chinese no English word.
fn whole(language: Language, said: &str) {
    assert!(!said.is_empty() && !said.contains(['{', '}', '$']), "{said:?}");
    let key = |word: &str| {
        word.len() > 3
            && word.contains('-')
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    assert!(!key(said), "{said:?} is a key");
    if language == Language::Chinese {
        let words = said.split(|letter: char| !letter.is_ascii_alphabetic());
        assert!(!words.clone().any(|word| word.len() > 2), "{said:?} is not Chinese");
    }
}

fn play(kind: GameKind, rules: &serde_json::Value, seed: u64) -> Play {
    let mut record = Record::new(kind, seed);
    record.rules.clone_from(rules.as_object().expect("an object"));
    Play::new(GameId(1), open(&record).expect("valid options"))
}

/// Plays by chance, saying all there is to say at every ply.
fn said_in_a_game(kind: GameKind, rules: &serde_json::Value, seed: u64) -> Vec<String> {
    let mut game = play(kind, rules, seed);
    let mut word = seed | 1;
    let mut said = BTreeSet::from([words::game_name(kind), words::versus(game.table())]);
    for ply in 0..600 {
        said.extend([words::prompt(&game), words::news(&game)]);
        let pieces = if ply % 50 == 49 { game.table().pieces() } else { Vec::new() };
        for piece in &pieces {
            let here: Vec<_> =
                pieces.iter().copied().filter(|other| other.spot == piece.spot).collect();
            said.insert(words::standing(game.table(), &here));
            said.insert(words::spot_name(game.table(), piece.spot));
        }
        if matches!(game.throw(), guqi::ui::play::Tap::Played) {
            continue;
        }
        let gestures = game.table().gestures();
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        let Some(gesture) = gestures.get(word as usize % gestures.len().max(1)) else { break };
        game.play(*gesture);
    }
    said.insert(words::prompt(&game));
    said.retain(|said| !said.is_empty());
    said.into_iter().collect()
}

#[test]
fn games_are_told_in_whole_sentences() {
    for (kind, rules) in [
        (GameKind::Patolli, json!({ "stakes": 3, "blank": 0 })),
        (GameKind::Patolli, json!({ "entry": "one" })),
        (GameKind::Senet, json!({ "backward": true, "exact_houses": true })),
        (GameKind::Senet, json!({ "extra_throws": [1, 4] })),
        (GameKind::BeadJump, json!({})),
        (GameKind::BeadJump, json!({ "home": [], "max_rounds": 60 })),
        (GameKind::SanSan, json!({})),
        (GameKind::SanSan, json!({ "fly": true, "take_per_line": true })),
        (GameKind::Gomoku, json!({ "opening": "swap2" })),
        (GameKind::Gomoku, json!({ "rule": "renju" })),
    ] {
        in_each(|| said_in_a_game(kind, &rules, 11));
    }
}

#[test]
fn every_ending_is_told() {
    in_each(|| {
        let game = play(GameKind::SanSan, &json!({}), 0);
        let won = [
            Reason::AllOff,
            Reason::Broke,
            Reason::CampFilled,
            Reason::Stalling,
            Reason::DullGame,
            Reason::TooFew,
            Reason::NoMoves,
            Reason::Five,
            Reason::Resigned,
        ];
        let drawn = Reason::ALL.iter().filter(|reason| {
            !won.contains(reason) || matches!(reason, Reason::Stalling | Reason::TooFew)
        });
        won.map(|reason| Outcome::win(Side::First, reason))
            .into_iter()
            .chain(drawn.map(|reason| Outcome::draw(*reason)))
            .map(|outcome| words::ending(game.table(), outcome))
            .collect()
    });
}

/// One of each; the match reminds whoever adds one.
fn every_illegal() -> Vec<Illegal> {
    use Illegal as I;
    let at = Point(4);
    let all = vec![
        I::GameOver,
        I::ThrowDue,
        I::NoThrowDue,
        I::MayNotPass,
        I::TakeDue,
        I::NoTakeDue,
        I::ChoiceDue,
        I::NoChoiceDue,
        I::StillPlacing,
        I::PlacingOver,
        I::NoSuchPoint,
        I::Empty { at },
        I::NotYours { at },
        I::OwnStone { at },
        I::OwnPiece { at },
        I::Occupied { at },
        I::NoneWaiting,
        I::EntryNeedsOne,
        I::NoSteps,
        I::WrongDistance { steps: 1 },
        I::WrongDistance { steps: 4 },
        I::TooFar,
        I::NotExact { at, steps: 3 },
        I::Barred { at },
        I::ProtectedByPair { at },
        I::SafeSquare { at },
        I::Gate,
        I::ForwardFirst,
        I::NeverBack,
        I::NoWay,
        I::NoReturn,
        I::NotAdjacent,
        I::ProtectedByLine { at },
        I::Dead { at },
        I::Forbidden(vec![Forbidden::DoubleThree, Forbidden::DoubleFour, Forbidden::Overline]),
    ];
    for why in &all {
        match why {
            I::GameOver
            | I::ThrowDue
            | I::NoThrowDue
            | I::MayNotPass
            | I::TakeDue
            | I::NoTakeDue
            | I::ChoiceDue
            | I::NoChoiceDue
            | I::StillPlacing
            | I::PlacingOver
            | I::NoSuchPoint
            | I::Empty { .. }
            | I::NotYours { .. }
            | I::OwnStone { .. }
            | I::OwnPiece { .. }
            | I::Occupied { .. }
            | I::NoneWaiting
            | I::EntryNeedsOne
            | I::NoSteps
            | I::WrongDistance { .. }
            | I::TooFar
            | I::NotExact { .. }
            | I::Barred { .. }
            | I::ProtectedByPair { .. }
            | I::SafeSquare { .. }
            | I::Gate
            | I::ForwardFirst
            | I::NeverBack
            | I::NoWay
            | I::NoReturn
            | I::NotAdjacent
            | I::ProtectedByLine { .. }
            | I::Dead { .. }
            | I::Forbidden(_) => {}
        }
    }
    all
}

#[test]
fn every_refusal_is_told() {
    in_each(|| {
        let game = play(GameKind::Gomoku, &json!({}), 0);
        let rules = every_illegal().into_iter().map(Refusal::Rules);
        let said: Vec<_> = rules
            .chain([Refusal::ChooseFirst, Refusal::Stuck])
            .map(|refusal| words::refused(game.table(), &refusal))
            .collect();
        let mut distinct = said.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), said.len(), "two refusals sound alike");
        said
    });
}

/// Details come from the machine, in its own language; here they are left empty.
#[test]
fn every_trouble_is_told() {
    let text = String::new;
    in_each(|| {
        let storage = [
            StorageError::Full(text()),
            StorageError::Forbidden(text()),
            StorageError::Missing(text()),
            StorageError::Other(text()),
        ];
        let records = [
            RecordError::Syntax { line: 1, column: 2, message: text() },
            RecordError::NotARecord,
            RecordError::Version { found: "2".to_owned() },
            RecordError::UnknownGame { found: "x".to_owned() },
            RecordError::Field { at: "/x".to_owned(), expected: "" },
            RecordError::Option(BadOption::Unknown { option: "x".to_owned() }),
            RecordError::Option(BadOption::Value { option: "x".to_owned(), value: text() }),
            RecordError::Option(BadOption::Conflict { option: "x", other: "y" }),
            RecordError::Token { index: 0, token: "x".to_owned() },
            RecordError::Illegal { index: 4, token: "x".to_owned(), why: Illegal::GameOver },
        ];
        let storage = storage.iter().map(words::trouble);
        storage.chain(records.iter().map(words::unreadable)).collect()
    });
}

/// A person's name stands with the side's colour, in swap2 with the colour taken.
#[test]
fn persons_are_named() {
    let mut record = Record::new(GameKind::Gomoku, 0);
    record.rules.insert("opening".to_owned(), "swap2".into());
    record.players.insert("first".to_owned(), "Ana".into());
    record.players.insert("second".to_owned(), "Bo".into());
    record.actions = ["h8", "h9", "i8"].map(str::to_owned).to_vec();
    let app = VirtualDom::new(|| rsx! {});
    app.in_scope(ScopeId::ROOT, || {
        let mut game = Play::new(GameId(1), open(&record).expect("a record"));
        let who = |game: &Play| Side::ALL.map(|side| words::who(game.table(), side));
        assert_eq!(who(&game), ["Ana (First player)", "Bo (Second player)"]);
        assert_eq!(
            words::prompt(&game),
            "Bo (Second player): choose a colour, or place two more stones"
        );
        game.play(Gesture::Choose("black"));
        assert_eq!(who(&game), ["Bo (Black)", "Ana (White)"]);
        assert_eq!(words::prompt(&game), "Ana (White): place a stone");
        assert_eq!(t("no-such-key"), "no-such-key");
    });
}
