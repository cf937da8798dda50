//! What the file of a game is called when it is exported.

use std::slice::from_ref;

use crate::{exchange::Format, rules::Side, session::Line};

/// The most bytes of a name or a title that go into it: a file system takes 255 in all.
const LONGEST: usize = 80;

/// The name: which game, its title or else who played, when, its number, and the form. Letters of
/// any script stay, as all file systems of today take them; all else becomes a hyphen.
pub(super) fn name(line: &Line, format: Format) -> String {
    let who = Side::ALL.map(|side| match line.levels[side.index()] {
        0 if line.names[side.index()].is_empty() => line.side_id(side).to_owned(),
        0 => line.names[side.index()].clone(),
        level => format!("computer {level}"),
    });
    let known = line.names.iter().any(|name| !name.is_empty()) || line.levels != [0; 2];
    let called = if line.title.is_empty() && known { &who[..] } else { from_ref(&line.title) };
    let date = line.dates.iter().rev().find(|date| !date.is_empty());
    let day: String = date.into_iter().flat_map(|date| date.chars().take(10)).collect();
    let number = line.id.0.to_string();
    let (word, end) = match format {
        Format::Json | Format::Sgf | Format::Psq => ("", format.id()),
        Format::Text => ("", "txt"),
        Format::Code => ("moves", "txt"),
        Format::Points => ("points", "txt"),
        Format::Share => ("code", "txt"),
    };
    let parts = ["guqi", line.game.id()].into_iter().chain(called.iter().map(String::as_str));
    let parts = parts.chain([day.as_str(), &number, word]).map(plain);
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    format!("{}.{end}", parts.join("-"))
}

/// The words of a text, and hyphens between them.
fn plain(text: &str) -> String {
    let words = text[..text.floor_char_boundary(LONGEST)].split(parts_words);
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// Whether it is no letter and no digit: of ASCII, and in the blocks that hold punctuation.
const fn parts_words(letter: char) -> bool {
    match letter {
        '\0'..='\u{7f}' => !letter.is_ascii_alphanumeric(),
        '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' => true,
        _ => matches!(letter, '\u{ff00}'..='\u{ff0f}' | '\u{ff1a}'..='\u{ff20}'),
    }
}

#[cfg(test)]
mod tests {
    use super::name;
    use crate::{
        exchange::Format,
        record::Record,
        rules::GameKind,
        session::{GameId, Line, open},
    };

    fn line() -> Line {
        Line::of(GameId(7), &*open(&Record::new(GameKind::SanSan, 0)).unwrap())
    }

    #[test]
    fn a_file_says_what_is_known_of_its_game() {
        let mut line = line();
        assert_eq!(name(&line, Format::Json), "guqi-san-san-7.json");
        line.levels = [0, 3];
        assert_eq!(name(&line, Format::Text), "guqi-san-san-red-computer-3-7.txt");
        line.names = ["Ann/..\\Lee ".to_owned(), String::new()];
        line.dates = ["2026-11-30T15:27:00Z".to_owned(), String::new()];
        assert_eq!(
            name(&line, Format::Share),
            "guqi-san-san-Ann-Lee-computer-3-2026-11-30-7-code.txt"
        );
        line.title = "星期日: the long one?".to_owned();
        assert_eq!(
            name(&line, Format::Points),
            "guqi-san-san-星期日-the-long-one-2026-11-30-7-points.txt"
        );
        line.title = "「长棋」，第２局 — Año’s 🎲".to_owned();
        assert_eq!(
            name(&line, Format::Points),
            "guqi-san-san-长棋-第２局-Año-s-🎲-2026-11-30-7-points.txt"
        );
        // Nothing of it can be written.
        line.title = "… / …".to_owned();
        assert_eq!(name(&line, Format::Json), "guqi-san-san-2026-11-30-7.json");
    }

    #[test]
    fn each_form_has_a_file_of_its_own() {
        for kind in GameKind::ALL {
            let line = Line { game: kind, ..line() };
            let names: std::collections::BTreeSet<_> =
                Format::of(kind).map(|format| name(&line, format)).collect();
            assert_eq!(names.len(), Format::of(kind).count());
        }
    }

    /// However long a title is, a file system takes the name: 255 bytes.
    #[test]
    fn no_name_is_too_long() {
        let mut line = line();
        line.dates[0] = "2026-11-30T15:27:00Z".to_owned();
        line.title = "𠀀".repeat(500);
        assert!(name(&line, Format::Points).len() < 255);
        line.title.clear();
        line.names = ["長".repeat(500), "\u{202e}ñ".repeat(300)];
        assert!(name(&line, Format::Points).len() < 255);
    }
}
