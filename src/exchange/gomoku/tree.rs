//! The grammar of SGF, read along the main line: brackets, nodes, properties, values.
//! The main line takes the first variation everywhere, so it ends at the first bracket
//! that closes.

use std::{iter::Peekable, str::Chars};

use crate::exchange::ExchangeError;

/// How deep variations may be nested before the main line ends.
const DEEPEST: usize = 1000;

/// One value of a property.
pub(super) struct Property {
    /// The capital letters of its name: old files write `Black` for `B`.
    pub(super) name: String,
    /// The value, without its escapes.
    pub(super) value: String,
    /// The line on which the value begins.
    pub(super) line: usize,
    /// Which node it belongs to; within one the order of properties means nothing.
    pub(super) node: usize,
}

/// The values of the main line, one after another.
pub(super) struct Tree<'a> {
    letters: Peekable<Chars<'a>>,
    line: usize,
    depth: usize,
    node: usize,
    name: String,
    /// Whether a name waits for its first value.
    named: bool,
}

impl<'a> Tree<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let letters = text.chars().peekable();
        Self { letters, line: 1, depth: 0, node: 0, name: String::new(), named: false }
    }

    /// Passes over so many bytes in front of the game, which the format allows.
    pub(super) fn skip(&mut self, bytes: usize) {
        let mut left = bytes;
        while left > 0
            && let Some(letter) = self.next()
        {
            left = left.saturating_sub(letter.len_utf8());
        }
    }

    /// The next value; `None` at the end of the main line.
    pub(super) fn property(&mut self) -> Result<Option<Property>, ExchangeError> {
        loop {
            let line = self.line;
            let fault = |expected| Err(ExchangeError::Syntax { line, expected });
            let Some(letter) = self.next() else {
                return fault("a bracket that closes the game");
            };
            match letter {
                '[' if self.name.is_empty() => return fault("the name of a property"),
                '[' => {
                    self.named = false;
                    let (name, value) = (self.name.clone(), self.value(line)?);
                    return Ok(Some(Property { name, value, line, node: self.node }));
                }
                letter if letter.is_whitespace() => {}
                _ if self.named => return fault("the value of a property in brackets"),
                '(' => {
                    self.name.clear();
                    self.depth += 1;
                    if self.depth > DEEPEST {
                        return Err(ExchangeError::TooDeep { line });
                    }
                }
                ';' => {
                    self.name.clear();
                    self.node += 1;
                }
                ')' => return Ok(None),
                letter if letter.is_ascii_alphabetic() => self.name(letter),
                _ => return fault("the name of a property"),
            }
        }
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.letters.next()?;
        self.line += usize::from(letter == '\n');
        Some(letter)
    }

    fn name(&mut self, first: char) {
        self.name.clear();
        let mut letter = first;
        loop {
            if letter.is_ascii_uppercase() {
                self.name.push(letter);
            }
            match self.letters.next_if(char::is_ascii_alphanumeric) {
                Some(next) => letter = next,
                None => break,
            }
        }
        // A name in small letters alone is nobody's.
        if self.name.is_empty() {
            self.name.push('?');
        }
        self.named = true;
    }

    /// A value up to its bracket: behind a backslash every letter stands for itself, and a
    /// line's end for nothing.
    fn value(&mut self, begun: usize) -> Result<String, ExchangeError> {
        let mut value = String::new();
        while let Some(letter) = self.next() {
            match letter {
                ']' => return Ok(value),
                '\\' => match self.next() {
                    Some('\n') | None => {}
                    Some(letter) => value.push(letter),
                },
                letter => value.push(letter),
            }
        }
        Err(ExchangeError::Syntax { line: begun, expected: "a “]” behind the value" })
    }
}
