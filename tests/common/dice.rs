//! What every search of a game of throws promises; shared by the tests of the
//! computer's Patolli and Senet.

use guqi::{
    engine::{
        Analysis, Budget, Contest, Level, Limits, Playable, Player, Search,
        chance::{ChanceSearch, Dice, Inputs, Net, Value},
    },
    rules::{Action, Control, Game, Lots, RuleSet, Side, Turn},
};
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde_json::{Map, Value as Json};

const MEMORY: usize = 1 << 20;

/// A game with every option left alone or given one of the values that are offered.
pub(crate) fn mix<G: Game>(rng: &mut ChaCha8Rng) -> G {
    let mut options = Map::new();
    for spec in G::Rules::OPTIONS {
        let mut one = |count: usize| rng.random_range(0..count as u32) as usize;
        let value: Json = match spec.control {
            _ if one(2) == 0 => continue,
            Control::Toggle => true.into(),
            Control::Numbers(numbers) => numbers[one(numbers.len())].into(),
            Control::Words(words) => words[one(words.len())].into(),
            Control::Presets(presets) => {
                serde_json::from_str(presets[one(presets.len())].1).expect("JSON")
            }
            Control::AnyOf(numbers) => {
                numbers.iter().copied().filter(|_| one(2) == 0).collect::<Vec<_>>().into()
            }
        };
        options.insert(spec.key.to_owned(), value);
    }
    G::new(G::Rules::from_json(&options).expect("offered")).expect("valid")
}

/// The first is the default.
fn mixes<G: Game>(count: u64) -> impl Iterator<Item = (G, ChaCha8Rng)> {
    (0..count).map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let plain = || G::new(G::Rules::default()).expect("valid");
        (if seed == 0 { plain() } else { mix(&mut rng) }, rng)
    })
}

/// Positions of a random game in which a side acts, one out of so many plies.
fn positions<G: Game>(game: &G, every: usize, rng: &mut ChaCha8Rng) -> Vec<G::State> {
    let mut state = game.start();
    let mut found = Vec::new();
    for ply in 0..400 {
        let turn = game.turn(&state);
        if ply / 2 % every == every - 1 && matches!(turn, Turn::Act { .. }) {
            found.push(state.clone());
        }
        let Some(action) = game.pick(&state, &mut || rng.next_u32(), &mut Vec::new()) else {
            break;
        };
        game.apply(&mut state, action, &mut |_| {});
    }
    found
}

/// What a fresh search finds at this depth.
pub(crate) fn at_depth<G: Dice>(
    game: &G,
    state: &G::State,
    plies: u32,
    lines: usize,
) -> Analysis<G::Action> {
    let budget = Budget { depth: plies, ..Budget::UNLIMITED };
    ChanceSearch::new(game, MEMORY).analyse(game, state, lines, &mut Limits::new(budget))
}

/// The best action at a depth of two turns, as its token.
pub(crate) fn best<G: Dice>(game: &G, state: &G::State) -> String {
    at_depth(game, state, 3, 1).lines[0].action.to_string()
}

/// With pruning and table, the value of every action is that of plain expectiminimax;
/// a table of one entry changes nothing either.
pub(crate) fn pruning_changes_nothing<G: Dice>() {
    for (game, mut rng) in mixes::<G>(4) {
        for (nth, state) in positions(&game, 40, &mut rng).iter().take(3).enumerate() {
            let budget = Budget { depth: if nth == 0 { 5 } else { 3 }, ..Budget::UNLIMITED };
            let found = |search: ChanceSearch<G>, lines| {
                { search }.analyse(&game, state, lines, &mut Limits::new(budget))
            };
            let plain = found(ChanceSearch::new(&game, MEMORY).plain(), usize::MAX);
            let win =
                |action| plain.lines.iter().find(|line| line.action == action).expect("all").win;
            for (memory, lines) in [(MEMORY, usize::MAX), (MEMORY, 1), (MEMORY, 2), (0, 2)] {
                let pruned = found(ChanceSearch::new(&game, memory), lines);
                assert_eq!(pruned.lines.len(), lines.min(plain.lines.len()));
                assert_eq!(pruned.depth, plain.depth);
                assert!(pruned.nodes <= plain.nodes);
                for (line, same) in pruned.lines.iter().zip(&plain.lines) {
                    assert!((line.win - same.win).abs() < 1e-5, "{line:?}, {same:?}");
                    assert!((win(line.action) - same.win).abs() < 1e-5, "{line:?}, {same:?}");
                }
            }
        }
    }
}

/// An enemy who is taken to err changes the values as a whole network does, pruned or not,
/// and leaves nothing behind in a search that goes on to take the enemy at its best.
pub(crate) fn errors_are_expected_where_they_are_asked_for<G: Dice>() {
    let budget = Budget { depth: 3, ..Budget::UNLIMITED };
    for (game, mut rng) in mixes::<G>(4) {
        let mut one = ChanceSearch::new(&game, MEMORY);
        for state in positions(&game, 20, &mut rng) {
            let found = |share, search: &mut ChanceSearch<G>| {
                search.expect_errors(share);
                search.analyse(&game, &state, usize::MAX, &mut Limits::new(budget))
            };
            let plain = found(0.0, &mut ChanceSearch::new(&game, MEMORY));
            let mut last = None;
            for share in [0.7, 0.2, 0.0] {
                let reused = found(share, &mut one);
                let unpruned = found(share, &mut ChanceSearch::new(&game, MEMORY).plain());
                for line in &reused.lines {
                    let same = unpruned.lines.iter().find(|same| same.action == line.action);
                    let same = same.expect("all lines");
                    assert!((line.win - same.win).abs() < 1e-5, "{share}: {line:?}, {same:?}");
                }
                last = Some(reused.lines);
            }
            assert_eq!(last, Some(plain.lines));
        }
    }
}

