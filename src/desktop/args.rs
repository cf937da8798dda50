//! The command line of the app with a window.

use std::{ffi::OsString, path::PathBuf};

use lexopt::{Arg, Parser};

/// What `--help` prints.
pub(super) const HELP: &str = "\
Guqi, five old board games: Patolli, Senet, Bead jump, San San Qi, Gomoku

Usage: guqi [FILE]...

  FILE           a record of a game, in any format that Guqi reads, to open
  -h, --help     prints this
  -V, --version  prints the version

Games are kept in the system's folder for data of apps; the variable GUQI_DATA
names another. A second start with the same folder opens its files in the first
window. guqi-cli does without a window.
";

/// What is asked for.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// A window, with these files.
    Window(Vec<PathBuf>),
    Help,
    Version,
}

/// Reads the arguments behind the program's name.
///
/// # Errors
/// There is no such option.
pub(super) fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Asked, lexopt::Error> {
    let mut parser = Parser::from_args(arguments);
    let mut files = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(Asked::Help),
            Arg::Short('V') | Arg::Long("version") => return Ok(Asked::Version),
            Arg::Value(file) => files.push(file.into()),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Asked::Window(files))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &[&str]) -> Option<Asked> {
        read(line.iter().map(OsString::from)).ok()
    }

    #[test]
    fn files_and_options_are_told_apart() {
        assert_eq!(asked(&[]), Some(Asked::Window(Vec::new())));
        let files = vec!["a.guqi".into(), "-b".into()];
        assert_eq!(asked(&["a.guqi", "--", "-b"]), Some(Asked::Window(files)));
        assert_eq!(asked(&["a", "--help"]), Some(Asked::Help));
        assert_eq!(asked(&["-V"]), Some(Asked::Version));
        assert_eq!(asked(&["--nothing"]), None);
    }

    #[test]
    fn help_names_every_option() {
        for option in ["FILE", "-h, --help", "-V, --version", "GUQI_DATA"] {
            assert!(HELP.contains(option), "{option}");
        }
        assert!(HELP.lines().all(|line| line.len() <= 80));
    }
}
