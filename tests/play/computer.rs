//! The computer at the table: what goes on by itself, what is refused meanwhile, what
//! is taken back, and hints. Answers are given by hand.

use guqi::{
    record::Record,
    rules::{GameKind, Gesture, Illegal, Side},
    session::{Answer, GameId, Why, open},
    ui::play::{Hint, Next, Play, Refusal, Tap},
};

use super::Screen;

/// A game with computers at these ids.
fn with_computers(game: &str, rules: &str, ids: &[&str], actions: &str) -> Screen {
    let record = format!(r#"{{"guqi":1,"game":"{game}","rules":{rules},"seed":"7"}}"#);
    let mut record = Record::from_text(&record).expect("a record");
    for id in ids {
        record.seat_computer(id, 3);
    }
    record.actions = actions.split_whitespace().map(str::to_owned).collect();
    Screen(Play::new(GameId(1), open(&record).unwrap_or_else(|error| panic!("{error}"))))
}

impl Screen {
    fn actions(&self) -> String {
        self.0.table().record().actions.join(" ")
    }

    /// Answers the question that is asked now.
    #[track_caller]
    fn answers(&mut self, token: &str) {
        let ask = self.0.ask(10).expect("a question");
        let answer =
            Answer { job: ask.job, action: Some(token.to_owned()), win: 0.5, ..Answer::default() };
        assert!(self.0.answered(ask.job, Some(&answer)));
    }

    /// Passes or throws by itself.
    #[track_caller]
    fn goes_on(&mut self) {
        assert!(self.0.go_on(self.0.turn()));
    }

    /// What a hint tells, when this is the best action.
    #[track_caller]
    fn hint(&mut self, token: &str) -> (Vec<String>, Why) {
        self.0.want_hint();
        assert_eq!(self.0.next(), Some(Next::Hint));
        let ask = self.0.ask(10).expect("a question");
        assert_eq!(ask.level, 8);
        self.answers(token);
        let Some(Hint::Best { why, .. }) = self.0.hint() else { panic!("no hint") };
        (self.0.hint_way().into_iter().map(|spot| self.name(spot)).collect(), why)
    }
}

#[test]
fn the_question_is_the_record_and_the_level_of_the_side_that_acts() {
    let screen = with_computers("gomoku", "{}", &["white"], "h8");
    let ask = screen.0.ask(1234).expect("a question");
    assert_eq!((ask.level, ask.millis), (3, 1234));
    let record = Record::from_text(&ask.record).expect("a record");
    assert_eq!(record, screen.0.table().record());
    assert_eq!(with_computers("gomoku", "{}", &["white"], "").0.ask(1), None);
}

#[test]
fn while_it_thinks_taps_are_refused_and_change_nothing() {
    let mut screen = with_computers("gomoku", "{}", &["white"], "h8");
    assert!(screen.0.thinking());
    assert_eq!((screen.sources(), screen.0.places().len()), (String::new(), 0));
    assert_eq!(screen.refuses("a1"), Refusal::ComputersTurn);
    assert!(screen.0.thinking(), "it thinks on");
    screen.answers("i9");
    assert_eq!((screen.actions().as_str(), screen.0.refusal()), ("h8 i9", None));
    assert_eq!(screen.0.next(), None);
    screen.plays("a1");
}

#[test]
fn it_throws_and_then_thinks() {
    let mut screen = with_computers("senet", "{}", &["white"], "");
    assert_eq!(screen.0.next(), Some(Next::Throw));
    assert_eq!(screen.0.throw(), Tap::Refused(Refusal::ComputersTurn));
    assert_eq!(screen.0.ask(1), None, "nothing is thought about a throw");
    screen.goes_on();
    assert_eq!((screen.0.table().ply(), screen.0.next()), (1, Some(Next::Move)));
    let by_hand = {
        let mut screen = Screen::new("senet", "");
        screen.0.throw();
        screen.actions()
    };
    assert_eq!(screen.actions(), by_hand, "the seed makes its throws as anybody's");
}

#[test]
fn an_answer_to_another_question_is_dropped() {
    let mut screen = with_computers("gomoku", "{}", &["white"], "h8");
    let late = screen.0.ask(1).expect("a question");
    let answer = Answer { job: late.job, action: Some("i9".to_owned()), ..Answer::default() };
    screen.0.undo();
    assert!(!screen.0.answered(late.job, Some(&answer)));
    screen.plays("a1");
    assert!(!screen.0.answered(late.job, Some(&answer)));
    assert!(!screen.0.answered(late.job, None));
    assert_eq!(screen.actions(), "a1");
    assert!(screen.0.thinking());
    // Nor does it count on another table, or on the same one opened again.
    let mut again = with_computers("gomoku", "{}", &["white"], "h8");
    assert!(!again.0.answered(late.job, Some(&answer)));
    screen.answers("i9");
    assert_eq!(screen.actions(), "a1 i9");
}

#[test]
fn undo_goes_back_to_the_persons_own_turn_and_redo_forward_to_it() {
    let mut screen = with_computers("gomoku", "{}", &["white"], "h8 i9 j10 k11 a1");
    assert!(screen.0.thinking());
    screen.0.undo();
    assert_eq!((screen.actions().as_str(), screen.0.next()), ("h8 i9 j10 k11", None));
    screen.0.undo();
    assert_eq!((screen.actions().as_str(), screen.0.next()), ("h8 i9", None));
    screen.0.redo();
    assert_eq!(screen.actions(), "h8 i9 j10 k11");
    screen.0.redo();
    assert_eq!(screen.actions(), "h8 i9 j10 k11 a1");
    assert!(screen.0.thinking(), "nothing more to do again, so it goes on");
    for left in ["h8 i9 j10 k11", "h8 i9", ""] {
        screen.0.undo();
        assert_eq!(screen.actions(), left);
    }
    assert!(!screen.0.table().can_undo());
}

#[test]
fn what_the_computer_began_with_is_not_taken_back() {
    let mut screen = with_computers("gomoku", "{}", &["black"], "h8");
    assert!(!screen.0.table().can_undo());
    screen.plays("i9");
    screen.answers("j10");
    screen.0.undo();
    assert_eq!(screen.actions(), "h8");
    screen.0.undo();
    assert_eq!(screen.actions(), "h8");
}

#[test]
fn undo_goes_back_over_throws_to_the_last_choice() {
    // White, the person, has thrown and moved; Black has thrown and moved.
    let mut screen = with_computers("senet", "{}", &["black"], "*3 9-12 *1 10-11 *2");
    screen.0.undo();
    assert_eq!(screen.actions(), "*3");
    assert!(screen.0.gestures().len() > 1);
    assert!(!screen.0.table().can_undo(), "before it, there was only a throw");
    screen.0.redo();
    assert_eq!(screen.actions(), "*3 9-12 *1 10-11 *2");
    screen.0.redo();
    assert_eq!(screen.actions(), "*3 9-12 *1 10-11 *2");
}

#[test]
fn a_resignation_is_taken_back_to_the_persons_turn() {
    let mut screen = with_computers("gomoku", "{}", &["white"], "h8 i9 j10");
    screen.0.resign(Side::First);
    assert_eq!((screen.0.next(), screen.0.computer()), (None, None));
    screen.0.undo();
    assert_eq!(screen.actions(), "h8 i9");
}

#[test]
fn two_computers_go_on_wait_and_are_taken_back_ply_by_ply() {
    let mut screen = with_computers("bead_jump", "{}", &["blue", "red"], "");
    screen.answers("e2-d2");
    screen.answers("b5-b4");
    assert!(screen.0.thinking());
    screen.0.pause(true);
    assert_eq!((screen.0.next(), screen.0.ask(1)), (None, None));
    assert_eq!(screen.refuses("d1"), Refusal::Paused);
    screen.0.pause(false);
    assert_eq!((screen.0.next(), screen.0.refusal()), (Some(Next::Move), None));
    screen.0.undo();
    assert_eq!((screen.actions().as_str(), screen.0.next()), ("e2-d2", None));
    assert!(screen.0.paused());
    screen.0.redo();
    assert_eq!((screen.actions().as_str(), screen.0.next()), ("e2-d2 b5-b4", None));
    screen.0.pause(false);
    assert!(screen.0.thinking());
}

#[test]
fn its_pass_is_shown_and_then_played() {
    let mut screen = with_computers("patolli", r#"{"entry":"one"}"#, &["jade"], "*2");
    assert!(screen.0.must_pass());
    assert_eq!(screen.0.next(), Some(Next::Pass));
    let turn = screen.0.turn();
    screen.goes_on();
    assert_eq!(screen.actions(), "*2 --");
    assert!(!screen.0.go_on(turn), "once");
    // A person's pass goes on as well.
    let screen = Screen::with_rules("patolli", r#"{"entry":"one"}"#, "*2");
    assert_eq!(screen.0.next(), Some(Next::Pass));
}

#[test]
fn where_nobody_can_think_the_person_moves_for_it() {
    for answer in [None, Some("h8"), Some("nonsense")] {
        let mut screen = with_computers("gomoku", "{}", &["white"], "h8");
        let ask = screen.0.ask(1).expect("a question");
        let answer = answer.map(|token| Answer {
            job: ask.job,
            action: Some(token.to_owned()),
            ..Answer::default()
        });
        assert!(screen.0.answered(ask.job, answer.as_ref()));
        assert!(screen.0.helpless());
        assert_eq!(screen.0.next(), None);
        screen.plays("i9");
        screen.plays("j10");
        screen.0.pause(false);
        assert!(screen.0.thinking() && !screen.0.helpless());
    }
}

#[test]
fn swap2_knows_which_person_is_the_computer() {
    let swap2 = r#"{"opening":"swap2"}"#;
    let mut screen = with_computers("gomoku", swap2, &["second"], "h8 h9 i10");
    screen.answers("black");
    // The second person, the computer, is Black now.
    assert_eq!(screen.0.computer(), None);
    screen.plays("a1");
    assert!(screen.0.thinking());
    assert_eq!(with_computers("gomoku", swap2, &["first"], "").0.next(), Some(Next::Move));
}

#[test]
fn who_is_the_computer_is_kept_with_the_game_and_the_next_one() {
    let screen = with_computers("senet", "{}", &["black"], "*3");
    let record = screen.0.table().record();
    assert_eq!(record.to_value()["computer"]["black"], 3);
    let again = Record::from_text(&record.again().to_text()).expect("a record");
    assert_eq!((again.computer("black"), again.computer("white")), (Some(3), None));
    // What is no level is a person.
    for broken in ["5", r#"{"white":9}"#, r#"{"white":"3"}"#, r#"{"white":0}"#, "[]"] {
        let text = format!(r#"{{"guqi":1,"game":"senet","computer":{broken}}}"#);
        let table = open(&Record::from_text(&text).expect("a record")).expect("a game");
        assert_eq!(table.computer(Side::First), None, "{broken}");
    }
}

#[test]
fn a_hint_is_shown_until_a_tap_or_a_move() {
    let mut screen = Screen::new("bead_jump", "");
    assert_eq!(screen.hint("e1-e3"), (vec!["e1".to_owned(), "e3".to_owned()], Why::Chances(50)));
    screen.chooses("e1");
    assert_eq!(screen.0.hint(), None);
    screen.hint("e2-e3");
    screen.0.undo();
    assert_eq!(screen.0.hint(), None);
    // One that is still thought about goes as well, and its answer with it.
    screen.0.want_hint();
    let ask = screen.0.ask(1).expect("a question");
    screen.chooses("e1");
    let answer = Answer { job: ask.job, action: Some("e2-e3".to_owned()), ..Answer::default() };
    assert!(!screen.0.answered(ask.job, Some(&answer)));
    assert_eq!(screen.0.hint(), None);
}

#[test]
fn a_hint_says_to_throw_and_there_is_none_for_the_computer() {
    let mut screen = Screen::new("senet", "");
    screen.0.want_hint();
    assert_eq!((screen.0.hint(), screen.0.next()), (Some(Hint::Throw), None));
    let mut screen = with_computers("gomoku", "{}", &["black"], "");
    assert!(!screen.0.can_hint());
    screen.0.want_hint();
    assert_eq!(screen.0.hint(), None);
    let mut screen = Screen::with_rules("gomoku", r#"{"opening":"swap2"}"#, "h8 h9 i10");
    assert_eq!(screen.hint("black").0, [""; 0]);
    let Some(Hint::Best { gesture, .. }) = screen.0.hint() else { panic!("no hint") };
    assert_eq!(gesture, Gesture::Choose("black"));
    assert_eq!(
        screen.0.play(Gesture::Throw(1)),
        Tap::Refused(Refusal::Rules(Illegal::NoSuchPoint))
    );
}

/// What is said of an action in a game after others.
#[track_caller]
fn reason(kind: GameKind, rules: &str, actions: &str, token: &str) -> Why {
    Screen::with_rules(kind.id(), rules, actions).hint(token).1
}

#[test]
fn a_hint_names_what_a_person_would_see() {
    use GameKind::{BeadJump, Gomoku, Patolli, SanSan, Senet};
    for (kind, actions, token, why) in [
        (Patolli, "*2", "in", Why::Only),
        (Patolli, "*2 in *2 in *3 0-3 *1 26-27 *2", "in", Why::Enters),
        (Patolli, "*2 in *2 in *3 0-3 *1 26-27 *5", "3-8", Why::ReachesSafety),
        (Senet, "*3", "9-12", Why::Chances(50)),
        (Senet, "*3 9-12 *4 8-12 *3", "7-10", Why::PushesBack),
        (Senet, "*1 9-10 *4 8-12 *4", "7-11", Why::ProtectsPair),
        (BeadJump, "f2-f4 a5-a3", "e1-e3", Why::Chances(50)),
        (SanSan, "a7 b6 d7 b4", "g7", Why::MakesLine),
        (SanSan, "a7 b6 d7", "g7", Why::StopsLine),
        (SanSan, "a7 b6 d7 b4 g7", "xb6", Why::BreaksLine),
        (Gomoku, "h8 a1 h9 a3 h10 a5", "h11", Why::MakesFour),
        (Gomoku, "h8 a1 h9 a3 h10 a5 h11 a7", "h12", Why::Wins),
        (Gomoku, "h8 a1 h9 a3 h10 a5 h11", "h12", Why::StopsFour),
        (Gomoku, "h8 a1 h9 a3 h10", "h11", Why::StopsThree),
        (Gomoku, "h8 a1 h9 a3", "h10", Why::MakesThree),
        (Gomoku, "", "h8", Why::Chances(50)),
    ] {
        assert_eq!(reason(kind, "{}", actions, token), why, "{} {actions}: {token}", kind.id());
    }
}
