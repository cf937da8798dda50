//! Share codes whose checksum fits, so that what stands behind it is reached.

#![no_main]

use base64ct::{Base64UrlUnpadded, Encoding};
use crc::{CRC_32_ISO_HDLC, Crc};
use guqi::exchange::{Format, read, share_code};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut body = vec![1];
    body.extend(bytes);
    let check = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&body);
    body.extend(check.to_le_bytes());
    let code = Base64UrlUnpadded::encode_string(&body);
    if let Ok(game) = read(code.as_bytes(), Some(Format::Share)) {
        assert_eq!(share_code(&game, true), Ok(code), "one code for a game");
    }
});
