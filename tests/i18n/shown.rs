//! What stands below the board, where it is more than what is read out, and on the button of
//! what is aimed at.

use dioxus::prelude::*;
use guqi::{
    record::Record,
    rules::{Gesture, Point, Spot},
    session::{GameId, open},
    ui::{
        i18n::{LANGUAGE, Language},
        play::Play,
        words,
    },
};

fn play(game: &str, rules: &str, actions: &str) -> Play {
    let record = format!(r#"{{"guqi":1,"game":"{game}","rules":{rules},"seed":"7"}}"#);
    let mut record = Record::from_text(&record).expect("a record");
    record.actions = actions.split_whitespace().map(str::to_owned).collect();
    Play::new(GameId(1), open(&record).expect("a game"))
}

fn does(play: &mut Play, token: &str) {
    let gesture = play.table().read(token).expect("a legal action");
    play.play(gesture);
}

fn in_english(test: impl FnOnce()) {
    VirtualDom::new(|| rsx! {}).in_scope(ScopeId::ROOT, || {
        *LANGUAGE.write() = Language::English;
        test();
    });
}

#[test]
fn before_the_first_ply_it_is_said_what_the_game_is_about() {
    in_english(|| {
        let mut play = play("gomoku", "{}", "");
        assert_eq!(words::news(&play), "Five stones in a row");
        does(&mut play, "h8");
        assert_eq!(words::news(&play), "Black placed on h8.");
    });
}

/// The first person places all three, whatever their colours.
#[test]
fn in_an_opening_a_stone_is_nobodys() {
    in_english(|| {
        let mut play = play("gomoku", r#"{"opening":"swap2"}"#, "");
        for (token, colour) in [("f8", "Black"), ("h8", "White"), ("j8", "Black")] {
            does(&mut play, token);
            assert_eq!(words::news(&play), format!("A stone for {colour} on {token}."));
        }
    });
}

#[test]
fn with_a_stone_taken_the_line_is_told_for_which_it_is() {
    in_english(|| {
        let mut play = play("san_san", "{}", "a7 a1 d7 g1");
        does(&mut play, "g7");
        assert_eq!(words::news(&play), "Red placed on g7. Red made a line.");
        does(&mut play, "xa1");
        let both = "Red placed on g7. Red made a line. Green's stone on a1 is dead.";
        assert_eq!(words::news(&play), both);
        does(&mut play, "a4");
        assert_eq!(words::news(&play), "Green placed on a4.");
    });
}

#[test]
fn the_button_says_what_it_does() {
    in_english(|| {
        let mut gomoku = play("gomoku", "{}", "");
        assert_eq!(words::aim(&gomoku), None);
        gomoku.aim_at(Spot::On(Point(0)));
        assert_eq!(words::aim(&gomoku).as_deref(), Some("Play a1"));
        let mut patolli = play("patolli", "{}", "");
        patolli.throw();
        assert!(patolli.gestures().iter().all(|one| matches!(one, Gesture::Move { .. })));
        patolli.aim_at(Spot::Home);
        assert_eq!(words::aim(&patolli).as_deref(), Some("Bring it in"));
        patolli.play_aim();
        assert_eq!(words::aim(&patolli), None);
    });
}
