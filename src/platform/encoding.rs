//! Letters of other encodings than Unicode, such as GBK and windows-1252; and small ones.

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

/// The text in small letters.
#[cfg(not(target_arch = "wasm32"))]
pub fn small_letters(text: &str) -> String {
    text.to_lowercase()
}

/// The text in small letters. The browser has the table already.
#[cfg(target_arch = "wasm32")]
pub fn small_letters(text: &str) -> String {
    web_sys::js_sys::JsString::from(text).to_lower_case().into()
}