/// A value two turns deep is what the definition says: the best answers to every
/// throw, weighted by its odds, which add up to 1.
pub(crate) fn chance_is_weighed_by_its_odds<G: Dice>() {
    for (game, mut rng) in mixes::<G>(3) {
        for state in positions(&game, 30, &mut rng) {
            let side = game.turn(&state).side().expect("a side acts");
            for line in at_depth(&game, &state, 3, usize::MAX).lines {
                let next = game.play(&state, line.action).expect("legal");
                let Turn::Throw { side: thrower, lots: Lots(lots) } = game.turn(&next) else {
                    continue;
                };
                let (mut sum, mut odds_sum) = (0.0, 0.0);
                for marked in 0..=lots {
                    let throw = G::Action::throw(marked).expect("a throw");
                    let thrown = game.play(&next, throw).expect("legal");
                    let odds = Lots(lots).odds(marked);
                    odds_sum += odds;
                    sum += odds * at_depth(&game, &thrown, 1, 1).lines[0].win;
                }
                assert!((odds_sum - 1.0).abs() < 1e-12);
                let win = if thrower == side { sum } else { 1.0 - sum };
                // What is forced is searched as deep, so all lines are comparable.
                assert!((line.win - win).abs() < 1e-5, "{line:?}: {win}");
            }
        }
    }
}

/// However small the budget, all lines are legal and in order, and the same every time.
pub(crate) fn small_budgets_find_something<G: Dice>() {
    for (game, mut rng) in mixes::<G>(6) {
        for state in positions(&game, 20, &mut rng) {
            for nodes in [0, 1, 2, 7, 40, 300] {
                let found = |lines| {
                    let mut limits = Limits::new(Budget::nodes(nodes));
                    ChanceSearch::new(&game, MEMORY).analyse(&game, &state, lines, &mut limits)
                };
                for lines in [0, 1, 3, usize::MAX] {
                    let analysis = found(lines);
                    let legal = game.legal(&state);
                    assert!(!analysis.lines.is_empty());
                    assert!(analysis.lines.len() <= legal.len());
                    assert!(analysis.lines.iter().all(|line| legal.contains(&line.action)));
                    assert!(analysis.lines.iter().all(|line| (0.0..=1.0).contains(&line.win)));
                    assert!(analysis.lines.iter().all(|line| line.variation == [line.action]));
                    assert!(analysis.lines.is_sorted_by(|one, two| one.win >= two.win));
                    assert_eq!(analysis, found(lines));
                }
                assert_eq!(found(usize::MAX).lines.len(), game.legal(&state).len());
                // One action of the root is all that may come on top.
                assert!(found(usize::MAX).nodes <= nodes + 64);
            }
        }
    }
}

/// Nobody acts: there is nothing to find, and nothing greedy to do.
pub(crate) fn nothing_is_found_where_nobody_acts<G: Dice + Playable>() {
    let game = G::new(G::Rules::default()).expect("valid");
    let state = game.start();
    assert!(at_depth(&game, &state, 3, 1).lines.is_empty());
    assert_eq!(game.greedy(&state, &mut ChaCha8Rng::seed_from_u64(1)), None);
}

/// Both sides play whole games under any rules.
pub(crate) fn any_rules_are_played<G: Dice + Playable>(endless: impl Fn(&G) -> bool) {
    let level = |number| Player::Level(Level::new(number).expect("a level"));
    for (number, (game, _)) in mixes::<G>(10).enumerate().filter(|(_, (game, _))| !endless(game)) {
        let contest = Contest {
            game: &game,
            players: [level(1 + number as u8 % 8), Player::Greedy],
            budgets: [Budget::nodes(20); 2],
            memory: MEMORY,
            seed: 3,
        };
        assert_eq!(contest.play(0..2).games(), 2);
    }
}

/// The weights fit, they are not all alike, and the value of a position is a
/// probability that depends on the position.
pub(crate) fn the_weights_fit<G: Dice>() {
    assert_eq!(G::WEIGHTS.len(), Net::bytes(G::INPUTS));
    assert!(Net::read(&G::WEIGHTS[1..], G::INPUTS).is_none());
    let net = Net::read(G::WEIGHTS, G::INPUTS).expect("the right size");
    assert_eq!(net.write().len(), G::WEIGHTS.len());
    let again = Net::read(&net.write(), G::INPUTS).expect("the right size");
    for (row, same) in net.rows.iter().zip(&again.rows) {
        assert!(row.iter().zip(same).all(|(one, two)| (one - two).abs() < 1e-4));
    }
    for (game, mut rng) in mixes::<G>(8) {
        let (mut constant, mut inputs) = (Inputs::default(), Inputs::default());
        game.constant_inputs(&mut constant);
        let (mut value, sight) = (Value::new(&game), game.sight());
        let mut values = Vec::new();
        for state in positions(&game, 20, &mut rng) {
            for side in Side::ALL {
                inputs.clear();
                game.inputs(&sight, &state, side, &mut inputs);
                // No input is out of range, set twice, or not a number.
                let all = constant.list().iter().chain(inputs.list());
                let mut seen: Vec<_> = all.clone().map(|input| input.0).collect();
                seen.sort_unstable();
                assert!(seen.windows(2).all(|two| two[0] < two[1]));
                assert!(seen.iter().all(|&input| usize::from(input) < G::INPUTS));
                assert!(all.clone().all(|input| input.1.abs() < 20.0), "{all:?}");
                values.push(value.of(&game, &state, side));
            }
        }
        assert!(values.iter().all(|value| 0.0 < *value && *value < 1.0));
        assert!(values.iter().any(|value| (value - values[0]).abs() > 0.01));
    }
}
