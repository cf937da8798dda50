//! The options of a game in plain words, with the default one tap away.

use dioxus::prelude::*;
use serde_json::{Map, Value};

use crate::{
    rules::{Control, Game, GameKind, OptionSpec, RuleSet},
    ui::{i18n::t, terms::termed, words},
    with_game,
};

/// All options of a game; `rules` holds those that differ from the default.
#[component]
pub(crate) fn Options(kind: GameKind, rules: Signal<Map<String, Value>>) -> Element {
    let (specs, defaults) = options_of(kind);
    let changed = rules.read().len();
    rsx! {
        details { class: "options",
            summary {
                span { {t("rules")} }
                span { class: "quiet", {t(if changed == 0 { "rules-default" } else { "rules-own" })} }
            }
            button {
                r#type: "button",
                class: "default-rules",
                disabled: changed == 0,
                onclick: move |_| rules.write().clear(),
                {t("rules-reset")}
            }
            for spec in specs {
                Choice {
                    key: "{spec.key}",
                    kind,
                    spec: *spec,
                    value: rules.read().get(spec.key).or(defaults.get(spec.key)).cloned().unwrap_or_default(),
                    onchoose: {
                        let default = defaults.get(spec.key).cloned();
                        move |value: Value| {
                            if Some(&value) == default.as_ref() {
                                rules.write().shift_remove(spec.key);
                            } else {
                                rules.write().insert(spec.key.to_owned(), value);
                            }
                        }
                    },
                }
            }
        }
    }
}

fn options_of(kind: GameKind) -> (&'static [OptionSpec], Map<String, Value>) {
    with_game!(kind, G => {
        (<G as Game>::Rules::OPTIONS, <G as Game>::Rules::default().all_to_json())
    })
}

#[component]
fn Choice(
    kind: GameKind,
    spec: OptionSpec,
    value: Value,
    onchoose: EventHandler<Value>,
) -> Element {
    let name = t(&words::key("opt", kind, spec.key));
    let help = t(&words::key("opt", kind, &format!("{}-help", spec.key)));
    let word = |word: &str| t(&words::key("opt", kind, &format!("{}-{word}", spec.key)));
    let buttons: Vec<(String, Value, bool)> = match spec.control {
        Control::Toggle => {
            vec![(t("off"), false.into(), value == false), (t("on"), true.into(), value == true)]
        }
        Control::Numbers(numbers) => numbers
            .iter()
            .map(|number| {
                let text = if *number == 0 { word("0") } else { number.to_string() };
                (text, (*number).into(), value == *number)
            })
            .collect(),
        Control::Words(words) => {
            words.iter().map(|id| (word(id), (*id).into(), value == *id)).collect()
        }
        Control::Presets(presets) => presets
            .iter()
            .map(|(id, json)| {
                let preset = serde_json::from_str(json).unwrap_or_default();
                let chosen = preset == value;
                (word(id), preset, chosen)
            })
            .collect(),
        Control::AnyOf(numbers) => numbers
            .iter()
            .map(|number| {
                let (list, chosen) = toggled(&value, *number);
                (number.to_string(), list, chosen)
            })
            .collect(),
    };
    rsx! {
        div { class: "option", role: "group", "aria-label": "{name}",
            div { class: "option-text",
                strong { "{name}" }
                span { class: "quiet", {termed(&help, spec.key)} }
            }
            div { class: "segments",
                for (text , value , chosen) in buttons {
                    button {
                        key: "{text}",
                        r#type: "button",
                        "aria-pressed": chosen,
                        onclick: move |_| onchoose.call(value.clone()),
                        "{text}"
                    }
                }
            }
        }
    }
}

/// The list with the number put in or taken out, and whether it is in now.
fn toggled(list: &Value, number: u32) -> (Value, bool) {
    let mut numbers: Vec<u64> =
        list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    let number = u64::from(number);
    let chosen = numbers.contains(&number);
    if chosen {
        numbers.retain(|other| *other != number);
    } else {
        numbers.push(number);
        numbers.sort_unstable();
    }
    (numbers.into(), chosen)
}
