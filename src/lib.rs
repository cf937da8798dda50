//! Guqi (古棋): five traditional board games for two people who share one screen.
//!
//! The rooms, and who may know whom: `ui → {session, exchange} → {record, engine, platform} → rules`.
//! Arrows run one way; `tests/layers.rs` fails when one runs back.
//!
//! - [`rules`]: the games. Each is a pure function of the actions played.
//! - [`record`]: a game as data, read, written and replayed.
//! - [`exchange`]: games in the formats of other programs, as text, and as share codes.
//! - [`engine`]: computer players.
//! - [`session`]: a game being played, with undo and redo; where games are kept.
//! - [`platform`]: the seam to the machine.
//! - [`ui`]: the screens.
//!
//! ```
//! use guqi::rules::{Game, Reason, gomoku::{Gomoku, Rules}};
//!
//! let game = Gomoku::new(Rules::default())?;
//! let mut state = game.start();
//! for token in ["h8", "a1", "h9", "a3", "h10", "a5", "h11", "a7", "h12"] {
//!     state = game.play(&state, token.parse()?)?;
//! }
//! let outcome = game.turn(&state).outcome().expect("five in a row");
//! assert_eq!(outcome.reason, Reason::Five);
//! assert!(game.legal(&state).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod engine;
pub mod exchange;
pub mod platform;
pub mod record;
pub mod rules;
pub mod session;
pub mod ui;
