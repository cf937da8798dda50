//! What is counted beside the board.

use guqi::{
    rules::{Side, Spot, bead_jump::camp},
    session::GameId,
    ui::play::Play,
};

use crate::Screen;

/// In whatever order beads and points are listed.
#[test]
fn all_beads_in_the_enemy_camp_are_counted() {
    let text = include_str!("../e2e/games/bead_jump.json");
    let whole = guqi::record::Record::from_text(text).expect("a record");
    assert_eq!(Screen::new("bead_jump", "").0.in_enemy_camp(Side::First), 0);
    for plies in 0..=whole.actions.len() {
        let mut record = whole.clone();
        record.actions.truncate(plies);
        record.result = serde_json::Value::Null;
        let play = Play::new(GameId(1), guqi::session::open(&record).expect("a game"));
        for side in Side::ALL {
            let there = |spot| play.pieces().iter().any(|one| one.side == side && one.spot == spot);
            let count = camp(side.other()).filter(|at| there(Spot::On(*at))).count();
            assert_eq!(play.in_enemy_camp(side), count, "{side:?} after {plies} plies");
        }
    }
}
