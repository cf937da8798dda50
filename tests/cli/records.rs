//! `legal` and `replay`.

use serde_json::{Value, json};

use super::{record, run};

#[test]
fn legal_tells_the_end_of_a_record() {
    let started = run(&["legal"], &record("senet", "")).line();
    let expected = json!({
        "game": "senet", "turn": "white", "throw": true,
        "legal": ["*0", "*1", "*2", "*3", "*4"],
        "position": {
            "white": { "off": 0, "on": [1, 3, 5, 7, 9] },
            "black": { "off": 0, "on": [2, 4, 6, 8, 10] },
        },
        "result": null,
    });
    assert_eq!(started, expected);

    let after = run(&["legal", "-"], &record("patolli", "*1 in *2")).line();
    let enter = json!({
        "game": "patolli", "turn": "obsidian", "throw": false, "legal": ["in"],
        "position": {
            "jade": { "home": 5, "done": 0, "on": [0] },
            "obsidian": { "home": 6, "done": 0, "on": [] },
        },
        "result": null,
    });
    assert_eq!(after, enter);

    let ended = run(&["legal"], &record("gomoku", "a1 b1 resign:black")).line();
    let over = json!({
        "game": "gomoku", "turn": null, "throw": false, "legal": [],
        "position": { "black": ["a1"], "white": ["b1"] },
        "result": { "winner": "white", "reason": "resigned" },
    });
    assert_eq!(ended, over);
}

/// “lists of action tokens in plain byte order”
#[test]
fn legal_tokens_are_in_byte_order() {
    let line = run(&["legal"], &record("gomoku", "")).line();
    let tokens: Vec<_> = line["legal"].as_array().unwrap().iter().map(Value::as_str).collect();
    assert_eq!(tokens.len(), 225);
    assert_eq!(tokens[..4], [Some("a1"), Some("a10"), Some("a11"), Some("a12")]);
    assert!(tokens.is_sorted());
}

/// “n actions give n+1 lines, each with "ply"”
#[test]
fn a_trace_has_a_line_for_every_ply() {
    let actions = "*3 9-12 *1 10-11 *2 12-14";
    let traced = run(&["replay", "--trace"], &record("senet", actions));
    assert_eq!((traced.code, traced.err.as_str()), (Some(0), ""));
    let lines = traced.lines();
    let plies: Vec<_> = lines.iter().map(|line| line["ply"].as_u64().unwrap()).collect();
    assert_eq!(plies, [0, 1, 2, 3, 4, 5, 6]);
    let turns: Vec<_> = lines.iter().map(|line| line["turn"].as_str().unwrap()).collect();
    assert_eq!(turns, ["white", "white", "black", "black", "white", "white", "black"]);
    let words: Vec<_> = actions.split(' ').collect();
    for (ply, line) in lines.iter().enumerate() {
        let so_far = run(&["legal"], &record("senet", &words[..ply].join(" "))).line();
        let mut line = line.clone();
        line.as_object_mut().unwrap().remove("ply");
        assert_eq!(line, so_far);
    }
    let untraced = run(&["replay"], &record("senet", actions)).line();
    assert_eq!(untraced.get("ply"), None);
}

#[test]
fn a_trace_stops_at_the_first_illegal_action() {
    let traced = run(&["replay", "--trace", "-"], &record("senet", "*3 9-12 *2 10-13 *1"));
    let plies: Vec<_> = traced.lines().iter().map(|line| line["ply"].clone()).collect();
    assert_eq!(plies, [0, 1, 2, 3]);
    traced.stops(1, &["/actions/3", "ply 4", "“10-13”", "the throw is 2 steps"]);

    let traced = run(&["replay", "--trace"], &record("san_san", "d6 d6"));
    assert_eq!(traced.lines().len(), 2);
    traced.stops(1, &["ply 2", "“d6”", "that point is taken"]);

    run(&["replay"], &record("gomoku", "h8 5-8")).fails(1, &["ply 2", "“5-8”", "is not an action"]);
    run(&["legal"], &record("gomoku", "h8 h8")).fails(1, &["ply 2", "“h8”", "that point is taken"]);
    run(&["legal"], &record("senet", "draw *1")).fails(1, &["ply 2", "“*1”", "the game is over"]);
}

/// “FILE may hold several records, one JSON a line (then each object carries
/// "record":k)”
#[test]
fn several_records_are_numbered() {
    let file = [record("senet", "*1"), record("bead_jump", "e2-e3 b5-b4"), record("gomoku", "h8")];
    let text = file.join("\n");
    let ended = run(&["legal"], &text);
    let seen = |line: &Value| (line["record"].as_u64(), line["ply"].as_u64());
    let numbers: Vec<_> = ended.lines().iter().map(seen).collect();
    assert_eq!(numbers, [(Some(0), None), (Some(1), None), (Some(2), None)]);

    let traced = run(&["replay", "--trace"], &text);
    let numbers: Vec<_> = traced.lines().iter().map(seen).collect();
    let expected = [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)];
    assert_eq!(numbers, expected.map(|(record, ply)| (Some(record), Some(ply))));

    let alone = run(&["replay", "--trace"], &file[0]);
    assert!(alone.lines().iter().all(|line| line.get("record").is_none()));
}

#[test]
fn the_faulty_record_of_several_is_named() {
    let text = [record("senet", "*1"), record("senet", "*1 *1"), record("senet", "")].join("\n");
    let traced = run(&["replay", "--trace"], &text);
    assert_eq!(traced.lines().len(), 4);
    traced.stops(1, &["record 1: ", "ply 2", "“*1”", "no throw is due"]);
}

/// Those before it are printed; one alone, on however many lines, needs no number.
#[test]
fn what_is_no_record_among_several_is_named() {
    let good = record("senet", "*1");
    for (bad, tells) in [
        (r#"{"guqi":1,"game":"chess"}"#, "record 2: /game: there is no game “chess”"),
        (r#"{"guqi":1,"game":"senet","seed":"+5"}"#, "record 2: /seed: "),
        (r#"{"guqi":1,"#, "record 2: line 4, column 1: "),
        ("]", "record 2: line 3, column 1: "),
        ("7", "record 2: this is not a Guqi record"),
    ] {
        let run = run(&["legal"], &format!("{good}\n{good}\n{bad}\n{good}\n"));
        let numbers: Vec<_> = run.lines().iter().map(|line| line["record"].as_u64()).collect();
        assert_eq!(numbers, [Some(0), Some(1)], "{bad}");
        run.stops(1, &[tells]);
    }
    let wrong = run(&["legal"], "{\n  \"guqi\": 1,\n  \"game\": \"chess\"\n}\n");
    assert_eq!(wrong.err, "guqi-cli: -: /game: there is no game “chess”\n");
    let first = run(&["legal"], &format!("{{\"guqi\":2}}\n{good}"));
    first.fails(1, &["record 0: /guqi: version 2"]);
}

#[test]
fn a_record_on_many_lines_is_one() {
    let pretty: Value = serde_json::from_str(&record("senet", "*1")).unwrap();
    let line = run(&["legal"], &serde_json::to_string_pretty(&pretty).unwrap()).line();
    assert_eq!((&line["turn"], line.get("record")), (&json!("white"), None));
}

#[test]
fn a_file_is_read_by_name() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("a-file-read-by-name.json");
    std::fs::write(&file, format!("\u{feff}{}\r\n", record("bead_jump", "e2-e3"))).unwrap();
    let line = run(&["legal", file.to_str().unwrap()], "").line();
    assert_eq!((&line["turn"], &line["position"]["round"]), (&json!("red"), &json!(1)));
}
