//! The options of Bead jump.

use serde_json::Value;

use crate::rules::{BadOption, Control, OptionSpec, OptionValue, RuleSet, option_value};

/// The last round an option can name.
const LAST_ROUND: u16 = 9999;

/// Beads of a side.
pub(super) const BEADS: usize = 6;

/// The options; the default is the game of RULES: leave home by rounds 20, 25
/// and 30, draw by repetition, 200 rounds at most.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// After the last round of `home` no move may end in the own camp. Without
    /// effect when `home` is empty.
    pub no_return: bool,
    /// When each side must have left home, by rising rounds; may be empty.
    pub home: Vec<HomeCheck>,
    /// Whether the third occurrence of a position is a draw.
    pub repetition: bool,
    /// The round at whose end the game is a draw; 0 for no limit.
    pub max_rounds: u16,
}

/// At the end of a round each side must have so many beads outside its own camp.
/// In records a pair: `[20,2]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HomeCheck {
    /// The round, from 1.
    pub round: u16,
    /// Beads that must be outside at its end, 1 to 6.
    pub outside: u8,
}

impl From<(u16, u8)> for HomeCheck {
    fn from((round, outside): (u16, u8)) -> Self {
        Self { round, outside }
    }
}

impl OptionValue for HomeCheck {
    fn read(value: &Value) -> Option<Self> {
        let [round, outside] = value.as_array()?.as_slice() else { return None };
        Some(Self { round: OptionValue::read(round)?, outside: OptionValue::read(outside)? })
    }

    fn write(&self) -> Value {
        vec![self.round.write(), self.outside.write()].into()
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            no_return: false,
            home: [(20, 2), (25, 3), (30, 6)].map(HomeCheck::from).to_vec(),
            repetition: true,
            max_rounds: 200,
        }
    }
}

impl RuleSet for Rules {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "no_return", control: Control::Toggle },
        OptionSpec {
            key: "home",
            control: Control::Presets(&[
                ("standard", "[[20,2],[25,3],[30,6]]"),
                ("gentle", "[[30,2],[40,3],[50,6]]"),
                ("none", "[]"),
            ]),
        },
        OptionSpec { key: "repetition", control: Control::Toggle },
        OptionSpec { key: "max_rounds", control: Control::Numbers(&[100, 200, 400, 0]) },
    ];

    option_value::fields!(no_return, home, repetition, max_rounds);

    fn validate(&self) -> Result<(), BadOption> {
        let in_range = self.home.iter().all(|check| {
            (1..=LAST_ROUND).contains(&check.round) && (1..=BEADS as u8).contains(&check.outside)
        });
        if !in_range || !self.home.is_sorted_by(|a, b| a.round < b.round) {
            return Err(self.out_of_range("home"));
        }
        if self.max_rounds > LAST_ROUND {
            return Err(self.out_of_range("max_rounds"));
        }
        if self.max_rounds == 0 && !self.repetition {
            return Err(BadOption::Conflict { option: "max_rounds", other: "repetition" });
        }
        Ok(())
    }
}
