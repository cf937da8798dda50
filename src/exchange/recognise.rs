//! Which format a text is in.

use super::{
    Format,
    gomoku::{code, sgf},
    points, share, text,
};

/// The format of a text, as far as its look tells; `None` when it looks like none.
pub fn recognise(text: &str) -> Option<Format> {
    let start = text.trim_start_matches(['\u{feff}', ' ', '\t', '\n', '\r']);
    let piskvork = start.get(..9).is_some_and(|word| word.eq_ignore_ascii_case("piskvorky"));
    if start.starts_with('{') {
        Some(Format::Json)
    } else if sgf::begin(start) == Some(0) {
        Some(Format::Sgf)
    } else if piskvork {
        Some(Format::Psq)
    } else if text::is_text(start) {
        Some(Format::Text)
    } else if code::is_code(start) {
        Some(Format::Code)
    } else if points::is_points(start) {
        Some(Format::Points)
    } else if share::is_share(start) {
        Some(Format::Share)
    } else {
        // Whatever stands in front of the first game of an SGF file counts for nothing.
        sgf::begin(start).map(|_| Format::Sgf)
    }
}

/// The same with a hint, which decides between the formats that look alike.
pub(super) fn with_hint(text: &str, hint: Option<Format>) -> Option<Format> {
    let alike = [Format::Code, Format::Points, Format::Share];
    match (recognise(text), hint) {
        (Some(seen), Some(hint)) if alike.contains(&seen) && alike.contains(&hint) => Some(hint),
        (seen, hint) => seen.or(hint),
    }
}
