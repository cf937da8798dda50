#!/usr/bin/env bash
# The real desktop window on a virtual display: home is painted, a game is entered,
# started and played with real presses, its file is there, after a kill it goes on, and
# the computer plays a ply of it. Pictures land in dist/window.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/window.sh

app="$TARGET_DIR/debug/guqi"
# Where the keyboard comes to on the home screen: the settings, three languages, the library, then the games in
# progress, then the five games, each with its lesson.
first_card=6
gomoku_card=14

scripts/deps.sh window-tests
cargo build --bin guqi
rm -rf dist/window
window_open "$app"
window_fit
window_until "stillness" window_still
window_shot dist/window/1-home.png
kept_games() { find "$window_home/home" -name 'game-*.json'; }
[[ -z $(kept_games) ]] || die "a game is kept before one was begun"

window_point_focused "$gomoku_card"
window_changes 20000 "a press on Gomoku opens the new game" window_press
window_shot dist/window/2-new-game.png

window_point_block "$(sed -n 's/^  --accent: *\(#[0-9a-f]*\);/\1/p' assets/guqi.css | head -n 1)"
window_changes 20000 "a press on Start opens the table" window_press
window_shot dist/window/3-table.png

# Wherever the middle of the board is, each press on the board is one on a point.
window_changes 1500 "a press on the board places a stone" window_click 50 45
window_shot dist/window/4-played.png
file=$(kept_games)
[[ -f $file ]] || die "the game is not kept in one file: $file"
grep -q '"game":"gomoku".*"actions":\["[f-j][0-9]*"\],"result":null' "$file" || die "not the game that was played:" "$(<"$file")"
cp "$file" dist/window/kept.json

window_kill
window_start "$app"
window_until "the first painted screen after a kill" window_painted
window_until "the window after a kill" window_fit
window_until "stillness" window_still
window_shot dist/window/5-home-again.png
window_differs dist/window/1-home.png 20000 || die "home does not offer the game after a kill"
cmp "$file" dist/window/kept.json || die "the kept game changed by a kill and a start"

window_point_focused "$first_card"
window_changes 20000 "a press on the offered game opens its table" window_press
window_shot dist/window/6-table-again.png
window_differs dist/window/3-table.png 1000 || die "the table has no stone after a kill"
cmp "$file" dist/window/kept.json || die "the kept game changed by being opened"

# The same game with the computer in White's place, which is on turn.
window_kill
sed -i 's/"result":null/"result":null,"computer":{"white":1}/' "$file"
window_start "$app"
window_until "the first painted screen with a computer" window_painted
window_until "the window with a computer" window_fit
window_point_focused "$first_card"
window_changes 20000 "a press on the offered game opens its table" window_press
computer_played() { grep -q '"actions":\["[a-o][0-9]*","[a-o][0-9]*"\],"result":null,"computer":{"white":1}' "$file"; }
window_until "a stone by the computer" computer_played
window_until "stillness" window_still
window_shot dist/window/7-computer.png

say "the window works; pictures are in dist/window"
