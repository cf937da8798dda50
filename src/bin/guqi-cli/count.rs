//! `perft` and `playouts`: the rules counted and timed.

use std::{io::Write, time::Instant};

use guqi::{
    rules::{Game, GameKind, RuleSet, perft as count, playout},
    with_game,
};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde_json::json;

use crate::{
    Failure,
    args::{Playouts, Rules},
};

/// A playout longer than this is cut: some option mixes can go on for ever.
const LONGEST: u32 = 1_000_000;

pub(crate) fn perft(
    kind: GameKind,
    rules: &Rules,
    depth: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let sequences = with_game!(kind, G => {
        let game = G::new(<G as Game>::Rules::from_json(rules)?)?;
        count(&game, &game.start(), depth)
    });
    writeln!(out, "{sequences}")?;
    Ok(())
}

/// What was measured.
#[derive(Default)]
struct Tally {
    playouts: u64,
    plies: u64,
    seconds: f64,
}

pub(crate) fn playouts(order: &Playouts, out: &mut impl Write) -> Result<(), Failure> {
    let tally = with_game!(order.game, G => {
        measure(&G::new(<G as Game>::Rules::from_json(&order.rules)?)?, order)
    });
    let Tally { playouts, plies, seconds } = tally;
    let (games, speed) = (playouts as f64 / seconds, plies as f64 / seconds);
    let length = plies as f64 / playouts as f64;
    let game = order.game.id();
    if order.json {
        let line = json!({
            "game": game, "seed": order.seed.to_string(), "seconds": seconds,
            "playouts": playouts, "plies": plies,
            "playouts_per_second": games, "plies_per_second": speed, "plies_per_playout": length,
        });
        writeln!(out, "{line}")?;
    } else {
        writeln!(
            out,
            "{game}: {games:.0} playouts/s, {speed:.0} plies/s, {length:.1} plies a playout \
             ({playouts} playouts in {seconds:.2} s, seed {})",
            order.seed
        )?;
    }
    Ok(())
}

fn measure<G: Game>(game: &G, order: &Playouts) -> Tally {
    let mut random = SmallRng::seed_from_u64(order.seed);
    let mut bits = || random.next_u32();
    let mut buffer = Vec::new();
    let mut tally = Tally::default();
    let start = game.start();
    let clock = Instant::now();
    loop {
        let mut state = start.clone();
        let (plies, _) = playout(game, &mut state, LONGEST, &mut bits, &mut buffer);
        tally.playouts += 1;
        tally.plies += u64::from(plies);
        let time = clock.elapsed();
        if time >= order.time {
            tally.seconds = time.as_secs_f64();
            return tally;
        }
    }
}
