//! A game on the screen: what is chosen, what a tap means, what is shown. No
//! drawing here, so that all of it can be tested without a screen.

mod aim;
mod computer;
mod dated;
mod looking;
mod seats;
mod told;
mod why;

pub use computer::{Hint, Next};
use looking::Purpose;
pub use told::Told;

use std::mem;

use serde_json::{Map, Value};

use super::men::Men;
use crate::{
    rules::{Event, Forbidden, Gesture, Illegal, Piece, Point, Side, Spot, bead_jump},
    session::{GameId, Table},
};

/// What came of a tap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// An action was played.
    Played,
    /// A piece was chosen, or the choice taken back.
    Chosen,
    /// An action is aimed at; another tap plays it.
    Aimed,
    /// The stone placed just now was touched again, by a finger that trembles.
    Ignored,
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
    /// Nothing can be done but bring a piece in.
    OnlyEntering,
    /// The piece has nowhere to go.
    Stuck,
    /// The computer is on turn.
    ComputersTurn,
    /// Two computers play, and they were told to wait.
    Paused,
    /// Nothing was played yet.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
}

/// A game on the screen.
pub struct Play {
    /// Where it is kept.
    pub id: GameId,
    table: Box<dyn Table>,
    rules: Map<String, Value>,
    men: Men,
    chosen: Option<Spot>,
    /// What another tap would play.
    aim: Option<Gesture>,
    refusal: Option<Refusal>,
    refusals: u32,
    /// Whether the last change was a ply played, not one taken back.
    forward: bool,
    /// The number of this state of affairs: no other has it, on any table.
    turn: u32,
    /// Whether two computers wait.
    paused: bool,
    /// Whether nobody can think here, so that the person moves for the computer.
    helpless: bool,
    hint: Option<Hint>,
    /// What is pointed out instead of the last ply: whose, and its way.
    better: Option<(Side, Vec<Spot>)>,
    purpose: Purpose,
    /// How often the board was turned by hand.
    flips: u32,
    /// What is to be read out, and how much of it there was.
    told: Vec<Told>,
    tellings: usize,
    // What the table says, asked once after every change.
    gestures: Vec<Gesture>,
    pieces: Vec<Piece>,
    events: Vec<Event>,
    led: Vec<Event>,
    forbidden: Vec<(Point, Vec<Forbidden>)>,
}

impl Play {
    /// Puts a game on the screen.
    pub fn new(id: GameId, table: Box<dyn Table>) -> Self {
        let mut play = Self {
            id,
            rules: table.rules(),
            table,
            men: Men::default(),
            chosen: None,
            aim: None,
            refusal: None,
            refusals: 0,
            forward: false,
            turn: 0,
            paused: false,
            helpless: false,
            hint: None,
            better: None,
            purpose: Purpose::Playing,
            flips: 0,
            told: Vec::new(),
            tellings: 0,
            gestures: Vec::new(),
            pieces: Vec::new(),
            events: Vec::new(),
            led: Vec::new(),
            forbidden: Vec::new(),
        };
        play.moved(false);
        play
    }

    /// The game.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The options that differ from the default.
    pub fn rules(&self) -> &Map<String, Value> {
        &self.rules
    }

    /// The pieces on the screen.
    pub fn men(&self) -> &Men {
        &self.men
    }

    /// All pieces, those waiting and those done included.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// What happened on the board in the last ply, also after an undo.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What can be done now.
    pub fn gestures(&self) -> &[Gesture] {
        &self.gestures
    }

    /// Why the last tap did nothing, until the next one.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// How many taps did nothing.
    pub fn refusals(&self) -> u32 {
        self.refusals
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
        let mut sources: Vec<_> = self.moves().map(|(from, _)| from).collect();
        sources.sort_unstable();
        sources.dedup();
        sources
    }

