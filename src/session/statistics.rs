//! Who played whom, how often, and how it ended: from the lines of the library alone.

use super::Line;
use crate::rules::{GameKind, Side};

/// Somebody who plays. Persons come before computers, and by name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Player {
    /// A person of this name.
    Named(String),
    /// A person without a name, known by the side alone.
    Unnamed(Side),
    /// The computer at this level.
    Computer(u8),
}

/// All finished games of one kind between the same two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Which game.
    pub game: GameKind,
    /// Who played.
    pub players: [Player; 2],
    /// How many each of them won.
    pub wins: [usize; 2],
    /// How many were drawn.
    pub draws: usize,
    /// All plies of all games together.
    pub plies: usize,
    /// Who won the last games, and how many in a row; nobody after a draw.
    pub streak: Option<(usize, usize)>,
    /// The longest row of games that each of them won.
    pub longest: [usize; 2],
}

impl Pair {
    const fn new(game: GameKind, players: [Player; 2]) -> Self {
        Self { game, players, wins: [0; 2], draws: 0, plies: 0, streak: None, longest: [0; 2] }
    }

    /// How many games there were.
    pub fn games(&self) -> usize {
        self.wins[0] + self.wins[1] + self.draws
    }

    /// The plies of a game on an average, rounded.
    pub fn mean(&self) -> usize {
        (self.plies + self.games() / 2) / self.games().max(1)
    }

    fn add(&mut self, winner: Option<usize>, plies: usize) {
        self.plies += plies;
        let Some(winner) = winner else {
            self.draws += 1;
            self.streak = None;
            return;
        };
        self.wins[winner] += 1;
        let before = self.streak.filter(|(who, _)| *who == winner).map_or(0, |(_, count)| count);
        self.streak = Some((winner, before + 1));
        self.longest[winner] = self.longest[winner].max(before + 1);
    }
}

/// The finished games by kind and by who played; in a kind, those who played most come
/// first. The lines are those of the library, newest first.
pub fn statistics(lines: &[Line]) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for line in lines.iter().rev() {
        let Some(outcome) = line.outcome else { continue };
        let mut players = Side::ALL.map(|side| player(line, side));
        let mut winner = outcome.winner.map(Side::index);
        if players[1] < players[0] {
            players.swap(0, 1);
            winner = winner.map(|winner| 1 - winner);
        }
        let at = pairs.binary_search_by(|pair| {
            pair.game.cmp(&line.game).then_with(|| pair.players.cmp(&players))
        });
        let at = at.unwrap_or_else(|at| {
            pairs.insert(at, Pair::new(line.game, players));
            at
        });
        pairs[at].add(winner, line.plies);
    }
    pairs.sort_by(|one, other| one.game.cmp(&other.game).then(other.games().cmp(&one.games())));
    pairs
}

fn player(line: &Line, side: Side) -> Player {
    let nth = side.index();
    match (line.levels[nth], line.names[nth].trim()) {
        (0, "") => Player::Unnamed(side),
        (0, name) => Player::Named(name.to_owned()),
        (level, _) => Player::Computer(level),
    }
}
