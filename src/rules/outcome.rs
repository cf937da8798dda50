//! How a game ends.

use super::Side;

/// Who won and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Side, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }

    /// A win, or a draw without a winner; `None` when no game ends so for this reason.
    pub const fn of(winner: Option<Side>, reason: Reason) -> Option<Self> {
        let (wins, draws) = match reason {
            Reason::Stalling | Reason::TooFew => (true, true),
            Reason::AllOff
            | Reason::Broke
            | Reason::CampFilled
            | Reason::DullGame
            | Reason::NoMoves
            | Reason::Five
            | Reason::Resigned => (true, false),
            Reason::BothBlocked
            | Reason::RoundLimit
            | Reason::NoRemoval
            | Reason::Repetition
            | Reason::BoardFull
            | Reason::Agreed => (false, true),
        };
        let fits = if winner.is_some() { wins } else { draws };
        if fits { Some(Self { winner, reason }) } else { None }
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// Why a game ended.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Reason { $($(#[$doc])* $name,)* }

        impl Reason {
            /// Every reason.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The id in records.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }
        }
    };
}

reasons! {
    /// All pieces of the winner have left the board (Patolli, Senet).
    AllOff = "all_off",
    /// The loser has no counters left (Patolli with stakes).
    Broke = "broke",
    /// The enemy camp is filled (Bead jump).
    CampFilled = "camp_filled",
    /// Too few beads left home in time (Bead jump).
    Stalling = "stalling",
    /// Two passes in a row (Bead jump).
    BothBlocked = "both_blocked",
    /// The last round is over (Bead jump).
    RoundLimit = "round_limit",
    /// No line while placing (San San Qi).
    DullGame = "dull_game",
    /// Fewer than three stones (San San Qi).
    TooFew = "too_few",
    /// No stone can move (San San Qi).
    NoMoves = "no_moves",
    /// Too long without a removal (San San Qi).
    NoRemoval = "no_removal",
    /// The same position for the third time (Bead jump, San San Qi).
    Repetition = "repetition",
    /// Five in a row (Gomoku).
    Five = "five",
    /// No empty point (Gomoku, San San Qi).
    BoardFull = "board_full",
    /// A draw by agreement.
    Agreed = "agreed",
    /// The loser gave up.
    Resigned = "resigned",
}
