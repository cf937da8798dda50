//! The computer's review of the game that is looked through: made beside the screen, part by
//! part, kept with the game; the chances ply by ply, what was better, how both persons did.

use std::{fmt::Write as _, rc::Rc};

use dioxus::prelude::*;

use super::{
    Looking,
    moves::Person,
    summary::{change, percent, summary},
};
use crate::{
    engine::Grade,
    record::Record,
    rules::Side,
    session::{GameId, Judged, kept_review},
    ui::{
        i18n::{t, t_with},
        play::Hint,
        shared::Shared,
        words,
    },
};

/// How a grade is called, and its sign.
pub(super) const GRADES: [(&str, &str); Grade::ALL.len()] = [
    ("review-best", "✓"),
    ("review-good", "+"),
    ("review-inaccuracy", "?!"),
    ("review-mistake", "?"),
    ("review-blunder", "??"),
];

/// What the computer is doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    Nothing,
    Judging,
    /// It cannot judge here.
    Helpless,
}

/// The review of a kept game.
#[derive(Clone, Copy)]
pub(super) struct Reviewing {
    /// Where the game is kept, and who thinks.
    shared: Shared,
    number: u32,
    record: CopyValue<Rc<Record>>,
    /// Whether it is looked at.
    pub(super) shown: Signal<bool>,
    plies: Signal<Rc<[Judged]>>,
    doing: Signal<Doing>,
}

impl Reviewing {
    /// What is known of a game already; it is shown at once if anything is.
    pub(super) fn of(shared: Shared, number: u32, record: &Rc<Record>) -> Self {
        let plies = kept_review(record);
        Self {
            shared,
            number,
            record: CopyValue::new(Rc::clone(record)),
            shown: Signal::new(!plies.is_empty()),
            plies: Signal::new(plies.into()),
            doing: Signal::new(Doing::Nothing),
        }
    }

    /// Shows the review, and makes what is missing of it; or puts it away.
    pub(super) fn toggle(mut self) {
        let shown = !*self.shown.peek();
        self.shown.set(shown);
        if shown { self.begin() } else { self.stop() }
    }

    fn begin(mut self) {
        if *self.doing.peek() == Doing::Judging {
            return;
        }
        self.doing.set(Doing::Judging);
        let record = self.record.peek().clone();
        spawn(async move {
            while self.plies.peek().len() < record.actions.len() {
                let from = self.plies.peek().len();
                let part = self.shared.thinker.peek().review(&record, from);
                let part = part.await.filter(|part| !part.is_empty());
                let going = *self.doing.peek() == Doing::Judging;
                let Some(part) = part.filter(|_| going) else {
                    if going {
                        self.doing.set(Doing::Helpless);
                    }
                    return;
                };
                let plies = [&**self.plies.peek(), &part].concat();
                self.plies.set(plies.into());
                self.keep();
            }
            self.doing.set(Doing::Nothing);
        });
    }

    /// Judges no more; what was judged is kept already.
    pub(super) fn stop(mut self) {
        if *self.doing.peek() == Doing::Judging {
            self.shared.thinker.peek().stop();
            self.doing.set(Doing::Nothing);
        }
    }

    fn keep(self) {
        let (id, games) = (GameId(self.number), self.shared.shelf.peek());
        // What cannot be kept is made anew another time.
        let _ = games.keep_review(id, &self.record.peek(), &self.plies.peek());
    }

    /// The action that was better than the one after which so many plies were played.
    pub(super) fn better(self, ply: usize) -> Option<String> {
        let plies = self.plies.read();
        let judged = plies.get(ply.checked_sub(1)?)?;
        let slip = *self.shown.read() && judged.grade() > Some(Grade::Best);
        slip.then(|| judged.best.clone()).flatten()
    }

    /// Whether the one after which so many plies were played was a mistake.
    pub(super) fn mistaken(self, ply: usize) -> bool {
        self.plies.read().get(ply - 1).is_some_and(is_mistake)
    }

    /// The sign and the name of the grade of each ply, for those that were no good; empty
    /// while it is being judged.
    pub(super) fn marks(self) -> Vec<Option<(&'static str, String)>> {
        if !*self.shown.read() || *self.doing.read() == Doing::Judging {
            return Vec::new();
        }
        let slip = |judged: &Judged| judged.grade().filter(|grade| *grade > Grade::Good);
        let mark = |judged| slip(judged).map(|grade| GRADES[grade as usize]);
        let plies = self.plies.read();
        plies.iter().map(mark).map(|mark| mark.map(|(name, sign)| (sign, t(name)))).collect()
    }
}

