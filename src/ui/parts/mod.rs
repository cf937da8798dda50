//! Pieces of screens.

mod bar;
mod lots;
mod panel;
mod sheet;

pub(crate) use bar::{Bar, Icon, IconButton};
pub(crate) use lots::LotsTray;
pub(crate) use panel::Panel;
pub(crate) use sheet::{Question, Sheet};
