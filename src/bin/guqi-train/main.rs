//! `guqi-train`: teaches the networks of the games of throws, by self-play.
//!
//! The weights in `assets/engine` were made by these five commands, in some ten minutes
//! on one core; the same seeds give the same weights on the same kind of machine:
//!
//! ```text
//! guqi-train senet --games 4000 --mixes 0 --out a
//! guqi-train senet --start a --games 8000 --mixes 0.2 --look 0.8 --strangers 0.2 \
//!     --explore 0.03 --rate 0.002 --last-rate 0.0002 --out b
//! guqi-train senet --start b --games 160000 --mixes 0.1 --look 0.8 --strangers 0.2 \
//!     --erring 0.8 --errors 0.5 --explore 0.01 --rate 0.004 --last-rate 0.00005 \
//!     --out assets/engine/senet.bin
//! guqi-train patolli --games 4000 --mixes 0 --out c
//! guqi-train patolli --start c --games 8000 --mixes 0.25 --look 0.8 --strangers 0.2 \
//!     --explore 0.02 --rate 0.002 --last-rate 0.0001 --out assets/engine/patolli.bin
//! ```
//!
//! The first of each game is plain TD(λ) (Tesauro, 1995) from random weights. The others
//! learn from all outcomes of every throw instead of the one that came, some of it
//! under other rules (`--mixes`), some of it against others than itself (`--strangers`).
//! Senet by long self-play alone found a style of holding back that won 71 % of its games
//! against play by chance, at a depth of three plies. So it also learns what a position is
//! worth where one side draws half of its actions by chance (`--erring`, `--errors`), and
//! is told which; the top level expects such an enemy.
//!
//! With two `--seat`s it plays a match instead, which is how levels are found:
//! `guqi-train senet --games 2000 --seat :1:0.2:0.26 --seat greedy --deciles`.

mod arena;
mod learn;
mod mixes;
mod play;

use std::{fs, path::PathBuf, process::ExitCode, time::Instant};

use guqi::{
    engine::{
        Playable,
        chance::{Dice, Net},
    },
    rules::{GameKind, patolli::Patolli, senet::Senet},
};
use lexopt::{Arg, Parser, ValueExt};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use serde_json::{Map, Value};

use arena::{Arena, Seat};
use learn::Learner;
use play::{Manner, Player, Targets, against_greedy};

/// What is asked for.
struct Order {
    game: GameKind,
    out: PathBuf,
    /// The network to go on from; a random one without.
    start: Option<PathBuf>,
    seed: u64,
    games: u64,
    /// The share of the games with other rules than the default.
    mixes: f64,
    /// The rate of learning at the start and at the end.
    rates: [f64; 2],
    targets: Targets,
    manner: Manner,
    /// A match instead, if it has two seats.
    seats: Vec<Seat>,
    rules: Map<String, Value>,
    nodes: u64,
    deciles: bool,
}

