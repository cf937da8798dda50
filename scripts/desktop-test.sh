#!/usr/bin/env bash
# What the app does on a desktop beside its window: the command line, files that are opened, one
# window for each folder of games, and its place on the screen. Pictures land in dist/desktop.
#   scripts/desktop-test.sh [APP]
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/window.sh

app=${1:-}
scripts/deps.sh window-tests
if [[ -z $app ]]; then
    cargo build --bin guqi
    app="$TARGET_DIR/debug/guqi"
fi
app=$(realpath "$app")
rm -rf dist/desktop

# Without a window.
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
[[ $("$app" --version) == "guqi $version" ]] || die "--version tells another version"
"$app" --help | grep -q '^Usage: guqi' || die "--help does not help"
if "$app" --nothing 2>/dev/null; then die "an option that does not exist is taken"; fi
say "desktop: --version, --help"

record() { printf '{"guqi":1,"game":"gomoku","rules":{},"seed":"1","players":{},"actions":[%s],"result":null}\n' "$1"; }
record '"h8"' >"$window_home/one.guqi"
printf '(;FF[4]GM[4]SZ[15];B[hh];W[ii])' >"$window_home/two games 棋.sgf"
record '"h8","h8"' >"$window_home/bad.guqi"

games() { find "$window_home/home" -name 'game-*.json' | wc -l; }
games_are() { (($(games) == $1)); }
holds() { grep -q "$1" "$window_home"/home/data/*/game-*.json; }

window_open "$app" "$window_home/one.guqi"
window_until "the game of the command line is kept" games_are 1
holds '"actions":\["h8"\]' || die "not the game that was named"
window_until "the window" window_fit
window_until "stillness" window_still
window_shot dist/desktop/1-opened.png
say "desktop: a file of the command line is opened"

(cd "$window_home" && env "${window_vars[@]}" "$app" "two games 棋.sgf") || die "the second start failed"
window_until "the game of the second start is kept" games_are 2
holds '"actions":\["h8","i7"\]' || die "not the game of the second start"
window_until "stillness" window_still
window_shot dist/desktop/2-second.png
env "${window_vars[@]}" "$app" || die "a second start without a file failed"
window_alive
(($(xdotool search --onlyvisible --name Guqi | wc -l) == 1)) || die "there are two windows"
say "desktop: a second start opens its file in the first window"

window_picture "$window_home/before.png"
env "${window_vars[@]}" "$app" "$window_home/bad.guqi" || die "the second start with a bad file failed"
window_until "what is wrong with a file" window_differs "$window_home/before.png" 5000
window_until "stillness" window_still
window_shot dist/desktop/3-bad.png
games_are 2 || die "a game that cannot be played is kept"
say "desktop: a file that cannot be opened is said to be one"

# A kill leaves nothing that is in the way of the next start.
window_kill
window_start "$app"
window_until "the first painted screen after a kill" window_painted
say "desktop: after a kill it starts again"

# Its place on the screen.
window_id() { xdotool search --onlyvisible --pid "$window_app" | tail -n 1; }
geometry() { xdotool getwindowgeometry --shell "$(window_id)" 2>/dev/null | sed -n 's/^\(X\|Y\|WIDTH\|HEIGHT\)=//p' | tr '\n' ' '; }
geometry_is() { [[ $(geometry) == "$1 " ]]; }
# Another window is turned to: the root, below the pointer.
turn_away() {
    local WINDOW
    xdotool mousemove 0 0
    eval "$(xdotool getmouselocation --shell | grep '^WINDOW=')"
    xdotool windowfocus "$WINDOW"
}
kept_place() { cat "$window_home"/home/data/*/window.json 2>/dev/null; }
kept_is() { [[ $(kept_place) == "$1" ]]; }
xdotool windowfocus --sync "$(window_id)"
xdotool windowmove --sync "$(window_id)" 120 60 windowsize --sync "$(window_id)" 700 600
window_until "the place that it was given" geometry_is "120 60 700 600"
window_until "stillness" window_still
turn_away
window_until "a note of the place" kept_is "120 60 700 600"
window_kill
window_start "$app"
window_until "the first painted screen again" window_painted
window_until "the place where it was" geometry_is "120 60 700 600"
window_shot dist/desktop/4-place.png
window_kill
printf '99999 -99999 600 500' >"$(find "$window_home/home" -name window.json)"
window_start "$app"
window_until "the first painted screen of a lost window" window_painted
window_until "the place at the edge of the screen" geometry_is "$((${WINDOW_SIZE%x*} - 600)) 0 600 500"
say "desktop: the window comes back to its place, and none is off the screen"
