//! Bead jump a second time, straight from the words of the rules and without any
//! thought of speed, to check the engine against.

// Cells beyond the board are asked for, but never written to.
#![allow(clippy::cast_sign_loss)]

use std::collections::BTreeSet;

use guqi::rules::bead_jump::Rules;

/// Row from the top, column from the left.
type Cell = (i32, i32);
/// `b`, `r` or `.` by row and column.
type Board = [[char; 6]; 6];

const DIRECTIONS: [Cell; 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

/// A game in progress.
#[derive(Clone)]
pub(crate) struct Naive {
    rules: Rules,
    board: Board,
    to_move: char,
    round: u32,
    last_was_pass: bool,
    occurred: Vec<(Board, char)>,
    /// Winner and reason.
    pub(crate) over: Option<(Option<char>, &'static str)>,
}

impl Naive {
    /// A game that begins with these beads, named as in tokens.
    pub(crate) fn new(rules: &Rules, round: u32, to_move: char, blue: &str, red: &str) -> Self {
        let mut board = [['.'; 6]; 6];
        for (who, names) in [('b', blue), ('r', red)] {
            for name in names.split(' ') {
                let (row, column) = cell(name);
                board[row as usize][column as usize] = who;
            }
        }
        let occurred = vec![(board, to_move)];
        let rules = rules.clone();
        Self { rules, board, to_move, round, last_was_pass: false, occurred, over: None }
    }

    /// The legal tokens.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut tokens = BTreeSet::new();
        if self.over.is_some() {
            return tokens;
        }
        for from in self.beads(self.to_move) {
            for to in self.ends(from) {
                if !self.no_return_applies() || !in_camp(self.to_move, to) {
                    tokens.insert(format!("{}-{}", name(from), name(to)));
                }
            }
        }
        if tokens.is_empty() {
            tokens.insert("--".to_owned());
        }
        tokens
    }

    /// Plays a legal token.
    pub(crate) fn play(&mut self, token: &str) {
        let (me, other) = if self.to_move == 'b' { ('b', 'r') } else { ('r', 'b') };
        let passed = token == "--";
        if let Some((from, to)) = token.split_once('-').filter(|_| !passed) {
            let (from, to) = (cell(from), cell(to));
            self.board[from.0 as usize][from.1 as usize] = '.';
            self.board[to.0 as usize][to.1 as usize] = me;
        }
        let both_passed = passed && self.last_was_pass;
        self.last_was_pass = passed;
        self.to_move = other;
        let now = (self.board, other);
        self.occurred.push(now);
        let times = self.occurred.iter().filter(|&&position| position == now).count();
        let last_round = u32::from(self.rules.max_rounds);
        let round_over = me == 'r';

        self.over = None;
        if !passed && self.beads(me).iter().all(|&bead| in_camp(other, bead)) {
            self.over = Some((Some(me), "camp_filled"));
        }
        if both_passed && self.over.is_none() {
            self.over = Some((None, "both_blocked"));
        }
        for check in &self.rules.home {
            if round_over && u32::from(check.round) == self.round && self.over.is_none() {
                let blue_short = self.outside('b') < usize::from(check.outside);
                let red_short = self.outside('r') < usize::from(check.outside);
                if blue_short && red_short {
                    self.over = Some((None, "stalling"));
                } else if blue_short {
                    self.over = Some((Some('r'), "stalling"));
                } else if red_short {
                    self.over = Some((Some('b'), "stalling"));
                }
            }
        }
        if self.rules.repetition && times == 3 && self.over.is_none() {
            self.over = Some((None, "repetition"));
        }
        if round_over && last_round > 0 && self.round == last_round && self.over.is_none() {
            self.over = Some((None, "round_limit"));
        }
        if round_over {
            self.round += 1;
        }
    }

    fn no_return_applies(&self) -> bool {
        self.rules.no_return
            && self.rules.home.iter().all(|check| u32::from(check.round) < self.round)
            && !self.rules.home.is_empty()
    }

    fn outside(&self, who: char) -> usize {
        self.beads(who).into_iter().filter(|&bead| !in_camp(who, bead)).count()
    }

    fn beads(&self, who: char) -> Vec<Cell> {
        let cells = (0..36).map(|n| (n / 6, n % 6));
        cells.filter(|&cell| at(&self.board, cell) == Some(who)).collect()
    }

    fn ends(&self, from: Cell) -> BTreeSet<Cell> {
        let mut ends = BTreeSet::new();
        for (down, right) in DIRECTIONS {
            let next = (from.0 + down, from.1 + right);
            if at(&self.board, next) == Some('.') {
                ends.insert(next);
            }
        }
        let mut lifted = self.board;
        lifted[from.0 as usize][from.1 as usize] = '.';
        walk(&lifted, &mut vec![from], &mut ends);
        ends
    }
}

/// Every chain that begins with the cells of `way`.
fn walk(board: &Board, way: &mut Vec<Cell>, ends: &mut BTreeSet<Cell>) {
    let here = way[way.len() - 1];
    for (down, right) in DIRECTIONS {
        for distance in 1..6 {
            let along = |steps: i32| (here.0 + steps * down, here.1 + steps * right);
            let landing = along(2 * distance);
            let pivot_there = matches!(at(board, along(distance)), Some('b' | 'r'));
            let others_empty = (1..=2 * distance)
                .filter(|&steps| steps != distance)
                .all(|steps| at(board, along(steps)) == Some('.'));
            if pivot_there && others_empty && !way.contains(&landing) {
                ends.insert(landing);
                way.push(landing);
                walk(board, way, ends);
                way.pop();
            }
        }
    }
}

fn at(board: &Board, (row, column): Cell) -> Option<char> {
    let row = board.get(usize::try_from(row).ok()?)?;
    row.get(usize::try_from(column).ok()?).copied()
}

fn in_camp(who: char, (row, column): Cell) -> bool {
    if who == 'b' { (5 - row) + (5 - column) <= 2 } else { row + column <= 2 }
}

fn cell(name: &str) -> Cell {
    let name = name.as_bytes();
    (i32::from(b'6' - name[1]), i32::from(name[0] - b'a'))
}

fn name((row, column): Cell) -> String {
    format!("{}{}", char::from(b'a' + column as u8), 6 - row)
}
