#!/usr/bin/env bash
# The real desktop window on a virtual display: it opens, paints, and takes real
# key presses and clicks. Pictures land in dist/window.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/window.sh

scripts/deps.sh window-tests
cargo build --bin guqi
rm -rf dist/window
window_open "$TARGET_DIR/debug/guqi"
window_fit
window_until "stillness" window_still
window_shot dist/window/1-home.png

# The steps: each must change so many pixels. Where to press: in percent of the
# window, or where the keyboard's focus is seen after so many Tabs.
window_point_focused 1
window_changes 20000 "a press on the first thing that can be pressed" window_press
window_shot dist/window/2-pressed.png

say "the window works; pictures are in dist/window"
