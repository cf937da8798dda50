//! Compiled texts: `build.rs` reads the Fluent files, so that the program needs no
//! reader of theirs – on the web it would weigh as much as all the texts together.
//!
//! A text is plain but for these characters:
//! - `1 NAME 2`: the value of that name;
//! - `3 NAME`, then `4 CASE 5 TEXT` for each case, `6`: the text of the first case that
//!   the value is; a case is a number, a plural form or a word, and the last one, which
//!   has no name, is any.

use super::Language;

/// A value in a text.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// Words.
    Text(&'a str),
    /// Words made for the occasion.
    Own(String),
    /// A count.
    Number(u64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Own(text)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Self::Number(number as u64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize);

impl Value<'_> {
    fn write(&self, out: &mut String) {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Own(text) => out.push_str(text),
            Self::Number(number) => out.push_str(&number.to_string()),
        }
    }

    fn is(&self, case: &str, language: Language) -> bool {
        match self {
            Self::Text(text) => case == *text,
            Self::Own(text) => case == text,
            Self::Number(number) => {
                case == plural(language, *number) || case.parse() == Ok(*number)
            }
        }
    }
}

/// The plural form of a count, by the cardinal rules of Unicode's CLDR.
const fn plural(language: Language, count: u64) -> &'static str {
    match (language, count) {
        (Language::English | Language::Spanish, 1) => "one",
        (Language::Spanish, 1_000_000..) if count.is_multiple_of(1_000_000) => "many",
        _ => "other",
    }
}

/// A compiled text with these values in it. A value that is not there is told by its name.
pub(super) fn filled(text: &str, language: Language, values: &[(&str, Value)]) -> String {
    let mut reader = Reader { rest: text, language, values, out: String::new() };
    reader.text(true);
    reader.out
}

struct Reader<'a> {
    rest: &'a str,
    language: Language,
    values: &'a [(&'a str, Value<'a>)],
    out: String,
}

impl<'a> Reader<'a> {
    /// Up to the next special character, and which that is; at the end of the text, 0.
    fn next(&mut self) -> (&'a str, u8) {
        let end = self.rest.find(|letter| letter < '\x07').unwrap_or(self.rest.len());
        let plain = &self.rest[..end];
        let special = self.rest.as_bytes().get(end).copied().unwrap_or(0);
        self.rest = self.rest.get(end + 1..).unwrap_or("");
        (plain, special)
    }

    fn value(&self, name: &str) -> Option<&'a Value<'a>> {
        self.values.iter().find(|(own, _)| *own == name).map(|(_, value)| value)
    }

    /// Reads a text to its end and says it if asked to. Returns what ended it.
    fn text(&mut self, said: bool) -> u8 {
        loop {
            let (plain, special) = self.next();
            if said {
                self.out.push_str(plain);
            }
            match special {
                1 => {
                    let (name, _) = self.next();
                    match self.value(name) {
                        _ if !said => {}
                        Some(value) => value.write(&mut self.out),
                        None => self.out.extend(["{$", name, "}"]),
                    }
                }
                3 => self.cases(said),
                end => return end,
            }
        }
    }

    fn cases(&mut self, said: bool) {
        let (name, _) = self.next();
        let value = self.value(name);
        let mut found = false;
        loop {
            let (case, _) = self.next();
            let this = !found
                && (case.is_empty() || value.is_some_and(|value| value.is(case, self.language)));
            found |= this;
            if self.text(said && this) == 6 {
                return;
            }
        }
    }
}
