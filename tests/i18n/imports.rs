//! Games from elsewhere that cannot be read are refused in every language.

use std::collections::BTreeSet;

use dioxus::prelude::*;
use guqi::{
    exchange::read,
    ui::{
        i18n::{LANGUAGE, Language},
        import::not_read,
    },
};

#[test]
fn every_refusal_is_said_in_every_language() {
    let texts = [
        "hello",
        &" ".repeat(2_000_000),
        "(;CA[klingon]PB[a];B[hh])",
        "AQAJAAAAAAAAAACxBGL6HFN",
        "(;B[hh",
        "(;SZ[13])",
        "(;GM[1])",
        "(;B[hh]\n;B[ii])",
        "(;AB[hh][ii])",
        "(;RU[renju]SZ[19])",
        "h8 h8",
        "guqi: 9",
        "{\"guqi\":1}",
    ];
    let app = VirtualDom::new(|| rsx! {});
    app.in_scope(ScopeId::ROOT, || {
        for language in Language::ALL {
            *LANGUAGE.write() = language;
            let said: BTreeSet<_> = texts
                .iter()
                .map(|text| not_read(&read(text.as_bytes(), None).expect_err("refused")))
                .collect();
            assert_eq!(said.len(), texts.len(), "{said:?}");
            assert!(said.iter().all(|text| !text.is_empty() && !text.contains('{')), "{said:?}");
        }
        *LANGUAGE.write() = Language::English;
        let error = read(b"(;B[hh]\n;B[ii])", None).expect_err("refused");
        assert_eq!(not_read(&error), "Line 2: It is the other colour’s turn.");
    });
}
