//! The rules of Gomoku a second time, slowly and word by word: sets of stones
//! instead of bits, a record instead of a state. Nothing here is clever.

use std::collections::{BTreeMap, BTreeSet};

use guqi::rules::Forbidden;

use crate::{FOURS, OVERLINE, THREES};

pub(crate) type Spot = (i32, i32);
type Stones = BTreeSet<Spot>;

const WAYS: [Spot; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

pub(crate) const BLACK: u8 = b'x';
pub(crate) const WHITE: u8 = b'o';
const EMPTY: u8 = b'.';

#[derive(Clone, Copy)]
pub(crate) struct Grid {
    pub(crate) size: i32,
    points: [[u8; 19]; 19],
}

impl Grid {
    pub(crate) fn new(size: i32) -> Self {
        Self { size, points: [[EMPTY; 19]; 19] }
    }

    /// The stone at a point, `None` off the board.
    fn at(&self, (x, y): Spot) -> Option<u8> {
        let inside = (0..self.size).contains(&x) && (0..self.size).contains(&y);
        inside.then(|| self.points[index(y)][index(x)])
    }

    pub(crate) fn is_empty(&self, spot: Spot) -> bool {
        self.at(spot) == Some(EMPTY)
    }

    pub(crate) fn with(&self, (x, y): Spot, stone: u8) -> Self {
        let mut grid = *self;
        grid.points[index(y)][index(x)] = stone;
        grid
    }

    pub(crate) fn empty_spots(&self) -> Vec<Spot> {
        let all = (0..self.size).flat_map(|y| (0..self.size).map(move |x| (x, y)));
        all.filter(|&spot| self.is_empty(spot)).collect()
    }

    /// The unbroken row of equal stones through a stone.
    fn row(&self, spot: Spot, way: Spot) -> Stones {
        let stone = self.at(spot);
        let mut row = Stones::from([spot]);
        for sign in [-1, 1] {
            let mut next = step(spot, way, sign);
            while self.at(next) == stone {
                row.insert(next);
                next = step(next, way, sign);
            }
        }
        row
    }

    fn longest(&self, spot: Spot) -> usize {
        WAYS.iter().map(|&way| self.row(spot, way).len()).max().unwrap_or(0)
    }

    fn makes_exact_five(&self, spot: Spot) -> bool {
        WAYS.iter().any(|&way| self.row(spot, way).len() == 5)
    }

    /// "Four": four stones on a line that one more stone makes exactly five, with
    /// the points that do. Those fours that the stone at `spot` is part of.
    fn fours(&self, spot: Spot, way: Spot) -> BTreeMap<Stones, Vec<Spot>> {
        let mut fours: BTreeMap<Stones, Vec<Spot>> = BTreeMap::new();
        for distance in -5..=5 {
            let last = step(spot, way, distance);
            if !self.is_empty(last) {
                continue;
            }
            let mut row = self.with(last, BLACK).row(last, way);
            if row.len() == 5 && row.remove(&last) && row.contains(&spot) {
                fours.entry(row).or_default().push(last);
            }
        }
        fours
    }

    /// "Three": three stones on a line that one more stone makes a straight four, a
    /// four with two points that make five; with the points that do.
    fn threes(&self, spot: Spot, way: Spot) -> BTreeMap<Stones, Vec<Spot>> {
        let mut threes: BTreeMap<Stones, Vec<Spot>> = BTreeMap::new();
        for distance in -4..=4 {
            let fourth = step(spot, way, distance);
            if !self.is_empty(fourth) {
                continue;
            }
            for (mut four, ends) in self.with(fourth, BLACK).fours(fourth, way) {
                if ends.len() == 2 && four.contains(&spot) && four.remove(&fourth) {
                    threes.entry(four).or_default().push(fourth);
                }
            }
        }
        threes
    }

    /// Why Black may not play on an empty point.
    pub(crate) fn reasons(&self, spot: Spot) -> Vec<Forbidden> {
        let after = self.with(spot, BLACK);
        if after.makes_exact_five(spot) {
            return vec![];
        }
        let real_threes = WAYS
            .iter()
            .flat_map(|&way| after.threes(spot, way))
            .filter(|(_, fourths)| fourths.iter().any(|&fourth| after.reasons(fourth).is_empty()));
        let fours = WAYS.iter().flat_map(|&way| after.fours(spot, way));
        let mut reasons = vec![];
        if real_threes.count() >= 2 {
            reasons.push(THREES);
        }
        if fours.count() >= 2 {
            reasons.push(FOURS);
        }
        if after.longest(spot) >= 6 {
            reasons.push(OVERLINE);
        }
        reasons
    }
}

fn index(coordinate: i32) -> usize {
    coordinate.try_into().expect("on the board")
}

fn step((x, y): Spot, way: Spot, distance: i32) -> Spot {
    (x + way.0 * distance, y + way.1 * distance)
}

pub(crate) fn token((x, y): Spot) -> String {
    format!("{}{}", char::from(b"abcdefghijklmnopqrs"[index(x)]), y + 1)
}

/// A game as its record; everything else is found by reading it.
#[derive(Clone)]
pub(crate) struct Record {
    pub(crate) grid: Grid,
    pub(crate) rule: &'static str,
    pub(crate) swap2: bool,
    pub(crate) to_move: u8,
    pub(crate) tokens: Vec<String>,
    /// `Some("black")`, `Some("white")` or `Some("draw")` when it is over.
    pub(crate) result: Option<&'static str>,
}

impl Record {
    pub(crate) fn new(size: i32, rule: &'static str, swap2: bool) -> Self {
        let grid = Grid::new(size);
        Self { grid, rule, swap2, to_move: BLACK, tokens: vec![], result: None }
    }

    /// The words that may be said now.
    fn words(&self) -> &'static [&'static str] {
        let more = self.tokens.get(3).is_some_and(|token| token == "more");
        match self.tokens.len() {
            3 if self.swap2 => &["black", "white", "more"],
            6 if self.swap2 && more => &["black", "white"],
            _ => &[],
        }
    }

    fn opening(&self) -> bool {
        let more = self.tokens.get(3).is_some_and(|token| token == "more");
        self.swap2 && self.tokens.len() < if more { 7 } else { 4 }
    }

    /// The legal tokens, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.result.is_some() {
            return vec![];
        }
        let mut legal: Vec<String> = self.words().iter().map(|&word| word.to_owned()).collect();
        if legal.is_empty() {
            let banned = self.rule == "renju" && self.to_move == BLACK && !self.opening();
            let spots = self.grid.empty_spots().into_iter();
            let allowed = |spot: &Spot| !banned || self.grid.reasons(*spot).is_empty();
            legal = spots.filter(allowed).map(token).collect();
        }
        if legal.is_empty() {
            legal.push("--".to_owned());
        }
        legal.sort();
        legal
    }

    pub(crate) fn play(&self, token: &str) -> Self {
        let mut next = self.clone();
        next.tokens.push(token.to_owned());
        let other = if self.to_move == BLACK { WHITE } else { BLACK };
        match token {
            "--" => next.to_move = other,
            "black" | "white" | "more" => next.to_move = WHITE,
            _ => {
                let spot = (
                    i32::from(token.as_bytes()[0] - b'a'),
                    token[1..].parse::<i32>().expect("a number") - 1,
                );
                next.grid = self.grid.with(spot, self.to_move);
                next.to_move = other;
                let exact = self.rule == "exact" || self.rule == "renju" && self.to_move == BLACK;
                let wins = if exact {
                    next.grid.makes_exact_five(spot)
                } else {
                    next.grid.longest(spot) >= 5
                };
                if wins && !self.opening() {
                    next.result = Some(if self.to_move == BLACK { "black" } else { "white" });
                } else if next.grid.empty_spots().is_empty() {
                    next.result = Some("draw");
                }
            }
        }
        next
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal().len() as u64,
            _ => self.legal().iter().map(|token| self.play(token).perft(depth - 1)).sum(),
        }
    }
}
