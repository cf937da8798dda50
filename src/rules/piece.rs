//! Places on a board, and the pieces that stand there.

use super::Side;

/// A place on a board. The number is the game's own: Patolli 0–51, Senet 1–30,
/// Bead jump `row·6 + column`, San San Qi the index in its list of 24 points,
/// Gomoku `row·size + column`, rows counted from the *bottom* for the square
/// boards, so that `a1` is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(pub u16);

/// Where a piece can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// On the board.
    On(Point),
    /// Waiting to enter, or in the hand.
    Home,
    /// Gone off the board at the end of its way.
    Off,
}

/// A piece, as the board shows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose piece.
    pub side: Side,
    /// Where it is.
    pub spot: Spot,
    /// Whether it is a stone marked dead (San San Qi).
    pub dead: bool,
}
