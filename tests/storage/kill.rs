//! The program killed a thousand times in the middle of writing: no game is lost, and at
//! most the last action, which was not confirmed yet, is missing.

use std::{
    env,
    io::{BufRead, BufReader, Write, stdout},
    path::Path,
    process::{Command, Stdio},
    thread::sleep,
    time::Duration,
};

use guqi::{
    record::Record,
    rules::{GameKind, Turn},
    session::{GameId, open},
};

use super::{folder, shelf};

/// Names the folder to the program that is killed, which is this test itself.
const WRITES_IN: &str = "GUQI_TEST_WRITES_IN";
const KILLS: u32 = 1000;

#[test]
fn a_kill_in_the_middle_of_writing_loses_nothing() {
    if let Some(folder) = env::var_os(WRITES_IN) {
        play_for_ever(folder.as_ref());
    }
    let folder = folder("killed");
    let mut plies = 0;
    let mut cut_short = 0;
    for round in 0..KILLS {
        let confirmed = killed_after(&folder, Duration::from_micros(u64::from(round * 37 % 4000)));
        let kept = kept(&folder);
        let more = kept - plies;
        assert!(
            more == confirmed || more == confirmed + 1,
            "kill {round}: {confirmed} plies were confirmed and {more} are kept"
        );
        cut_short += kept - plies - confirmed;
        plies = kept;
    }
    // Else the kills came at moments that prove nothing.
    assert!(plies > KILLS as usize && cut_short > 0, "{plies} plies, {cut_short} unconfirmed");
}

/// Plays Senet, game after game, going on with what is kept; tells of each ply once it
/// is kept.
fn play_for_ever(folder: &Path) -> ! {
    let shelf = shelf(folder);
    loop {
        let unfinished = shelf.contents().expect("readable").going_on.pop();
        let (id, mut game) = unfinished.unwrap_or_else(|| {
            let record = Record::new(GameKind::Senet, 7);
            (shelf.next_id().expect("readable"), open(&record).expect("a record"))
        });
        while let turn @ (Turn::Throw { .. } | Turn::Act { .. }) = game.turn() {
            if matches!(turn, Turn::Throw { .. }) {
                game.throw().expect("a throw is due");
            } else {
                game.play(game.gestures()[0]).expect("it is legal");
            }
            shelf.save(id, &*game).expect("there is room");
            println!("kept");
            stdout().flush().expect("somebody reads");
        }
    }
}

/// Lets the program play for so long after its first confirmed ply; how many it confirmed.
fn killed_after(folder: &Path, time: Duration) -> usize {
    let mut program = Command::new(env::current_exe().expect("this test"))
        .args(["--exact", "kill::a_kill_in_the_middle_of_writing_loses_nothing", "--nocapture"])
        .env(WRITES_IN, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(program.stdout.take().expect("a pipe")).lines();
    let mut confirmed = || lines.next().transpose().expect("text");
    while confirmed().is_some_and(|line| line != "kept") {}
    sleep(time);
    program.kill().expect("it runs for ever");
    program.wait().expect("it is dead");
    1 + std::iter::from_fn(confirmed).filter(|line| line == "kept").count()
}

/// How many plies all games have together; every one of them can be read.
fn kept(folder: &Path) -> usize {
    let shelf = shelf(folder);
    assert_eq!(shelf.contents().expect("readable").unreadable, []);
    let last = shelf.next_id().expect("readable").0;
    (1..last).map(|id| shelf.open(GameId(id)).expect("readable").expect("none is lost").ply()).sum()
}
