//! What the computer is asked and answers, from text to text.

mod beside;

use guqi::{
    record::Record,
    rules::GameKind,
    session::{Answer, Ask, answer, open, work},
};

/// A question about the game after these actions.
fn ask(kind: GameKind, actions: &str, level: u8, millis: u32) -> Ask {
    let mut record = Record::new(kind, 7);
    record.actions = actions.split_whitespace().map(str::to_owned).collect();
    Ask { job: 41, record: record.to_text(), level, millis }
}

/// The answer to a question that nobody breaks off.
fn think(ask: &Ask) -> Answer {
    answer(ask, &|| false)
}

/// The answer when the time is up before it begins.
fn at_once(kind: GameKind, actions: &str, level: u8) -> Answer {
    think(&ask(kind, actions, level, 0))
}

/// A position of each game in which somebody acts.
const TO_ACT: [(GameKind, &str); 7] = [
    (GameKind::Patolli, "*2"),
    (GameKind::Senet, "*3"),
    (GameKind::BeadJump, ""),
    (GameKind::SanSan, ""),
    (GameKind::SanSan, "a7 b6 d7 b4 g7"),
    (GameKind::Gomoku, ""),
    (GameKind::Gomoku, "h8 h9"),
];

#[test]
fn there_is_a_legal_answer_at_every_level_in_no_time() {
    for (kind, actions) in TO_ACT {
        for level in 1..=8 {
            let asked = ask(kind, actions, level, 0);
            let answer = think(&asked);
            assert_eq!((answer.job, &answer.fault), (41, &None));
            let token = answer.action.expect("an action");
            let table = open(&Record::from_text(&asked.record).expect("a record")).expect("a game");
            assert!(table.read(&token).is_some(), "{}: {token}", kind.id());
            assert!((0.0..=1.0).contains(&answer.win), "{}: {}", kind.id(), answer.win);
        }
    }
}

#[test]
fn it_ends_when_it_is_stopped() {
    for (kind, actions) in TO_ACT {
        // A minute, were it not for the flag.
        let answer = answer(&ask(kind, actions, 8, 60_000), &|| true);
        assert!(answer.action.is_some(), "{}", kind.id());
    }
}

#[test]
fn nobody_acts_while_a_throw_is_due_or_when_the_game_is_over() {
    for (kind, actions) in [
        (GameKind::Patolli, ""),
        (GameKind::Senet, "*3 9-12"),
        (GameKind::Gomoku, "h8 a1 h9 a3 h10 a5 h11 a7 h12"),
        (GameKind::Gomoku, "h8 resign:white"),
        (GameKind::BeadJump, "e2-d2 draw"),
    ] {
        let answer = at_once(kind, actions, 8);
        assert_eq!(answer, Answer { job: 41, ..Answer::default() }, "{} {actions}", kind.id());
    }
}

#[test]
fn swap2_is_answered_with_stones_and_words() {
    let mut record = Record::new(GameKind::Gomoku, 7);
    record.rules.insert("opening".to_owned(), "swap2".into());
    for actions in [&[][..], &["h8", "h9", "i10"], &["h8", "h9", "i10", "more", "a1", "b1"]] {
        record.actions = actions.iter().map(|token| (*token).to_owned()).collect();
        let ask = Ask { job: 1, record: record.to_text(), level: 8, millis: 0 };
        let token = think(&ask).action.expect("an action");
        assert!(open(&record).expect("a game").read(&token).is_some(), "{token}");
    }
}

#[test]
fn a_broken_question_is_answered_with_what_is_wrong() {
    let good = ask(GameKind::Gomoku, "h8", 1, 0);
    let mut broken = vec![
        Ask { level: 0, ..good.clone() },
        Ask { level: 9, ..good.clone() },
        Ask { record: "{".to_owned(), ..good.clone() },
        ask(GameKind::Gomoku, "h8 h8", 1, 0),
    ];
    for ask in broken.drain(..) {
        let answer = think(&ask);
        assert!(answer.action.is_none() && answer.fault.is_some(), "{ask:?}");
        assert_eq!(answer.job, 41);
    }
    for text in ["nonsense", "{}", r#"{"job":-1,"record":"","level":1,"millis":0}"#] {
        let told = Answer::from_text(&work(text, &|| false)).expect("an answer");
        assert!(told.job == 0 && told.action.is_none() && told.fault.is_some());
    }
    let told = Answer::from_text(&work(&good.to_text(), &|| false)).expect("an answer");
    assert!(told.job == 41 && told.action.is_some());
}

#[test]
fn questions_and_answers_go_there_and_back_as_text() {
    let asked = ask(GameKind::Senet, "*3", 8, 1500);
    assert_eq!(Ask::from_text(&asked.to_text()), Some(asked));
    for answer in [
        Answer {
            job: u32::MAX,
            action: Some("9-12".to_owned()),
            win: 0.625,
            depth: 7,
            nodes: u64::MAX,
            fault: None,
        },
        Answer { fault: Some("“broken” at line 1".to_owned()), ..Answer::default() },
    ] {
        assert_eq!(Answer::from_text(&answer.to_text()), Some(answer));
    }
    for text in ["", "{}", "[1]", r#"{"job":4294967296,"win":0,"depth":0,"nodes":0}"#] {
        assert_eq!(Answer::from_text(text), None, "{text}");
    }
}

/// A weak level errs by the seed and the ply, so that it errs the same after an undo.
#[test]
fn the_same_question_has_the_same_answer() {
    let asked = ask(GameKind::Senet, "*3", 1, 60_000);
    let first = think(&asked);
    assert_eq!(think(&asked), first);
}
