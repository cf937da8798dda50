//! `think` and `match`: the computer players.

use std::{io::Write, time::Instant};

use guqi::{
    engine::{self, Analysis, Contest, Limits, Playable, Score, Search},
    record::{Record, RecordError, Replay},
    rules::{Game, RuleSet},
    with_game,
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde_json::{Value, json};

use crate::{
    Failure,
    args::{Match, Think},
    records::Input,
};

/// The bytes of a search's tables.
const MEMORY: usize = 64 << 20;

pub(crate) fn think(order: &Think, out: &mut impl Write) -> Result<(), Failure> {
    let refuse = |error| Failure::Record { file: order.file.clone(), place: String::new(), error };
    let record = Input::of(&order.file)?.only().map_err(refuse)?;
    let thought = with_game!(record.game, G => consider::<G>(order, &record));
    let thought = thought.map_err(|error| refuse(error.into()))?;
    if order.json {
        writeln!(out, "{thought}")?;
        return Ok(());
    }
    let text = |key: &str| thought[key].as_str().unwrap_or("none").to_owned();
    writeln!(out, "best {}", text("best"))?;
    if let Some(win) = thought["win"].as_f64() {
        writeln!(out, "win probability {win:.3}, depth {}", thought["depth"])?;
        writeln!(out, "{} nodes, {} a second", thought["nodes"], thought["nodes_per_second"])?;
        let variation = thought["variation"].as_array().into_iter().flatten();
        let tokens: Vec<_> = variation.filter_map(Value::as_str).collect();
        writeln!(out, "variation {}", tokens.join(" "))?;
    }
    Ok(())
}

/// What a level thinks at the end of a record.
fn consider<G: Playable>(order: &Think, record: &Record) -> Result<Value, RecordError> {
    let replay = Replay::<G>::from_record(record)?;
    let (game, state) = (replay.game(), replay.state());
    let mut search = G::Search::new(game, MEMORY);
    let mut rng = ChaCha8Rng::seed_from_u64(order.seed);
    let plan = order.level.plan::<G>();
    let mut limits = Limits::new(order.budget.and(plan.budget));
    let clock = Instant::now();
    // A game that was given up or drawn has a turn on the board and none in truth.
    let acts = replay.turn().outcome().is_none();
    let thought = acts
        .then(|| engine::think(&mut search, game, state, order.level, &mut limits, &mut rng))
        .flatten();
    let seconds = clock.elapsed().as_secs_f64();
    let Some((place, analysis)) = thought else { return Ok(json!({ "best": null })) };
    let line = &analysis.lines[place];
    let tokens: Vec<_> = line.variation.iter().map(ToString::to_string).collect();
    let Analysis { depth, nodes, .. } = analysis;
    Ok(json!({
        "best": line.action.to_string(), "win": line.win, "depth": depth, "nodes": nodes,
        "nodes_per_second": (nodes as f64 / seconds).round(), "variation": tokens,
        "seconds": seconds,
    }))
}

pub(crate) fn contest(order: &Match, out: &mut impl Write) -> Result<(), Failure> {
    let score = with_game!(order.game, G => {
        play(&G::new(<G as Game>::Rules::from_json(&order.rules)?)?, order)
    });
    let [a, b] = order.players.map(|player| player.to_string());
    let Score { wins, draws, losses } = score;
    let (low, high) = score.interval();
    if order.json {
        let line = json!({
            "game": order.game.id(), "a": a, "b": b, "seed": order.seed.to_string(),
            "games": score.games(), "wins": wins, "draws": draws, "losses": losses,
            "share": score.share(), "interval": [low, high], "elo": score.elo(),
        });
        writeln!(out, "{line}")?;
    } else {
        writeln!(
            out,
            "{}, {a} against {b}: {wins} won, {draws} drawn, {losses} lost of {}; \
             {:.1} % (95 %: {:.1} to {:.1}), {:+.0} Elo",
            order.game.id(),
            score.games(),
            100.0 * score.share(),
            100.0 * low,
            100.0 * high,
            score.elo(),
        )?;
    }
    Ok(())
}

fn play<G: Playable>(game: &G, order: &Match) -> Score {
    let contest = Contest {
        game,
        players: order.players,
        budgets: order.budgets,
        memory: MEMORY,
        seed: order.seed,
    };
    contest.play(0..u64::from(order.games))
}
