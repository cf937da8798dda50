//! What time it is.

/// The time now as ISO 8601 writes it, in UTC and whole seconds: `2026-11-30T15:27:00Z`.
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> String {
    use std::time::SystemTime;
    // A clock that was never set may stand before the years that can be written.
    humantime::format_rfc3339_seconds(SystemTime::now().max(SystemTime::UNIX_EPOCH)).to_string()
}

/// The time now as ISO 8601 writes it, in UTC and whole seconds: `2026-11-30T15:27:00Z`.
#[cfg(target_arch = "wasm32")]
pub fn now() -> String {
    // With thousandths.
    let text = String::from(js_sys::Date::new_0().to_iso_string());
    text.split('.').next().map(|whole| format!("{whole}Z")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::now;

    #[test]
    fn it_is_a_moment_in_whole_seconds() {
        let now = now();
        assert!(now.as_str() > "2025" && now.ends_with('Z') && now.len() == 20, "{now}");
        let pattern: String =
            now.chars().map(|at| if at.is_ascii_digit() { '0' } else { at }).collect();
        assert_eq!(pattern, "0000-00-00T00:00:00Z");
    }
}
