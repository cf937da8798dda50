//! Names and rules of a new game.

use guqi::{
    rules::{Game, GameKind, RuleSet},
    with_game,
};

use crate::{count, labels, screen};

#[test]
fn every_option_is_offered_with_a_name_and_its_default_pressed() {
    for kind in GameKind::ALL {
        let html = screen(&format!("/new/{}", kind.id()), "en", &[]);
        let options = with_game!(kind, G => <G as Game>::Rules::OPTIONS.len());
        assert_eq!(html.matches("class=\"option\"").count(), options, "{}", kind.id());
        assert!(!html.contains("opt-"), "a text without a name: {html}");
        // One value of each is the default; lists of which any may be chosen have none here.
        let pressed = html.matches("aria-pressed=true").count();
        let lists = usize::from(kind == GameKind::Senet);
        // Both sides are persons' at first, and their seats are as they are set.
        assert_eq!(pressed, options - lists + 3, "{}", kind.id());
    }
}

#[test]
fn who_begins_is_said() {
    let html = screen("/new/senet", "en", &[]);
    assert!(html.contains("White, begins"));
    // Two names, and the seed.
    assert_eq!(html.matches("type=\"text\"").count(), 3);
    assert!(html.contains("Back to the standard rules"));
    assert_eq!(count(&html, "Home"), 1);
    assert!(labels(&html).contains(&"Exact houses"));
}
