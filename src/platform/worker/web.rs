//! A module worker with the same program, which finds out there that it is one.
//! What is thought cannot be interrupted, so stopping ends the worker, and another
//! is started for the next piece of work.

use std::{cell::RefCell, future::Future, rc::Rc, sync::atomic::AtomicBool};

use futures_channel::oneshot;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent, WorkerOptions, WorkerType, js_sys};

use super::Work;

/// A worker's first message. What is sent before it would be lost.
const READY: &str = "ready";

/// Does work in a worker.
pub struct Worker {
    helper: RefCell<Option<Helper>>,
}

/// A worker that was started, and what it is doing.
struct Helper {
    worker: web_sys::Worker,
    state: Rc<RefCell<State>>,
    // They live as long as messages may come.
    _onmessage: Closure<dyn FnMut(MessageEvent)>,
    _onerror: Closure<dyn FnMut(Event)>,
}

#[derive(Default)]
struct State {
    ready: bool,
    /// What is to be sent once it is ready.
    text: Option<String>,
    /// Who waits for the answer.
    answer: Option<oneshot::Sender<String>>,
    failed: bool,
}

impl Worker {
    /// Nothing is started yet. The worker knows by itself what is done with a text.
    pub fn new(_: Work) -> Self {
        Self { helper: RefCell::default() }
    }

    /// Begins with a text at once, instead of what was begun before. `None` comes when
    /// it was stopped or cannot be done.
    pub fn give(&self, text: String) -> impl Future<Output = Option<String>> + use<> {
        self.stop();
        self.warm();
        let (sender, answer) = oneshot::channel();
        // Without a worker the sender is dropped, and `None` comes.
        if let Some(helper) = self.helper.borrow().as_ref() {
            let mut state = helper.state.borrow_mut();
            if state.ready {
                let _ = helper.worker.post_message(&text.into());
            } else {
                state.text = Some(text);
            }
            state.answer = Some(sender);
        }
        async move { answer.await.ok() }
    }

    /// Ends what was begun, at once and without an answer, and gets ready again.
    pub fn stop(&self) {
        let busy = |helper: &Helper| helper.state.borrow().answer.is_some();
        if self.helper.borrow().as_ref().is_some_and(busy) {
            self.helper.take();
            self.warm();
        }
    }

    /// Starts the worker, unless one is there.
    pub fn warm(&self) {
        let mut helper = self.helper.borrow_mut();
        if helper.as_ref().is_none_or(|helper| helper.state.borrow().failed) {
            *helper = Helper::start().ok();
        }
    }
}

impl Helper {
    fn start() -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let url = IMPORT_META.with(ImportMeta::url);
        let worker = web_sys::Worker::new_with_options(&url, &options)?;
        let state = Rc::new(RefCell::new(State::default()));
        let onmessage = {
            let (state, worker) = (Rc::clone(&state), worker.clone());
            Closure::<dyn FnMut(_)>::new(move |event: MessageEvent| {
                let mut state = state.borrow_mut();
                match event.data().as_string() {
                    Some(text) if text == READY => {
                        state.ready = true;
                        if let Some(text) = state.text.take() {
                            let _ = worker.post_message(&text.into());
                        }
                    }
                    Some(text) => {
                        let _ = state.answer.take().map(|answer| answer.send(text));
                    }
                    None => {}
                }
            })
        };
        let onerror = {
            let (state, worker) = (Rc::clone(&state), worker.clone());
            Closure::<dyn FnMut(_)>::new(move |event: Event| {
                // Told to the person in words; see who waits for the answer.
                event.prevent_default();
                worker.terminate();
                let mut state = state.borrow_mut();
                state.failed = true;
                state.answer = None;
            })
        };
        worker.set_onmessage(Some(onmessage.as_ref().unchecked_ref()));
        worker.set_onerror(Some(onerror.as_ref().unchecked_ref()));
        Ok(Self { worker, state, _onmessage: onmessage, _onerror: onerror })
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Plays the worker's part, when this is a worker; `false` on a page.
pub fn serve_if_worker(work: Work) -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return false;
    };
    let onmessage = {
        let scope = scope.clone();
        Closure::<dyn FnMut(_)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                // Nothing can be told to a worker at work: it is ended instead.
                let answer = work(&text, &AtomicBool::new(false));
                let _ = scope.post_message(&answer.into());
            }
        })
    };
    scope.set_onmessage(Some(onmessage.as_ref().unchecked_ref()));
    // It listens for as long as the worker lives.
    onmessage.forget();
    scope.post_message(&READY.into()).is_ok()
}

#[wasm_bindgen]
extern "C" {
    type ImportMeta;

    /// Where this program's module is, wherever it was put.
    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> String;

    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;
}
