//! Files of several games: records in JSON, one a line, as the library exports them.

use super::{ExchangeError, Format, decode, read};
use crate::record::Record;

/// The most bytes of such a file that are read.
const MAX_FILE: usize = 1 << 26;

/// Reads a game in any format, or a file of JSON records, one a line. A record of such a
/// file that is refused comes with its line, from 1, and hides no other.
pub fn read_many(
    bytes: &[u8],
    hint: Option<Format>,
) -> Vec<Result<Record, (Option<usize>, ExchangeError)>> {
    if bytes.len() > MAX_FILE {
        return vec![read(bytes, hint).map_err(|error| (None, error))];
    }
    // In no encoding as a whole, it may be so in most of its lines.
    let text = decode::text(bytes).map_or_else(|_| bytes.to_vec(), String::into_bytes);
    let mut lines = (1..).zip(text.split(|byte| *byte == b'\n'));
    let filled = |(_, line): &(usize, &[u8])| !line.trim_ascii().is_empty();
    let first = lines.by_ref().find(filled).map_or(&text[..], |(_, line)| line);
    let more = lines.by_ref().any(|line| filled(&line));
    // A record that is broken over lines does not end on its first one.
    let whole = first.trim_ascii_end().ends_with(b"}");
    if !(first.starts_with(b"{") && whole && more) {
        return vec![read(bytes, hint).map_err(|error| (None, error))];
    }
    (1..)
        .zip(text.split(|byte| *byte == b'\n'))
        .filter(filled)
        .map(|(nth, line)| read(line, Some(Format::Json)).map_err(|error| (Some(nth), error)))
        .collect()
}
