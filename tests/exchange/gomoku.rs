//! SGF, Piskvork's files and position codes.

use guqi::{
    exchange::{Format, read, write},
    record::Record,
    rules::GameKind,
};
use serde_json::json;

use super::{actions, again, record, refused};

fn gomoku(rules: &[(&str, &str)], moves: &str) -> Record {
    let mut game = Record { actions: Vec::new(), ..Record::new(GameKind::Gomoku, 0) };
    for (key, value) in rules {
        let value = serde_json::from_str(value).unwrap_or_else(|_| json!(value));
        game.rules.insert((*key).to_owned(), value);
    }
    game.actions = moves.split_whitespace().map(str::to_owned).collect();
    again(&game, Format::Json)
}

#[test]
fn sgf_looks_as_other_programs_write_it() {
    let mut game = gomoku(&[("rule", "exact")], "h8 i9 a1 o15 resign:white");
    game.players.insert("black".into(), "Ann [1\\2]".into());
    game.extra.insert("comments".into(), json!({ "0": "begun", "2": "well ]" }));
    let version = env!("CARGO_PKG_VERSION");
    let expected = format!(
        "(;FF[4]GM[4]CA[UTF-8]AP[Guqi:{version}]SZ[15]RU[exact]PB[Ann [1\\\\2\\]]RE[B+R]C[begun]\n\
         ;B[hh];W[ig]C[well \\]];B[ao];W[oa])\n"
    );
    assert_eq!(write(&game, Format::Sgf).unwrap(), expected);
    assert_eq!(again(&game, Format::Sgf), game);
}

#[test]
fn sgf_keeps_the_title_and_the_day() {
    let mut game = gomoku(&[], "h8");
    game.extra.insert("title".into(), "Club [final]".into());
    game.extra.insert("started".into(), "2024-05-03T21:14:07Z".into());
    let text = write(&game, Format::Sgf).unwrap();
    assert!(text.contains("GN[Club [final\\]]DT[2024-05-03]"), "{text}");
    let again = read(text.as_bytes(), None).unwrap();
    assert_eq!(again.extra["title"], "Club [final]");
    assert_eq!(again.extra["started"], "2024-05-03T12:00:00Z");
    for (date, day) in [
        ("2024-05-03,04", Some("2024-05-03T12:00:00Z")),
        ("2024-05", None),
        ("2024-13-01", None),
        ("May 2024", None),
        ("２０２４-05-03", None),
        ("", None),
    ] {
        let read = read(format!("(;GM[4]DT[{date}];B[hh])").as_bytes(), None).unwrap();
        assert_eq!(read.extra.get("started").and_then(|day| day.as_str()), day, "{date}");
    }
}

#[test]
fn sgf_of_all_rules_comes_back() {
    let five = "h8 a1 h9 a3 h10 a5 h11 a7 h12";
    for (rules, moves) in [
        (&[][..], five),
        (&[("size", "19")], "s19 a1 s18"),
        (&[("rule", "renju")], "h8 i9 draw"),
        (&[("opening", "swap2")], ""),
        (&[("opening", "swap2")], "h8 i9"),
        (&[("opening", "swap2")], "h8 i9 a1 resign:first"),
        (&[("opening", "swap2")], "h8 i9 a1 black b2"),
        (&[("opening", "swap2")], "h8 i9 a1 white b2 resign:black"),
        (&[("opening", "swap2"), ("rule", "exact")], "h8 i9 a1 more b2 c3 resign:second"),
        (&[("opening", "swap2")], "h8 i9 a1 more b2 c3 white d4 e5"),
        (&[("opening", "swap2")], "h8 i9 a1 more b2 c3 black"),
    ] {
        let mut game = gomoku(rules, moves);
        let ids = if rules.iter().any(|rule| rule.0 == "opening") {
            ["first", "second"]
        } else {
            ["black", "white"]
        };
        game.players.insert(ids[0].into(), "Ann".into());
        game.players.insert(ids[1].into(), "Bea".into());
        assert_eq!(again(&game, Format::Sgf), game, "{moves}");
    }
}