    /// Where the chosen piece can go; while none is chosen and every piece has just
    /// one way to go, as after a throw, where each of them would go.
    pub fn targets(&self) -> Vec<Spot> {
        let from = self.source();
        if from.is_none() && self.moves().count() > self.sources().len() {
            return Vec::new();
        }
        let of_source = self.moves().filter(|(source, _)| from.is_none_or(|from| from == *source));
        let mut targets: Vec<_> = of_source.map(|(_, to)| to).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The points where a stone may be placed.
    pub fn places(&self) -> Vec<Point> {
        let place = |gesture: &Gesture| match gesture {
            Gesture::Place(at) => Some(*at),
            _ => None,
        };
        self.gestures.iter().filter_map(place).collect()
    }

    /// The points whose stone may be marked or removed.
    pub fn takes(&self) -> Vec<Point> {
        let take = |gesture: &Gesture| match gesture {
            Gesture::Mark(at) | Gesture::Take(at) => Some(*at),
            _ => None,
        };
        self.gestures.iter().filter_map(take).collect()
    }

    /// The empty points that are forbidden to Black now, with every reason.
    pub fn forbidden(&self) -> &[(Point, Vec<Forbidden>)] {
        &self.forbidden
    }

    /// The words that can be chosen.
    pub fn choices(&self) -> Vec<&'static str> {
        let word = |gesture: &Gesture| match gesture {
            Gesture::Choose(word) => Some(*word),
            _ => None,
        };
        self.gestures.iter().filter_map(word).collect()
    }

    /// The worth in steps of the throw that is to be used now.
    pub fn steps(&self) -> Option<u8> {
        self.events.iter().find_map(|event| match event {
            Event::Threw { steps, .. } => Some(*steps),
            _ => None,
        })
    }

    /// How many beads of a side stand in the enemy camp (Bead jump).
    pub fn in_enemy_camp(&self, side: Side) -> usize {
        let camp: Vec<_> = bead_jump::camp(side.other()).map(Spot::On).collect();
        let there = |piece: &&Piece| piece.side == side && camp.contains(&piece.spot);
        self.pieces.iter().filter(there).count()
    }

    /// Whether nothing can be done but pass.
    pub fn must_pass(&self) -> bool {
        matches!(self.gestures[..], [Gesture::Pass])
    }

    /// What happened in the last ply, nothing after an undo.
    pub fn news(&self) -> &[Event] {
        if self.forward { &self.events } else { &[] }
    }

    /// Whether the last change was a ply played, not one taken back.
    pub fn forward(&self) -> bool {
        self.forward
    }

