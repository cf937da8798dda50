//! Comments on the plies of a game: in the record a field of their own,
//! `"comments":{"12":"a good move"}`, by the number of plies played before.

use serde_json::{Value, json};

use crate::record::Record;

/// The field of the record.
pub(super) const FIELD: &str = "comments";

/// Adds a comment on the position after so many plies.
pub(super) fn add(record: &mut Record, ply: usize, text: &str) {
    let text = text.trim();
    if text.is_empty() {
        return;
    }
    let comments = record.extra.entry(FIELD).or_insert_with(|| json!({}));
    let Some(comments) = comments.as_object_mut() else { return };
    match comments.get_mut(&ply.to_string()) {
        Some(Value::String(before)) => {
            before.push('\n');
            before.push_str(text);
        }
        _ => {
            comments.insert(ply.to_string(), text.into());
        }
    }
}

/// The comment on the position after so many plies.
pub fn comment_on(record: &Record, ply: usize) -> Option<&str> {
    record.extra.get(FIELD)?.get(ply.to_string())?.as_str()
}
