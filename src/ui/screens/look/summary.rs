//! How both persons did in a game that was reviewed, and what made it end as it did.

use dioxus::prelude::*;

use super::review::GRADES;
use crate::{
    rules::Side,
    session::{Judged, Summary},
    ui::i18n::{LANGUAGE, Language, t, t_with},
};

/// How many choices were of each grade, how good they were, and what luck and choices did.
pub(super) fn summary(people: [&str; 2], judged: &[Judged], thrown: bool) -> Element {
    let summary = Summary::of(judged);
    let [first, second] = Side::ALL.map(|side| summary.persons[side]);
    let accuracy = [first, second].map(|person| {
        let accuracy = person.accuracy().map(|accuracy| (1000.0 * accuracy).round() as i32);
        accuracy.map_or_else(String::new, percent)
    });
    let gains = [
        ("review-luck", "review-luck-is", first.luck, second.luck),
        ("review-skill", "review-skill-is", first.skill, second.skill),
    ];
    let gains = if thrown { &gains[..] } else { &[] };
    rsx! {
        table { class: "verdicts",
            tr {
                td {}
                for name in people {
                    th { scope: "col", "{name}" }
                }
            }
            for (nth , (name , sign)) in GRADES.into_iter().enumerate() {
                tr {
                    th { scope: "row",
                        span { class: "grade", "aria-hidden": "true", "{sign}" }
                        {t(name)}
                    }
                    td { "{first.grades[nth]}" }
                    td { "{second.grades[nth]}" }
                }
            }
            tr {
                th { scope: "row", {t("review-accuracy")} }
                for accuracy in accuracy {
                    td { "{accuracy}" }
                }
            }
            for (name , what , one , two) in gains {
                tr {
                    th { scope: "row",
                        {t(name)}
                        small { class: "quiet", {t(what)} }
                    }
                    for gain in [one, two] {
                        td {
                            "{signed(*gain)}"
                            i { class: "gain", "data-lost": *gain < 0, style: "--gain:{gain}" }
                        }
                    }
                }
            }
        }
        if thrown {
            {account(people, &summary)}
        }
    }
}

/// The first person's chances from the start to the end, as a sum.
fn account([one, two]: [&str; 2], summary: &Summary) -> Element {
    let [first, second] = Side::ALL.map(|side| summary.persons[side]);
    let of = |key, who: &str| t_with(key, &[("who", who.into())]);
    let parts = [
        (of("review-sum-luck", one), first.luck),
        (of("review-sum-skill", one), first.skill),
        (of("review-sum-luck", two), -second.luck),
        (of("review-sum-skill", two), -second.skill),
        (t("review-sum-rest"), summary.rest),
    ];
    rsx! {
        table { class: "verdicts account",
            caption { {of("review-sum", one)} }
            tr {
                th { scope: "row", {t("review-sum-start")} }
                td { {number(summary.start.into())} }
            }
            for (name , part) in parts {
                tr {
                    th { scope: "row", "{name}" }
                    td { {signed(part)} }
                }
            }
            tr {
                th { scope: "row", {t("review-sum-end")} }
                td { {number(summary.end.into())} }
            }
        }
    }
}

/// Thousandths in per cent, as the language writes them.
pub(super) fn percent(thousandths: i32) -> String {
    t_with("percent", &[("part", number(thousandths).into())])
}

/// The same, always with a sign and without that of per cent.
fn signed(thousandths: i32) -> String {
    let plus = if thousandths > 0 { "+" } else { "" };
    format!("{plus}{}", number(thousandths))
}

fn number(thousandths: i32) -> String {
    let part = thousandths.abs();
    let sign = if thousandths < 0 { "−" } else { "" };
    let point = if *LANGUAGE.read() == Language::Spanish { ',' } else { '.' };
    format!("{sign}{}{point}{}", part / 10, part % 10)
}

/// Per cent with a sign.
pub(super) fn change(thousandths: i32) -> String {
    t_with("percent", &[("part", signed(thousandths).into())])
}
