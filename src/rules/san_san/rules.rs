//! The options.

use crate::rules::{BadOption, Control, OptionSpec, RuleSet, option_value};

/// Which enemy stones may be marked or removed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TakeLines {
    /// Only those outside completed lines (连不吃连).
    #[default]
    Never,
    /// Those in completed lines too, as long as there are no others.
    IfNoOthers,
    /// All (连可吃连).
    Always,
}

option_value::words!(TakeLines { Never = "never", IfNoOthers = "if-no-others", Always = "always" });

/// The rule set of San San Qi.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is one switch of the rules")]
pub struct Rules {
    /// Which enemy stones may be marked or removed.
    pub take_lines: TakeLines,
    /// As many marks or removals as lines completed by the ply, instead of one.
    pub take_per_line: bool,
    /// Red loses when placing ends without any line. If not, a board still full
    /// then is a draw.
    pub dull_game: bool,
    /// Dead stones still complete and protect lines for their owner.
    pub dead_count: bool,
    /// Red begins phase 2, instead of Green.
    pub red_first: bool,
    /// A side with exactly three stones may move to any empty point.
    pub fly: bool,
    /// The third occurrence of a position in phase 2 is a draw.
    pub repetition: bool,
    /// So many plies of phase 2 without a removal are a draw; 0: never. At most 9999.
    pub no_removal: u16,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            take_lines: TakeLines::Never,
            take_per_line: false,
            dull_game: true,
            dead_count: false,
            red_first: false,
            fly: false,
            repetition: true,
            no_removal: 100,
        }
    }
}

impl RuleSet for Rules {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "take_lines",
            control: Control::Words(&["never", "if-no-others", "always"]),
        },
        OptionSpec { key: "take_per_line", control: Control::Toggle },
        OptionSpec { key: "dull_game", control: Control::Toggle },
        OptionSpec { key: "dead_count", control: Control::Toggle },
        OptionSpec { key: "red_first", control: Control::Toggle },
        OptionSpec { key: "fly", control: Control::Toggle },
        OptionSpec { key: "repetition", control: Control::Toggle },
        OptionSpec { key: "no_removal", control: Control::Numbers(&[0, 50, 100, 200]) },
    ];

    option_value::fields!(
        take_lines,
        take_per_line,
        dull_game,
        dead_count,
        red_first,
        fly,
        repetition,
        no_removal
    );

    fn validate(&self) -> Result<(), BadOption> {
        if self.no_removal > 9999 {
            return Err(self.out_of_range("no_removal"));
        }
        Ok(())
    }
}