#[test]
fn sgf_is_read_as_it_is_met() {
    for (text, moves) in [
        // Variations, unknown properties, many values, white space and line ends.
        (
            "(;GM[4]XX[a][b]\r\n;B[hh]LB[hh:1][ii:2](;W[ii];B[gg](;W[aa])(;W[bb]))(;W[cc]))",
            "h8 i7 g9 a15",
        ),
        // Old names, no game, algebraic points, capitals.
        ("( ;Black[hh] ; White[H9];B[Ii])", "h8 h9 i7"),
        ("letter to you\n(;FF[4];B[hh])(;B[ii])", "h8"),
        // Passes at the end say that nobody goes on.
        ("(;GM[4];B[hh];W[];B[tt])", "h8"),
        // Stones that are set up are played in turn.
        ("(;GM[4]AB[hh][gg]AW[ii];W[jj])", "h8 i7 g9 j6"),
        ("(;GM[4]AW[ii]AB[hh];B[jj]C[x])", "h8 i7 j6"),
        // Escapes and brackets in comments.
        ("(;GM[4]C[a\\]b;B[zz\\\\];B[hh]C[(;W[aa\\]])", "h8"),
        // Ends: given up, on time, by default, drawn, and one that the board denies.
        ("(;GM[4]RE[W+R];B[hh])", "h8 resign:black"),
        ("(;GM[4]RE[B+T];B[hh])", "h8 resign:white"),
        ("(;GM[4]RE[Draw];B[hh])", "h8 draw"),
        ("(;GM[4]RE[?];B[hh])", "h8"),
        ("(;GM[4])", ""),
    ] {
        assert_eq!(actions(text), moves, "{text}");
    }
    // The order within a node means nothing.
    let game = read(b"(;GM[4]C[s]AB[hh]C[t]AW[ii];C[m]B[jj])", None).unwrap();
    assert_eq!(game.extra["comments"], json!({ "2": "st", "3": "m" }));
    let game = read(b"(;GM[4]RE[W+];B[hh]C[a\\]\\\nb\\\\])", None).unwrap();
    assert_eq!(game.extra["comments"], json!({ "1": "a]b\\" }));
}

/// A file that names no rule is read under the first that allows it; a size that is not
/// told is the smallest that fits.
#[test]
fn what_sgf_does_not_say_is_found_out() {
    let rules = |text: &str| serde_json::Value::from(read(text.as_bytes(), None).unwrap().rules);
    assert_eq!(rules("(;GM[4];B[hh])"), json!({}));
    assert_eq!(rules("(;GM[4];B[sa])"), json!({ "size": 19 }));
    assert_eq!(rules("(;GM[4]SZ[19:19];B[aa])"), json!({ "size": 19 }));
    // Six in a row, and the game goes on.
    let six = "(;GM[4];B[aa];W[ac];B[ba];W[bc];B[ca];W[cc];B[ea];W[ec];B[fa];W[fc];B[da];W[oo])";
    assert_eq!(rules(six), json!({ "rule": "exact" }));
    assert_eq!(rules("(;GM[4]RU[Renju (RIF)];B[hh])"), json!({ "rule": "renju" }));
    assert_eq!(rules("(;GM[4]RU[Gomoku standard];B[hh])"), json!({ "rule": "exact" }));
    assert_eq!(rules("(;GM[4]RU[house rules];B[hh])"), json!({}));
}

#[test]
fn faults_of_sgf_are_told_with_their_line() {
    for (text, tells) in [
        ("(;GM[1];B[hh])", "line 1: the game “GM[1]” is not known here"),
        ("(;GM[4]\nSZ[13])", "line 2: there is no board of size “13” here"),
        ("(;GM[4]SZ[15]\n;B[hh]\n;W[hh])", "line 3: ply 2: “h8” is illegal: that point is taken"),
        ("(;GM[4]SZ[15]\n;B[sa])", "line 2: ply 1: “s15” is illegal"),
        ("(;GM[4]SZ[15];B[zz])", "line 1: ply 1: “(26,-10)” is not an action"),
        ("(;GM[4]\n;W[hh])", "line 2: ply 1: it is the other colour's turn"),
        ("(;GM[4];B[hh]\n;B[ii])", "line 2: ply 2: it is the other colour's turn"),
        ("(;GM[4];B[hh];W[]\n;B[ii])", "line 1: ply 2: “--” is illegal"),
        ("(;GM[4];B[xyz])", "line 1: a point such as hh or h8"),
        ("(;GM[4]AB[aa]\nAB[bb])", "line 2: no game begins with so many stones"),
        ("(;GM[4]AB[aa:cc])", "line 1: no game begins with so many stones"),
        ("(;GM[4];B[hh]", "line 1: a bracket that closes the game"),
        ("(;GM[4];\nB[hh", "line 2: a “]” behind the value"),
        ("(;GM[4];B)", "line 1: the value of a property in brackets"),
        ("(;[hh])", "line 1: the name of a property"),
        ("(;5[hh])", "line 1: the name of a property"),
        ("(;RU[renju]SZ[19])", "line 1: option “rule” does not go together with “size”"),
        ("(;RU[swap2]SW[green])", "line 1: the choices of a swap2 opening"),
    ] {
        let error = refused(text).to_string();
        assert!(error.starts_with(tells), "{text}: {error}");
    }
    let deep = format!("{};B[hh]{}", "(;".repeat(2000), ")".repeat(2000));
    assert!(refused(&deep).to_string().contains("nested too deep"));
}

