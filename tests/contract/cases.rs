//! Games to try: the default rules, and option mixes drawn from what the app
//! offers and from beyond it.

use guqi::{
    record::{Record, Replay},
    rules::{BadOption, Control, Game, GameKind, OptionSpec, RuleSet},
    session::{Session, Table},
};
use serde_json::{Map, Value};

use super::chance::Chance;

/// Values that only a record can hold: the app does not offer them.
const BEYOND: &[(&str, &str)] = &[
    ("safe", "[0,26]"),
    ("safe", "[3,4,5,30,31,51]"),
    ("blank", "7"),
    ("blank", "1"),
    ("stakes", "1"),
    ("stakes", "3"),
    ("home", "[[1,1]]"),
    ("home", "[[3,1],[12,4],[13,5]]"),
    ("max_rounds", "7"),
    ("max_rounds", "33"),
    ("no_removal", "1"),
    ("no_removal", "9"),
];

/// A game to play by chance.
pub(crate) struct Case<G: Game> {
    pub(crate) game: G,
    /// The options that differ from the default.
    pub(crate) options: Map<String, Value>,
    /// Of the throws, and of everything that is chosen in this case.
    pub(crate) seed: u64,
}

impl<G: Game> Case<G> {
    pub(crate) fn chance(&self) -> Chance {
        Chance::new(self.seed)
    }

    /// The record of the game, nothing played yet.
    pub(crate) fn record(&self) -> Record {
        Record { rules: self.options.clone(), ..Record::new(G::KIND, self.seed) }
    }

    pub(crate) fn session(&self) -> Session<G> {
        Session::open(&self.record()).expect("valid options")
    }

    /// A random game, at most so many plies.
    pub(crate) fn replay(&self, limit: usize) -> Replay<G> {
        let mut replay = Replay::new(self.game.clone());
        let mut chance = self.chance();
        let mut buffer = Vec::new();
        for _ in 0..limit {
            let state = replay.state();
            let Some(action) = self.game.pick(state, &mut || chance.bits(), &mut buffer) else {
                break;
            };
            replay.play(guqi::record::Entry::Act(action)).expect("what is picked is legal");
        }
        replay
    }

    /// The states of a random game, the last one included, each with the action
    /// played there.
    pub(crate) fn walk(&self, limit: usize) -> Vec<(G::State, Option<G::Action>)> {
        let mut chance = self.chance();
        let mut buffer = Vec::new();
        let mut state = self.game.start();
        let mut walk = Vec::new();
        for _ in 0..limit {
            let action = self.game.pick(&state, &mut || chance.bits(), &mut buffer);
            walk.push((state.clone(), action));
            let Some(action) = action else { break };
            self.game.apply(&mut state, action, &mut |_| {});
        }
        walk
    }

    /// What stands in a message when a promise is broken.
    pub(crate) fn name(&self) -> String {
        format!("{} {} seed {}", G::KIND.id(), Value::Object(self.options.clone()), self.seed)
    }
}

/// Plays one ply of a session by chance: the throw that is due, or any action.
/// False when the game is over.
pub(crate) fn step(table: &mut dyn Table, chance: &mut Chance) -> bool {
    if table.throw().is_ok() {
        return true;
    }
    let gestures = table.gestures();
    if gestures.is_empty() {
        return false;
    }
    table.play(*chance.pick(&gestures)).expect("what is offered is legal");
    true
}

/// So many cases of a game; the first is the default rules.
pub(crate) fn cases<G: Game>(count: u64) -> impl Iterator<Item = Case<G>> {
    (0..count).map(|number| {
        let seed = number * 1000
            + GameKind::ALL.iter().position(|kind| *kind == G::KIND).expect("listed") as u64;
        let options = if number == 0 { Map::new() } else { mix::<G>(&mut Chance::new(seed)) };
        Case { game: game(&options).expect("valid options"), options, seed }
    })
}

/// The game under these options.
pub(crate) fn game<G: Game>(options: &Map<String, Value>) -> Result<G, BadOption> {
    G::new(G::Rules::from_json(options)?)
}

/// A valid mix: every option is left alone, or given one of its values.
fn mix<G: Game>(chance: &mut Chance) -> Map<String, Value> {
    loop {
        let mut options = Map::new();
        for spec in G::Rules::OPTIONS {
            if chance.flip() {
                let value = chance.pick(&values(spec)).clone();
                options.insert(spec.key.to_owned(), value);
            }
        }
        match game::<G>(&options) {
            Ok(game) => return game.rules().to_json(),
            // Two options that do not go together: draw again.
            Err(BadOption::Conflict { .. }) => {}
            Err(error) => panic!("{}: {error}", G::KIND.id()),
        }
    }
}

/// The values of an option: those the app offers, then those beyond.
pub(crate) fn values(spec: &OptionSpec) -> Vec<Value> {
    let beyond = BEYOND.iter().filter(|(key, _)| *key == spec.key);
    offered(spec).into_iter().chain(beyond.map(|(_, text)| json(text))).collect()
}

/// The values that the app offers.
pub(crate) fn offered(spec: &OptionSpec) -> Vec<Value> {
    match spec.control {
        Control::Toggle => vec![false.into(), true.into()],
        Control::Numbers(numbers) => numbers.iter().map(|number| (*number).into()).collect(),
        Control::Words(words) => words.iter().map(|word| (*word).into()).collect(),
        Control::Presets(presets) => presets.iter().map(|(_, text)| json(text)).collect(),
        Control::AnyOf(numbers) => (0..1_usize << numbers.len())
            .map(|subset| {
                let chosen = (0..numbers.len()).filter(|index| subset >> index & 1 == 1);
                chosen.map(|index| numbers[index]).collect()
            })
            .collect(),
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// Whether the rules let such a game go on for ever, San San Qi without a draw by
/// rule and Senet where every throw gives another, or for longer than anyone waits
/// when it is played by chance: Bead jump without a last round.
pub(crate) fn may_never_end<G: Game>(case: &Case<G>) -> bool {
    let is = |key: &str, value: &str| case.options.get(key) == Some(&json(value));
    match G::KIND {
        GameKind::SanSan => is("repetition", "false") && is("no_removal", "0"),
        GameKind::Senet => is("extra_throws", "[1,2,3,4,5]"),
        GameKind::BeadJump => is("max_rounds", "0"),
        GameKind::Patolli | GameKind::Gomoku => false,
    }
}
