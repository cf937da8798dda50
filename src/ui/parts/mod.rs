//! Pieces of screens.

mod bar;
mod go;
mod lines;
mod lots;
mod panel;
mod sheet;

pub(crate) use bar::{Bar, Icon, IconButton};
pub(crate) use go::Go;
pub(crate) use lines::lines;
pub(crate) use lots::LotsTray;
pub(crate) use panel::Panel;
pub(crate) use sheet::{Opener, Question, Sheet, inert};
