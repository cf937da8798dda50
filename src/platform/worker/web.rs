//! A module worker with the same program, which finds out there that it is one.
//!
//! A worker at work hears no message, so stopping ends the worker, and another is
//! started for the next piece of work. Chromium lets it run on for up to two seconds,
//! unheard. Where the page is isolated (two headers, see the README) both share a word
//! of memory as well, by which the worker learns at once that it is to stop.

use std::{cell::RefCell, future::Future, rc::Rc};

use futures_channel::oneshot;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use web_sys::{
    DedicatedWorkerGlobalScope, Event, MessageEvent, WorkerOptions, WorkerType,
    js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer, global},
};

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
    /// A word that both see, not nought when the worker is to stop.
    stop: Option<Int32Array>,
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
        let stop = shared_word();
        let onmessage = {
            let (state, worker, stop) = (Rc::clone(&state), worker.clone(), stop.clone());
            Closure::<dyn FnMut(_)>::new(move |event: MessageEvent| {
                let mut state = state.borrow_mut();
                match event.data().as_string() {
                    Some(text) if text == READY => {
                        state.ready = true;
                        if let Some(stop) = &stop {
                            let _ = worker.post_message(stop);
                        }
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
        Ok(Self { worker, state, stop, _onmessage: onmessage, _onerror: onerror })
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        if let Some(stop) = &self.stop {
            let _ = Atomics::store(stop, 0, 1);
        }
        self.worker.terminate();
    }
}

/// A word of memory that a page and its worker share; `None` where they may not.
fn shared_word() -> Option<Int32Array> {
    let isolated = Reflect::get(&global(), &"crossOriginIsolated".into());
    (isolated == Ok(JsValue::TRUE)).then(|| Int32Array::new(&SharedArrayBuffer::new(4)))
}

/// Plays the worker's part, when this is a worker; `false` on a page.
pub fn serve_if_worker(work: Work) -> bool {
    let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return false;
    };
    let onmessage = {
        let (scope, mut stop) = (scope.clone(), None::<Int32Array>);
        Closure::<dyn FnMut(_)>::new(move |event: MessageEvent| {
            let data = event.data();
            if let Some(text) = data.as_string() {
                let stopped = || stop.as_ref().is_some_and(|stop| Atomics::load(stop, 0) == Ok(1));
                let answer = work(&text, &stopped);
                let _ = scope.post_message(&answer.into());
            } else {
                stop = data.dyn_into().ok();
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
