//! A lesson: a position, what to do there, and what is thought of what was done. It is
//! played on a table aside; the game in play does not know of it.

use std::time::Duration;

use dioxus::prelude::*;

use crate::{
    platform::pause,
    record::Record,
    rules::{Game, GameKind, Turn},
    session::{GameId, open},
    ui::{
        boards::{BoardFocus, BoardView},
        i18n::{t, t_with},
        keys::{Ear, pressed},
        lessons::{Judged, Step, lesson},
        parts::{Bar, Go, IconButton, LotsTray, Sheet, lines},
        play::Play,
        route::Route,
        senses::Senses,
        shared::Shared,
        words,
    },
    with_game,
};

/// How long an action that is not wanted is seen before it is taken back.
const SHOWN: Duration = Duration::from_millis(1800);

/// The level of the computer for somebody who has just learnt the game.
const FIRST_LEVEL: u8 = 1;

/// The lesson of a game.
#[component]
pub(crate) fn Lesson(game: String, table: u32) -> Element {
    let Some(kind) = GameKind::from_id(&game) else {
        return rsx! {
            super::home::Home {}
        };
    };
    rsx! {
        // In a list of one, another game is another screen.
        for kind in [kind] {
            LessonOf { key: "{kind.id()}", kind, table }
        }
    }
}

#[component]
fn LessonOf(kind: GameKind, table: u32) -> Element {
    let shared = Shared::here();
    let aside = use_context_provider(|| shared.aside());
    let focus = BoardFocus::provide();
    let navigator = use_navigator();
    let steps = lesson(kind);
    let mut at = use_signal(|| 0);
    let mut ended = use_signal(|| false);
    // What was done that is allowed and not wanted.
    let mut told = use_signal(|| None::<String>);
    let mut go = move |to: usize| {
        // From its end a lesson goes on at its beginning.
        shared.keep(&words::key("lesson", kind, ""), &(to % steps.len()).to_string());
        ended.set(to == steps.len());
        if let Some(game) = steps.get(to).and_then(|step| open(&step.record(kind)).ok()) {
            at.set(to);
            told.set(None);
            aside.lay(Play::new(GameId(0), game));
        }
    };
    use_hook(move || {
        let kept = shared.shelf.peek().get(&words::key("lesson", kind, ""));
        let kept = kept.ok().flatten().and_then(|kept| kept.parse().ok());
        go(kept.filter(|at| *at < steps.len()).unwrap_or(0));
    });
    aside.use_follow();
    use_effect(move || {
        let play = aside.play.read();
        let wrong = |play: &&Play| judge(play, &steps[*at.peek()]) == Judged::Wrong;
        let Some(play) = play.as_ref().filter(wrong) else { return };
        told.set(Some(t_with("lesson-wrong", &[("happened", words::news(play).into())])));
        spawn(take_back(aside, play.turn()));
    });
    let judged = move || {
        let play = aside.play.peek();
        play.as_ref().map_or(Judged::Done, |play| judge(play, &steps[*at.peek()]))
    };
    let tap = move |spot| match judged() {
        Judged::Going => {
            told.set(None);
            aside.act(|play| play.tap(spot));
        }
        Judged::Wrong => aside.act(Play::undo),
        Judged::Done => {}
    };
    let show = move |()| {
        told.set(None);
        aside.change(|play| point_out(play, &steps[*at.peek()]));
    };

    let play_on = move |_| {
        let mut record = Record::new(kind, 0).again();
        record.seat_computer(with_game!(kind, G => G::SIDES)[1], FIRST_LEVEL);
        if let Ok(game) = open(&record) {
            let GameId(number) = shared.start(game);
            navigator.push(Route::Table { number });
        }
    };

    let nth = at();
    let text = t(&words::key("lesson", kind, &(nth + 1).to_string()));
    let mut text = text.lines();
    let [see, task, good] = [(); 3].map(|()| text.next().unwrap_or_default());
    let seen = aside.seen();
    let Some(play) = seen.as_ref() else { return rsx! {} };
    let refusal = play.refusal().map(|why| words::refused(play.table(), why));
    let now = judged();
    let idle = now != Judged::Going;
    let (said, next) = match now {
        Judged::Done => (None, "lesson-next"),
        _ => (Some((refusal.or_else(|| told.read().clone()), task)), "lesson-skip"),
    };
    let done = said.is_none();
    let throws = matches!(play.table().turn(), Turn::Throw { .. });
    rsx! {
        main {
            class: "table lesson",
            "data-game": kind.id(),
            Ear { onkey: move |key: String| pressed(&key, aside, focus, None) }
            Bar { title: words::game_name(kind), table,
                span { class: "quiet",
                    {t_with("lesson-at", &[("step", (nth + 1).into()), ("steps", steps.len().into())])}
                }
                IconButton { name: "hint", possible: !done && !throws, onpress: show }
            }
            div { class: "says", role: "status", "aria-live": "polite",
                match &said {
                    Some((Some(refusal), task)) => lines(Some(refusal), true, task),
                    Some((None, task)) => lines(Some(see), false, task),
                    None => lines(None, false, good),
                }
            }
            div { class: "board-area",
                BoardView { onsize: move |_| {}, ontap: tap }
            }
            // The next throw is not the lesson's any more.
            div { class: "doing", inert: if idle { "true" },
                LotsTray {}
            }
            div { class: "lesson-steps",
                button { disabled: nth == 0, onclick: move |_| go(nth - 1), {t("lesson-before")} }
                button { onclick: move |_| go(nth), {t("lesson-again")} }
                button { class: if done { "primary" }, onclick: move |_| go(nth + 1), {t(next)} }
            }
            Senses {}
        }
        if ended() {
            {end(kind, table, go, play_on)}
        }
    }
}

/// What to do after the lesson; `go` leads back into it, `play` to a game.
fn end(
    kind: GameKind,
    table: u32,
    mut go: impl FnMut(usize) + Copy + 'static,
    play: impl FnMut(MouseEvent) + 'static,
) -> Element {
    let last = lesson(kind).len() - 1;
    let title = t_with("lesson-end", &[("game", words::game_name(kind).into())]);
    rsx! {
        Sheet { title, onclose: move |()| go(last),
            div { class: "menu",
                if table > 0 {
                    Go { to: Route::Table { number: table }, class: "primary", {t("back-to-game")} }
                }
                button { class: if table == 0 { "primary" }, onclick: play, {t("play-computer")} }
                Go { to: Route::NewGame { game: kind.id().to_owned() }, {t("play-somebody")} }
                button { onclick: move |_| go(0), {t("lesson-first")} }
                Go { to: Route::Home {}, {t("back-home")} }
            }
        }
    }
}

/// Takes back what was done once it was seen, unless the person has done so already.
async fn take_back(aside: Shared, turn: u32) {
    pause(SHOWN).await;
    let still = aside.play.peek().as_ref().is_some_and(|play| play.turn() == turn);
    if still {
        aside.change(Play::undo);
    }
}

fn judge(play: &Play, step: &Step) -> Judged {
    step.judge(&play.table().record().actions)
}

/// Shows what is wanted next.
fn point_out(play: &mut Play, step: &Step) {
    let done = play.table().ply() - step.given.split_whitespace().count();
    if let Some(gesture) = step.next(done).and_then(|token| play.table().read(token)) {
        play.point_out(gesture);
    }
}
