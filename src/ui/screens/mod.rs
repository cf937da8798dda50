//! The screens.

mod ending;
mod home;
mod how_to;
mod keys;
mod lesson;
mod library;
mod look;
mod menu;
mod new_game;
mod open;
mod options;
mod says;
mod seat;
mod settings;
mod share;
mod statistics;
mod table;
mod throws;

pub(crate) use home::Home;
pub(crate) use how_to::HowTo;
pub(crate) use lesson::Lesson;
pub(crate) use library::Library;
pub(crate) use look::Look;
pub(crate) use new_game::NewGame;
pub(crate) use open::Open;
pub(crate) use settings::SettingsPage;
pub(crate) use statistics::Statistics;
pub(crate) use table::Table;
