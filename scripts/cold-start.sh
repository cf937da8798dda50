#!/usr/bin/env bash
# Milliseconds from starting the release app to its first painted screen, on a
# virtual display: scripts/cold-start.sh [RUNS]
# With COLD=1, as root, it empties the whole system's file cache before each run.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/window.sh

scripts/deps.sh desktop display web
cargo build --release --bin guqi
times=()
for ((run = 0; run < ${1:-5}; run++)); do
    window_display
    if [[ -n ${COLD:-} ]]; then sync && echo 3 >/proc/sys/vm/drop_caches; fi
    times+=("$(node scripts/cold-start.mjs "$TARGET_DIR/release/guqi" "$window_home")")
    window_close
done
printf 'start to first paint, ms: %s; median %s\n' "${times[*]}" "$(printf '%s\n' "${times[@]}" | sort -n | sed -n "$(((${#times[@]} + 1) / 2))p")"
