//! What every reader promises.

use guqi::exchange::{Format, read, write};

/// A text is refused with a reason, or becomes a legal game that is written in every
/// format of its kind and comes back the same from those that lose nothing.
pub fn holds(bytes: &[u8], hint: Option<Format>) {
    let game = match read(bytes, hint) {
        Ok(game) => game,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    for format in Format::of(game.game) {
        let text = write(&game, format).expect("what was read is legal");
        let again = read(text.as_bytes(), Some(format));
        if matches!(format, Format::Json | Format::Text) && text.len() < 1 << 20 {
            assert_eq!(again.as_ref(), Ok(&game));
        }
    }
}
