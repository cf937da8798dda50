//! The record as text that people can read and type.
//!
//! ```text
//! guqi: 1
//! game: senet
//! rule pieces: 7
//! name white: Ann
//! seed: 42
//! result: black wins (resigned)
//!
//! 1. *3 13-16 *1 14-15
//! 2. *4 15-19 {a fine pair} resign:white
//! ```
//!
//! Lines of tags come first: `game` is needed, everything else may be missing. `rule`
//! names an option that differs from the default, its value as in the JSON record, words
//! without quotation marks; `name` a person; `field` any other field of the record, as
//! JSON. `result` is for the eye: the actions alone decide the game. Then the actions
//! follow in the tokens of the records, upper or lower case, with or without numbers; a
//! number begins a round, which is a turn of each side. What stands in `{…}` is a comment
//! on the position, which is kept; `#` begins a remark to the end of its line, which is
//! not.

mod reader;
mod writer;

pub(super) use reader::{is_text, read, without_number};
pub(super) use writer::write;

/// The words that begin a line of tags.
const TAGS: [&str; 7] = ["guqi", "game", "rule", "name", "seed", "result", "field"];
