//! The review where a game is looked through.

use guqi::{
    record::Record,
    session::{keep_review, read_plies},
};
use serde_json::json;

use crate::{labels, record, screen};

/// A game with a review of these plies, looked through.
fn looked_at(game: &str, actions: &str, plies: &str) -> String {
    let mut record = Record::from_text(&record(game, "{}", actions)).expect("a record");
    keep_review(&mut record, &read_plies(plies).expect("plies"));
    screen("/look/1", "en", &[("game-000001", record.to_text())])
}

const BLUNDER: &str = "h8 g8 i8 h9 j8 i9 k8 j9 a15";
const JUDGED: &str = "1 550 550 h8;2 560 560 g8;1 570 540 h9;2 540 610 i9;1 610 610 j8;2 900 900 i9;\
                      1 990 990 k8;2 1000 1000 j9;1 1000 420 l8";

#[test]
fn a_kept_review_is_shown_at_once() {
    let html = looked_at("gomoku", BLUNDER, JUDGED);
    assert!(html.contains("?? Blunder, 58.0\u{a0}% lost."), "{html}");
    assert!(html.contains("Black’s chances: 42.0\u{a0}%."), "{html}");
    assert!(labels(&html).contains(&"Black’s chances, move by move"), "{:?}", labels(&html));
    let rows: Vec<_> = html.split("<tr>").skip(2).collect();
    let counts = ["3", "1", "0", "0", "1"];
    for (row, count) in rows.iter().zip(counts) {
        assert!(row.contains(&format!("<td>{count}</td>")), "{row}");
    }
    assert!(html.contains("Accuracy") && !html.contains("Luck"), "{html}");
}

#[test]
fn slips_are_marked_in_the_list_by_sign_and_word() {
    let html = looked_at("gomoku", BLUNDER, JUDGED);
    assert!(labels(&html).contains(&"9. Black, a15, Blunder"), "{:?}", labels(&html));
    assert!(labels(&html).contains(&"4. White, h9, Inaccuracy"), "{:?}", labels(&html));
    assert!(labels(&html).contains(&"3. Black, i8"), "what is good has no mark");
}

#[test]
fn luck_and_choices_are_told_apart() {
    let html = looked_at("senet", "*3 9-12", "1 500 540;1 540 500 5-8");
    assert!(html.contains("Luck") && html.contains("+4.0") && html.contains("−4.0"), "{html}");
    let account = html.split("<caption").nth(1).expect("how the chances changed");
    let numbers: Vec<_> =
        account.split("<td>").skip(1).filter_map(|cell| cell.split('<').next()).collect();
    assert!(account.contains(">White’s chances to win, in %<"), "{account}");
    assert_eq!(numbers, ["50.0", "+4.0", "−4.0", "0.0", "0.0", "0.0", "50.0"]);
}

#[test]
fn who_has_the_same_name_goes_by_the_side() {
    let computers = |language| {
        let mut record =
            Record::from_text(&record("patolli", r#"{"entry":"one"}"#, "*2 --")).expect("a record");
        record.extra.insert("computer".to_owned(), json!({ "jade": 3, "obsidian": 3 }));
        keep_review(&mut record, &read_plies("1 500 540;1 540 540").expect("plies"));
        screen("/look/1", language, &[("game-000001", record.to_text())])
    };
    let html = computers("en");
    assert!(labels(&html).contains(&"Jade’s chances, move by move"), "{:?}", labels(&html));
    for text in [">Jade</th>", ">Obsidian</th>", "Jade’s luck", "Obsidian’s choices"] {
        assert!(html.contains(text), "{text}: {html}");
    }
    assert!(computers("zh-CN").contains("玉方的运气"), "in any language");
}

#[test]
fn per_cent_is_written_in_one_way() {
    for (language, before) in [("en", "\u{a0} "), ("es", "\u{a0} "), ("zh-CN", "0123456789（")] {
        let mut record = Record::from_text(&record("senet", "{}", "*3 9-12")).expect("a record");
        keep_review(&mut record, &read_plies("1 500 540;1 540 500 5-8").expect("plies"));
        let html = screen("/look/1", language, &[("game-000001", record.to_text())]);
        let review = html.split("class=\"review\"").nth(1).expect("a review");
        let signs: Vec<_> = review.match_indices('%').map(|(at, _)| &review[..at]).collect();
        assert!(signs.len() > 5);
        for text in signs {
            assert!(text.ends_with(|last| before.contains(last)), "{language}: {text}");
        }
    }
}

#[test]
fn one_that_was_stopped_can_be_gone_on_with() {
    let html = looked_at("gomoku", BLUNDER, "1 550 550 h8;2 560 560 g8");
    assert!(html.contains("2 of 9") && html.contains("Go on<"), "{html}");
    let html = screen("/look/1", "en", &[("game-000001", record("gomoku", "{}", BLUNDER))]);
    assert!(!html.contains("class=\"review\""), "none is made unasked");
}
