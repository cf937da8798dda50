//! The search against plain minimax, with a table and without.

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};

use super::{AlphaBeta, Code, Position, score::ended};
use crate::{
    engine::{Budget, Limits, Playable, Search},
    rules::{Game, bead_jump::BeadJump, san_san::SanSan},
};

/// The value of a position without any cutoff.
fn minimax<P: Position>(context: &P::Context, at: &P, depth: i32, ply: usize) -> i32 {
    if let Some(end) = at.end() {
        return ended(end, at.side(), ply);
    }
    let depth = if at.free() { depth + 1 } else { depth };
    let mut moves = Vec::new();
    let mut best = i32::MIN;
    if depth > 0 {
        at.moves(context, &mut moves);
    } else if at.forcing(context, &mut moves) {
        best = at.evaluate(context);
    }
    for step in moves {
        let value = after(context, at, step.code, depth, ply);
        best = best.max(value);
    }
    best
}

fn after<P: Position>(context: &P::Context, at: &P, code: Code, depth: i32, ply: usize) -> i32 {
    let mut next = *at;
    next.play(context, code);
    let deeper = match depth {
        1.. => depth - 1,
        _ if next.free() => -1,
        _ => 0,
    };
    let value = minimax(context, &next, deeper, ply + 1);
    if next.side() == at.side() { value } else { -value }
}

/// A position of a game by chance, as many plies in.
fn by_chance<G: Game>(game: &G, plies: usize, rng: &mut ChaCha8Rng) -> Option<G::State> {
    let mut state = game.start();
    for _ in 0..plies {
        let action = game.pick(&state, &mut || rng.next_u32(), &mut Vec::new())?;
        game.apply(&mut state, action, &mut |_| {});
    }
    game.turn(&state).outcome().is_none().then_some(state)
}

fn plain<G: Playable<Search = AlphaBeta<P>>, P: Position<Game = G>>(
    game: &G,
    memory: usize,
) -> AlphaBeta<P> {
    AlphaBeta { selective: false, ..G::Search::new(game, memory) }
}

/// Every line of a search to a depth, by action.
fn lines<P: Position>(
    search: &mut AlphaBeta<P>,
    game: &P::Game,
    state: &<P::Game as Game>::State,
    depth: u32,
) -> Vec<(String, f64)> {
    let mut limits = Limits::new(Budget { depth, ..Budget::UNLIMITED });
    let analysis = search.analyse(game, state, usize::MAX, &mut limits);
    let line = |line: &super::super::Line<_>| (format!("{:?}", line.action), line.win);
    let mut lines: Vec<_> = analysis.lines.iter().map(line).collect();
    lines.sort_by(|one, two| one.0.cmp(&two.0));
    lines
}

fn the_table_changes_nothing<G: Playable<Search = AlphaBeta<P>>, P: Position<Game = G>>(
    longest: usize,
    depth: u32,
) {
    let game = G::new(G::Rules::default()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for plies in 0..longest {
        let Some(state) = by_chance(&game, plies, &mut rng) else { continue };
        // A small table, so that entries push each other out.
        let with = lines(&mut plain(&game, 1 << 14), &game, &state, depth);
        let without = lines(&mut plain(&game, 0), &game, &state, depth);
        assert_eq!(with, without, "ply {plies}");
    }
}

fn the_value_is_that_of_minimax<G: Playable<Search = AlphaBeta<P>>, P: Position<Game = G>>(
    plies: impl Iterator<Item = usize>,
    depth: u32,
) {
    let game = G::new(G::Rules::default()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for plies in plies {
        let Some(state) = by_chance(&game, plies, &mut rng) else { continue };
        let mut search = plain(&game, 1 << 16);
        let root = P::new(&game, &state);
        let context = P::context(&game);
        let mut moves = Vec::new();
        root.moves(&context, &mut moves);
        let expected: Vec<_> = moves
            .iter()
            .map(|step| {
                let value = after(&context, &root, step.code, depth as i32, 0);
                (format!("{:?}", P::action(step.code)), super::score::win(value, P::SCALE))
            })
            .collect();
        for (action, win) in lines(&mut search, &game, &state, depth) {
            assert!(expected.contains(&(action.clone(), win)), "ply {plies}: {action} {win}");
        }
        assert_eq!(expected.len(), game.legal(&state).len());
    }
}

#[test]
fn bead_jump_is_the_same_without_the_table() {
    the_table_changes_nothing::<BeadJump, _>(40, 3);
}

#[test]
fn san_san_is_the_same_without_the_table() {
    the_table_changes_nothing::<SanSan, _>(60, 2);
}

#[test]
fn bead_jump_is_minimax() {
    the_value_is_that_of_minimax::<BeadJump, _>((0..60).step_by(3), 2);
}

#[test]
fn san_san_is_minimax() {
    the_value_is_that_of_minimax::<SanSan, _>((0..6).chain((60..120).step_by(4)), 1);
}
