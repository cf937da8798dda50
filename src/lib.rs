//! Guqi (古棋): five traditional board games for two people who share one screen.
//!
//! The rooms and who may know whom: `ui → session → {record, platform} → rules`.
//! Arrows run one way; `tests/layers.rs` fails when one runs back.

pub mod platform;
pub mod record;
pub mod rules;
pub mod session;
pub mod ui;
