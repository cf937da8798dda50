//! The options of Patolli.

use super::{Square, Squares};
use crate::rules::{BadOption, Control, OptionSpec, RuleSet, option_value};

/// Which throws bring a waiting piece onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entering {
    /// Every throw that is worth a step.
    Any,
    /// Only one marked bean.
    One,
}

option_value::words!(Entering { Any = "any", One = "one" });

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Pieces of each side: 4, 5 or 6.
    pub pieces: u8,
    /// Which throws enter a piece.
    pub entry: Entering,
    /// The squares on which nobody is captured.
    pub safe: Squares,
    /// The steps of a throw with no bean marked: 0 to 20; 0 is worth nothing.
    pub blank: u8,
    /// Whether five marked beans give another throw.
    pub extra_on_five: bool,
    /// The counters each side starts with: 0 (no stakes) to 1000.
    pub stakes: u16,
}

impl Default for Rules {
    fn default() -> Self {
        let arm_ends = [1, 14, 27, 40];
        let next_to_centre = [8, 21, 34, 47];
        Self {
            pieces: 6,
            entry: Entering::Any,
            safe: arm_ends.into_iter().chain(next_to_centre).filter_map(Square::new).collect(),
            blank: 10,
            extra_on_five: true,
            stakes: 0,
        }
    }
}

impl RuleSet for Rules {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "pieces", control: Control::Numbers(&[4, 5, 6]) },
        OptionSpec { key: "entry", control: Control::Words(&["any", "one"]) },
        OptionSpec {
            key: "safe",
            control: Control::Presets(&[
                ("standard", "[1,8,14,21,27,34,40,47]"),
                ("arm-ends", "[1,14,27,40]"),
                ("none", "[]"),
            ]),
        },
        OptionSpec { key: "blank", control: Control::Numbers(&[0, 5, 10, 20]) },
        OptionSpec { key: "extra_on_five", control: Control::Toggle },
        OptionSpec { key: "stakes", control: Control::Numbers(&[0, 5, 10, 20]) },
    ];

    option_value::fields!(pieces, entry, safe, blank, extra_on_five, stakes);

    fn validate(&self) -> Result<(), BadOption> {
        if !(4..=6).contains(&self.pieces) {
            return Err(self.out_of_range("pieces"));
        }
        if self.blank > 20 {
            return Err(self.out_of_range("blank"));
        }
        if self.stakes > 1000 {
            return Err(self.out_of_range("stakes"));
        }
        Ok(())
    }
}
