//! The colour of a theme's paper, for a window that is there before its page.

use super::STYLE;

/// Red, green, blue and opacity of the paper of a theme, by its name as a setting; of the
/// light one when there is no such theme, or when it is the device's.
pub fn paper(theme: Option<&str>) -> (u8, u8, u8, u8) {
    let named = theme.and_then(|theme| STYLE.find(&format!("[data-theme=\"{theme}\"]) {{")));
    let named = named.or_else(|| STYLE.find(&format!("\n[data-theme=\"{}\"] {{", theme?)));
    let rest = &STYLE[named.unwrap_or_default()..];
    let colour = rest.split_once("--paper: #").map_or("", |(_, rest)| rest);
    let digits = colour.split(';').next().unwrap_or_default();
    // Three digits stand for six.
    let digit = |nth: usize| {
        let nth = if digits.len() == 3 { nth / 2 } else { nth };
        digits.get(nth..=nth).and_then(|digit| u8::from_str_radix(digit, 16).ok()).unwrap_or(0xf)
    };
    let byte = |nth| 16 * digit(nth) + digit(nth + 1);
    (byte(0), byte(2), byte(4), 0xff)
}
