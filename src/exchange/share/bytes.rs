//! Small numbers and texts as bytes; bytes as letters, and their checksum. Both are written
//! out here: the tables of the crates for them weigh more than all that reads a game.

/// Bytes still to be read.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl<'a> Bytes<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    pub(super) fn seed(&mut self) -> Option<u64> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*first))
    }

    /// A number of at most three bytes of seven bits, the lowest first (LEB128), written
    /// no longer than it has to be.
    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in [0, 7, 14] {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return (byte > 0 || shift == 0).then_some(number);
            }
        }
        None
    }

    /// A text with its length in front.
    pub(super) fn text(&mut self) -> Option<&'a str> {
        let length = self.number()? as usize;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        std::str::from_utf8(text).ok()
    }
}

pub(super) fn put_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

pub(super) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len() as u32);
    bytes.extend(text.bytes());
}

/// The CRC-32 of the bytes (as in zip and PNG), bit by bit: codes are short.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    let step = |check: u32| check >> 1 ^ (0xEDB8_8320 & (check & 1).wrapping_neg());
    !bytes
        .iter()
        .fold(!0, |check, byte| (0..8).fold(check ^ u32::from(*byte), |check, _| step(check)))
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as base64url (RFC 4648, section 5), without padding.
pub(super) fn to_letters(bytes: &[u8]) -> String {
    let mut text = String::new();
    for part in bytes.chunks(3) {
        let at = |nth: usize| u32::from(part.get(nth).copied().unwrap_or(0));
        let whole = at(0) << 16 | at(1) << 8 | at(2);
        for nth in 0..=part.len() {
            text.push(char::from(LETTERS[(whole >> (18 - 6 * nth) & 63) as usize]));
        }
    }
    text
}

/// The bytes of such letters; `None` where there is another letter, or not the one text
/// there is for the bytes.
pub(super) fn of_letters(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut whole, mut bits) = (0_u32, 0);
    for letter in text.bytes() {
        let value = LETTERS.iter().position(|own| *own == letter)?;
        whole = whole << 6 | value as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((whole >> bits) as u8);
            whole &= (1 << bits) - 1;
        }
    }
    (bits < 6 && whole == 0).then_some(bytes)
}
