//! The games of throws: expectiminimax with Ballard's star pruning (1983) over a value
//! that a small network has learnt.
//!
//! A depth is counted in turns, each a throw and the action that uses it; the actions
//! of the root are the first turn. Values are probabilities, so a chance node of which
//! a part is known lies between 0 and 1 for the rest: that is what the pruning lives on.

mod net;
mod search;
mod table;
mod tree;
mod value;

pub use net::{HIDDEN, Inputs, Net, Row, WIDTH, squash};
pub use search::ChanceSearch;
pub use value::{Dice, Value};
