//! The menu of a game in play.

use dioxus::prelude::*;

use super::{
    ending::PlayAgain,
    how_to::HowToSheet,
    keys::KeysSheet,
    settings::{SettingRow, SettingsSheet},
    share::ShareSheet,
    throws::throws,
};
use crate::{
    rules::Side,
    ui::{
        i18n::{t, t_with},
        parts::{Go, Question as QuestionSheet, Sheet},
        play::Play,
        route::Route,
        settings::Setting,
        shared::Shared,
        words,
    },
};

/// What must be confirmed before it is done.
#[derive(Clone, Copy, PartialEq)]
enum Question {
    Draw,
    Resign(Side),
}

/// The menu.
#[component]
pub(crate) fn Menu(onclose: EventHandler<()>) -> Element {
    let shared = Shared::here();
    let mut question = use_signal(|| None::<Question>);
    let mut how = use_signal(|| false);
    let mut settings = use_signal(|| false);
    let mut keys = use_signal(|| false);
    let mut share = use_signal(|| false);
    let mut thrown = use_signal(|| false);
    let play = shared.play.read();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let table = play.table();
    let kind = table.kind();
    let has_throws = kind.lots().is_some();
    let going_on = table.turn().side().is_some();
    // The computer agrees to nothing and gives up nothing.
    let person = |side: &Side| table.computer(table.seat(*side)).is_none();
    let persons: Vec<_> = Side::ALL.into_iter().filter(person).collect();
    let answer = move |asked| {
        shared.change(|play| match asked {
            Question::Draw => play.agree_draw(),
            Question::Resign(side) => play.resign(side),
        });
        onclose.call(());
    };
    if let Some(asked) = question() {
        let title = match asked {
            Question::Draw => t("ask-draw"),
            Question::Resign(side) => {
                t_with("ask-resign", &[("who", words::who(table, side).into())])
            }
        };
        return rsx! {
            QuestionSheet { title, onyes: move |()| answer(asked), onno: move |()| question.set(None) }
        };
    }
    if how() {
        return rsx! {
            HowToSheet { kind, table: play.id.0, onclose }
        };
    }
    if settings() {
        return rsx! {
            SettingsSheet { onclose }
        };
    }
    if share() {
        return rsx! {
            ShareSheet { record: table.record(), onclose }
        };
    }
    if thrown() {
        return throws(table, onclose);
    }
    if keys() {
        return rsx! {
            KeysSheet { onclose }
        };
    }
    rsx! {
        Sheet { title: t("menu"), onclose,
            nav { class: "menu",
                if !going_on {
                    PlayAgain {}
                }
                button { class: if going_on { "primary" }, onclick: move |_| onclose.call(()), {t("back-to-game")} }
                button { onclick: move |_| how.set(true), {t("how-to-play")} }
                button { onclick: move |_| settings.set(true), {t("settings")} }
                Go { to: Route::Look { number: play.id.0 }, {t("look")} }
                button { onclick: move |_| share.set(true), {t("share")} }
                if has_throws {
                    button { onclick: move |_| thrown.set(true), {t("throws")} }
                }
                button {
                    onclick: move |_| {
                        shared.change(Play::flip);
                        onclose.call(());
                    },
                    {t("turn-board")}
                }
                button { onclick: move |_| keys.set(true), {t("keys")} }
                Go { to: Route::NewGame { game: kind.id().to_owned() }, {t("start-new")} }
                Go { to: Route::Library {}, {t("library")} }
                Go { to: Route::Home {}, {t("back-home")} }
                if going_on {
                    if persons.len() == 2 {
                        button { class: "wide", onclick: move |_| question.set(Some(Question::Draw)), {t("menu-draw")} }
                    }
                    for side in persons.iter().copied() {
                        button {
                            key: "{side:?}",
                            class: if persons.len() == 1 { "wide" },
                            onclick: move |_| question.set(Some(Question::Resign(side))),
                            {t_with("menu-resign", &[("who", words::who(table, side).into())])}
                        }
                    }
                }
            }
            if persons.len() == 2 {
                SettingRow { setting: Setting::Seats }
            } else {
                SettingRow { setting: Setting::Pace }
                SettingRow { setting: Setting::Thinking }
            }
        }
    }
}
