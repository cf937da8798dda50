//! Letters of other encodings than Unicode, such as GBK and windows-1252; and those by which is searched.

/// The text in an encoding by its name, as the web knows it; `None` when there is no
/// such encoding, or the bytes are none of it.
#[cfg(not(target_arch = "wasm32"))]
pub fn decode(label: &str, bytes: &[u8]) -> Option<String> {
    let encoding = encoding_rs::Encoding::for_label(label.as_bytes())?;
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    Some(text.into_owned())
}

/// The text in an encoding by its name, as the web knows it; `None` when there is no
/// such encoding, or the bytes are none of it. The browser has the tables already.
#[cfg(target_arch = "wasm32")]
pub fn decode(label: &str, bytes: &[u8]) -> Option<String> {
    let options = web_sys::TextDecoderOptions::new();
    options.set_fatal(true);
    let decoder = web_sys::TextDecoder::new_with_label_and_options(label, &options).ok()?;
    decoder.decode_with_u8_array(bytes).ok()
}

/// The text as it is searched: in small letters, without accents, and wide letters and narrow
/// ones alike.
#[cfg(not(target_arch = "wasm32"))]
pub fn search_letters(text: &str) -> String {
    use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
    text.nfkd().filter(|letter| !is_combining_mark(*letter)).collect::<String>().to_lowercase()
}

/// The text as it is searched: in small letters, without accents, and wide letters and narrow
/// ones alike. The browser has the tables already.
#[cfg(target_arch = "wasm32")]
pub fn search_letters(text: &str) -> String {
    use web_sys::js_sys::{JsString, RegExp};
    let parts = JsString::from(text).normalize("NFKD");
    parts.replace_by_pattern(&RegExp::new("\\p{M}", "gu"), "").to_lower_case().into()
}

#[cfg(test)]
mod tests {
    use super::search_letters;

    #[test]
    fn letters_are_found_without_their_accents_and_whatever_their_width() {
        for (written, wanted) in [
            ("María Ñandú", "maria nandu"),
            ("Ｍａｒｉａ　１２", "maria 12"),
            ("ﾏﾘｱ", "マリア"),
            ("Ångström, İzmir, Đặng", "angstrom, izmir, đang"),
            ("Ἀθῆναι", "αθηναι"),
            ("ﬁve", "five"),
            ("五子棋 星期日", "五子棋 星期日"),
            // What stands between two games stays there.
            ("É\u{1}é", "e\u{1}e"),
        ] {
            assert_eq!(search_letters(written), wanted);
        }
    }
}
