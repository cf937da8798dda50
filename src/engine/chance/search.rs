//! The root: iterative deepening over its actions.

use super::{Dice, Value, table::Table, tree::Tree};
use crate::{
    engine::{Analysis, Limits, Line, Search, sorted::by_falling},
    rules::{Game, Side, Turn},
};

/// The greatest depth in turns; where nobody can get on, searches must end all the same.
const DEEPEST: u32 = 24;

/// The search of a game of throws.
#[derive(Debug)]
pub struct ChanceSearch<G: Dice> {
    value: Value<G>,
    table: Table,
    plain: bool,
    enemy_errors: f32,
}

impl<G: Dice> ChanceSearch<G> {
    /// The same search without pruning and without a table, to check the other by.
    #[must_use]
    pub fn plain(self) -> Self {
        Self { plain: true, ..self }
    }

    /// The value that the search rests on.
    pub fn value(&mut self) -> &mut Value<G> {
        &mut self.value
    }

    /// The same search with another value.
    #[must_use]
    pub fn with_value(self, value: Value<G>) -> Self {
        Self { value, ..self }
    }
}

/// An action of the root.
struct Root<G: Game> {
    action: G::Action,
    next: G::State,
    win: f32,
}

impl<G: Dice> Search<G> for ChanceSearch<G> {
    fn new(game: &G, memory: usize) -> Self {
        Self { value: Value::new(game), table: Table::new(memory), plain: false, enemy_errors: 0.0 }
    }

    fn analyse(
        &mut self,
        game: &G,
        state: &G::State,
        lines: usize,
        limits: &mut Limits,
    ) -> Analysis<G::Action> {
        let Turn::Act { side } = game.turn(state) else { return Analysis::default() };
        let lines = lines.max(1);
        self.value.expect_errors(side, self.enemy_errors);
        let after = |action| {
            let mut next = state.clone();
            game.apply(&mut next, action, &mut |_| {});
            Root::<G> { action, next, win: 0.0 }
        };
        let mut roots: Vec<_> = game.legal(state).into_iter().map(after).collect();
        let mut tree = Tree {
            game,
            value: &mut self.value,
            table: (!self.plain).then_some(&mut self.table),
            prune: !self.plain,
            limits,
            actions: Vec::new(),
        };
        // However small the budget, every action is looked at once.
        for root in &mut roots {
            root.win = tree.after(&root.next, side, 0, (0.0, 1.0));
        }
        by_falling(&mut roots, |root| root.win);
        let mut turns = 1;
        // What is forced is not worth a second.
        let deepest = if roots.len() == 1 { 2 } else { DEEPEST };
        while turns < deepest && roots[0].win < 1.0 && tree.limits.go_deeper(plies(turns + 1)) {
            let done = deepen(&mut tree, &mut roots, side, turns, lines);
            if done < roots.len() {
                // The rest has not been compared with these, but these with each other.
                if lines == 1 && done > 1 {
                    roots.truncate(done);
                }
                break;
            }
            turns += 1;
        }
        let nodes = limits.nodes();
        let line = |root: &Root<G>| Line::new(root.action, f64::from(root.win.clamp(0.0, 1.0)));
        Analysis { lines: roots.iter().take(lines).map(line).collect(), depth: plies(turns), nodes }
    }

    fn expect_errors(&mut self, share: f32) {
        self.enemy_errors = share;
    }
}

/// The plies of so many turns, the root's throw not counted.
const fn plies(turns: u32) -> u32 {
    2 * turns - 1
}

/// Searches the actions of the root with so many more turns, the `lines` best exactly;
/// tells how many of them could be finished, and puts these in order. Values are only
/// changed if all or the first few are kept.
fn deepen<G: Dice>(
    tree: &mut Tree<G>,
    roots: &mut [Root<G>],
    side: Side,
    turns: u32,
    lines: usize,
) -> usize {
    let mut wins = Vec::with_capacity(roots.len());
    let mut best: Vec<f32> = Vec::new();
    for root in &*roots {
        let low = if best.len() < lines { 0.0 } else { best[lines - 1] };
        let win = tree.after(&root.next, side, turns, (low, 1.0));
        if tree.limits.over() {
            break;
        }
        wins.push(win);
        best.insert(best.partition_point(|&other| other >= win), win);
    }
    let done = wins.len();
    if done == roots.len() || lines == 1 && done > 1 {
        for (root, win) in roots.iter_mut().zip(wins) {
            root.win = win;
        }
        by_falling(&mut roots[..done], |root| root.win);
    }
    done
}
