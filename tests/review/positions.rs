//! Positions made by hand, in which it is plain what is good.

use guqi::{engine::Grade, rules::GameKind};

use crate::{judged, record};

const NODES: u64 = 4_000;

#[test]
fn a_missed_five_is_a_blunder_and_the_five_is_better() {
    // Black has a four with one end free, and plays in the corner.
    let record = record(GameKind::Gomoku, "h8 g8 i8 h9 j8 i9 k8 j9 a15");
    let plies = judged(&record, NODES);
    let missed = &plies[8];
    assert_eq!((missed.before, missed.grade()), (1000, Some(Grade::Blunder)));
    assert_eq!(missed.best.as_deref(), Some("l8"));
}

#[test]
fn the_five_itself_is_the_best_and_the_result_is_certain() {
    let record = record(GameKind::Gomoku, "h8 h9 i8 i9 j8 j9 k8 a1 g8");
    let plies = judged(&record, NODES);
    let five = &plies[8];
    assert_eq!((five.after, five.grade()), (1000, Some(Grade::Best)));
    assert_eq!(five.best.as_deref(), Some("g8"));
}

/// Who has lost by proof loses nothing more, whatever he does.
#[test]
fn what_is_lost_already_is_not_lost_again() {
    // An open four stands: no stone of White's stops both ends.
    let record = record(GameKind::Gomoku, "h8 h9 i8 i9 j8 j9 k8 g8 l8");
    let plies = judged(&record, NODES);
    assert_eq!(plies[7].grade(), Some(Grade::Best), "{:?}", plies[7]);
}

#[test]
fn a_mark_given_away_in_san_san_qi_is_a_mistake_at_least() {
    // Green threatens a line on d1, a1, g1 and Red looks elsewhere.
    let record = record(GameKind::SanSan, "d6 a1 c3 d1 e4 g1");
    let plies = judged(&record, NODES);
    assert!(plies[4].grade() >= Some(Grade::Inaccuracy), "{:?}", plies[4]);
    assert_eq!(plies[4].best.as_deref(), Some("g1"));
    assert_eq!(plies[5].grade(), Some(Grade::Best), "{:?}", plies[5]);
}

#[test]
fn a_bead_that_steps_back_is_worse_than_one_that_gets_on() {
    let record = record(GameKind::BeadJump, "e2-e3 b5-b4 e3-e2");
    let plies = judged(&record, NODES);
    let back = &plies[2];
    assert!(back.gain() < 0, "{back:?}");
    assert_ne!(back.best.as_deref(), Some("e3-e2"));
}

/// Nobody is praised or blamed for the only thing there was to do.
#[test]
fn the_only_action_has_no_grade() {
    let record = record(GameKind::Patolli, "*2 in *1 in");
    let plies = judged(&record, NODES);
    for ply in &plies {
        assert_eq!((ply.grade(), &ply.best), (None, &None), "{ply:?}");
    }
    assert_eq!(plies[1].before, plies[1].after, "the only action changes nothing");
}

#[test]
fn giving_up_has_no_grade_and_is_the_result() {
    let record = record(GameKind::Gomoku, "h8 h9 resign:black");
    let plies = judged(&record, 500);
    assert_eq!(plies.len(), 3);
    assert_eq!((plies[2].after, plies[2].grade()), (0, None));
    let drawn = judged(&crate::record(GameKind::Senet, "*3 draw"), 500);
    assert_eq!((drawn.len(), drawn[1].after), (2, 500));
}
