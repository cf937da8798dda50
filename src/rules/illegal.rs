//! Why an action is refused.

use super::Point;

/// Why an action is not legal; the state is unchanged. Points are the game's own
/// numbers; whoever shows the message names them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// A throw is due first.
    #[error("the throw comes first")]
    ThrowDue,
    /// Nothing is thrown now.
    #[error("no throw is due")]
    NoThrowDue,
    /// There is something to do, so passing is not allowed.
    #[error("a side that can act may not pass")]
    MayNotPass,
    /// A stone must be marked or removed first.
    #[error("a stone must be taken first")]
    TakeDue,
    /// No line was completed, so nothing may be marked or removed.
    #[error("no stone may be taken now")]
    NoTakeDue,
    /// A choice of the opening is due.
    #[error("a choice of the opening is due")]
    ChoiceDue,
    /// That choice is not offered now.
    #[error("that choice is not offered now")]
    NoChoiceDue,
    /// Stones are still being placed.
    #[error("stones do not move before all are placed")]
    StillPlacing,
    /// All stones are placed; now they move.
    #[error("all stones are placed; now they move")]
    PlacingOver,
    /// The board has no such point.
    #[error("there is no such point")]
    NoSuchPoint,
    /// There is no piece to move.
    #[error("no piece stands there")]
    Empty {
        /// The empty point.
        at: Point,
    },
    /// The piece belongs to the opponent.
    #[error("that piece belongs to the opponent")]
    NotYours {
        /// Where it stands.
        at: Point,
    },
    /// The stone is the side's own, so it cannot be taken.
    #[error("that stone is one's own")]
    OwnStone {
        /// Where it stands.
        at: Point,
    },
    /// An own piece stands on the target.
    #[error("an own piece stands there")]
    OwnPiece {
        /// The target.
        at: Point,
    },
    /// The point is taken.
    #[error("that point is taken")]
    Occupied {
        /// The point.
        at: Point,
    },
    /// No piece waits at home.
    #[error("no piece is waiting")]
    NoneWaiting,
    /// Only a throw of one marked bean enters.
    #[error("only a throw of one enters a piece")]
    EntryNeedsOne,
    /// The throw is worth nothing.
    #[error("this throw is worth nothing")]
    NoSteps,
    /// The target is not as far as the throw says.
    #[error("the throw is {steps} steps")]
    WrongDistance {
        /// The steps thrown.
        steps: u8,
    },
    /// The move would go past the end.
    #[error("the throw is too high: the end must be reached exactly")]
    TooFar,
    /// A house lets its piece go only by its own number.
    #[error("the piece on {at:?} leaves only by a throw of {steps}", at = at.0)]
    NotExact {
        /// The house.
        at: Point,
        /// The number it needs.
        steps: u8,
    },
    /// An enemy pair (or three) bars the way.
    #[error("enemy pieces side by side bar the way")]
    Barred {
        /// The first barring piece on the way.
        at: Point,
    },
    /// The enemy piece on the target is protected by a neighbour.
    #[error("that piece is protected by its neighbour")]
    ProtectedByPair {
        /// The target.
        at: Point,
    },
    /// The enemy piece on the target stands on a safe square.
    #[error("that piece stands on a safe square")]
    SafeSquare {
        /// The target.
        at: Point,
    },
    /// No piece leaves while an own piece stands in the top row.
    #[error("no piece leaves while one stands in the top row")]
    Gate,
    /// A forward move exists, so none goes back.
    #[error("a piece moves back only when none can move forward")]
    ForwardFirst,
    /// This piece never moves back.
    #[error("this piece never moves back")]
    NeverBack,
    /// Neither a step nor a chain of jumps leads there.
    #[error("neither a step nor a chain of jumps leads there")]
    NoWay,
    /// No move may end in the own camp any more.
    #[error("no move may end in the own camp any more")]
    NoReturn,
    /// The points are not neighbours on a line.
    #[error("those points are not neighbours")]
    NotAdjacent,
    /// The stone is part of a completed line.
    #[error("that stone is protected by its line")]
    ProtectedByLine {
        /// Where it stands.
        at: Point,
    },
    /// The stone is dead already.
    #[error("that stone is dead")]
    Dead {
        /// Where it stands.
        at: Point,
    },
    /// A point forbidden to Black (renju), with every reason.
    #[error("forbidden to Black: {}", names(.0))]
    Forbidden(Vec<Forbidden>),
}

/// Why a point is forbidden to Black in renju.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Forbidden {
    /// Two or more threes at once.
    DoubleThree,
    /// Two or more fours at once.
    DoubleFour,
    /// Six or more in a row.
    Overline,
}

impl Forbidden {
    /// A short English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DoubleThree => "double three",
            Self::DoubleFour => "double four",
            Self::Overline => "overline",
        }
    }
}

fn names(reasons: &[Forbidden]) -> String {
    let names: Vec<_> = reasons.iter().map(|reason| reason.name()).collect();
    names.join(", ")
}
