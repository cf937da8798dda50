#!/usr/bin/env bash
# How heavy the desktop app is: bytes of its stripped program, of which there may be 15 MB, and the
# memory of its processes (their proportional set size) at home and after a whole game between two
# computers. With another program, such as an empty window, its memory once it is still:
#   scripts/weigh.sh [PROGRAM]
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/window.sh

scripts/deps.sh window-tests
app=${1:-}
if [[ -z $app ]]; then
    cargo build --release --bin guqi
    app="$TARGET_DIR/release/guqi"
fi

# The app, and the processes of the webview that it starts.
family() {
    local pid
    echo "$1"
    for pid in $(pgrep -P "$1"); do family "$pid"; done
}
memory() {
    local sum=0 pid kb
    for pid in $(family "$window_app"); do
        kb=$(awk '/^Pss:/ { print $2 }' "/proc/$pid/smaps_rollup" 2>/dev/null || echo 0)
        sum=$((sum + kb))
    done
    echo "$((sum / 1024)) MiB in $(family "$window_app" | wc -l) processes"
}

if [[ -n ${1:-} ]]; then
    window_display
    window_start "$app"
    # shellcheck disable=SC2317
    window_shown() { xdotool search --onlyvisible --pid "$window_app" >/dev/null; }
    window_until "a window" window_shown
    window_until "stillness" window_still
    say "memory: $(memory)"
    exit
fi

strip --strip-unneeded -o "$window_home/stripped" "$app"
size=$(stat -c %s "$window_home/stripped")
say "program: $size bytes"
data="$window_home/home/data/guqi"
mkdir -p "$data"
printf pace-at-once >"$data/pace.json"
window_open "$app"
window_until "stillness" window_still
say "memory at home: $(memory)"
printf '{"guqi":1,"game":"gomoku","rules":{},"seed":"1","players":{},"computer":{"black":2,"white":2},"actions":[],"result":null}\n' >"$window_home/game.guqi"
env "${window_vars[@]}" "$app" "$window_home/game.guqi"
over() { compgen -G "$data/done-*.json" >/dev/null; }
WINDOW_WAIT=300 window_until "the end of the game" over
window_until "stillness" window_still
say "memory after a game: $(memory)"
((size <= 15000000)) || die "the program is larger than 15 MB"
