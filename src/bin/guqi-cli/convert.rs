//! `convert`: games in other formats.

use std::io::Write;

use guqi::exchange::{Format, write};

use crate::{Failure, records::each};

/// Prints every game of a file in another format, texts of many lines with a free line
/// between them.
pub(crate) fn convert(file: &str, to: Format, out: &mut impl Write) -> Result<(), Failure> {
    let mut first = true;
    each(file, |record, place| {
        let text = write(record, to).map_err(|error| {
            let (file, place) = place.name();
            Failure::Convert { file, place, error }
        })?;
        let text = text.trim_end();
        if !first && text.contains('\n') {
            writeln!(out)?;
        }
        first = false;
        Ok(writeln!(out, "{text}")?)
    })
}
