//! A text as a QR code, drawn as one path.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest version (117 modules a side) that a phone reads well from a small screen.
const LARGEST: u8 = 25;

/// A drawing of so many modules a side, without the quiet zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    /// The modules of a side.
    pub size: i32,
    /// The dark ones as a path.
    pub path: String,
}

impl Qr {
    /// The code of a text; `None` where it is too long.
    pub fn of(text: &str) -> Option<Self> {
        let bytes = [QrSegment::make_bytes(text.as_bytes())];
        // Of all versions the smallest; what room is left in it goes into the error correction.
        let least = QrCodeEcc::Low;
        let most = Version::new(LARGEST);
        let code = QrCode::encode_segments_advanced(&bytes, least, Version::MIN, most, None, true);
        let code = code.ok()?;
        let size = code.size();
        let mut path = String::new();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let from = x;
                while code.get_module(x, y) {
                    x += 1;
                }
                if x > from {
                    let _ = write!(path, "M{from} {y}h{0}v1h-{0}z", x - from);
                }
                x += 1;
            }
        }
        Some(Self { size, path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_fits_and_a_very_long_one_does_not() {
        let link = |letters| format!("https://example.org/#/open/{}", "A".repeat(letters));
        let sizes = [20, 90, 1200].map(|letters| Qr::of(&link(letters)).map(|qr| qr.size));
        assert_eq!(sizes, [Some(29), Some(41), Some(117)]);
        assert_eq!(Qr::of(&link(1300)), None);
    }

    #[test]
    fn the_path_draws_the_three_corners() {
        let Qr { size, path } = Qr::of("guqi").expect("a short text");
        let far = size - 7;
        for corner in
            ["M0 0h7v1h-7z".to_owned(), format!("M{far} 0h7v1h-7z"), format!("M0 {far}h7v1h-7z")]
        {
            assert!(path.contains(&corner), "{path}");
        }
    }
}
