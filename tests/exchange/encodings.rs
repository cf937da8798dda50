//! Letters in other encodings.

use guqi::exchange::{ExchangeError, read, read_many};

fn black(bytes: &[u8]) -> String {
    let game = read(bytes, None).expect("read");
    assert_eq!(game.actions, ["h8", "i7"]);
    game.players["black"].as_str().expect("a name").to_owned()
}

fn sgf(ca: &str, name: &[u8]) -> Vec<u8> {
    [format!("(;GM[4]{ca}PB[").as_bytes(), name, b"];B[hh];W[ii])"].concat()
}

#[test]
fn names_are_read_in_the_encoding_that_the_file_names() {
    assert_eq!(black(&sgf("", "安".as_bytes())), "安");
    assert_eq!(black(&sgf("CA[UTF-8]", "安".as_bytes())), "安");
    assert_eq!(black(&sgf("CA[gb2312]", &[0xB0, 0xB2])), "安");
    assert_eq!(black(&sgf("CA[GBK]", &[0xB0, 0xB2])), "安");
    assert_eq!(black(&sgf("CA[Big5]", &[0xA6, 0x77])), "安");
    assert_eq!(black(&sgf("CA[Shift_JIS]", &[0x88, 0xC0])), "安");
    assert_eq!(black(&sgf("CA[ISO-8859-1]", &[0xE9])), "é");
    assert_eq!(black(&sgf("CA[windows-1250]", &[0xE8])), "č");
    // The format's own default.
    assert_eq!(black(&sgf("", &[0xE9])), "é");
    let psq = [&b"Piskvorky 15x15, 0:0, 0\n8,8,0\n9,9,0\n"[..], &[0xE9], b"\nB\n-1\n"].concat();
    assert_eq!(black(&psq), "é");
}

#[test]
fn byte_order_marks_and_utf_16() {
    let text = "(;GM[4]PB[安];B[hh];W[ii])";
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(black(&little), "安");
    assert_eq!(black(&big), "安");
    assert_eq!(black(&[&[0xFF, 0xFE], &little[..]].concat()), "安");
    assert_eq!(black(&[&[0xFE, 0xFF], &big[..]].concat()), "安");
    assert_eq!(black(&[&[0xEF, 0xBB, 0xBF], text.as_bytes()].concat()), "安");
}

#[test]
fn what_is_in_no_encoding_is_refused() {
    for (bytes, label) in [
        (sgf("CA[klingon]", b"a"), "klingon"),
        (sgf("CA[GBK]", &[0xFF, 0xFF]), "GBK"),
        (sgf("CA[UTF-8]", &[0xFF]), "UTF-8"),
        (b"game: senet\nname white: \xff".to_vec(), "UTF-8"),
        (vec![0xFF, 0xFE, b'a'], "UTF-16"),
        (vec![0xFE, 0xFF, 0xD8, 0x00], "UTF-16"),
    ] {
        assert_eq!(read(&bytes, None), Err(ExchangeError::Encoding { label: label.to_owned() }));
    }
}

#[test]
fn files_of_several_games_are_read_however_lines_end_and_letters_are_written() {
    let game = |names: &str| {
        format!(
            r#"{{"guqi":1,"game":"gomoku","seed":"1","players":{{"black":"{names}"}},"actions":["h8"]}}"#
        )
    };
    for end in ["\n", "\r\n", "\r"] {
        let text = [game("安"), String::new(), game("Ann"), game("Ben")].join(end);
        let utf16 =
            |unit: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(unit).collect::<Vec<_>>();
        for bytes in [
            text.clone().into_bytes(),
            [&[0xEF, 0xBB, 0xBF], text.as_bytes()].concat(),
            [&[0xFF, 0xFE], &utf16(u16::to_le_bytes)[..]].concat(),
            [&[0xFE, 0xFF], &utf16(u16::to_be_bytes)[..]].concat(),
        ] {
            let games = read_many(&bytes, None);
            let names: Vec<_> = games
                .iter()
                .map(|game| game.as_ref().expect("a game").players["black"].clone())
                .collect();
            assert_eq!(names, ["安", "Ann", "Ben"], "{end:?}");
        }
    }
    // Letters of no encoding spoil one line alone.
    let bytes = [game("Ann").as_bytes(), b"\n{\"\xFF\"}\n", game("Ben").as_bytes()].concat();
    let games = read_many(&bytes, None);
    assert!(matches!(&games[..], [Ok(_), Err((Some(2), _)), Ok(_)]));
}
