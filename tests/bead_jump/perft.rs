//! The numbers of action sequences in `tests/perft/bead_jump.perft`, counted by the
//! engine and by the naive implementation.

use guqi::rules::{Game, perft};

use crate::{naive::Naive, table::*};

const LINES: &str = include_str!("../perft/bead_jump.perft");

fn naive_perft(state: &Naive, depth: u32) -> u64 {
    let count = |token: &String| {
        let mut next = state.clone();
        next.play(token);
        naive_perft(&next, depth - 1)
    };
    if depth == 0 { 1 } else { state.legal().iter().map(count).sum() }
}

#[test]
fn numbers_of_sequences() {
    for line in LINES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut fields = line.split(';').map(str::trim);
        let (options, tokens) = (fields.next().unwrap(), fields.next().unwrap());
        let game = game(options);
        let state = play(&game, &game.start(), tokens);
        let mut naive = Naive::new(game.rules(), 1, 'b', BLUE_CAMP, RED_CAMP);
        tokens.split_whitespace().for_each(|token| naive.play(token));
        for field in fields {
            let (depth, count) = field.strip_prefix('D').unwrap().split_once(' ').unwrap();
            let (depth, count): (u32, u64) = (depth.parse().unwrap(), count.parse().unwrap());
            assert_eq!(perft(&game, &state, depth), count, "{line}: D{depth}");
            if count <= 25_000 {
                assert_eq!(naive_perft(&naive, depth), count, "{line}: D{depth}, naive");
            }
        }
    }
}
