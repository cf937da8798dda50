//! What happens on the board when an action is played: the one source for
//! animation, sound and the screen reader's sentences.

use super::{Point, Side, Spot};

/// One thing that happens. An action makes one or more, in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Lots were thrown: `marked` sides up are worth `steps`.
    Threw {
        /// Who threw.
        side: Side,
        /// Marked (flat) sides up.
        marked: u8,
        /// The steps they are worth.
        steps: u8,
    },
    /// Nothing could be done.
    Passed {
        /// Who passed.
        side: Side,
    },
    /// The acting side's piece moves, enters (`from` is home) or leaves (`to` is off).
    Moved {
        /// Whose piece.
        side: Side,
        /// Where from.
        from: Spot,
        /// Where to.
        to: Spot,
    },
    /// A stone is placed from the hand.
    Placed {
        /// Whose stone.
        side: Side,
        /// Where.
        at: Point,
    },
    /// A piece is taken: sent home (Patolli) or removed for good (San San Qi).
    Captured {
        /// Whose piece is lost.
        side: Side,
        /// Where it stood.
        at: Point,
    },
    /// A piece is made to change places (Senet).
    Swapped {
        /// Whose piece is pushed back.
        side: Side,
        /// Where it stood.
        from: Point,
        /// Where it stands now.
        to: Point,
    },
    /// The water carries a piece away (Senet).
    Carried {
        /// Whose piece.
        side: Side,
        /// The water.
        from: Point,
        /// Where it comes ashore.
        to: Point,
    },
    /// A line is completed (San San Qi), or the winning row (Gomoku): its points in order.
    Line {
        /// Whose line.
        side: Side,
        /// The points, from one end to the other.
        points: Vec<Point>,
    },
    /// A stone is marked dead and stays (San San Qi).
    Marked {
        /// Whose stone.
        side: Side,
        /// Where.
        at: Point,
    },
    /// A dead stone leaves the board when placing ends (San San Qi).
    Swept {
        /// Whose stone.
        side: Side,
        /// Where.
        at: Point,
    },
    /// A stone had to be marked or removed, but all are protected (San San Qi).
    NothingToTake {
        /// Who may not take.
        side: Side,
    },
    /// A counter is paid to the opponent (Patolli with stakes).
    Paid {
        /// Who pays.
        side: Side,
    },
    /// The same side throws again.
    ThrowsAgain {
        /// Who throws again.
        side: Side,
    },
    /// A choice of the opening was made (swap2): the word is the token.
    Chose {
        /// The person who chose.
        side: Side,
        /// `black`, `white` or `more`.
        choice: &'static str,
    },
}
