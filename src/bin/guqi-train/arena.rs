//! Matches between networks, depths and ways to err that are no level (yet), and how
//! true the probabilities are that they tell.

use std::{fs, str::FromStr, time::Instant};

use guqi::{
    engine::{
        Budget, Limits, Line, Playable, Score, Search,
        chance::{ChanceSearch, Dice, Net, Value},
    },
    rules::{Action, Outcome, RuleSet, Turn},
};
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde_json::{Map, Value as Json};

use crate::Fault;

/// One who plays.
#[derive(Clone, Debug)]
pub(crate) enum Seat {
    Random,
    Greedy,
    /// A network (none: the one that comes with the game) that looks so many plies
    /// ahead, overlooks, misjudges, and expects errors.
    Net {
        file: Option<String>,
        plies: u32,
        overlook: f64,
        noise: f64,
        enemy_errors: f32,
    },
}

impl FromStr for Seat {
    type Err = Fault;

    /// `random`, `greedy`, or `FILE:PLIES:OVERLOOK:NOISE:ERRORS`, the file perhaps empty.
    fn from_str(text: &str) -> Result<Self, Fault> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => {
                let mut parts = text.split(':');
                let file = parts.next().filter(|file| !file.is_empty()).map(str::to_owned);
                Ok(Self::Net {
                    file,
                    plies: parts.next().map_or(Ok(1), str::parse)?,
                    overlook: parts.next().map_or(Ok(0.0), str::parse)?,
                    noise: parts.next().map_or(Ok(0.0), str::parse)?,
                    enemy_errors: parts.next().map_or(Ok(0.0), str::parse)?,
                })
            }
        }
    }
}

/// A match.
pub(crate) struct Arena {
    pub(crate) seats: [Seat; 2],
    pub(crate) rules: Map<String, Json>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// The most nodes of an action.
    pub(crate) nodes: u64,
    /// Whether to say how true the probabilities of the first are.
    pub(crate) deciles: bool,
}

/// How often positions of about the same value were won.
#[derive(Clone, Copy, Default)]
struct Decile {
    count: u32,
    told: f64,
    won: f64,
}

pub(crate) fn play<G: Dice + Playable>(arena: &Arena) -> Result<(), Fault> {
    let game = G::new(G::Rules::from_json(&arena.rules)?)?;
    let mut searches = Vec::new();
    for seat in &arena.seats {
        let mut search = ChanceSearch::new(&game, 16 << 20);
        if let Seat::Net { file, enemy_errors, .. } = seat {
            if let Some(file) = file {
                let bytes = fs::read(file)?;
                let net = Net::read(&bytes, G::INPUTS).ok_or("a network of another size")?;
                search = search.with_value(Value::with(&game, net));
            }
            search.expect_errors(*enemy_errors);
        }
        searches.push(search);
    }
    let clock = Instant::now();
    let (mut score, mut deciles) = (Score::default(), [Decile::default(); 10]);
    for nth in 0..arena.games {
        let mut told = Vec::new();
        let winner = one_game(&game, arena, &mut searches, nth, &mut told);
        score.add(winner);
        let won = winner.map_or(0.5, |winner| if winner == 0 { 1.0 } else { 0.0 });
        for told in told {
            let nth = (1..10).take_while(|&tenths| told * 10.0 >= f64::from(tenths)).count();
            let decile = &mut deciles[nth];
            decile.count += 1;
            decile.told += told;
            decile.won += won;
        }
    }
    let (low, high) = score.interval();
    println!(
        "{} {:?} : {:?}: {}+ {}= {}-, {:.2} % ({:.2} to {:.2}), {:+.0} Elo, {:.0} s",
        G::KIND.id(),
        arena.seats[0],
        arena.seats[1],
        score.wins,
        score.draws,
        score.losses,
        100.0 * score.share(),
        100.0 * low,
        100.0 * high,
        score.elo(),
        clock.elapsed().as_secs_f64(),
    );
    if arena.deciles {
        for Decile { count, told, won } in deciles.into_iter().filter(|decile| decile.count > 0) {
            let count = f64::from(count);
            println!("told {:.3}, won {:.3}, {count} positions", told / count, won / count);
        }
    }
    Ok(())
}

fn one_game<G: Dice + Playable>(
    game: &G,
    arena: &Arena,
    searches: &mut [ChanceSearch<G>],
    nth: u64,
    told: &mut Vec<f64>,
) -> Option<usize> {
    let pair = arena.seed.wrapping_add((nth / 2).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut throws = ChaCha8Rng::seed_from_u64(pair);
    let mut errors = ChaCha8Rng::seed_from_u64(pair ^ 0x5bd1_e995 ^ nth);
    let mut state = game.start();
    for _ in 0..10_000 {
        let action = match game.turn(&state) {
            Turn::Over(Outcome { winner, .. }) => {
                return winner.map(|side| side.index() ^ (nth % 2) as usize);
            }
            Turn::Throw { lots, .. } => G::Action::throw(lots.marked(throws.next_u32())),
            Turn::Act { side } => {
                let who = side.index() ^ (nth % 2) as usize;
                match arena.seats[who] {
                    Seat::Random => game.pick(&state, &mut || errors.next_u32(), &mut Vec::new()),
                    Seat::Greedy => game.greedy(&state, &mut errors),
                    Seat::Net { plies, overlook, noise, .. } => {
                        let budget = Budget { depth: plies, ..Budget::nodes(arena.nodes) };
                        let mut limits = Limits::new(budget);
                        let errs = overlook > 0.0 || noise > 0.0;
                        let lines = if errs { usize::MAX } else { 1 };
                        let found = searches[who].analyse(game, &state, lines, &mut limits).lines;
                        let line = if errs {
                            err(&found, overlook, noise, &mut errors)
                        } else {
                            found.first()
                        };
                        if who == 0 {
                            told.extend(line.map(|line| line.win));
                        }
                        line.map(|line| line.action)
                    }
                }
            }
        };
        game.apply(&mut state, action?, &mut |_| {});
    }
    None
}

/// Chooses as the levels do.
fn err<'a, A>(
    lines: &'a [Line<A>],
    overlook: f64,
    noise: f64,
    rng: &mut impl Rng,
) -> Option<&'a Line<A>> {
    let mut judged = |line: &Line<A>| {
        let win = line.win.clamp(1e-4, 1.0 - 1e-4);
        let seen = rng.random::<f64>() >= overlook;
        let (one, two) = (1.0 - rng.random::<f64>(), rng.random::<f64>());
        let normal = (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * two).cos();
        (win / (1.0 - win)).ln() + noise * normal - if seen { 0.0 } else { 1e6 }
    };
    let judged: Vec<_> = lines.iter().map(|line| (judged(line), line)).collect();
    judged.into_iter().max_by(|one, two| one.0.total_cmp(&two.0)).map(|best| best.1)
}
