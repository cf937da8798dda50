//! What is read out of whole games, ply by ply. The sentences are kept in files beside the
//! recorded games, where a person can read them; the browser tests listen for them.
//! `GUQI_WRITE=1 cargo test --no-default-features --test i18n told` writes them anew.

use std::{fmt::Write, fs, path::PathBuf};

use dioxus::prelude::*;
use guqi::{
    record::Record,
    rules::{GameKind, Turn},
    session::{GameId, open},
    ui::{
        i18n::{LANGUAGE, Language},
        play::Play,
        plies::sentences,
        words,
    },
};

fn file(game: GameKind, end: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/games");
    folder.join(format!("{}.{end}", game.id()))
}

/// Every ply of a recorded game: its token, and what is read out of it.
fn told(game: GameKind) -> String {
    let text = fs::read_to_string(file(game, "json")).expect("a record");
    let whole = Record::from_text(&text).expect("a record");
    let mut start = whole.clone();
    start.actions.clear();
    let mut play = Play::new(GameId(1), open(&start).expect("a game"));
    let mut lines = String::new();
    for token in &whole.actions {
        let before = play.tellings();
        if matches!(play.table().turn(), Turn::Throw { .. }) {
            play.throw();
        } else {
            let gesture = play.table().read(token).expect("a legal action");
            play.play(gesture);
        }
        let said: Vec<_> = play.told_since(before).map(|told| words::told(&play, told)).collect();
        writeln!(lines, "{token} {}", said.join(" | ")).expect("text");
    }
    lines
}

#[test]
fn whole_games_are_told_ply_by_ply() {
    let app = VirtualDom::new(|| rsx! {});
    app.in_scope(ScopeId::ROOT, || {
        *LANGUAGE.write() = Language::English;
        for game in GameKind::ALL {
            let told = told(game);
            let kept = file(game, "said.txt");
            if std::env::var_os("GUQI_WRITE").is_some() {
                fs::write(&kept, &told).expect("written");
            }
            assert_eq!(told, fs::read_to_string(kept).expect("sentences"), "{}", game.id());
        }
    });
}

/// Who looks through a game is told of each ply what was read out of it, and at last the end.
#[test]
fn games_looked_through_are_told_as_they_were() {
    VirtualDom::new(|| rsx! {}).in_scope(ScopeId::ROOT, || {
        *LANGUAGE.write() = Language::English;
        for game in GameKind::ALL {
            let text = fs::read_to_string(file(game, "json")).expect("a record");
            let mut table = open(&Record::from_text(&text).expect("a record")).expect("a game");
            let told = sentences(&mut *table);
            let kept = fs::read_to_string(file(game, "said.txt")).expect("sentences");
            let kept: Vec<_> =
                kept.lines().map(|line| line.split_once(' ').expect("two parts").1).collect();
            assert_eq!(told.len(), kept.len());
            let (last, before) = told.split_last().expect("plies");
            assert_eq!(before, &kept[..kept.len() - 1], "{game:?}");
            assert!(last.starts_with(kept[kept.len() - 1]) && last.contains(" wins: "), "{last}");
        }
    });
}
