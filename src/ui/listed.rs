//! What the screen says of a game in a list, which is not opened for that.

use super::{
    i18n::{t, t_with},
    words::{game_name, side_name},
};
use crate::{
    rules::{GameKind, Outcome, Side},
    session::{Line, Player, side_ids},
};

/// What the game is called: its title, or else which game it is.
pub fn title(line: &Line) -> String {
    if line.title.is_empty() { game_name(line.game) } else { line.title.clone() }
}

/// Who played a side, with the colour.
pub fn who(line: &Line, side: Side) -> String {
    let colour = side_name(line.game, line.side_id(side));
    let name = match (line.levels[side.index()], line.names[side.index()].as_str()) {
        (0, "") => return colour,
        (0, name) => name.to_owned(),
        (level, _) => t_with("computer-level", &[("level", level.into())]),
    };
    t_with("who", &[("name", name.into()), ("side", colour.into())])
}

/// Who played whom.
pub fn versus(line: &Line) -> String {
    let [first, second] = Side::ALL.map(|side| who(line, side));
    t_with("versus", &[("first", first.into()), ("second", second.into())])
}

/// How it ended, or that it goes on.
pub fn result(line: &Line) -> String {
    let Some(Outcome { winner, reason }) = line.outcome else { return t("library-goes-on") };
    let reason = reason.id().replace('_', "-");
    match winner {
        Some(side) => {
            let values =
                [("who", who(line, side).into()), ("loser", who(line, side.other()).into())];
            t_with(&format!("won-{reason}"), &values)
        }
        None => t(&format!("drawn-{reason}")),
    }
}

/// All by which a game is searched for.
pub fn said(line: &Line) -> String {
    [line.title.as_str(), &game_name(line.game), &versus(line)].join("\n")
}

/// Somebody in the statistics.
pub fn player(game: GameKind, player: &Player) -> String {
    match player {
        Player::Named(name) => name.clone(),
        Player::Unnamed(side) => side_name(game, side_ids(game)[side.index()]),
        Player::Computer(level) => t_with("computer-level", &[("level", (*level).into())]),
    }
}
