//! What the table says: the line below the board for the eye, and for the ear all that
//! happens, in the order in which it happens.

use std::{cell::RefCell, rc::Rc};

use dioxus::prelude::*;

use crate::{
    rules::Side,
    ui::{
        i18n::t,
        parts::{Go, lines},
        play::Play,
        route::Route,
        shared::Shared,
        words,
    },
};

/// What happened, what to do next, or why nothing can be done.
#[component]
pub(super) fn Says() -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let news = words::news(play);
    let prompt = if play.aim().is_some() { t("aim-prompt") } else { words::prompt(play) };
    let refusal = play.refusal().map(|why| words::refused(play.table(), why));
    let refusal = refusal.or_else(|| play.helpless().then(|| t("helpless")));
    let hint = play.hint().map(|hint| words::hint(play, hint));
    let trouble = shared.trouble();
    let full = shared.full();
    rsx! {
        div { class: "says", role: "group", "aria-label": t("says"),
            match (&refusal, &hint) {
                (Some(refusal), _) => lines(Some(refusal), true, &prompt),
                // It is about what to do next, and takes the place of that.
                (None, Some(hint)) => lines(None, false, hint),
                // The button beside it leaves room for this alone.
                (None, None) if play.aim().is_some() => lines(None, false, &prompt),
                (None, None) => lines(Some(&news), false, &prompt),
            }
            if let Some(trouble) = trouble {
                p { class: "notice",
                    "{trouble} "
                    // Where games are exported, and deleted to make room.
                    if full {
                        Go { to: Route::Library {}, {t("library")} }
                    }
                }
            }
        }
    }
}

/// The sentences that stay to be read once more.
const KEPT: usize = 20;

/// What was read out already.
#[derive(Default)]
struct Heard {
    /// The last sentences, the newest at the end, and how many there were before them.
    sentences: Vec<String>,
    before: usize,
    /// As far as the game was told.
    tellings: usize,
    /// What was last said to do, in which state of affairs, and to which computer.
    turn: u32,
    prompt: String,
    going: Option<Side>,
    trouble: Option<String>,
}

impl Heard {
    fn say(&mut self, sentence: String) {
        if sentence.is_empty() {
            return;
        }
        self.sentences.push(sentence);
        if self.sentences.len() > KEPT {
            self.sentences.remove(0);
            self.before += 1;
        }
    }

    fn follow(&mut self, play: &Play, trouble: Option<String>) {
        let new: Vec<_> =
            play.told_since(self.tellings).map(|told| words::told(play, told)).collect();
        self.tellings = play.tellings();
        for sentence in new {
            self.say(sentence);
        }
        let prompt = words::prompt(play);
        // A computer that goes on and on is named once.
        let goes_on = play.computer().is_some() && !play.paused() && !play.must_pass();
        let going = play.table().turn().side().filter(|_| goes_on);
        let new = self.turn != play.turn() || self.prompt != prompt;
        if new && (going.is_none() || going != self.going) {
            self.say(prompt.clone());
        }
        (self.turn, self.prompt, self.going) = (play.turn(), prompt, going);
        if self.trouble != trouble {
            self.trouble.clone_from(&trouble);
            self.say(trouble.unwrap_or_default());
        }
    }
}

/// All that happens, sentence by sentence, for those who do not see it. Each is added once:
/// what a screen reader is still reading is not taken from it.
#[component]
pub(super) fn Log() -> Element {
    let shared = Shared::here();
    let read = shared.seen();
    let heard = use_hook(|| Rc::new(RefCell::new(None::<Heard>)));
    let trouble = shared.trouble();
    let Some(play) = read.as_ref() else { return rsx! {} };
    let mut heard = heard.borrow_mut();
    match heard.as_mut() {
        Some(heard) => heard.follow(play, trouble),
        // A region must be there before it says anything. What happened before is not news.
        None => *heard = Some(Heard { tellings: play.tellings(), ..Heard::default() }),
    }
    let Some(heard) = heard.as_ref() else { return rsx! {} };
    rsx! {
        div { class: "unseen", role: "log", "aria-live": "polite", "aria-label": t("log"),
            for (nth , sentence) in heard.sentences.iter().enumerate() {
                p { key: "{heard.before + nth}", "{sentence}" }
            }
        }
    }
}
