//! Bytes as text: byte order marks, UTF-8, UTF-16, and in SGF files whatever their
//! property CA names. Lines end in `\n` afterwards.

use super::ExchangeError;
use crate::platform;

/// How far into a file its property CA is looked for.
const HEAD: usize = 4096;

pub(super) fn text(bytes: &[u8]) -> Result<String, ExchangeError> {
    let text = letters(bytes)?;
    if !text.contains('\r') {
        return Ok(text);
    }
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

fn letters(bytes: &[u8]) -> Result<String, ExchangeError> {
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf8(rest),
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [b'!'..=b'~', 0, ..] => utf16(bytes, u16::from_le_bytes),
        [0, b'!'..=b'~', ..] => utf16(bytes, u16::from_be_bytes),
        _ => match named(bytes) {
            Some(label) if is_utf8(&label) => utf8(bytes),
            Some(label) => platform::decode(&label, bytes).ok_or(ExchangeError::Encoding { label }),
            None => utf8(bytes).or_else(|error| {
                // What says nothing of its encoding is Latin-1 by the rules of SGF, and
                // in Piskvork's files of some Windows page, of which that is most of all.
                if foreign(bytes) {
                    return Ok(bytes.iter().copied().map(char::from).collect());
                }
                Err(error)
            }),
        },
    }
}

fn utf8(bytes: &[u8]) -> Result<String, ExchangeError> {
    let text = std::str::from_utf8(bytes);
    text.map(str::to_owned).map_err(|_| ExchangeError::Encoding { label: "UTF-8".to_owned() })
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, ExchangeError> {
    let fault = || ExchangeError::Encoding { label: "UTF-16".to_owned() };
    let (pairs, rest) = bytes.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(fault());
    }
    let text: Result<String, _> =
        char::decode_utf16(pairs.iter().map(|pair| unit(*pair))).collect();
    text.map_err(|_| fault())
}

/// Whether this is a file of another program, and so may be in its encoding.
fn foreign(bytes: &[u8]) -> bool {
    let text = bytes.trim_ascii_start();
    text.starts_with(b"(")
        || text.get(..9).is_some_and(|word| word.eq_ignore_ascii_case(b"piskvorky"))
}

/// What the property CA of an SGF file says.
fn named(bytes: &[u8]) -> Option<String> {
    if !bytes.trim_ascii_start().starts_with(b"(") {
        return None;
    }
    let head = &bytes[..bytes.len().min(HEAD)];
    let at = head.windows(3).enumerate().find_map(|(at, window)| {
        let alone = at == 0 || !head[at - 1].is_ascii_alphabetic();
        (window == b"CA[" && alone).then_some(at + 3)
    })?;
    let label = head[at..].split(|byte| *byte == b']').next()?;
    let label = std::str::from_utf8(label).ok()?.trim();
    (!label.is_empty() && label.len() < 40).then(|| label.to_owned())
}

fn is_utf8(label: &str) -> bool {
    label.eq_ignore_ascii_case("UTF-8") || label.eq_ignore_ascii_case("UTF8")
}
