//! What a search found.

/// The candidates of a position and how hard they were looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// The candidates, the best first.
    pub lines: Vec<Line<A>>,
    /// The depth that was searched completely, in plies.
    pub depth: u32,
    /// The positions looked at.
    pub nodes: u64,
}

impl<A> Default for Analysis<A> {
    fn default() -> Self {
        Self { lines: Vec::new(), depth: 0, nodes: 0 }
    }
}

/// A candidate.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The action.
    pub action: A,
    /// The probability, from 0 to 1, that the side that acts wins with it, a draw
    /// counted as half a win; 1 and 0 are proven.
    pub win: f64,
    /// The principal variation: this action and the best ones after it. It ends
    /// where a throw is due.
    pub variation: Vec<A>,
}

impl<A: Copy> Line<A> {
    /// A candidate of which nothing but the action is known.
    pub fn new(action: A, win: f64) -> Self {
        Self { action, win, variation: vec![action] }
    }
}