/// The review.
#[component]
pub(super) fn Review() -> Element {
    let Looking { mut at, plies, record, people } = Looking::here();
    let reviewing: Reviewing = use_context();
    let aside = Shared::here();
    use_drop(move || reviewing.stop());
    let [one, two] = [&people[0].name, &people[1].name];
    let judged = reviewing.plies.read().clone();
    let (total, count) = (plies.len(), judged.len());
    let doing = *reviewing.doing.read();
    let told = use_memo({
        let people = people.clone();
        move || verdict(aside, &people, &reviewing.plies.read())
    });
    let progress = t_with("review-progress", &[("ply", count.into()), ("plies", total.into())]);
    let (chances, slips) = lines(&judged);
    let thrown = record.game.lots().is_some();
    let graph = t_with("review-graph", &[("who", one.as_str().into())]);
    rsx! {
        div { class: "review",
            if count < total {
                div { class: "review-going",
                    if doing == Doing::Helpless {
                        p { {t("review-helpless")} }
                    } else {
                        progress { max: total as f64, value: count as f64, "aria-label": t("review") }
                        span { class: "quiet", "{progress}" }
                    }
                    button {
                        onclick: move |_| {
                            if doing == Doing::Judging {
                                reviewing.stop();
                            } else {
                                reviewing.begin();
                            }
                        },
                        {t(if doing == Doing::Judging { "review-stop" } else { "review-go-on" })}
                    }
                }
            }
            p { class: "verdict", role: "status", {told()} }
            div { class: "graph",
                // With room for whole points at the edge.
                svg { view_box: "0 -90 {total} 1180", preserve_aspect_ratio: "none", "aria-hidden": "true",
                    path { class: "graph-area", d: "{chances}V1000H0Z" }
                    path { class: "graph-middle", d: "M0 500H{total}" }
                    path { class: "graph-line", d: "{chances}" }
                    path { class: "graph-slips", d: "{slips}" }
                }
                span { "aria-hidden": "true", "{one}" }
                span { "aria-hidden": "true", "{two}" }
                // A slider over it, for keys: what a finger and the mouse do there, the page
                // turns into it (assets/guqi.js).
                input {
                    r#type: "range",
                    min: "0",
                    max: "{total}",
                    value: "{at}",
                    "aria-label": graph,
                    "aria-valuetext": told(),
                    oninput: move |event| at.set(event.value().parse().unwrap_or(total)),
                }
            }
            if count == total {
                {summary([one, two], &judged, thrown)}
            }
            details { class: "options",
                summary { {t("review-how")} }
                p { {t("review-grades")} }
                if thrown {
                    p { {t("review-luck-how")} }
                }
            }
        }
    }
}

/// Whether it is one of those that are pointed out.
fn is_mistake(judged: &Judged) -> bool {
    judged.grade() > Some(Grade::Inaccuracy)
}

/// The line of the first person's chances, and a point at each mistake and blunder.
fn lines(judged: &[Judged]) -> (String, String) {
    let start = judged.first().map_or(500, |first| first.before);
    let mut chances = format!("M0 {}", 1000 - start);
    let mut slips = String::new();
    for (ply, judged) in judged.iter().enumerate() {
        let (x, y) = (ply + 1, 1000 - judged.after);
        let _ = write!(chances, "L{x} {y}");
        if is_mistake(judged) {
            let _ = write!(slips, "M{x} {y}h0");
        }
    }
    (chances, slips)
}

/// What is said of the ply that is shown: the chances after it, what it lost, what was better.
fn verdict(aside: Shared, people: &[Person; 2], judged: &[Judged]) -> String {
    let play = aside.seen();
    let Some(play) = play.as_ref() else { return String::new() };
    let at = play.table().ply();
    let before = at.checked_sub(1).and_then(|ply| judged.get(ply));
    let chances = match before {
        Some(judged) => judged.after,
        None if at == 0 && !judged.is_empty() => judged[0].before,
        None => return String::new(),
    };
    let said = |key, seat: Side, part: String| {
        let who = people[seat.index()].name.as_str();
        t_with(key, &[("who", who.into()), ("part", part.into())])
    };
    let mut told = Vec::new();
    if let Some(judged) = before {
        match judged.grade() {
            Some(grade) => {
                let (name, sign) = GRADES[grade as usize];
                let key = if grade > Grade::Best { "review-lost" } else { "review-graded" };
                let (grade, lost) = (t(name), percent(-judged.gain()));
                let said = [("sign", sign.into()), ("grade", grade.into()), ("part", lost.into())];
                told.push(t_with(key, &said));
            }
            None if judged.gain() == 0 => {}
            None => told.push(said("review-threw", judged.seat, change(judged.gain()))),
        }
    }
    if let Some(Hint::Best { gesture, .. }) = play.hint() {
        let what = words::deed(play.table(), gesture);
        told.push(t_with("review-better", &[("what", what.into())]));
    }
    told.push(said("review-chances", Side::First, percent(chances.into())));
    told.join(&t("between-sentences"))
}
