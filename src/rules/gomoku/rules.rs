//! The rule set: board, winning rule and opening.

use serde::{Deserialize, Serialize};

use crate::rules::{BadOption, Control, OptionSpec, RuleSet};

/// The options of Gomoku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Points along each side of the board: 15 or 19.
    pub size: u8,
    /// What wins and what is forbidden.
    pub rule: Rule,
    /// How the game begins.
    pub opening: Opening,
}

/// What wins and what is forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rule {
    /// Five or more win.
    Freestyle,
    /// Exactly five win.
    Exact,
    /// The rules of the Renju International Federation: Black wins with exactly
    /// five and has forbidden points, White wins with five or more. 15×15 only.
    Renju,
}

/// How the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opening {
    /// Black places the first stone anywhere.
    Free,
    /// The first person places three stones, the second takes a colour or places
    /// two more and leaves the choice to the first.
    Swap2,
}

impl Default for Rules {
    fn default() -> Self {
        Self { size: 15, rule: Rule::Freestyle, opening: Opening::Free }
    }
}

impl RuleSet for Rules {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "size", control: Control::Numbers(&[15, 19]) },
        OptionSpec { key: "rule", control: Control::Words(&["freestyle", "exact", "renju"]) },
        OptionSpec { key: "opening", control: Control::Words(&["free", "swap2"]) },
    ];

    fn validate(&self) -> Result<(), BadOption> {
        match (self.size, self.rule) {
            (19, Rule::Renju) => Err(BadOption::Conflict { option: "rule", other: "size" }),
            (15 | 19, _) => Ok(()),
            _ => Err(BadOption::value("size", &self.size)),
        }
    }
}