#[test]
fn psq_looks_as_piskvork_saves_it() {
    let mut game = gomoku(&[], "h8 i9 a1 resign:black");
    game.players.insert("black".into(), "Ann, 5".into());
    let text = "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n1,15,0\nAnn 5\n?\n-1\n2,Freestyle\n";
    assert_eq!(write(&game, Format::Psq).unwrap(), text);
    assert_eq!(read(text.as_bytes(), None).unwrap().actions, game.actions);
    let standard = gomoku(&[("rule", "exact"), ("size", "19")], "h8 i9 s19");
    assert_eq!(again(&standard, Format::Psq), standard);
}

#[test]
fn psq_is_read_as_it_is_met() {
    for (text, moves) in [
        ("Piskvorky 15x15, 11:11, 0\r\n8,8,1500\r\n9,9,0\r\n\r\nAnn\r\nBea\r\n-1\r\n", "h8 i7"),
        ("Piskvorky 15x15 , 0 - 0\n8, 8\n-1", "h8"),
        ("piskvorky 19x19, 11:11, 1\n19,1,3\n0,1,Standard?", "s19"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,0\nA.zip\nB.zip\n-1\n1,Freestyle15_1\n", "h8 resign:white"),
        ("Piskvorky 15x15, 0:0, 0", ""),
    ] {
        if text.contains("0,1,") {
            assert!(refused(text).to_string().starts_with("line 3: a stone such as 8,8,0"));
        } else {
            assert_eq!(actions(text), moves, "{text}");
        }
    }
    let names = read(b"Piskvorky 15x15, 0:0, 0\n8,8,0\nA.zip\n7 B\n-1\n0,Renju", None).unwrap();
    assert_eq!(
        (&names.players["black"], &names.players["white"]),
        (&json!("A.zip"), &json!("7 B"))
    );
    assert_eq!(names.rules["rule"], "renju");
    for (text, tells) in [
        ("Piskvorky 20x20, 11:11, 0\n8,8,0", "line 1: there is no board of size “20x20” here"),
        ("Piskvorky, 0", "line 1: “Piskvorky” and the size of the board"),
        ("Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0", "line 3: ply 2: “h8” is illegal"),
        ("Piskvorky 15x15, 0:0, 0\n16,8,0", "line 2: ply 1: “p8” is illegal"),
        ("Piskvorky 15x15, 0:0, 0\n0,8,0", "line 2: a stone such as 8,8,0"),
    ] {
        let error = refused(text).to_string();
        assert!(error.starts_with(tells), "{text}: {error}");
    }
}

#[test]
fn codes_are_read_and_written() {
    for text in ["h8i9j10", "H8 I9, J10\n", "h8;i9\r\nj10"] {
        assert_eq!(actions(text), "h8 i9 j10", "{text}");
    }
    let game = record(GameKind::Gomoku, "h8 i9 j10");
    assert_eq!(write(&game, Format::Code).unwrap(), "h8i9j10");
    assert_eq!(read(b"s19a1", None).unwrap().rules["size"], 19);
    let swap2 = gomoku(&[("opening", "swap2")], "h8 i9 a1 more b2 c3 black d4 draw");
    assert_eq!(write(&swap2, Format::Code).unwrap(), "h8i9a1b2c3d4");
    let error = refused("h8i9\nh8").to_string();
    assert!(error.starts_with("line 2: ply 3: “h8” is illegal"), "{error}");
    let wrong = read(b"h8 i9 k23", Some(Format::Code)).unwrap_err().to_string();
    assert!(wrong.starts_with("line 1: a point such as h8"), "{wrong}");
}
