//! Share codes whose checksum fits, so that what stands behind it is reached.

#![no_main]

use data_encoding::BASE64URL_NOPAD;
use guqi::exchange::{Format, read, share_code};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut body = vec![1];
    body.extend(bytes);
    let check = crc32fast::hash(&body);
    body.extend(check.to_le_bytes());
    let code = BASE64URL_NOPAD.encode(&body);
    if let Ok(game) = read(code.as_bytes(), Some(Format::Share)) {
        assert_eq!(share_code(&game, true), Ok(code), "one code for a game");
    }
});
