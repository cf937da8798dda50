//! The rule cards and the lessons as they first appear.

use guqi::{rules::GameKind, ui::lessons::examples};

use crate::{buttons, screen};

/// How many small pictures there are.
fn pictures(html: &str) -> usize {
    html.matches("class=\"miniature\"").count()
}

#[test]
fn every_rule_card_has_a_picture_for_each_paragraph_and_leads_to_the_lesson() {
    for language in ["en", "zh-CN"] {
        for kind in GameKind::ALL {
            let html = screen(&format!("/how/{}", kind.id()), language, &[]);
            let (_, card) = html.split_once("class=\"how\"").expect("a card");
            let parts: Vec<_> = card.split("class=\"examples\"").skip(1).collect();
            assert_eq!(parts.len(), examples(kind).len(), "{kind:?}");
            for (part, examples) in parts.iter().zip(examples(kind)) {
                assert_eq!(pictures(part), examples.len(), "{kind:?} in {language}");
                assert_eq!(part.matches("class=\"mark hint\"").count(), examples.len());
            }
            assert!(html.contains(&format!("href=\"/learn/{}/0\"", kind.id())));
        }
    }
}

#[test]
fn renjus_forbidden_point_is_shown_in_the_picture() {
    let html = screen("/how/gomoku", "en", &[]);
    assert_eq!(html.matches("class=\"mark forbidden\"").count(), 1);
    assert!(html.contains("Renju International Federation"));
}

#[test]
fn a_lesson_says_what_is_seen_and_what_to_do() {
    let html = screen("/learn/senet/0", "en", &[]);
    for said in ["1 of 7", "You are White", "Throw the sticks, then", ">Back<", ">Again<", ">Skip<"]
    {
        assert!(html.contains(said), "{said}");
    }
    assert!(!html.contains(">Next<"));
    assert_eq!(buttons(&html).iter().filter(|one| one.contains("class=\"spot ")).count(), 30);
}

#[test]
fn a_lesson_goes_on_at_the_step_that_is_kept() {
    let at = |kept: &str| screen("/learn/gomoku/0", "en", &[("lesson-gomoku", kept.to_owned())]);
    assert!(at("4").contains("5 of 6"));
    for lost in ["6", "-1", "x"] {
        assert!(at(lost).contains("1 of 6"), "{lost}");
    }
}

#[test]
fn a_lesson_of_no_game_leads_home() {
    assert!(screen("/learn/chess/0", "en", &[]).contains("Old board games"));
}
