//! Guqi's Gomoku player as an engine for tournaments: the Gomocup (Piskvork) protocol
//! on standard input and output, <https://plastovicka.github.io/protocl2en.htm>.

mod clock;
mod player;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use player::Player;

fn main() -> ExitCode {
    let (input, mut output) = (io::stdin().lock(), io::stdout());
    let mut player = Player::default();
    for line in input.lines() {
        let Ok(line) = line else { return ExitCode::FAILURE };
        let Some(answer) = player.hear(line.trim()) else { return ExitCode::SUCCESS };
        let told = answer.iter().try_for_each(|line| writeln!(output, "{line}"));
        if told.and_then(|()| output.flush()).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
