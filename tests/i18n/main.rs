//! Texts: every language says everything, and what the screen asks for is there.

mod files;
mod imports;
mod keys;
mod sentences;
mod shown;
mod terms;
mod told;
