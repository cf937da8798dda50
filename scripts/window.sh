# A real window on a virtual display: open, press, look; sourced, never run.
# Everything polls; nothing sleeps for luck. All ends with the script.
# shellcheck shell=bash

WINDOW_SIZE=1024x768
WINDOW_WAIT=${WINDOW_WAIT:-60} # seconds until a wait gives up
window_home=$(mktemp -d)
window_pids=()

window_close() {
    local pid
    for pid in "${window_pids[@]}"; do
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
    window_pids=()
    rm -rf "$window_home"
}
trap window_close EXIT

# window_until WHAT COMMAND…: polls until the command succeeds, else fails by name.
window_until() {
    local what=$1 end=$((SECONDS + WINDOW_WAIT))
    shift
    until "$@"; do
        if ((SECONDS >= end)); then
            window_shot dist/window/failed.png || true
            die "after $WINDOW_WAIT s still waiting: $what" "$(tail -n 20 "$window_home/log" 2>/dev/null)"
        fi
        sleep 0.1
    done
}

# A virtual display on a free number; its pixels also lie in $window_home/Xvfb_screen0.
window_display() {
    mkdir -p "$window_home"
    Xvfb -displayfd 3 -screen 0 "${WINDOW_SIZE}x24" -fbdir "$window_home" -nolisten tcp \
        3>"$window_home/number" 2>"$window_home/xvfb.log" &
    window_pids+=($!)
    window_until "the virtual display" test -s "$window_home/number"
    DISPLAY=":$(<"$window_home/number")"
    export DISPLAY
    unset WAYLAND_DISPLAY
}

# In a fresh home, so that no saved game and no settings of yours are touched.
window_vars=(
    HOME="$window_home/home" XDG_DATA_HOME="$window_home/home/data" XDG_RUNTIME_DIR="$window_home/home/run"
    LANG=C.UTF-8 GDK_BACKEND=x11 WEBKIT_DISABLE_COMPOSITING_MODE=1 NO_AT_BRIDGE=1
)

# window_start APP FILE…
window_start() {
    mkdir -p "$window_home/home/data" "$window_home/home/run"
    chmod 700 "$window_home/home/run"
    env "${window_vars[@]}" "$@" >"$window_home/log" 2>&1 &
    window_app=$!
    window_pids=("$window_app" "${window_pids[@]}")
}

# window_open APP FILE…: display, app, and the first painted screen.
window_open() {
    [[ -x $1 ]] || die "not built: $1"
    window_display
    window_start "$@"
    window_until "the first painted screen" window_painted
}

# window_kill: the app ends at once, without a chance to do anything.
window_kill() {
    kill -9 "$window_app"
    wait "$window_app" 2>/dev/null || true
    window_pids=("${window_pids[@]:1}")
    # What it painted goes with its window.
    window_until "a bare display" window_bare
}
window_bare() {
    window_picture "$window_home/now.png"
    (($(identify -format %k "$window_home/now.png") < 4))
}

window_alive() { kill -0 "$window_app" 2>/dev/null || die "the app ended by itself" "$(<"$window_home/log")"; }
window_picture() { import -silent -window root "$1"; }
window_shot() {
    mkdir -p "$(dirname "$1")"
    window_picture "$1"
}

# Text has many shades at its edges; an empty window has a few colours at most.
# Looks below a menu bar, which is painted before the page.
window_painted() {
    window_alive
    window_picture "$window_home/now.png"
    (($(convert "$window_home/now.png" -chop 0x64 -format %k info:) > 24))
}

# Two pictures in a row are the same.
window_still() {
    window_picture "$window_home/still-1.png"
    sleep 0.15
    window_picture "$window_home/still-2.png"
    window_same "$window_home/still-1.png" "$window_home/still-2.png"
}

# window_changed PICTURE: how many pixels of the window differ from the picture.
window_changed() { compare -metric AE "$1" "$window_home/now.png" null: 2>&1 || true; }
window_same() { [[ $(compare -metric AE "$1" "$2" null: 2>&1) == 0 ]]; }

# window_differs PICTURE PIXELS: at least so many are not as in the picture.
window_differs() {
    window_alive
    window_picture "$window_home/now.png"
    (($(window_changed "$1") >= $2))
}

# window_changes PIXELS WHAT COMMAND…: the command must change at least so many
# pixels, and then the window settles. A focus ring or a hovered button changes a
# few thousand at most of the 786432, another screen a tenth and more.
window_changes() {
    local pixels=$1 what=$2
    shift 2
    window_until "stillness before: $what" window_still
    window_picture "$window_home/before.png"
    "$@"
    window_until "$what" window_differs "$window_home/before.png" "$pixels"
    window_until "stillness after: $what" window_still
    say "window: $what"
}

# window_point X Y: moves the pointer, in percent of the window.
window_point() {
    local width height
    IFS=x read -r width height <<<"$WINDOW_SIZE"
    xdotool mousemove $((width * $1 / 100)) $((height * $2 / 100))
}
# A real press and release of the left button where the pointer is.
window_press() { xdotool click 1; }
window_click() { window_point "$@" && window_press; }

window_key() { xdotool key --delay 50 "$@"; }

# window_fit: the app's window fills the display, so percentages are of both.
window_fit() {
    local id width height
    id=$(xdotool search --onlyvisible --pid "$window_app" | tail -n 1)
    [[ -n $id ]] || return 1
    IFS=x read -r width height <<<"$WINDOW_SIZE"
    xdotool windowmove "$id" 0 0 windowsize "$id" "$width" "$height" windowfocus --sync "$id"
}

# window_point_focused TABS: moves the pointer to where the keyboard's focus is seen
# after so many Tabs: only the focused element differs much from the picture before.
window_point_focused() {
    local w h x y
    window_until "stillness" window_still
    window_picture "$window_home/before.png"
    for ((i = 0; i < $1; i++)); do window_key Tab; done
    window_until "a focus ring" window_differs "$window_home/before.png" 50
    window_until "stillness" window_still
    read -r w h x y < <(convert "$window_home/before.png" "$window_home/still-2.png" -compose difference -composite \
        -threshold 25% -trim -format '%w %h %X %Y\n' info: | tr -d +)
    xdotool mousemove $((x + w / 2)) $((y + h / 2))
}

# window_point_block COLOUR: moves the pointer into the lowest larger block of a colour;
# letters and lines are not counted.
window_point_block() {
    local w h x y blocks="$window_home/blocks.png"
    window_until "stillness" window_still
    convert "$window_home/still-2.png" -fill black +opaque "$1" -fill white -opaque "$1" -morphology Erode Square:8 "$blocks"
    # All of them together, then what of them is in their last rows.
    read -r w h x y < <(convert "$blocks" -trim -format '%w %h %X %Y\n' info: | tr -d +)
    y=$((y + h - 4))
    read -r w h x y < <(convert "$blocks" -crop "${w}x4+$x+$y" -trim -format '%w %h %X %Y\n' info: | tr -d +)
    xdotool mousemove $((x + w / 2)) "$y"
}
