#!/usr/bin/env bash
# Installs what is missing for the purposes named:
#   scripts/deps.sh desktop web browser-tests window-tests
# Through apt on Debian and Ubuntu; elsewhere it says what to install and exits 1.
# Quick when everything is there.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
source scripts/deps-rust.sh

missing=()

# need PROBE… -- APT DNF PACMAN: notes the package when the probe fails.
need() {
    local probe=()
    while [[ $1 != -- ]]; do probe+=("$1") && shift; done
    "${probe[@]}" >/dev/null 2>&1 || missing+=("$2 $3 $4")
}
linux() { [[ $(uname -s) == Linux ]]; }
lib() { pkg-config --exists "$1"; }
have_browser() { [[ -n ${CHROMIUM:-} ]] || have chromium || have chromium-browser || have google-chrome; }
speaks_chinese() { fc-list :lang=zh | grep -q .; }
webkit_with_xdo() { [[ -e /usr/include/xdo.h ]]; }

node_is_recent() { node -e 'const [major, minor] = process.versions.node.split("."); process.exit(100 * major + +minor < 1819 ? 1 : 0)'; }

purpose_rust() {
    need have cc -- build-essential gcc base-devel
    ensure_rust
}
purpose_desktop() {
    purpose_rust
    linux || return 0 # macOS and Windows bring their own webview
    need have pkg-config -- pkg-config pkgconf-pkg-config pkgconf
    need lib webkit2gtk-4.1 -- libwebkit2gtk-4.1-dev webkit2gtk4.1-devel webkit2gtk-4.1
    need webkit_with_xdo -- libxdo-dev libxdo-devel xdotool
    need have fc-list -- fontconfig fontconfig fontconfig
    need speaks_chinese -- fonts-noto-cjk google-noto-sans-cjk-fonts noto-fonts-cjk
}
purpose_web() {
    purpose_rust
    need node_is_recent -- nodejs nodejs nodejs
    need have npm -- npm npm npm
}
purpose_browser-tests() {
    purpose_web
    # Ubuntu has no such package outside snap; browser-tests.sh asks playwright there.
    if ! grep -qs '^ID=ubuntu' /etc/os-release; then need have_browser -- chromium chromium chromium; fi
    need have fc-list -- fontconfig fontconfig fontconfig
    need speaks_chinese -- fonts-noto-cjk google-noto-sans-cjk-fonts noto-fonts-cjk
}
purpose_window-tests() {
    purpose_desktop
    purpose_display
    need have xdotool -- xdotool xdotool xdotool
}
# A display of our own, and pictures of it.
purpose_display() {
    need have Xvfb -- xvfb xorg-x11-server-Xvfb xorg-server-xvfb
    need have import -- imagemagick ImageMagick imagemagick
}

install() {
    local apt=() dnf=() pacman=() a d p
    while read -r a d p; do
        apt+=("$a") dnf+=("$d") pacman+=("$p")
    done < <(printf '%s\n' "${missing[@]}" | sort -u)
    if ! have apt-get; then
        die "Please install these first:" \
            "  Fedora:      sudo dnf install ${dnf[*]}" \
            "  Arch:        sudo pacman -S ${pacman[*]}" \
            "  macOS:       xcode-select --install; brew install node chromium" \
            "  Debian-like: sudo apt-get install ${apt[*]}"
    fi
    apt_install "${apt[@]}"
}

for purpose in "$@"; do
    declare -F "purpose_$purpose" >/dev/null || die "deps.sh: no purpose named $purpose"
    "purpose_$purpose"
done
if ((${#missing[@]})); then install; fi
