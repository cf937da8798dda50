//! The rule set: board, winning rule and opening.

use crate::rules::{BadOption, Control, OptionSpec, RuleSet, option_value};

/// The options of Gomoku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Points along each side of the board: 15 or 19.
    pub size: u8,
    /// What wins and what is forbidden.
    pub rule: Rule,
    /// How the game begins.
    pub opening: Opening,
}

/// What wins and what is forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// Five or more win.
    Freestyle,
    /// Exactly five win.
    Exact,
    /// The rules of the Renju International Federation: Black wins with exactly
    /// five and has forbidden points, White wins with five or more. 15×15 only.
    Renju,
}

option_value::words!(Rule { Freestyle = "freestyle", Exact = "exact", Renju = "renju" });

/// How the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// Black places the first stone anywhere.
    Free,
    /// The first person places three stones, the second takes a colour or places
    /// two more and leaves the choice to the first.
    Swap2,
}

option_value::words!(Opening { Free = "free", Swap2 = "swap2" });

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

    option_value::fields!(size, rule, opening);

    fn validate(&self) -> Result<(), BadOption> {
        match (self.size, self.rule) {
            (19, Rule::Renju) => Err(BadOption::Conflict { option: "rule", other: "size" }),
            (15 | 19, _) => Ok(()),
            _ => Err(self.out_of_range("size")),
        }
    }
}
