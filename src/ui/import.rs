//! What the screen says of a game from elsewhere that cannot be read.

use super::{
    i18n::{t, t_with},
    words,
};
use crate::exchange::{ExchangeError, ShareFault};

/// Why a text from elsewhere is refused, and on which line.
pub fn not_read(error: &ExchangeError) -> String {
    let (line, why) = match error {
        ExchangeError::Record(error) => return words::unreadable(error),
        ExchangeError::Unrecognised => return t("import-unrecognised"),
        ExchangeError::TooLarge { .. } | ExchangeError::TooLong { .. } => {
            return t("import-too-large");
        }
        ExchangeError::Encoding { label } => {
            return t_with("import-encoding", &[("label", label.as_str().into())]);
        }
        ExchangeError::Share(fault) => return not_a_code(*fault),
        ExchangeError::TooDeep { line } | ExchangeError::Syntax { line, .. } => {
            (line, t("import-syntax"))
        }
        ExchangeError::Version { line, found } => {
            (line, t_with("record-version", &[("found", found.as_str().into())]))
        }
        ExchangeError::UnknownGame { line, found } => {
            (line, t_with("record-unknown-game", &[("found", found.as_str().into())]))
        }
        ExchangeError::Board { line, found } => {
            (line, t_with("import-board", &[("found", found.as_str().into())]))
        }
        ExchangeError::Option { line, why } => (line, words::bad_option(why)),
        ExchangeError::OutOfTurn { line, .. } => (line, t("import-out-of-turn")),
        ExchangeError::Setup { line } => (line, t("import-setup")),
        ExchangeError::Token { line, ply, token }
        | ExchangeError::Illegal { line, ply, token, .. } => {
            let values = [("ply", (*ply).into()), ("token", token.as_str().into())];
            (line, t_with("record-action", &values))
        }
    };
    t_with("import-line", &[("line", (*line).into()), ("why", why.into())])
}

fn not_a_code(fault: ShareFault) -> String {
    t(match fault {
        ShareFault::Letters | ShareFault::Checksum => "import-damaged",
        ShareFault::Version(_) => "import-code-version",
        ShareFault::Content => "import-impossible",
    })
}
