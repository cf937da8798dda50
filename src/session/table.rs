//! A session of any game, as the screen sees it.

use serde_json::{Map, Value};

use crate::{
    engine::Level,
    record::Record,
    rules::{Event, GameKind, Gesture, Illegal, Piece, Point, Side, Turn},
};

/// A game being played, whichever it is. Everything is derived from the record;
/// whatever fails leaves the game as it was.
pub trait Table {
    /// Which game.
    fn kind(&self) -> GameKind;

    /// The game as data, up to the present.
    fn record(&self) -> Record;

    /// The fields of the record that no rule knows, such as its title; they stay with it.
    fn extra(&mut self) -> &mut Map<String, Value>;

    /// The options that differ from the default, as records write them.
    fn rules(&self) -> Map<String, Value>;

    /// Whose turn it is, or how the game ended.
    fn turn(&self) -> Turn;

    /// The number of plies played.
    fn ply(&self) -> usize;

    /// The id of a side here (in swap2's opening `first` or `second`).
    fn side_id(&self, side: Side) -> &'static str;

    /// The id of a side's pieces: its colour, also while nobody owns one yet.
    fn colour_id(&self, side: Side) -> &'static str;

    /// Which person plays the side; its own inverse.
    fn seat(&self, side: Side) -> Side;

    /// The name of a person, empty when none was given.
    fn name(&self, seat: Side) -> &str;

    /// The level of the computer when it sits there, `None` for a person.
    fn computer(&self, seat: Side) -> Option<Level>;

    /// All pieces, those waiting and those done included.
    fn pieces(&self) -> Vec<Piece>;

    /// What can be done now; throws while one is due; nothing when the game is over.
    fn gestures(&self) -> Vec<Gesture>;

    /// Whether a gesture is a legal action now.
    ///
    /// # Errors
    /// Why it is not.
    fn check(&self, gesture: Gesture) -> Result<(), Illegal>;

    /// The gesture of a token of the records, when it is a legal action now.
    fn read(&self, token: &str) -> Option<Gesture>;

    /// What a gesture would make happen, and whose turn it would be then; `None`
    /// when it is not legal.
    fn foresee(&self, gesture: Gesture) -> Option<(Vec<Event>, Turn)>;

    /// The points that a gesture's piece would touch on its way, ends included.
    fn way(&self, gesture: Gesture) -> Vec<Point>;

    /// Plays a gesture.
    ///
    /// # Errors
    /// Why it is not legal.
    fn play(&mut self, gesture: Gesture) -> Result<(), Illegal>;

    /// Makes the throw that is due and returns the number of marked sides up.
    ///
    /// # Errors
    /// No throw is due.
    fn throw(&mut self) -> Result<u8, Illegal>;

    /// A side gives up.
    ///
    /// # Errors
    /// The game is over.
    fn resign(&mut self, side: Side) -> Result<(), Illegal>;

    /// Both agree on a draw.
    ///
    /// # Errors
    /// The game is over.
    fn agree_draw(&mut self) -> Result<(), Illegal>;

    /// Whether there is something to take back.
    fn can_undo(&self) -> bool;

    /// Whether there is something taken back.
    fn can_redo(&self) -> bool;

    /// Takes back the last ply that somebody chose (or threw), with the passes
    /// after it; against the computer everything to the person's last choice.
    /// Returns whether anything was taken back.
    fn undo(&mut self) -> bool;

    /// Plays again the last ply taken back; against the computer everything to the
    /// person's next choice.
    fn redo(&mut self) -> bool;

    /// Goes to the position after so many plies, back or on; what lies beyond it is there
    /// to be gone on to, as after taking back. Beyond the last ply there is nothing.
    fn go_to(&mut self, ply: usize);

    /// What happened on the board in the last ply.
    fn last_events(&self) -> Vec<Event>;

    /// The points that the last ply's piece touched on its way, ends included.
    fn route(&self) -> Vec<Point>;

    /// The last throw made: its word of the stream, whose low bits say which lots
    /// lie marked side up, and the number of those. (A record from elsewhere may
    /// hold throws that its seed does not make; then the two disagree.)
    fn throw_word(&self) -> Option<(u32, u8)>;

    /// The counters of a side, in a game with stakes (Patolli).
    fn counters(&self, side: Side) -> Option<u16>;

    /// One more than the greatest number of a point.
    fn point_count(&self) -> u16;

    /// The standard name of a point.
    fn point_name(&self, point: Point) -> String;
}
