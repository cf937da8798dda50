#!/usr/bin/env bash
# Milliseconds from starting the release app to its first painted screen, on a
# virtual display: scripts/cold-start.sh [RUNS]
# As root it empties the system's file cache before each run; else only the first
# run after a boot is really cold.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/window.sh

scripts/deps.sh desktop display web
cargo build --release --bin guqi
times=()
for ((run = 0; run < ${1:-5}; run++)); do
    window_display
    [[ -w /proc/sys/vm/drop_caches ]] && sync && echo 3 >/proc/sys/vm/drop_caches
    times+=("$(node scripts/cold-start.mjs "$TARGET_DIR/release/guqi" "$window_home")")
    window_close
done
printf 'start to first paint, ms: %s; median %s\n' "${times[*]}" "$(printf '%s\n' "${times[@]}" | sort -n | sed -n "$(((${#times[@]} + 1) / 2))p")"
