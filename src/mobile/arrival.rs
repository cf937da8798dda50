//! A game from another app, as the page hands it over.

/// A file as MainActivity.kt sends it: its name on the first line, and then its bytes, a letter each.
pub(super) fn read(arrival: &str) -> (String, Vec<u8>) {
    let (name, content) = arrival.split_once('\n').unwrap_or(("", arrival));
    let bytes = content.chars().map(|letter| u8::try_from(letter).unwrap_or(b'?'));
    (name.to_owned(), bytes.collect())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_file_is_a_name_and_its_bytes() {
        assert_eq!(read("a b.sgf\n(;)\n"), ("a b.sgf".to_owned(), b"(;)\n".to_vec()));
        assert_eq!(read("棋\n\0\u{80}\u{ff}"), ("棋".to_owned(), vec![0, 0x80, 0xff]));
        assert_eq!(read("\n"), (String::new(), Vec::new()));
    }
}
