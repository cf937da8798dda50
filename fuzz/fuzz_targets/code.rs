#![no_main]

mod check;

use guqi::exchange::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| check::holds(bytes, Some(Format::Code)));
