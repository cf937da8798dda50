//! The lessons: every position is one, what is wanted there can be done, what is wrong is
//! judged so, and each can be gone through from its first step to its last.

use guqi::{
    rules::{Event, GameKind, Gesture, Turn},
    session::{GameId, Table, open},
    ui::{
        i18n::{Language, text},
        lessons::{Judged, Step, lesson},
        play::{Play, Tap},
        words::key,
    },
};

fn table(kind: GameKind, step: &Step) -> Box<dyn Table> {
    open(&step.record(kind)).unwrap_or_else(|error| panic!("{}: {error}", step.given))
}

fn judge(step: &Step, table: &dyn Table) -> Judged {
    step.judge(&table.record().actions)
}

/// Every step with its game and its number.
fn all() -> impl Iterator<Item = (GameKind, usize, &'static Step)> {
    let of = |kind| lesson(kind).iter().enumerate().map(move |(nth, step)| (kind, nth + 1, step));
    GameKind::ALL.into_iter().flat_map(of)
}

/// All ways through a step: right plies, one after another.
fn ways(step: &Step) -> Vec<Vec<&str>> {
    let mut ways = vec![Vec::new()];
    for any in step.wanted.split(' ') {
        let longer = |way: &Vec<&'static str>, one: &'static str| [&way[..], &[one]].concat();
        ways =
            ways.iter().flat_map(|way| any.split('|').map(move |one| longer(way, one))).collect();
    }
    ways
}

#[test]
fn every_lesson_has_five_to_eight_steps() {
    for kind in GameKind::ALL {
        assert!((5..=8).contains(&lesson(kind).len()), "{kind:?}");
    }
}

#[test]
fn every_step_has_three_lines_in_every_language() {
    for (kind, nth, _) in all() {
        for language in Language::ALL {
            let key = key("lesson", kind, &nth.to_string());
            let said = text(language, &key, &[]);
            assert_eq!(said.lines().count(), 3, "{key} in {}: {said}", language.tag());
        }
    }
}

/// All that is wanted can be done, by whichever way; throws fall as the lesson says.
#[test]
fn every_way_through_a_step_is_right() {
    for (kind, nth, step) in all() {
        for way in ways(step) {
            let mut table = table(kind, step);
            for (done, token) in way.iter().enumerate() {
                assert_eq!(judge(step, &*table), Judged::Going, "{kind:?} {nth}");
                assert!(step.next(done).is_some());
                if let Turn::Throw { .. } = table.turn() {
                    table.throw().expect("a throw is due");
                    assert_eq!(
                        table.record().actions.last().expect("a throw"),
                        token,
                        "{kind:?} {nth}"
                    );
                } else {
                    let gesture = table.read(token);
                    let gesture = gesture.unwrap_or_else(|| panic!("{kind:?} {nth}: {token}"));
                    table.play(gesture).expect("legal");
                }
            }
            assert_eq!(judge(step, &*table), Judged::Done, "{kind:?} {nth}");
        }
    }
}

/// What is legal and not wanted is wrong, and taken back the person is where they were.
#[test]
fn what_is_not_wanted_is_wrong_and_taken_back() {
    let mut with_wrong = 0;
    for (kind, nth, step) in all() {
        let any = step.wanted.split(' ').next().expect("something is wanted");
        let right: Vec<_> = any.split('|').map(|one| table(kind, step).read(one)).collect();
        let start = table(kind, step);
        if let Turn::Throw { .. } = start.turn() {
            continue;
        }
        let wrong = start.gestures().into_iter().filter(|one| !right.contains(&Some(*one)));
        let wrong: Vec<_> = wrong.collect();
        with_wrong += usize::from(!wrong.is_empty());
        for gesture in wrong {
            let mut play = Play::new(GameId(0), table(kind, step));
            assert_eq!(play.play(gesture), Tap::Played);
            assert_eq!(judge(step, play.table()), Judged::Wrong, "{kind:?} {nth} {gesture:?}");
            play.undo();
            assert_eq!(play.table().record(), start.record(), "{kind:?} {nth}");
            assert_eq!(judge(step, play.table()), Judged::Going);
        }
    }
    assert!(with_wrong >= 22, "only {with_wrong} steps can be got wrong");
}

/// Where a line or a capture is asked for, every one that there is will do.
#[test]
fn every_line_and_capture_is_right_where_one_is_asked_for() {
    let all = [
        (GameKind::Patolli, 3, "capture"),
        (GameKind::Senet, 2, "capture"),
        (GameKind::SanSan, 1, "line"),
        (GameKind::SanSan, 5, "line"),
        (GameKind::SanSan, 6, "line"),
        (GameKind::Gomoku, 1, "line"),
        (GameKind::Gomoku, 6, "line"),
    ];
    for (kind, nth, what) in all {
        let step = &lesson(kind)[nth - 1];
        let table = table(kind, step);
        let any = step.wanted.split(' ').next().expect("something is wanted");
        let mut right: Vec<_> = any.split('|').filter_map(|one| table.read(one)).collect();
        let does = |gesture: &Gesture| {
            let (events, _) = table.foresee(*gesture).expect("legal");
            events.iter().any(|event| match event {
                Event::Line { .. } => what == "line",
                Event::Captured { .. } | Event::Swapped { .. } => what == "capture",
                _ => false,
            })
        };
        let mut all: Vec<_> = table.gestures().into_iter().filter(does).collect();
        right.sort_by_key(|one| format!("{one:?}"));
        all.sort_by_key(|one| format!("{one:?}"));
        assert_eq!(right, all, "{kind:?} {nth}");
    }
}
