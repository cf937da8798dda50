//! What a ply sounds like. The page makes it heard and felt (assets/guqi.js), which no two
//! platforms would do alike from here; it is told by an element that nobody sees. The same
//! element tells it while a game is played, so that the screen stays awake.

use dioxus::prelude::*;

use super::{boards::travel_millis, play::Play, shared::Shared};
use crate::rules::{Event, GameKind, Spot};

/// A sound by its name, and how many milliseconds after the ply it begins where things move
/// at their normal speed.
pub type Cue = (&'static str, usize);

/// How long a piece takes that slides straight to its place.
const SLIDE: usize = 280;
/// How long the last sound of a game is waited for.
const END: usize = 250;

/// What is heard of the last change, in order; `falls` while a throw does not rest yet.
/// Nothing of what was taken back, and nothing of a game just opened.
pub fn cues(play: &Play, falls: bool) -> Vec<Cue> {
    if play.refusal().is_some() {
        return vec![("refused", 0)];
    }
    let table = play.table();
    let mut cues: Vec<Cue> = Vec::new();
    // When that is heard which happens next.
    let mut now = 0;
    for event in play.news() {
        let sound = match event {
            Event::Threw { .. } if falls => "throw",
            Event::Threw { .. } => "settle",
            Event::Passed { .. } => "pass",
            Event::Moved { to, .. } => {
                now = hops(play, &mut cues);
                if *to == Spot::Off { "off" } else { "place" }
            }
            Event::Placed { .. } => {
                // Elsewhere it comes from a tray.
                if table.kind() != GameKind::Gomoku {
                    now = SLIDE;
                }
                "place"
            }
            Event::Captured { .. } | Event::Swapped { .. } => "capture",
            Event::Carried { .. } => "water",
            Event::Line { .. } => {
                now = SLIDE.max(now + 60);
                "line"
            }
            Event::Marked { .. } | Event::Chose { .. } => "mark",
            Event::Swept { .. } => {
                now = SLIDE.max(now);
                "sweep"
            }
            Event::NothingToTake { .. } | Event::Paid { .. } | Event::ThrowsAgain { .. } => {
                continue;
            }
        };
        // Two lines at once are one sound, and so are all stones swept.
        if cues.last().is_none_or(|(last, _)| *last != sound) {
            cues.push((sound, now));
        }
    }
    if let Some(outcome) = table.turn().outcome().filter(|_| play.forward()) {
        let computer = |side| table.computer(table.seat(side)).is_some();
        let sound = match outcome.winner {
            None => "draw",
            Some(side) if computer(side) && !computer(side.other()) => "lost",
            Some(_) => "win",
        };
        cues.push((sound, now + END));
    }
    cues
}

/// The stops on the way of the piece that moves, and when it lands: a chain's beads, the
/// squares passed. The water carries it on after that.
fn hops(play: &Play, cues: &mut Vec<Cue>) -> usize {
    let stops = play.travel().len();
    let time = travel_millis(stops);
    let carried = play.news().iter().any(|event| matches!(event, Event::Carried { .. }));
    let lands = stops - 1 - usize::from(carried);
    let sound = if play.table().kind() == GameKind::BeadJump { "hop" } else { "step" };
    cues.extend((1..lands).map(|nth| (sound, time * nth / (stops - 1))));
    time * lands / (stops - 1)
}

/// Tells the page of the game in play. Drawn a frame after the board, and when a throw begins.
#[component]
pub(crate) fn Senses() -> Element {
    let shared = Shared::here();
    let falls = shared.settling();
    let play = shared.seen();
    let Some(play) = play.as_ref() else { return rsx! {} };
    let cues: Vec<_> = cues(play, falls).iter().map(|(cue, at)| format!("{cue}:{at}")).collect();
    let (turn, refusals, cues) = (play.turn(), play.refusals(), cues.join(" "));
    rsx! {
        div {
            class: "senses",
            hidden: true,
            // Another number is something to be heard, also when it sounds the same.
            "data-ply": "{turn} {refusals} {falls}",
            "data-cues": "{cues}",
            "data-on": play.table().turn().side().is_some(),
        }
    }
}
