//! A thread for every piece of work.

use std::{
    cell::RefCell,
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::Builder,
};

use futures_channel::oneshot;

use super::Work;

/// Room for searches that call themselves deeply.
const STACK: usize = 8 << 20;

/// Does work on a thread of its own.
pub struct Worker {
    work: Work,
    stop: RefCell<Option<Arc<AtomicBool>>>,
}

impl Worker {
    /// Nothing is begun yet.
    pub fn new(work: Work) -> Self {
        Self { work, stop: RefCell::default() }
    }

    /// Begins with a text at once, instead of what was begun before. `None` comes when
    /// it was stopped or cannot be done.
    pub fn give(&self, text: String) -> impl Future<Output = Option<String>> + use<> {
        self.stop();
        let (sender, answer) = oneshot::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (work, stopped) = (self.work, Arc::clone(&stop));
        let begun = Builder::new().name("worker".to_owned()).stack_size(STACK).spawn(move || {
            // Nobody may be waiting any more.
            let _ = sender.send(work(&text, &|| stopped.load(Ordering::Relaxed)));
        });
        *self.stop.borrow_mut() = begun.is_ok().then_some(stop);
        async move { answer.await.ok() }
    }

    /// Ends what was begun, soon and without an answer that counts.
    pub fn stop(&self) {
        if let Some(stop) = self.stop.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// A thread starts fast enough.
    #[allow(clippy::unused_self, reason = "workers of the browser need it")]
    pub fn warm(&self) {}
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}