fn main() -> ExitCode {
    let result = order().and_then(|order| match order.game {
        GameKind::Patolli => follow::<Patolli>(order),
        GameKind::Senet => follow::<Senet>(order),
        other => Err(format!("{} has no throws", other.id()).into()),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

type Fault = Box<dyn std::error::Error>;

fn order() -> Result<Order, Fault> {
    let mut order = Order {
        game: GameKind::Gomoku,
        out: PathBuf::new(),
        start: None,
        seed: 1,
        games: 100_000,
        mixes: 0.3,
        rates: [0.003, 0.0003],
        targets: Targets::Traces(0.8),
        manner: Manner { explore: 0.0, strangers: 0.0, erring: 0.0, errors: 0.5 },
        seats: Vec::new(),
        rules: Map::new(),
        nodes: u64::MAX,
        deciles: false,
    };
    let mut arguments = Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(id) => {
                order.game = GameKind::from_id(&id.string()?).ok_or("no such game")?;
            }
            Arg::Long("out") => order.out = arguments.value()?.into(),
            Arg::Long("start") => order.start = Some(arguments.value()?.into()),
            Arg::Long("seed") => order.seed = arguments.value()?.parse()?,
            Arg::Long("games") => order.games = arguments.value()?.parse()?,
            Arg::Long("mixes") => order.mixes = arguments.value()?.parse()?,
            Arg::Long("explore") => order.manner.explore = arguments.value()?.parse()?,
            Arg::Long("strangers") => order.manner.strangers = arguments.value()?.parse()?,
            Arg::Long("erring") => order.manner.erring = arguments.value()?.parse()?,
            Arg::Long("errors") => order.manner.errors = arguments.value()?.parse()?,
            Arg::Long("rate") => order.rates[0] = arguments.value()?.parse()?,
            Arg::Long("last-rate") => order.rates[1] = arguments.value()?.parse()?,
            Arg::Long("traces") => order.targets = Targets::Traces(arguments.value()?.parse()?),
            Arg::Long("look") => order.targets = Targets::Look(arguments.value()?.parse()?),
            Arg::Long("seat") => order.seats.push(arguments.value()?.string()?.parse()?),
            Arg::Long("rules") => {
                order.rules = serde_json::from_str(&arguments.value()?.string()?)?;
            }
            Arg::Long("nodes") => order.nodes = arguments.value()?.parse()?,
            Arg::Long("deciles") => order.deciles = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(order)
}

fn follow<G: Dice + Playable>(order: Order) -> Result<(), Fault> {
    let Order { seed, games, nodes, deciles, .. } = order;
    match <[Seat; 2]>::try_from(order.seats.clone()) {
        Ok(seats) => {
            let rules = order.rules;
            arena::play::<G>(&Arena { seats, rules, games, seed, nodes, deciles })
        }
        Err(_) => train::<G>(&order),
    }
}

/// The games after which the weights change.
const BATCH: u64 = 8;

fn train<G: Dice + Playable>(order: &Order) -> Result<(), Fault> {
    let mut rng = ChaCha8Rng::seed_from_u64(order.seed);
    let net = match &order.start {
        Some(path) => Net::read(&fs::read(path)?, G::INPUTS).ok_or("a network of another size")?,
        None => learn::random_net(G::INPUTS, &mut rng),
    };
    let mut learner = Learner::new(net);
    let plain = G::new(G::Rules::default())?;
    let clock = Instant::now();
    let report = (order.games / 20).max(1);
    let (mut positions, mut loss) = (0, 0.0);
    for nth in 0..order.games {
        if nth % report == 0 {
            let share = against_greedy(&plain, &learner.net, 1000);
            println!(
                "{nth} games, {positions} positions, {:.0} s: loss {:.4}, {:.1} % against greedy",
                clock.elapsed().as_secs_f64(),
                loss / f64::from(positions.max(1)),
                100.0 * share,
            );
            (positions, loss) = (0, 0.0);
        }
        let other = rng.random_bool(order.mixes);
        let game = if other { mixes::game::<G>(&mut rng) } else { plain.clone() };
        let mut player = Player::new(&game, learner.net.clone());
        for (inputs, target) in player.lessons(order.targets, order.manner, &mut rng) {
            loss += f64::from(learner.learn(&inputs, target));
            positions += 1;
        }
        if nth % BATCH == BATCH - 1 {
            let [from, to] = order.rates;
            let rate = from * (to / from).powf(nth as f64 / order.games as f64);
            learner.step(rate as f32);
        }
    }
    let bytes = learner.net.write();
    let rounded = Net::read(&bytes, G::INPUTS).ok_or("what was written can be read")?;
    println!(
        "{:.0} s: {:.1} % against greedy, {:.1} % rounded",
        clock.elapsed().as_secs_f64(),
        100.0 * against_greedy(&plain, &learner.net, 4000),
        100.0 * against_greedy(&plain, &rounded, 4000),
    );
    fs::write(&order.out, bytes)?;
    Ok(())
}
