//! Exit code 1: the record is refused; 2: the command cannot be carried out.

use std::{fs::File, io::Write, process::Stdio};

use super::{command, finish, record, run};

#[test]
fn usage() {
    for args in [
        &[][..],
        &["fly"],
        &["perft"],
        &["perft", "senet"],
        &["perft", "senet", "deep"],
        &["perft", "senet", "-1"],
        &["perft", "senet", "1", "2"],
        &["legal", "a", "b"],
        &["legal", "--tracing"],
        &["playouts"],
        &["playouts", "senet", "senet"],
        &["playouts", "senet", "--seconds", "-1"],
        &["playouts", "senet", "--seconds", "NaN"],
        &["playouts", "senet", "--seed", "-1"],
        &["perft", "senet", "1", "--rules"],
    ] {
        run(args, "").fails(2, &[]);
    }
    for args in [["--help"], ["-h"], ["--version"], ["-V"]] {
        let help = run(&args, "");
        assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
        assert!(help.out.starts_with("guqi-cli "), "{}", help.out);
    }
}

/// A switch of another command is no part of this one.
#[test]
fn a_switch_that_means_nothing_here() {
    let all: [&[&str]; 5] =
        [&["--trace"], &["--rules", "{}"], &["--seconds", "0"], &["--seed", "3"], &["--json"]];
    let commands: [(&[&str], &[&str]); 4] = [
        (&["legal"], &[]),
        (&["replay"], &["--trace"]),
        (&["perft", "senet", "1"], &["--rules"]),
        (&["playouts", "senet"], &["--rules", "--seconds", "--seed", "--json"]),
    ];
    for (command, takes) in commands {
        for switch in all.into_iter().filter(|switch| !takes.contains(&switch[0])) {
            let told = format!("{} does not take {}\n", command[0], switch[0]);
            run(&[command, switch].concat(), "").fails(2, &[&told]);
            run(&[switch, command].concat(), "").fails(2, &[&told]);
        }
    }
    run(&["fly", "--json"], "").fails(2, &["there is no command “fly”"]);
}

#[test]
fn an_unknown_game() {
    for args in [&["perft", "chess", "1"][..], &["playouts", "chess"]] {
        run(args, "").fails(2, &["there is no game “chess”", "bead_jump"]);
    }
}

#[test]
fn rules_that_cannot_be_used() {
    for (rules, tells) in [
        ("{", "EOF"),
        ("[]", "a JSON object is expected"),
        (r#"{"piece":5}"#, "unknown option “piece”"),
        (r#"{"pieces":6}"#, "option “pieces” cannot be 6"),
        (r#"{"pieces":"five"}"#, "option “pieces” cannot be \"five\""),
    ] {
        for command in [&["perft", "senet", "1"][..], &["playouts", "senet", "--seconds", "0"]] {
            let args = [command, &["--rules", rules]].concat();
            run(&args, "").fails(2, &["--rules: ", tells]);
        }
    }
    let args = ["perft", "gomoku", "1", "--rules", r#"{"size":19,"rule":"renju"}"#];
    run(&args, "").fails(2, &["option “rule” does not go together with “size”"]);
}

#[test]
fn a_file_that_cannot_be_read() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for file in ["no/such/file.json", folder] {
        for command in ["legal", "replay"] {
            run(&[command, file], "").fails(2, &[file]);
        }
    }
}

/// Bytes that are no text, from a file and from standard input.
#[test]
fn a_file_that_is_no_text() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-text.json");
    std::fs::write(&file, b"{\"guqi\":1,\xff\xfe}").unwrap();
    run(&["legal", file.to_str().unwrap()], "").fails(2, &["UTF-8"]);
    let input = File::open(&file).unwrap();
    let output = command(&["legal", "-"]).stdin(input).output().unwrap();
    finish(output).fails(2, &["UTF-8"]);
}

#[test]
fn a_record_that_is_refused() {
    for (text, tells) in [
        ("", "not a Guqi record"),
        ("{\"guqi\":1,\n\"game\":}", "line 2, column 8"),
        ("[]", "not a Guqi record"),
        (r#"{"guqi":2,"game":"senet"}"#, "/guqi: version 2"),
        (r#"{"guqi":1,"game":"chess"}"#, "/game: there is no game “chess”"),
        (r#"{"guqi":1,"game":"senet","rules":{"pieces":6}}"#, "/rules/pieces: "),
        (r#"{"guqi":1,"game":"senet","actions":[1]}"#, "/actions/0: a token is expected"),
    ] {
        for command in [&["legal"][..], &["replay", "--trace"]] {
            run(command, text).fails(1, &[tells]);
        }
    }
}

/// Whoever reads has seen enough: no panic, no complaint, no fault.
#[test]
fn a_closed_pipe_is_no_fault() {
    let mut child = command(&["replay", "--trace"]).spawn().unwrap();
    // Closed before there is any input, so the first write finds it so.
    drop(child.stdout.take());
    let rules = r#""rules":{"home":[],"repetition":false,"max_rounds":400}"#;
    let actions = vec![r#""e2-d2","b5-c5","d2-e2","c5-b5""#; 200].join(",");
    let text = format!(r#"{{"guqi":1,"game":"bead_jump",{rules},"actions":[{actions}]}}"#);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(text.as_bytes()).unwrap();
    drop(stdin);
    let run = finish(child.wait_with_output().unwrap());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
}

/// An output that cannot be written is told, for one line as for many.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_fault() {
    let long = record("gomoku", "h8 i9 i8 g8 h9 h7 j8 k8 g7 g6 f6");
    for (args, input) in [
        (&["legal"][..], record("senet", "")),
        (&["replay", "--trace"], vec![long; 20].join("\n")),
        (&["perft", "senet", "1"], String::new()),
        (&["playouts", "senet", "--seconds", "0"], String::new()),
        (&["--help"], String::new()),
    ] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let mut child = command(args).stdout(Stdio::from(full)).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // It may have given up before it was told everything.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let run = finish(child.wait_with_output().unwrap());
        run.fails(2, &["cannot write", "No space left"]);
    }
}
