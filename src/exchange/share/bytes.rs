//! Small numbers and texts as bytes; bytes as letters, and their checksum.

use base64ct::{Base64UrlUnpadded, Encoding};
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

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

/// The CRC-32 of the bytes, as in zip and PNG.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC).checksum(bytes)
}

/// Bytes as base64url (RFC 4648, section 5), without padding.
pub(super) fn to_letters(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

/// The bytes of such letters; `None` where there is another letter, or not the one text
/// there is for the bytes.
pub(super) fn of_letters(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text).ok()
}
