//! The rules of Bead jump, sentence by sentence, and against a second, naive
//! implementation.

// The helpers of tests are tests too.
#![allow(clippy::unwrap_used)]

mod ends;
mod moves;
mod naive;
mod options;
mod perft;
mod random;
mod setups;
mod table;
