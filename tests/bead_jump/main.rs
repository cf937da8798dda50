//! The rules of Bead jump, sentence by sentence, and against a second, naive
//! implementation.

mod ends;
mod moves;
mod naive;
mod options;
mod perft;
mod random;
mod setups;
mod table;