    /// Whether the last change was a throw.
    pub fn threw(&self) -> bool {
        self.news().iter().any(|event| matches!(event, Event::Threw { .. }))
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
                    let route = self.table.route().into_iter().map(Spot::On);
                    way.push(*from);
                    way.extend(route.filter(|spot| spot != from && spot != to));
                    way.push(*to);
                }
                Event::Carried { to, .. } => way.push(Spot::On(*to)),
                _ => {}
            }
        }
        way
    }

    /// Taps a place of the board.
    pub fn tap(&mut self, spot: Spot) -> Tap {
        self.refusal = None;
        self.hint = None;
        self.aim = None;
        if self.computer().is_some() {
            let refusal = if self.paused { Refusal::Paused } else { Refusal::ComputersTurn };
            return self.say(refusal);
        }
        if let Some(gesture) = self.meant(spot) {
            return self.play(gesture);
        }
        let again =
            |event: &Event| matches!(event, Event::Placed { at, .. } if Spot::On(*at) == spot);
        if self.news().iter().any(again) {
            return Tap::Ignored;
        }
        if self.moves().any(|(from, _)| from == spot) {
            self.chosen = (self.chosen != Some(spot)).then_some(spot);
            Tap::Chosen
        } else {
            self.refuse(spot)
        }
    }

    /// The action that a tap there means, if it is one alone.
    fn meant(&self, spot: Spot) -> Option<Gesture> {
        if let Spot::On(at) = spot {
            let touches = [Gesture::Place(at), Gesture::Mark(at), Gesture::Take(at)];
            if let Some(gesture) = touches.into_iter().find(|one| self.gestures.contains(one)) {
                return Some(gesture);
            }
        }
        let the_only = |mut ways: Vec<(Spot, Spot)>| match ways.len() {
            1 => ways.pop().map(|(from, to)| Gesture::Move { from, to }),
            _ => None,
        };
        if self.targets().contains(&spot) {
            let from = self.source();
            let there = |(source, to): &(Spot, Spot)| {
                *to == spot && from.is_none_or(|from| from == *source)
            };
            if let Some(gesture) = the_only(self.moves().filter(there).collect()) {
                return Some(gesture);
            }
        }
        the_only(self.moves().filter(|(from, _)| *from == spot).collect())
    }

    /// The piece that was chosen by a tap.
    pub fn chosen(&self) -> Option<Spot> {
        self.chosen
    }

    /// Takes back what is chosen or aimed at, and the hint from the board; whether there was
    /// any.
    pub fn unchoose(&mut self) -> bool {
        let chosen = self.chosen.take().is_some();
        let aimed = self.aim.take().is_some();
        self.hint.take().is_some() || chosen || aimed
    }

    /// Where something can be done: where the chosen piece can go; else what can move, be
    /// placed on or be taken, and where it leads.
    pub fn doable(&self) -> Vec<Spot> {
        let mut spots = self.targets();
        if self.chosen.is_none() {
            let points = self.places().into_iter().chain(self.takes());
            spots.extend(points.map(Spot::On).chain(self.sources()));
        }
        spots
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
        if self.computer().is_some() {
            return self.say(Refusal::ComputersTurn);
        }
        match self.table.throw() {
            Ok(_) => {
                self.moved(true);
                Tap::Played
            }
            Err(why) => self.say(Refusal::Rules(why)),
        }
    }

    /// Takes back. Two computers wait then, and would otherwise go on at once.
    pub fn undo(&mut self) {
        let ply = self.table.ply();
        self.hint = None;
        if !self.table.undo() {
            self.say(Refusal::NothingToUndo);
            return;
        }
        self.paused = self.only_computers();
        let last = mem::take(&mut self.events);
        self.moved(false);
        self.tell(Told::TakenBack { plies: ply - self.table.ply(), last });
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) {
        let ply = self.table.ply();
        self.hint = None;
        if !self.table.redo() {
            self.say(Refusal::NothingToRedo);
            return;
        }
        self.paused = self.only_computers();
        let plies = self.table.ply() - ply;
        if plies > 1 {
            self.tell(Told::PlayedAgain { plies });
        }
        self.moved(true);
    }

    /// The side gives up.
    pub fn resign(&mut self, side: Side) {
        if self.table.resign(side).is_ok() {
            self.moved(true);
        }
    }

    /// Both agree on a draw.
    pub fn agree_draw(&mut self) {
        if self.table.agree_draw().is_ok() {
            self.moved(true);
        }
    }

    fn moves(&self) -> impl Iterator<Item = (Spot, Spot)> {
        self.gestures.iter().filter_map(|gesture| match gesture {
            Gesture::Move { from, to } => Some((*from, *to)),
            _ => None,
        })
    }

    fn moved(&mut self, forward: bool) {
        self.forward = forward;
        self.turn = computer::next_turn();
        self.chosen = None;
        self.aim = None;
        self.refusal = None;
        self.hint = None;
        self.better = None;
        self.pieces = self.table.pieces();
        self.led = mem::replace(&mut self.events, self.table.last_events());
        if !forward || !matches!(self.events[..], [Event::Marked { .. } | Event::Captured { .. }]) {
            self.led.clear();
        }
        if forward {
            self.tell(Told::Happened(self.events.clone()));
        }
        self.offer();
        self.men.follow(&self.pieces);
    }

    /// What a person can do now, and what is forbidden.
    fn offer(&mut self) {
        self.gestures.clear();
        self.forbidden.clear();
        if self.purpose == Purpose::Looking {
            return;
        }
        self.gestures = self.table.gestures();
        if self.computer().is_none() {
            self.forbidden = why::forbidden(&*self.table, self.gestures.len() + self.pieces.len());
        } else if !self.must_pass() {
            // What the computer can do is not for a finger; its pass is shown as any.
            self.gestures.clear();
        }
    }

    fn say(&mut self, refusal: Refusal) -> Tap {
        self.refusal = Some(refusal.clone());
        self.refusals += 1;
        self.tell(Told::Refused(refusal.clone()));
        Tap::Refused(refusal)
    }

    fn refuse(&mut self, spot: Spot) -> Tap {
        let refusal = self.why_not(spot);
        if matches!(refusal, Refusal::ChooseFirst) {
            self.chosen = None;
        }
        self.say(refusal)
    }
}
