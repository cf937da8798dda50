//! `pbrain-guqi`, driven by pipes as managers drive it.

use std::{
    io::Write,
    process::{Command, Stdio},
};

/// What the engine says to these lines, without its messages. The last command is END.
fn talk(lines: &str) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pbrain-guqi"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // So few nodes that a debug build is quick.
    let text = format!("INFO max_memory 9000000\nINFO max_node 300\n{lines}\nEND\n");
    stdin.write_all(text.as_bytes()).expect("it listens");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().filter(|line| !line.starts_with("MESSAGE")).map(str::to_owned).collect()
}

fn point(text: &str, size: u8) -> (u8, u8) {
    let (column, row) = text.split_once(',').expect("a point");
    let point = (column.parse().expect("a column"), row.parse().expect("a row"));
    assert!(point.0 < size && point.1 < size, "{text}");
    point
}

#[test]
fn a_game_of_a_few_moves() {
    for size in [5, 6, 15, 19, 20] {
        let said = talk(&format!("START {size}\nBEGIN\nTURN 0,0\nTURN 4,0"));
        assert_eq!(said[0], "OK");
        let mut points: Vec<_> = said[1..].iter().map(|text| point(text, size)).collect();
        assert_eq!(points.len(), 3);
        points.extend([(0, 0), (4, 0)]);
        points.sort_unstable();
        points.dedup();
        assert_eq!(points.len(), 5, "no stone on another");
    }
}

#[test]
fn a_board_is_taken_over() {
    let four = "BOARD\n3,3,1\n0,0,2\n4,4,1\n0,2,2\n5,5,1\n0,4,2\n6,6,1\n0,6,2\nDONE";
    for rule in [0, 1, 4] {
        let said = talk(&format!("START 15\nINFO rule {rule}\n{four}"));
        assert!(["2,2", "7,7"].contains(&said[1].as_str()), "{said:?}");
        // Their four, with the edge on one side.
        let said = talk(&format!(
            "START 15\nINFO rule {rule}\nBOARD\n9,9,1\n0,0,2\n9,3,1\n0,1,2\n3,9,1\n0,2,2\n12,5,1\n0,3,2\nDONE"
        ));
        assert_eq!(said[1], "0,4");
    }
}

#[test]
fn stones_are_taken_back() {
    let said = talk("START 15\nTURN 7,7\nTAKEBACK 7,7\nTAKEBACK 7,7\nTURN 7,7");
    assert_eq!((said[0].as_str(), said[2].as_str()), ("OK", "OK"));
    assert!(said[3].starts_with("ERROR"), "{said:?}");
    point(&said[4], 15);
}

#[test]
fn what_is_wrong_is_told() {
    for (lines, errors) in [
        ("TURN 7,7", 1),
        ("BEGIN", 1),
        ("RESTART", 1),
        ("TAKEBACK 1,1", 1),
        ("BOARD\n1,1,1\nDONE", 1),
        ("START 4", 1),
        ("START 21", 1),
        ("START 300", 1),
        ("START", 1),
        ("START x", 1),
        ("RECTSTART 15,20", 1),
        ("START 15\nTURN 15,0\nTURN -1,0\nTURN 7\nTURN a,b\nTURN 7,7,7", 5),
        ("START 15\nTURN 7,7\nTURN 7,7\nBEGIN", 2),
        ("START 15\nBOARD\n1,1,1\n1,1,2\nDONE", 1),
        ("START 15\nBOARD\n1,1,7\nDONE", 1),
        ("START 15\nBOARD\nnonsense\nDONE", 1),
        ("START 15\nSWAP2BOARD\n1,1\nDONE", 1),
        ("INFO rule 8\nSTART 15\nBEGIN", 1),
    ] {
        let said = talk(lines);
        let told = said.iter().filter(|line| line.starts_with("ERROR ")).count();
        assert_eq!(told, errors, "{lines}: {said:?}");
    }
}

#[test]
fn the_rest_of_the_conversation() {
    let said = talk(
        "ABOUT\nNONSENSE 3\nINFO folder /tmp\nINFO evaluate 1,1\nINFO\n\nSTART 15\nstart 20\nRESTART",
    );
    assert!(said[0].contains("name=\"Guqi\"") && said[0].contains("version="), "{said:?}");
    assert!(said[1].starts_with("UNKNOWN"), "{said:?}");
    assert_eq!(said[2..], ["OK", "OK", "OK"]);
}

/// No time at all, little time, and a game's clock nearly run out.
#[test]
fn any_clock_is_played_by() {
    for info in [
        "INFO timeout_turn 0",
        "INFO timeout_turn 1",
        "INFO timeout_turn 50\nINFO timeout_match 100\nINFO time_left 3",
        "INFO timeout_turn 30\nINFO time_left -5\nINFO timeout_match 1000",
    ] {
        let said = talk(&format!("INFO max_node 0\nSTART 15\n{info}\nTURN 7,7"));
        point(&said[1], 15);
    }
}

#[test]
fn swap2_is_played() {
    let said = talk("START 15\nSWAP2BOARD\nDONE");
    let stones: Vec<_> = said[1].split(' ').map(|text| point(text, 15)).collect();
    assert_eq!(stones.len(), 3);
    let three = "7,7\n8,8\n6,9";
    for stones in [three.to_owned(), format!("{three}\n5,6\n9,9")] {
        let said = talk(&format!("START 15\nSWAP2BOARD\n{stones}\nDONE"));
        let ok = said[1] == "SWAP" || said[1].split(' ').all(|text| point(text, 15).0 < 15);
        assert!(ok, "{said:?}");
    }
    // Black has as good as won: nobody would leave it to the other.
    let said = talk("START 15\nSWAP2BOARD\n7,7\n0,0\n8,7\n14,14\n7,8\nDONE");
    assert_eq!(said[1], "SWAP");
}

/// A conversation that breaks off ends the program.
#[test]
fn the_end_of_input_is_the_end() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pbrain-guqi"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    assert!(child.wait().expect("it ends").success());
}
