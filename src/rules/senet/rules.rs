//! The options of Senet.

use crate::rules::{BadOption, Control, OptionSpec, RuleSet, SmallSet, option_value};

/// How many enemy pieces side by side bar the way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// Two or more.
    Pair,
    /// Three or more; two may be passed, but not captured.
    Three,
}

option_value::words!(Block { Pair = "pair", Three = "three" });

/// When pieces may leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gate {
    /// At any time.
    None,
    /// Only when no own piece stands on 1–10.
    TopRow,
}

option_value::words!(Gate { None = "none", TopRow = "top_row" });

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Pieces of each side: 5 or 7.
    pub pieces: u8,
    /// The step counts after which the same side throws again. With all five a side
    /// never gives up its turn, and a game in which it is barred never ends.
    pub extra_throws: SmallSet<1, 5>,
    /// How many enemy pieces in a row bar the way.
    pub block: Block,
    /// Whether the squares at a turn of the path (10 and 11, 20 and 21) are neighbours.
    pub corners: bool,
    /// Whether a side without a forward move must move back.
    pub backward: bool,
    /// Whether the last houses are strict: 28 and 29 are left only by 3 and 2, and
    /// nobody is captured on 26, 28 and 29.
    pub exact_houses: bool,
    /// When pieces may leave the board.
    pub gate: Gate,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            pieces: 5,
            extra_throws: SmallSet::default(),
            block: Block::Pair,
            corners: true,
            backward: false,
            exact_houses: false,
            gate: Gate::None,
        }
    }
}

impl RuleSet for Rules {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "pieces", control: Control::Numbers(&[5, 7]) },
        OptionSpec { key: "extra_throws", control: Control::AnyOf(&[1, 2, 3, 4, 5]) },
        OptionSpec { key: "block", control: Control::Words(&["pair", "three"]) },
        OptionSpec { key: "corners", control: Control::Toggle },
        OptionSpec { key: "backward", control: Control::Toggle },
        OptionSpec { key: "exact_houses", control: Control::Toggle },
        OptionSpec { key: "gate", control: Control::Words(&["none", "top_row"]) },
    ];

    option_value::fields!(pieces, extra_throws, block, corners, backward, exact_houses, gate);

    fn validate(&self) -> Result<(), BadOption> {
        match self.pieces {
            5 | 7 => Ok(()),
            _ => Err(self.out_of_range("pieces")),
        }
    }
}
