//! A game on the screen: what is chosen, what a tap means, what is shown. No
//! drawing here, so that all of it can be tested without a screen.

use super::tokens::Tokens;
use crate::{
    rules::{Event, Forbidden, GameKind, Gesture, Illegal, Point, Side, Spot, Turn, bead_jump},
    session::{GameId, Table},
};

/// What came of a tap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// An action was played.
    Played,
    /// A piece was chosen, or the choice taken back.
    Chosen,
    /// Nothing can be done there, and why.
    Refused(Refusal),
}

/// Why a tap does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules say so.
    Rules(Illegal),
    /// A piece must be chosen first.
    ChooseFirst,
    /// The piece has nowhere to go.
    Stuck,
}

/// A game on the screen.
pub struct Play {
    /// Where it is kept.
    pub id: GameId,
    table: Box<dyn Table>,
    tokens: Tokens,
    chosen: Option<Spot>,
    refusal: Option<Refusal>,
    /// Whether the last change was a ply played, not one taken back.
    forward: bool,
}

impl Play {
    /// Puts a game on the screen.
    pub fn new(id: GameId, table: Box<dyn Table>) -> Self {
        let mut tokens = Tokens::default();
        tokens.follow(&table.pieces());
        Self { id, table, tokens, chosen: None, refusal: None, forward: false }
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The pieces on the screen.
    pub fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// Why the last tap did nothing, until the next one.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// The piece that moves if a target is tapped: the one chosen, or the only one
    /// that can move.
    pub fn source(&self) -> Option<Spot> {
        self.chosen.or_else(|| match self.sources()[..] {
            [only] => Some(only),
            _ => None,
        })
    }

    /// Where pieces stand that can move.
    pub fn sources(&self) -> Vec<Spot> {
        let mut sources: Vec<_> = self.moves().into_iter().map(|(from, _)| from).collect();
        sources.sort_unstable();
        sources.dedup();
        sources
    }

    /// Where the chosen piece can go; while none is chosen and every piece has just
    /// one way to go, as after a throw, where each of them would go.
    pub fn targets(&self) -> Vec<Spot> {
        let moves = self.moves();
        let from = self.source();
        if from.is_none() && moves.len() > self.sources().len() {
            return Vec::new();
        }
        let of_source =
            moves.into_iter().filter(|(source, _)| from.is_none_or(|from| from == *source));
        let mut targets: Vec<_> = of_source.map(|(_, to)| to).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The points where a stone may be placed.
    pub fn places(&self) -> Vec<Point> {
        let gestures = self.table.gestures().into_iter();
        gestures
            .filter_map(|gesture| if let Gesture::Place(at) = gesture { Some(at) } else { None })
            .collect()
    }

    /// The points whose stone may be marked or removed.
    pub fn takes(&self) -> Vec<Point> {
        let gestures = self.table.gestures().into_iter();
        gestures
            .filter_map(|gesture| if let Gesture::Take(at) = gesture { Some(at) } else { None })
            .collect()
    }

    /// The empty points that are forbidden to Black now, with every reason.
    pub fn forbidden(&self) -> Vec<(Point, Vec<Forbidden>)> {
        let black = matches!(self.table.turn(), Turn::Act { side: Side::First });
        if self.table.kind() != GameKind::Gomoku || !black {
            return Vec::new();
        }
        let points = (0..self.table.point_count()).map(Point);
        let forbidden = points.filter_map(|at| match self.table.check(Gesture::Place(at)) {
            Err(Illegal::Forbidden(reasons)) => Some((at, reasons)),
            _ => None,
        });
        forbidden.collect()
    }

    /// The words that can be chosen.
    pub fn choices(&self) -> Vec<&'static str> {
        let gestures = self.table.gestures().into_iter();
        gestures
            .filter_map(
                |gesture| if let Gesture::Choose(word) = gesture { Some(word) } else { None },
            )
            .collect()
    }

    /// The worth in steps of the throw that is to be used now.
    pub fn steps(&self) -> Option<u8> {
        self.table.last_events().into_iter().find_map(|event| match event {
            Event::Threw { steps, .. } => Some(steps),
            _ => None,
        })
    }

    /// How many beads of a side stand in the enemy camp (Bead jump).
    pub fn in_enemy_camp(&self, side: Side) -> usize {
        let pieces = self.table.pieces();
        let camp = bead_jump::camp(side.other()).map(Spot::On);
        camp.filter(|spot| pieces.iter().any(|piece| piece.side == side && piece.spot == *spot))
            .count()
    }

    /// Whether nothing can be done but pass.
    pub fn must_pass(&self) -> bool {
        matches!(self.table.gestures()[..], [Gesture::Pass])
    }

    /// What happened in the last ply, nothing after an undo.
    pub fn news(&self) -> Vec<Event> {
        if self.forward { self.table.last_events() } else { Vec::new() }
    }

    /// The points of the last ply that are marked on the board.
    pub fn last_points(&self) -> Vec<Point> {
        let mut route = self.table.route();
        if route.len() > 2 {
            route.drain(1..route.len() - 1);
        }
        route
    }

    /// The way of the piece that moved in the last ply, and where it ended: a chain's
    /// hops, the squares passed, the shore to which the water carried it.
    pub fn travel(&self) -> Vec<Spot> {
        let mut way: Vec<Spot> = Vec::new();
        for event in self.news() {
            match event {
                Event::Moved { from, to, .. } => {
                    way.push(from);
                    way.extend(
                        self.table
                            .route()
                            .into_iter()
                            .map(Spot::On)
                            .filter(|spot| *spot != from && *spot != to),
                    );
                    way.push(to);
                }
                Event::Carried { to, .. } => way.push(Spot::On(to)),
                _ => {}
            }
        }
        way
    }

    /// Taps a place of the board.
    pub fn tap(&mut self, spot: Spot) -> Tap {
        self.refusal = None;
        let gestures = self.table.gestures();
        if let Spot::On(at) = spot {
            for gesture in [Gesture::Place(at), Gesture::Take(at)] {
                if gestures.contains(&gesture) {
                    return self.play(gesture);
                }
            }
        }
        if self.targets().contains(&spot) {
            let from = self.source();
            let mut ways = self
                .moves()
                .into_iter()
                .filter(|(source, to)| *to == spot && from.is_none_or(|from| from == *source));
            if let (Some((from, to)), None) = (ways.next(), ways.next()) {
                return self.play(Gesture::Move { from, to });
            }
        }
        let ways: Vec<_> = self.moves().into_iter().filter(|(from, _)| *from == spot).collect();
        match ways[..] {
            [] => self.refuse(spot),
            [(from, to)] => self.play(Gesture::Move { from, to }),
            _ => {
                self.chosen = (self.chosen != Some(spot)).then_some(spot);
                Tap::Chosen
            }
        }
    }

    /// Plays an action made otherwise than by a tap on the board: a word chosen, a pass.
    pub fn play(&mut self, gesture: Gesture) -> Tap {
        match self.table.play(gesture) {
            Ok(()) => {
                self.moved(true);
                Tap::Played
            }
            Err(why) => self.say(Refusal::Rules(why)),
        }
    }

    /// Makes the throw that is due.
    pub fn throw(&mut self) -> Tap {
        match self.table.throw() {
            Ok(_) => {
                self.moved(true);
                Tap::Played
            }
            Err(why) => self.say(Refusal::Rules(why)),
        }
    }

    /// Takes back.
    pub fn undo(&mut self) {
        self.table.undo();
        self.moved(false);
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) {
        self.table.redo();
        self.moved(true);
    }

    /// The side gives up.
    pub fn resign(&mut self, side: Side) {
        if self.table.resign(side).is_ok() {
            self.moved(false);
        }
    }

    /// Both agree on a draw.
    pub fn agree_draw(&mut self) {
        if self.table.agree_draw().is_ok() {
            self.moved(false);
        }
    }

    fn moves(&self) -> Vec<(Spot, Spot)> {
        let gestures = self.table.gestures().into_iter();
        gestures
            .filter_map(|gesture| {
                if let Gesture::Move { from, to } = gesture { Some((from, to)) } else { None }
            })
            .collect()
    }

    fn moved(&mut self, forward: bool) {
        self.forward = forward;
        self.chosen = None;
        self.refusal = None;
        self.tokens.follow(&self.table.pieces());
    }

    fn say(&mut self, refusal: Refusal) -> Tap {
        self.refusal = Some(refusal.clone());
        Tap::Refused(refusal)
    }

    fn refuse(&mut self, spot: Spot) -> Tap {
        let refusal = self.why_not(spot);
        if matches!(refusal, Refusal::ChooseFirst) {
            self.chosen = None;
        }
        self.say(refusal)
    }

    /// Why a tap on a place does nothing, given that it is no legal action.
    fn why_not(&self, spot: Spot) -> Refusal {
        let side = match self.table.turn() {
            Turn::Over(_) => return Refusal::Rules(Illegal::GameOver),
            Turn::Throw { .. } => return Refusal::Rules(Illegal::ThrowDue),
            Turn::Act { side } => side,
        };
        let why = |gesture| self.table.check(gesture).err().map(Refusal::Rules);
        let own =
            self.table.pieces().into_iter().any(|piece| piece.side == side && piece.spot == spot);
        if let Spot::On(at) = spot {
            let gestures = self.table.gestures();
            if gestures.iter().any(|gesture| matches!(gesture, Gesture::Take(_))) {
                return why(Gesture::Take(at)).unwrap_or(Refusal::Stuck);
            }
            let placing = gestures.iter().any(|gesture| matches!(gesture, Gesture::Place(_)));
            if placing || self.table.kind() == GameKind::Gomoku {
                return why(Gesture::Place(at)).unwrap_or(Refusal::Stuck);
            }
            if !own && matches!(self.source(), None | Some(Spot::Home)) {
                let theirs = self.table.pieces().into_iter().any(|piece| piece.spot == spot);
                return if theirs {
                    Refusal::Rules(Illegal::NotYours { at })
                } else {
                    Refusal::ChooseFirst
                };
            }
        }
        if own {
            return self.why_stuck(spot);
        }
        match self.source() {
            Some(from @ (Spot::On(_) | Spot::Off)) => {
                why(Gesture::Move { from, to: spot }).unwrap_or(Refusal::Stuck)
            }
            // A piece that waits has one way in, and no other place is near it.
            Some(Spot::Home) | None => Refusal::ChooseFirst,
        }
    }

    /// Why a piece cannot move: of all that is wrong with its moves, what has
    /// nothing to do with their length or direction.
    fn why_stuck(&self, from: Spot) -> Refusal {
        let board = (0..self.table.point_count()).map(|point| Spot::On(Point(point)));
        let reasons = board
            .chain([Spot::Off, Spot::Home])
            .filter_map(|to| self.table.check(Gesture::Move { from, to }).err());
        let thrown = self.steps().is_some();
        let telling = reasons.filter(|why| match why {
            Illegal::WrongDistance { .. }
            | Illegal::NeverBack
            | Illegal::ForwardFirst
            | Illegal::NoSuchPoint
            | Illegal::NoWay
            | Illegal::NotAdjacent
            | Illegal::Occupied { .. }
            | Illegal::Empty { .. } => false,
            // Telling on the one square to which a throw leads.
            Illegal::OwnPiece { .. } => thrown,
            _ => true,
        });
        telling.into_iter().next().map_or(Refusal::Stuck, Refusal::Rules)
    }
}
