//! The place of the board in play that the keyboard is at: the one where the Tab key
//! stops, and from which the arrows go on.

use std::rc::Rc;

use dioxus::prelude::*;

use super::{Arrow, Plan, buttons::Had};
use crate::{
    platform::pause,
    rules::{Gesture, Spot},
    ui::{
        play::Play,
        shared::{FRAME, Shared},
    },
};

/// Where a key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// To the nearest place that way.
    Arrow(Arrow),
    /// To the first or the last place of the row.
    RowEnd {
        /// The last.
        last: bool,
    },
    /// To the next place where something can be done, or the one before.
    Doable {
        /// The one before.
        back: bool,
    },
}

/// See the module.
#[derive(Clone, Copy)]
pub(crate) struct BoardFocus {
    /// Changes when the stop of the Tab key must follow at once; else it follows with all
    /// that lies around the board.
    moved: Signal<()>,
    /// Nothing is rendered when this changes.
    state: Signal<State>,
}

#[derive(Default)]
struct State {
    at: usize,
    /// The board, once it is there.
    plan: Option<Plan>,
    board: Option<Rc<MountedData>>,
    nodes: Vec<Option<Rc<MountedData>>>,
    /// Whether a key was ever pressed: only then is the focus handed on.
    keys: bool,
}

impl BoardFocus {
    /// For the table that is shown.
    pub(crate) fn provide() -> Self {
        use_context_provider(|| Self { moved: Signal::new(()), state: Signal::default() })
    }

    /// That of the table that is shown.
    pub(crate) fn here() -> Self {
        use_context()
    }

    /// The board is drawn.
    pub(super) fn board(mut self, board: Rc<MountedData>) {
        self.state.write().board = Some(board);
    }

    /// A place of it is there.
    pub(super) fn place(mut self, nth: usize, node: Rc<MountedData>) {
        let mut state = self.state.write();
        if state.nodes.len() <= nth {
            state.nodes.resize(nth + 1, None);
        }
        state.nodes[nth] = Some(node);
    }

    /// A place was tapped.
    pub(super) fn put(mut self, nth: usize) {
        self.state.write().at = nth;
    }

    /// Where the Tab key stops.
    pub(super) fn stop(mut self, plan: &Plan, game: &Play) -> usize {
        self.moved.read();
        let mut state = self.state.write();
        if state.plan.as_ref() != Some(plan) {
            state.plan = Some(plan.clone());
            state.at = first(plan, game);
            state.nodes.clear();
        }
        near(state.at, plan, &Had::of(plan, game))
    }

    /// A key was pressed.
    pub(crate) fn key(mut self) {
        self.state.write().keys = true;
    }

    /// Goes where a key leads.
    pub(crate) fn go(self, shared: Shared, way: Way) {
        spawn(async move {
            let Some((plan, at)) = self.now() else { return };
            let upright = plan.geometry.turns && self.upright(&plan).await;
            let quarters = u8::from(upright) + if shared.turned_now() { 2 } else { 0 };
            let to = {
                let game = shared.play.peek();
                let Some(game) = game.as_ref() else { return };
                let had = Had::of(&plan, game);
                let had = |nth| had.has(nth);
                match way {
                    Way::Arrow(arrow) => plan.geometry.step(at, arrow, quarters, had),
                    Way::RowEnd { last } => plan.geometry.row_end(at, last, quarters, had),
                    Way::Doable { back } => next(&doable(&plan, game), at, back),
                }
            };
            self.focus(to.unwrap_or(at)).await;
        });
    }

    /// Gives the focus to the board, when what had it is gone and keys are used.
    pub(crate) fn take(self, shared: Shared) {
        if !self.state.peek().keys {
            return;
        }
        let Some((plan, at)) = self.now() else { return };
        let game = shared.play.peek();
        let Some(game) = game.as_ref() else { return };
        let at = near(at, &plan, &Had::of(&plan, game));
        spawn(self.focus(at));
    }

    /// The same, once a sheet that is being closed is gone.
    pub(crate) fn take_later(self, shared: Shared) {
        spawn(async move {
            pause(FRAME).await;
            self.take(shared);
        });
    }

    fn now(self) -> Option<(Plan, usize)> {
        let state = self.state.peek();
        Some((state.plan.clone()?, state.at))
    }

    async fn focus(mut self, at: usize) {
        self.put(at);
        let node = self.state.peek().nodes.get(at).cloned().flatten();
        if let Some(node) = node {
            // Without the focus the place can still be touched.
            let _ = node.set_focus(true).await;
        }
        self.moved.set(());
    }

    /// Whether the board stands upright, though it is drawn lying, or the other way round.
    async fn upright(self, plan: &Plan) -> bool {
        let board = self.state.peek().board.clone();
        let Some(board) = board else { return false };
        let lies = |width: f64, height: f64| width > height;
        let drawn = lies(plan.geometry.width, plan.geometry.height);
        let shown = board.get_client_rect().await;
        shown.is_ok_and(|rect| lies(rect.width(), rect.height()) != drawn)
    }
}

/// The place itself, or where it is gone the one nearest to it.
fn near(at: usize, plan: &Plan, had: &Had) -> usize {
    if had.has(at) { at } else { plan.geometry.nearest(at, |nth| had.has(nth)).unwrap_or(at) }
}

/// Where to begin: at the last move; else where something can move, or in the middle.
fn first(plan: &Plan, game: &Play) -> usize {
    let last = game.last_points().last().and_then(|point| plan.number(Spot::On(*point)));
    let places = game.gestures().iter().any(|gesture| matches!(gesture, Gesture::Place(_)));
    let middle = places.then_some(plan.geometry.places.len() / 2);
    let can = || doable(plan, game).first().copied();
    last.or(middle).or_else(can).unwrap_or(0)
}

/// Where something can be done, in order.
fn doable(plan: &Plan, game: &Play) -> Vec<usize> {
    let side = game.table().turn().side();
    let spots = game.doable();
    let points = plan.geometry.places.iter().map(|place| spots.contains(&Spot::On(place.point)));
    let trays = plan.geometry.trays.iter();
    let trays = trays.map(|tray| Some(tray.side) == side && spots.contains(&tray.spot));
    let all = points.chain(trays).enumerate();
    all.filter_map(|(nth, can)| can.then_some(nth)).collect()
}

/// The one after a place, or before it, round and round.
fn next(all: &[usize], at: usize, back: bool) -> Option<usize> {
    let found = if back {
        all.iter().rev().find(|nth| **nth < at).or(all.last())
    } else {
        all.iter().find(|nth| **nth > at).or(all.first())
    };
    found.copied()
}
