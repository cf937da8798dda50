//! Letters in other encodings.

use guqi::exchange::{ExchangeError, read};

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
