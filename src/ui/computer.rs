//! What drives a game that goes on by itself: it asks the one who thinks, waits so
//! that a person can follow, and drops what was begun as soon as the game is another.

use std::{cell::RefCell, rc::Rc, time::Duration};

use dioxus::{core::Task, prelude::*};

use super::{
    play::{Next, Play},
    settings::{HINT_MILLIS, PASS_SHOWN},
    shared::Shared,
};
use crate::{
    platform::pause,
    rules::{Event, Side},
};

/// How often it is looked whether a throw rests.
const REST: Duration = Duration::from_millis(50);

/// What goes on, and in which state of affairs it began.
type Begun = (u32, Next, Task);

/// Lets the game on the table go on by itself while the screen is there.
pub(super) fn use_computer(shared: Shared) {
    let begun = use_hook(|| Rc::new(RefCell::new(None::<Begun>)));
    let dropped = Rc::clone(&begun);
    use_effect(move || {
        let wanted = shared.play.read().as_ref().and_then(|play| Some((play.turn(), play.next()?)));
        let mut begun = begun.borrow_mut();
        if begun.map(|(turn, next, _)| (turn, next)) == wanted {
            return;
        }
        if let Some((.., task)) = begun.take() {
            task.cancel();
            shared.thinker.peek().stop();
        }
        *begun = wanted.map(|(turn, next)| (turn, next, spawn(go_on(shared, turn, next))));
    });
    use_hook(|| {
        let play = shared.play.peek();
        let table = play.as_ref().map(Play::table);
        if table
            .is_some_and(|table| Side::ALL.into_iter().any(|seat| table.computer(seat).is_some()))
        {
            shared.thinker.peek().warm();
        }
    });
    use_drop(move || {
        if dropped.borrow().is_some() {
            shared.thinker.peek().stop();
        }
    });
}

async fn go_on(shared: Shared, turn: u32, next: Next) {
    let settings = *shared.settings.peek();
    match next {
        Next::Pass => {
            let computers =
                shared.play.peek().as_ref().is_some_and(|play| play.computer().is_some());
            pause(if computers { settings.pass_shown() } else { PASS_SHOWN }).await;
            shared.change(|play| play.go_on(turn));
        }
        Next::Throw => {
            pause(settings.shown()).await;
            shared.change(|play| play.go_on(turn));
            if settings.at_once() {
                shared.settle();
            }
        }
        Next::Move | Next::Hint => {
            let hint = next == Next::Hint;
            let millis = if hint { HINT_MILLIS } else { settings.thinking_millis() };
            let ask = shared.play.peek().as_ref().and_then(|play| play.ask(millis));
            let Some(ask) = ask.filter(|ask| ask.job == turn) else { return };
            // It thinks while the person looks.
            let answer = shared.thinker.peek().ask(&ask);
            if !hint {
                // That stones move from now on is to be read in peace.
                let events = shared.play.peek().as_ref().map(|play| play.news().to_vec());
                let swept =
                    |events: Vec<_>| events.iter().any(|one| matches!(one, Event::Swept { .. }));
                let times = if events.is_some_and(swept) { 4 } else { 1 };
                pause(settings.shown() * times).await;
            }
            let answer = answer.await;
            while shared.falls() {
                pause(REST).await;
            }
            shared.change(|play| play.answered(turn, answer.as_ref()));
        }
    }
}
