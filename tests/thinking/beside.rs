//! A thread that thinks beside the screen.

use std::{
    pin::pin,
    task::{Context, Poll, Waker},
    thread::sleep,
    time::Duration,
};

use guqi::{
    platform::Worker,
    rules::GameKind,
    session::{Thinker, work},
};

use super::ask;

/// Waits for what another thread brings.
fn wait<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(value) => return value,
            Poll::Pending => sleep(Duration::from_millis(1)),
        }
    }
}

#[test]
fn a_thread_answers() {
    let worker = Worker::new(work);
    worker.warm();
    let answer = wait(Thinker::ask(&worker, &ask(GameKind::Gomoku, "h8", 8, 0)));
    assert!(answer.expect("an answer").action.is_some());
    // Another piece of work by the same one.
    let answer = wait(Thinker::ask(&worker, &ask(GameKind::Senet, "", 8, 0)));
    assert_eq!(answer.expect("an answer").action, None);
}

#[test]
fn what_is_begun_ends_when_it_is_stopped_or_something_else_begins() {
    fn until_stopped(text: &str, stopped: &dyn Fn() -> bool) -> String {
        while text == "endless" && !stopped() {
            sleep(Duration::from_millis(1));
        }
        format!("{text} ends")
    }
    let worker = Worker::new(until_stopped);
    let endless = worker.give("endless".to_owned());
    worker.stop();
    assert_eq!(wait(endless).as_deref(), Some("endless ends"));
    let endless = worker.give("endless".to_owned());
    assert_eq!(wait(worker.give("short".to_owned())).as_deref(), Some("short ends"));
    assert_eq!(wait(endless).as_deref(), Some("endless ends"));
    let endless = worker.give("endless".to_owned());
    drop(worker);
    assert_eq!(wait(endless).as_deref(), Some("endless ends"));
}

#[test]
fn work_that_fails_has_no_answer() {
    let worker = Worker::new(|_, _| panic!("as this test wants it"));
    assert_eq!(wait(worker.give(String::new())), None);
}
