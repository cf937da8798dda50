//! The first screen.

use guqi::{
    rules::GameKind,
    session::open,
    ui::{
        i18n::{self, Language},
        samples::sample,
    },
};

use crate::{count, record, screen};

#[test]
fn all_five_games_are_offered_with_a_drawing() {
    let html = screen("/", "en", &[]);
    assert_eq!(html.matches("class=\"miniature\"").count(), 5);
    assert!(!html.contains("Continue"));
}

/// A game is called by its name, and by the one in the other script.
#[test]
fn games_have_their_name_in_chinese_or_from_chinese_in_english() {
    let name = |language, kind: GameKind| {
        i18n::text(language, &format!("game-{}", kind.id().replace('_', "-")), &[])
    };
    for (now, other) in [
        (Language::English, Language::Chinese),
        (Language::Chinese, Language::English),
        (Language::Spanish, Language::Chinese),
    ] {
        let html = screen("/", now.tag(), &[]);
        assert_eq!(html.matches("class=\"other-name\"").count(), 5, "{}", now.tag());
        for kind in GameKind::ALL {
            assert_ne!(name(now, kind), name(other, kind));
            for name in [name(now, kind), name(other, kind)] {
                assert!(html.contains(&format!(">{name}<")), "{name} in {}", now.tag());
            }
        }
    }
}

#[test]
fn the_language_that_was_chosen_is_spoken() {
    for (tag, says) in [("zh-CN", "两人同屏"), ("es", "Antiguos juegos de tablero")] {
        let html = screen("/", tag, &[]);
        assert!(html.contains(&format!("class=\"app\" lang=\"{tag}\"")), "{html}");
        assert!(html.contains(says));
        assert!(!html.contains("Old board games"));
    }
}

#[test]
fn games_that_go_on_are_offered_and_finished_ones_are_not() {
    let kept = [
        ("game-000001", record("gomoku", "{}", "h8")),
        ("game-000002", record("senet", "{}", "")),
        ("done-000003", record("gomoku", "{}", "h8 resign:white")),
    ];
    let html = screen("/", "en", &kept);
    assert_eq!(html.matches("class=\"card small\"").count(), 2);
    assert!(html.contains("href=\"/play/2\""), "newest first:\n{html}");
    assert!(html.find("href=\"/play/2\"") < html.find("href=\"/play/1\""));
    assert!(html.contains("not begun") && html.contains("1 move"));
}

#[test]
fn a_save_that_cannot_be_read_is_told_and_the_others_are_there() {
    let kept = [
        ("game-000001", "{\"guqi\":1,\"game\":\"senet\",\"actions\":[\"*1\",\"1-9\"]}".to_owned()),
        ("game-000002", "not JSON".to_owned()),
        ("game-000003", record("gomoku", "{}", "h8")),
    ];
    let html = screen("/", "en", &kept);
    assert!(html.contains("broken-000001") && html.contains("Action 2"), "{html}");
    assert!(html.contains("broken-000002") && html.contains("line 1, column"), "{html}");
    assert!(html.contains("href=\"/play/3\""));
}

#[test]
fn an_unknown_address_leads_home() {
    for address in ["/nowhere", "/new/chess", "/how/chess", "/play/x", "/play/1/2"] {
        let html = screen(address, "en", &[]);
        assert!(html.contains("Old board games"), "{address}");
    }
    assert!(screen("/play/7", "en", &[]).contains("not on this device"));
}

#[test]
fn every_game_says_how_it_is_played() {
    for kind in GameKind::ALL {
        let html = screen(&format!("/how/{}", kind.id()), "en", &[]);
        assert!(html.matches("<p>").count() >= 2, "{html}");
        assert_eq!(count(&html, "Home"), 1);
    }
}

#[test]
fn every_sample_is_a_game_that_goes_on() {
    for kind in GameKind::ALL {
        let table = open(&sample(kind)).unwrap_or_else(|error| panic!("{}: {error}", kind.id()));
        assert!(table.turn().side().is_some() && table.ply() > 3);
    }
}

#[test]
fn many_games_are_shown_when_asked_for() {
    let games: Vec<_> =
        (1..=6).map(|number| (format!("game-{number:06}"), record("gomoku", "{}", "h8"))).collect();
    let kept: Vec<_> = games.iter().map(|(key, text)| (key.as_str(), text.clone())).collect();
    let html = screen("/", "en", &kept);
    assert_eq!(html.matches("class=\"card small\"").count(), 4);
    assert!(html.contains("2 more"));
    assert!(!screen("/", "en", &kept[..4]).contains("more</button>"));
}
