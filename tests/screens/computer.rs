//! Games with the computer, with one who thinks as the test says.

use std::{
    cell::RefCell,
    future::Future,
    pin::pin,
    rc::Rc,
    task::{Context, Waker},
    thread::sleep,
    time::{Duration, Instant},
};

use dioxus::{dioxus_core::NoOpMutations, prelude::VirtualDom};
use dioxus_history::{History, MemoryHistory};
use guqi::{
    platform::{KeyValue, MemoryStore},
    record::Record,
    rules::GameKind,
    session::{Answer, Ask, Shelf, Thinker, Thought},
    ui::App,
};

use crate::{buttons, labels, screen};

/// Answers with these tokens, one after another; then never.
#[derive(Default)]
struct Scripted {
    answers: RefCell<Vec<Option<&'static str>>>,
    asked: RefCell<Vec<Ask>>,
}

impl Thinker for Scripted {
    fn ask(&self, ask: &Ask) -> Thought {
        self.asked.borrow_mut().push(ask.clone());
        let mut answers = self.answers.borrow_mut();
        if answers.is_empty() {
            return Box::pin(std::future::pending());
        }
        let job = ask.job;
        let answer = answers.remove(0).map(|token| Answer {
            job,
            action: Some(token.to_owned()),
            ..Answer::default()
        });
        Box::pin(async move { answer })
    }

    fn stop(&self) {}
}

/// The record of a game with computers at these ids.
fn record(kind: GameKind, ids: &[&str], actions: &str) -> String {
    let mut record = Record::new(kind, 7);
    for id in ids {
        record.seat_computer(id, 5);
    }
    record.actions = actions.split_whitespace().map(str::to_owned).collect();
    record.to_text()
}

/// An app with a game on the table, and who thinks there.
struct Running {
    dom: VirtualDom,
    thinker: Rc<Scripted>,
}

impl Running {
    fn new(record: &str, answers: &[Option<&'static str>]) -> Self {
        let store = MemoryStore::default();
        for (key, value) in [("language", "en"), ("pace", "pace-at-once")] {
            store.set(key, value).expect("memory");
        }
        store.set("game-000001", record).expect("memory");
        let history: Rc<dyn History> = Rc::new(MemoryHistory::with_initial_path("/play/1"));
        let thinker =
            Rc::new(Scripted { answers: RefCell::new(answers.to_vec()), ..Scripted::default() });
        let mut dom = VirtualDom::new(App)
            .with_root_context(Rc::new(Shelf::new(Box::new(store))))
            .with_root_context(history)
            .with_root_context(Rc::clone(&thinker) as Rc<dyn Thinker>);
        dom.rebuild_in_place();
        Self { dom, thinker }
    }

    /// Lets the app go on until the screen says this and so many questions were asked.
    #[track_caller]
    fn until(&mut self, text: &str, asked: usize) -> String {
        let end = Instant::now() + Duration::from_secs(20);
        loop {
            let html = dioxus_ssr::render(&self.dom);
            let so_far = self.thinker.asked.borrow().len();
            if html.contains(text) && so_far == asked {
                return html;
            }
            assert!(Instant::now() < end, "{so_far} asked, never “{text}”: {html}");
            let ready = {
                let work = pin!(self.dom.wait_for_work());
                work.poll(&mut Context::from_waker(Waker::noop())).is_ready()
            };
            if ready {
                self.dom.render_immediate(&mut NoOpMutations);
            } else {
                sleep(Duration::from_millis(1));
            }
        }
    }
}

#[test]
fn it_moves_by_itself_and_then_waits_for_the_person() {
    let mut app = Running::new(&record(GameKind::Gomoku, &["black"], ""), &[Some("h8")]);
    let html = app.until("White: place a stone", 1);
    assert!(labels(&html).contains(&"h8, Black"), "{:?}", labels(&html));
    assert!(html.contains("Computer (Black) placed on h8."));
}

#[test]
fn it_throws_by_itself_too() {
    let mut app = Running::new(&record(GameKind::Senet, &["white"], ""), &[]);
    let html = app.until("Computer (White) is thinking …", 1);
    assert!(html.contains("Computer (White) threw"), "{html}");
    assert!(!buttons(&html).iter().any(|button| button.contains("Throw the sticks")));
    assert_eq!(
        Record::from_text(&app.thinker.asked.borrow()[0].record).expect("one").actions.len(),
        1
    );
}

#[test]
fn two_computers_play_on() {
    let answers = [Some("e2-d2"), Some("b5-b4"), Some("f3-e3")];
    let mut app = Running::new(&record(GameKind::BeadJump, &["blue", "red"], ""), &answers);
    let html = app.until("Computer (Blue) went from f3 to e3.", 4);
    assert!(html.contains("Computer (Red) is thinking …") && labels(&html).contains(&"Pause"));
}

#[test]
fn where_nobody_can_think_it_is_said() {
    let mut app = Running::new(&record(GameKind::Gomoku, &["black"], ""), &[None]);
    let html = app.until("cannot think here", 1);
    assert!(html.contains("Computer (Black): place a stone"), "{html}");
    assert!(labels(&html).contains(&"Go on"));
}

#[test]
fn the_level_stands_in_the_panel_and_at_home() {
    let kept = record(GameKind::Gomoku, &["white"], "h8 i9");
    let html = screen("/play/1", "en", &[("game-000001", kept.clone())]);
    assert!(labels(&html).contains(&"Computer") && html.contains("5 Club"), "{html}");
    assert!(labels(&html).contains(&"Hint"));
    let html = screen("/", "en", &[("game-000001", kept.clone())]);
    assert!(html.contains("Black – Computer · 5 Club (White)"), "{html}");
    let html = screen("/", "zh-CN", &[("game-000001", kept)]);
    assert!(html.contains("电脑 · 5 级棋友（白方）"), "{html}");
}

#[test]
fn both_seats_of_a_new_game_are_persons_at_first() {
    let html = screen("/new/gomoku", "en", &[]);
    let seats = ["Black is played by", "White is played by"];
    assert!(seats.iter().all(|seat| labels(&html).contains(seat)));
    assert_eq!(html.matches("<select").count(), 0);
}
